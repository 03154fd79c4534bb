// Holds names and test titles to the glossary: what its column "not" lists is no name for the idea of that row. The
// words that are left, each with its reason, are in excused-words.mjs.
import { readFileSync } from 'node:fs';
import { EXCUSED } from './excused-words.mjs';

const GLOSSARY = new URL('../../docs/glossary.md', import.meta.url);

/** The game to which each part of the glossary applies; '' for all code. */
const PARTS = {
  'Every board': '',
  'In code alone': '',
  '*Star': 'star',
  'Rotation puzzle': 'rotation',
  'Space Crack': 'space-crack',
  Constellation: 'constellation',
  Bugcatcher: 'bugcatcher',
};

/** One form for a word and its plural. */
function singular(word) {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** The words of a sentence or of a name in camel case. */
export const wordsIn = (text) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(singular);

/** The entries of a cell, without what is said of them in brackets. */
const entriesIn = (cell) =>
  cell
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((entry) => wordsIn(entry).join(' '))
    .filter(Boolean);

/** The words that the glossary forbids for an idea, with its term, and all of its terms. */
export function readGlossary(text) {
  const rows = text.split(/^## /m).flatMap((part) => {
    const scope = PARTS[part.slice(0, part.indexOf('\n'))];
    if (scope === undefined) return [];
    const cells = [...part.matchAll(/^\| (?!term|-)(.+?) \| .+ \| (.*) \|$/gm)];
    return cells.map(([, terms, not]) => ({
      scope,
      term: terms,
      terms: entriesIn(terms),
      not: entriesIn(not),
    }));
  });
  const bans = rows.flatMap(({ scope, term, not }) =>
    not.map((word) => ({ scope, term, word, parts: word.split(' ') })),
  );
  return { bans, terms: rows.flatMap(({ scope, terms }) => terms.map((word) => `${scope} ${word}`)) };
}

const { bans: BANS, terms: TERMS } = readGlossary(readFileSync(GLOSSARY, 'utf8'));

const isExcused = ({ word, scope }, kind, text) =>
  EXCUSED.some(
    (one) =>
      (one.scope ?? '') === scope &&
      one.kind === kind &&
      one.words.includes(word) &&
      (one.names === undefined || one.names.includes(text)),
  );

/** Finds forbidden words in a name or a title, in the code of one game or of all. */
export function faultsOf(text, kind, game) {
  const words = wordsIn(text);
  return BANS.filter(
    (ban) =>
      (ban.scope === '' || ban.scope === game) &&
      // The term of one idea may be wrong for another: no lint can tell which of the two is meant.
      ![ban.scope, ban.scope === '' ? game : ban.scope].some((scope) =>
        TERMS.includes(`${scope} ${ban.word}`),
      ) &&
      words.some((_, at) => ban.parts.every((part, n) => words[at + n] === part)) &&
      !isExcused(ban, kind, text),
  );
}

/** Nodes that declare what their field `id` or `key` names. */
const DECLARED = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'id',
  ClassDeclaration: 'id',
  TSInterfaceDeclaration: 'id',
  TSTypeAliasDeclaration: 'id',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
};

/** The names that a pattern binds. */
function* boundBy(node) {
  if (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier') yield node;
  else if (node?.type === 'AssignmentPattern') yield* boundBy(node.left);
  else if (node?.type === 'RestElement') yield* boundBy(node.argument);
  else if (node?.type === 'TSParameterProperty') yield* boundBy(node.parameter);
  else if (node?.type === 'ArrayPattern') for (const one of node.elements) yield* boundBy(one);
  else if (node?.type === 'ObjectPattern')
    for (const one of node.properties) yield* boundBy(one.type === 'Property' ? one.value : one);
}

const rule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const [, folder, game] =
      /(?:^|\/)(src|test)\/(?:([^/]+)\/)?/.exec(context.filename.replaceAll('\\', '/')) ?? [];
    const check = (node, text, kind) => {
      for (const { word, term } of faultsOf(text, kind, game))
        context.report({
          node,
          message: `“${word}” in “${text}”: docs/glossary.md says ${term}. Say that, or give a reason in scripts/lint/excused-words.mjs.`,
        });
    };
    const names = (node) => {
      for (const { name } of boundBy(node)) check(node, name, 'names');
    };
    if (folder === 'test')
      return {
        'CallExpression[arguments.0.type=/^(Literal|TemplateLiteral)$/]'({ callee, arguments: [title] }) {
          const called = context.sourceCode.getText(callee);
          if (!/^(describe|it|test)\b/.test(called)) return;
          const text = title.value ?? title.quasis?.map(({ value }) => value.cooked).join(' ');
          if (typeof text === 'string') check(title, text, 'titles');
        },
      };
    return {
      ...Object.fromEntries(
        Object.entries(DECLARED).map(([type, key]) => [type, (node) => names(node[key])]),
      ),
      ':function'({ params }) {
        params.forEach(names);
      },
      'TSLiteralType > Literal'(node) {
        if (typeof node.value === 'string') check(node, node.value, 'names');
      },
    };
  },
};

export const house = { rules: { glossary: rule } };
