// Tells editors and frameworks of the elements, from the manifest that the build has made:
// `node scripts/build/frameworks.mjs <dist>`. `planisphere/elements` has the types of all tags, and each framework's
// own file beside frameworks.mjs says in its terms how they are used there. For HTML there are VS Code's and JetBrains’
// formats.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGE } from './published.mjs';
import { ROOT } from './slices.mjs';

const TEMPLATES = join(ROOT, 'scripts/build/frameworks');

/** The elements that a manifest has. */
export const declarationsIn = ({ modules }) => modules.flatMap(({ declarations }) => declarations);

const withoutUndefined = (type) => type.replace(/ \| undefined$/, '');

/** What an element's member is without its attribute: a property that pages may set. */
const isProperty = ({ kind, readonly }) => kind === 'field' && !readonly;

const comment = (text, indent) =>
  text ? `${indent}/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\n` : '';

const line = (name, type, description) =>
  `${comment(description, '      ')}      '${name}'?: ${type} | undefined;\n`;

const isLiteral = (type) => /^[\d']/.test(type);

/** What a tag takes for an attribute: a number or a flag may come as text, as HTML writes it. */
function typeOfAttribute({ name, type }, members) {
  const { type: ofMember } = members.find(({ attribute }) => attribute === name) ?? { type };
  // The attribute tells its words; and a type with a name is an object, which no attribute holds.
  const isNarrow = isLiteral(type.text) || /\b[A-Z]/.test(ofMember.text);
  const told = withoutUndefined(isNarrow ? type.text : ofMember.text);
  const one = (part) => {
    if (part === 'number' && !told.includes('string')) return 'Count';
    if (part === 'boolean' && told === 'boolean') return 'Flag';
    return /^\d/.test(part) ? `${part} | '${part}'` : part;
  };
  return told.split(' | ').map(one).join(' | ');
}

function typesOf({ name, tagName, attributes, members, events }) {
  const set = members.filter(isProperty).filter((member) => member.attribute !== member.name);
  return `  '${tagName}': {
    element: ${name};
    attributes: {
${attributes.map((one) => line(one.name, typeOfAttribute(one, members), one.description)).join('')}    };
    properties: {
${set.map((one) => line(one.name, `${name}['${one.name}']`, one.description)).join('')}    };
    events: {
${events.map((one) => `${comment(one.description, '      ')}      '${one.name}': ${one.type.text};\n`).join('')}    };
  };
`;
}

/** `planisphere/elements`. */
function elementTypes(declarations) {
  const from = (one) => {
    const names = [...new Set([one.name, ...one.events.map(({ type }) => type.text)])];
    return `import type { ${names.join(', ')} } from '../${one.tagName}.js';\n`;
  };
  const known = new Set();
  const imports = declarations.map((one) => {
    const events = one.events.filter(({ type }) => !known.has(type.text));
    for (const { type } of events) known.add(type.text);
    return from({ ...one, events });
  });
  return `// Made by the build from custom-elements.json: all tags, what each takes, and what it fires.
${imports.join('')}
/** A number, or one as HTML writes it. */
export type Count = number | \`\${number}\`;

/** On or off, as frameworks and HTML write it. */
export type Flag = boolean | '' | 'true' | 'false';

export interface ElementTypes {
${declarations.map(typesOf).join('')}}

export type Tag = keyof ElementTypes;
`;
}

/** The values that an attribute can have, where they are few. */
function valuesOf({ type }) {
  const parts = withoutUndefined(type.text).split(' | ');
  return parts.every(isLiteral) ? parts.map((part) => part.replaceAll("'", '')) : [];
}

const markdown = (value) => ({ kind: 'markdown', value });

/** VS Code’s custom data for HTML. */
const vsCode = (declarations) => ({
  version: 1.1,
  tags: declarations.map(({ tagName, description, attributes }) => ({
    name: tagName,
    description: markdown(description),
    attributes: attributes.map((one) => ({
      name: one.name,
      description: markdown(one.description),
      // VS Code's own set for attributes that need no value.
      ...(one.type.text === 'boolean' && { valueSet: 'v' }),
      ...(valuesOf(one).length > 0 && { values: valuesOf(one).map((name) => ({ name })) }),
    })),
  })),
});

const described = ({ name, description }) => ({ name, description });

/** A list without repetitions, by name: parts and custom properties of several boards. */
const byName = (list) => [...new Map(list.map((one) => [one.name, one])).values()];

/** JetBrains’ web-types. */
const webTypes = (declarations) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: PACKAGE.name,
  version: PACKAGE.version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: declarations.map(({ tagName, attributes, members, events, slots, ...rest }) => ({
        name: tagName,
        description: rest.description,
        attributes: attributes.map((one) => ({
          ...described(one),
          ...(one.default !== undefined && { default: one.default }),
          value: { type: withoutUndefined(one.type.text), required: one.type.text !== 'boolean' },
        })),
        slots: slots.map(described),
        js: {
          properties: members.filter(isProperty).map((one) => ({ ...described(one), type: one.type.text })),
          events: events.map((one) => ({ ...described(one), type: one.type.text })),
        },
      })),
    },
    css: {
      properties: byName(declarations.flatMap(({ cssProperties }) => cssProperties.map(described))),
      'pseudo-elements': byName(
        declarations.flatMap(({ cssParts }) =>
          cssParts.map(({ name, description }) => ({ name: `part(${name})`, description })),
        ),
      ),
    },
  },
});

function emit(dist) {
  const declarations = declarationsIn(JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8')));
  const types = { elements: elementTypes(declarations) };
  for (const name of readdirSync(TEMPLATES))
    types[name.replace('.txt', '')] = readFileSync(join(TEMPLATES, name), 'utf8');
  const folder = join(dist, 'es/pure');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(types)) {
    writeFileSync(join(folder, `${name}.d.ts`), text);
    // Whoever imports it for its types alone must not fail when the page runs.
    writeFileSync(join(folder, `${name}.js`), '// Types alone.\nexport {};\n');
  }
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  writeFileSync(join(dist, 'vscode.html-custom-data.json'), json(vsCode(declarations)));
  writeFileSync(join(dist, 'web-types.json'), json(webTypes(declarations)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) emit(process.argv[2]);
