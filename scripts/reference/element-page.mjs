// The page of an element: from the manifest, the game's table of options, the palette and the events' classes.
import { code, fence, page, pathTo, section, table, writer } from './markdown.mjs';

/** These attributes ask for a puzzle or are about one. */
const OF_PUZZLES = new Set(
  'puzzle goal par daily daily-zone daily-first level no-solution no-choices'.split(' '),
);

const between = ({ min, max }) => `${min} to ${max}`;

/** How often a list has a value. */
const times = ({ least, most }) => (least === most ? `${least}` : `${least} to ${most}`);

/** What an option takes, in words. */
const RANGES = {
  integer: between,
  flag: ({ default: isOn }) => (isOn ? '`yes`, `no`' : 'flag'),
  choice: ({ values }) => values.map(code).join(', '),
  numbers: (option) => `${times(option)} ${option.whole ? 'whole numbers' : 'numbers'}, ${between(option)}`,
  choices: (option) => `${times(option)} of ${option.values.map(code).join(', ')}`,
  text: ({ maxLength }) => `text, at most ${maxLength.toLocaleString('en')} characters`,
};

/** What an attribute takes that is no option. */
function rangeOf({ type: { text } }) {
  const told = text.replace(/ \| undefined$/, '');
  if (told === 'boolean') return 'flag';
  if (/^(string|number)/.test(told))
    return told.startsWith('number') ? 'number' : told.replace('string', 'text').replace(' | ', ' or ');
  return told
    .split(' | ')
    .map((one) => code(one.replaceAll("'", '')))
    .join(', ');
}

/** Which bots can take a seat. */
const botsOf = (definition) => `Bots for \`seats\`: ${definition.bots.map((name) => code(name)).join(', ')}.`;

const shownDefault = (value) => {
  if (value === undefined || value === 'false' || value === '') return '';
  return code(`${value}`);
};

/** A heading, what is said below it, and a table; '' if the table has no row. */
const listed = (heading, said, rows) => (rows ? section(heading, said, rows) : '');

/** What is told of each attribute, an option's range from its own table and not once more from its description. */
function attributeRow(prose, { options, definition }) {
  const fallbacks = { seats: definition?.seats };
  return (one) => {
    const option = options[one.fieldName];
    const range = option ? RANGES[option.kind](option) : rangeOf(one);
    const ofOption = option?.kind === 'flag' && option.default ? 'yes' : one.default;
    return [
      code(one.name),
      range,
      shownDefault(ofOption ?? fallbacks[one.name]),
      prose(one.description.replace(`, ${range}`, '')),
    ];
  };
}

const methodOf = ({ name, parameters = [] }) =>
  `${name}(${parameters.map((one) => `${one.name}${one.optional ? '?' : ''}`).join(', ')})`;

const isMethod = ({ kind }) => kind === 'method';

/** What a page can read or set that is no attribute. */
const isOwnProperty = (member) => member.kind === 'field' && !member.attribute;

function propertyRow(prose) {
  return ({ name, readonly, type, description }) => [
    code(name),
    code(type.text),
    `${prose(description)}${readonly ? ' Read only.' : ''}`,
  ];
}

/** A colour by day and by night, or what else a custom property begins with. */
function coloursOf(palette, name) {
  const token = name.replace('--board-', '');
  const [, seat] = /^seat-(\d)$/.exec(token) ?? [];
  const tone = seat === undefined ? palette.inks[token] : palette.seats[Number(seat)];
  return tone ? tone.map(code) : ['', ''];
}

/** The example stands indented in the description of the class. */
export function exampleIn({ description }) {
  const lines = description.split('\n').filter((line) => line.startsWith('    '));
  return lines.map((line) => line.slice(4)).join('\n');
}

const textOf = ({ description }) => description.replace(/^ {4}.*$/gm, '');

/** What stands at the top of a board's page: where its rules and its notation are. */
function places(folder, { id, name }) {
  const link = (text, file) => `[${text}](${pathTo(folder, file)})`;
  const of = name.replace('*', '\\*');
  return `${link(`Rules of ${of}`, `docs/rules/${id}.md`)} · ${link('Notation', `docs/notation/${id}.md`)} · ${link('Use a board', 'docs/use-a-board.md')}`;
}

/** The attributes of a board in groups: the game's, its own, those for puzzles and those of every board. */
function attributeGroups({ attributes }, { options, shared, definition }, table) {
  const groups = { options: [], own: [], puzzles: [], shared: [] };
  for (const one of attributes) {
    if (one.fieldName in options) groups.options.push(one);
    else if (OF_PUZZLES.has(one.name)) groups.puzzles.push(one);
    else groups[shared.has(one.name) ? 'shared' : 'own'].push(one);
  }
  const counting = Object.entries(options)
    .filter(([, option]) => option.countsSeats)
    .map(
      ([name, option]) =>
        `The board counts the seats for the option ${code(name)} (${RANGES[option.kind](option)}).`,
    );
  return [
    section('## Options of the game', table(groups.options), counting.join('\n\n')),
    section('## Attributes of this board', table(groups.own)),
    section('## Attributes for puzzles', table(groups.puzzles)),
    section('## Attributes of every board', table(groups.shared), botsOf(definition)),
  ];
}

/**
 * `about`: the folder, the palette, the fields of each event, and the sentences. Of a board also the game, its table of
 * options, the page of each rule, and which attributes all boards have.
 */
export function elementPage(declaration, about) {
  const { tagName, attributes, members, events, slots, cssParts, cssProperties, cssStates } = declaration;
  const { folder, palette, fields, rule, game, sentences } = about;
  const prose = writer(folder, rule);
  const toRow = attributeRow(prose, about);
  const rowsOf = (list) => table(['attribute', 'value', 'default', 'what it sets'], list.map(toRow));
  const described = (list) =>
    list.map(({ name, description }) => [code(name) || '(default)', prose(description)]);
  const methodRow = (one) => [
    code(methodOf(one)),
    prose(one.description),
    code(one.return?.type.text ?? ''),
    prose(one.return?.description ?? ''),
  ];
  const eventRow = (one) => [
    code(one.name),
    prose(one.description),
    fields[one.type.text].map(code).join(', '),
  ];
  const propertyOf = (one) => [code(one.name), prose(one.description), ...coloursOf(palette, one.name)];
  return page(
    `# \`<${tagName}>\``,
    prose(textOf(declaration)),
    game && places(folder, game),
    fence('js', `import 'planisphere/${tagName}.js';`),
    fence('html', exampleIn(declaration)),
    ...(game ? attributeGroups(declaration, about, rowsOf) : [section('## Attributes', rowsOf(attributes))]),
    listed(
      '## Properties',
      'Each attribute is also a property. Its name is in camel case there. These are properties only:',
      table(['property', 'type', 'what it is'], members.filter(isOwnProperty).map(propertyRow(prose))),
    ),
    listed(
      '## Methods',
      'No method throws. [Result](events.md#result) has the form of what they return.',
      table(['method', 'what it does', 'returns', 'value'], members.filter(isMethod).map(methodRow)),
    ),
    listed(
      '## Events',
      'All events bubble. Their fields are on the event itself, not in `detail`. [Events](events.md) has the types.',
      table(['event', 'when', 'fields'], events.map(eventRow)),
    ),
    listed('## Slots', '', table(['slot', 'what it takes'], described(slots))),
    listed('## Parts', 'Style them with `::part()`.', table(['part', 'what it is'], described(cssParts))),
    listed('## States', 'Select them with `:state()`.', table(['state', 'when'], described(cssStates))),
    listed(
      '## Custom properties',
      game &&
        'The colours are those of a page that sets no background. On any other page the board mixes its own.',
      table(['custom property', 'what it sets', 'by day', 'by night'], cssProperties.map(propertyOf)),
    ),
    section('## Sentences', sentences),
  );
}
