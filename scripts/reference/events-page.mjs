// The page of all events, with the types of their fields and of what methods return.
import { exportsOf } from './declarations.mjs';
import { commentText, fence, page, section } from './markdown.mjs';

/** Where the types stand that the fields of events have. */
const TYPES = [
  ['core/basics/result', ['Result', 'Refusal', 'Facts']],
  ['core/contract/rules', ['Seat', 'Outcome', 'Goal', 'Viewer']],
  ['core/session/session', ['Cause']],
  ['core/session/snapshot', ['Snapshot']],
  ['ui/contract/events', ['Solved', 'DailyResult']],
  ['core/exercise/exercise', ['Item', 'SetResult']],
  ['ui/steps/plan', ['Step', 'StepState']],
  ['ui/elements/game-element', ['PlayOptions']],
];

const CLASSES = ['contract', 'set', 'steps'].map((room) => `dist/types/ui/${room}/events.d.ts`);

/** Pages make no event of ours. */
const withoutConstructor = (text) => text.replace(/^ *(?:\/\*\*[^/]*\*\/\n *)?constructor\([^]*?\);\n/gm, '');

const fieldsIn = (text) => [...text.matchAll(/^ *readonly (\w+)\??:/gm)].map(([, name]) => name);

/** The events' classes and the types that belong to them. */
export function readEvents() {
  const files = [...CLASSES, ...TYPES.map(([file]) => `dist/types/${file}.d.ts`)];
  const all = exportsOf(files);
  const others = all.slice(CLASSES.length);
  const classes = all
    .slice(0, CLASSES.length)
    .flat()
    .filter(({ kind, name }) => kind === 'classes' && name !== 'BoardEvent')
    .map((one) => ({ ...one, text: withoutConstructor(one.text) }));
  const types = TYPES.flatMap(([, names], n) =>
    names.map((name) => others[n].find((one) => one.name === name)),
  );
  return {
    classes,
    types,
    fields: Object.fromEntries(classes.map(({ name, text }) => [name, fieldsIn(text)])),
  };
}

const entry = ({ name, comment, text }) => section(`### ${name}`, commentText(comment), fence('ts', text));

/** `nameOf`: the event of each class, as pages listen to it. */
export function eventsPage({ classes, types }, nameOf) {
  return page(
    '# Events and results',
    'Every event bubbles and crosses shadow roots. Its fields are on the event itself; `detail` is empty, and `target` is the board.',
    fence(
      'js',
      `board.addEventListener('game-end', ({ sentence, winners, record }) => {
  console.log(sentence, winners, record);
});`,
    ),
    section(
      '## Events',
      ...classes.map((one) => entry({ ...one, comment: `\`${nameOf[one.name]}\`. ${one.comment}`.trim() })),
    ),
    section('## Types', ...types.map(entry)),
  );
}
