// Reads the sentences in our sources, which people write in ICU MessageFormat, and puts what src/core/words/message.ts
// shows in their place. The one reader for builds, tests, stories and scripts; the tables for translators come from
// here too.
import { readFileSync } from 'node:fs';
import { parse } from '@messageformat/parser';
import ts from 'typescript';

/** The modules that hold nothing but tables of sentences. */
export const isTable = (file) => /(?:^|[\\/])words(?:\.[\w-]+)*\.en\.ts$/.test(file);

/** The plural categories that English needs. */
const CATEGORIES = { plural: ['one', 'other'], selectordinal: ['one', 'two', 'few', 'other'] };
/** As in src/core/words/read-message.ts, which reads the same form. */
const STYLES = {
  number: ['', 'sign'],
  date: ['', 'short', 'month', 'weekday'],
  list: ['and', 'or', 'row'],
};

function casesOf({ type, arg, cases, pluralOffset }) {
  const keys = cases.map(({ key }) => key);
  const missing = (CATEGORIES[type] ?? ['other']).filter((key) => !keys.includes(key));
  if (missing.length > 0) throw new Error(`the ${type} of {${arg}} lacks ${missing.join(' and ')}`);
  if (pluralOffset !== undefined)
    throw new Error(`the plural of {${arg}} has an offset, which boards do not read`);
  return Object.fromEntries(cases.map(({ key, tokens }) => [key, fromTokens(tokens)]));
}

function fromToken(token) {
  switch (token.type) {
    case 'content':
      if (/[{}]/.test(token.ctx.text) && !token.ctx.text.includes("'")) throw new Error('a } closes nothing');
      return token.value;
    case 'octothorpe':
      return 0;
    case 'argument':
      return [token.arg];
    case 'function': {
      const style = (token.param ?? [])
        .map(({ value = '{' }) => value)
        .join('')
        .trim();
      if (!STYLES[token.key]?.includes(style))
        throw new Error(`{${token.arg}, ${token.key}${style && `, ${style}`}} is no kind of fact`);
      return [token.arg, token.key, style];
    }
    default:
      return [token.arg, token.type, casesOf(token)];
  }
}

function fromTokens(tokens) {
  const parts = tokens.map(fromToken);
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}

/** The compact form of a sentence, as src/core/words/message.ts takes it. */
export function compileMessage(text) {
  return fromTokens(parse(text, { cardinal: CATEGORIES.plural, ordinal: CATEGORIES.selectordinal }));
}

/** The comments that stand above a node, or at the end of its line. */
function commentsAt(source, ranges) {
  return (ranges ?? []).map(({ pos, end }) => ({
    pos,
    end,
    text: source.text
      .slice(pos, end)
      .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
      .replace(/^\s*\* ?/gm, '')
      .trim(),
  }));
}

/** `{n}: how many stones.` in a comment says what a fact can be; the rest of it is the note. */
function readNote(text) {
  const [note = '', ...told] = text.replace(/\s+/g, ' ').split(/(?=\{\w+\}: )/);
  const isFact = note.startsWith('{');
  const facts = (isFact ? [note, ...told] : told).map((one) => {
    const [, name, what] = /^\{(\w+)\}: (.*?)[.;]?\s*$/.exec(one);
    return [name, what];
  });
  return { note: isFact ? '' : note.trim(), facts: Object.fromEntries(facts) };
}

const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

const nameOf = ({ text }) => text;

function literalOf(source, { initializer }) {
  if (ts.isStringLiteral(initializer) || ts.isNoSubstitutionTemplateLiteral(initializer))
    return initializer.text;
  throw new Error('a sentence must be one text, not joined from parts');
}

/**
 * The sentences of a module in their order: key, text, where they stand, and what the comments say of them. A comment
 * above a key is the note of all keys up to the next empty line; one at the end of a line is for its key alone.
 */
export function readTable(code, file) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const [head] = commentsAt(source, ts.getLeadingCommentRanges(code, 0));
  const general = readNote(head?.text ?? '').facts;
  const entries = [];
  const visit = (node) => {
    if (!ts.isObjectLiteralExpression(node)) return ts.forEachChild(node, visit);
    let group = { note: '', facts: {} };
    for (const property of node.properties) {
      const where = `${file}:${lineOf(source, property)}`;
      if (!ts.isPropertyAssignment(property))
        throw new Error(`${where}: a table must list its sentences one by one`);
      const key = nameOf(property.name);
      const fail = (error) => {
        throw new Error(`${where}: ${key}: ${error.message}`, { cause: error });
      };
      const leading = commentsAt(source, ts.getLeadingCommentRanges(code, property.pos));
      const gap = code.slice(property.pos, property.getStart(source));
      if (leading.length > 0) group = readNote(leading.map(({ text }) => text).join(' '));
      else if (/\n\s*\n/.test(gap)) group = { note: '', facts: {} };
      const rest = code.indexOf(',', property.end) === property.end ? property.end + 1 : property.end;
      const own = readNote(
        commentsAt(source, ts.getTrailingCommentRanges(code, rest))
          .map(({ text }) => text)
          .join(' '),
      );
      try {
        const text = literalOf(source, property);
        const { initializer } = property;
        entries.push({
          key,
          text,
          message: compileMessage(text),
          where,
          start: initializer.getStart(source),
          end: initializer.end,
          note: [group.note, own.note].filter(Boolean).join(' '),
          facts: { ...general, ...group.facts, ...own.facts },
        });
      } catch (error) {
        fail(error);
      }
    }
  };
  visit(source);
  return entries;
}

/** The same module with its sentences read; a wrong one fails, with its key and its place. */
export function compileTable(code, file) {
  let made = '';
  let at = 0;
  for (const { text, message, start, end } of readTable(code, file)) {
    if (message === text) continue;
    made += code.slice(at, start) + JSON.stringify(message);
    at = end;
  }
  return made + code.slice(at);
}

/** For Rollup and Vite: before anything else reads the module. */
export function messages() {
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      const [file, query] = id.split('?');
      return isTable(file) && query !== 'raw' ? { code: compileTable(code, file), map: null } : null;
    },
  };
}

/** For esbuild. */
export const esbuildMessages = {
  name: 'messages',
  setup(build) {
    build.onLoad({ filter: /words(?:\.[\w-]+)*\.en\.ts$/ }, ({ path }) => ({
      contents: compileTable(readFileSync(path, 'utf8'), path),
      loader: 'ts',
    }));
  },
};
