// What runs beside the reference of an element: for each attribute the code of an example that shows it. Values come
// from what the site shows of a game, from the manifest, and from the puzzle in a game's notation.
import { readFileSync } from 'node:fs';

import { attributesText, boardTag } from '../dist/es/pure/embed-code.js';
import { declarationsIn } from '../scripts/build/frameworks.mjs';
import { exampleIn } from '../scripts/reference/element-page.mjs';

/** These have none: the board would fill the screen, keep something in the browser, or read the page's address. */
export const WITHOUT_EXAMPLE = new Set(['stage', 'remember', 'from-hash']);

/** What an attribute shows only together with others, or what no game has a better value for. */
const COMMON = {
  daily: { daily: '' },
  'daily-zone': { daily: '', 'daily-zone': 'Europe/Berlin' },
  'daily-first': { daily: '', 'daily-first': '2026-11-20' },
  level: { level: '1' },
  'no-solution': { puzzle: '1-1', 'no-solution': '' },
  'no-choices': { puzzle: '1-1', 'no-choices': '' },
};
/** The games in which an option has a meaning, by attributes. */
const WITHIN = { roles: { mode: 'resistance' }, sizes: {} };
const VALUES = {
  seed: '7',
  'rules-href': 'https://example.org/rules',
  'share-url': 'https://example.org/puzzles',
  names: 'Ada Ben',
  viewer: 'public',
  marks: 'a1',
  learner: 'Ada',
  roles: 'defense offense',
  points: '5',
  tries: '2',
  'try-price': '0.5',
  'hint-price': '0.5',
  pass: '60',
  board: 'star-board',
};

/** The puzzle that the notation of a game shows, as text and as attributes. */
function puzzleOf(root, { game }) {
  const text = readFileSync(`${root}/docs/notation/${game}.md`, 'utf8');
  const [puzzle] = /^\S*;goal=\S*;par=\d+$/m.exec(text) ?? [];
  if (puzzle === undefined) return {};
  const field = (name) => new RegExp(`;${name}=([^;]*)`).exec(puzzle)[1];
  const position = puzzle.replace(/;(?:goal|par)=[^;]*/g, '');
  const asked = { position, goal: field('goal'), par: field('par') };
  return { puzzle: { puzzle }, goal: asked, par: asked };
}

/** A value that differs from the default. */
function valueOf({ name, type, default: usual }, { min, max, suggests: [first] = [] }) {
  const literals = [...type.text.matchAll(/'([^']*)'|\b(\d+)\b/g)].map(([, word, figure]) => word ?? figure);
  if (literals.length > 0) return literals.findLast((one) => one !== usual?.replaceAll("'", ''));
  if (type.text.startsWith('boolean')) return '';
  if (name !== 'names' && first !== undefined) return first;
  if (min !== undefined) return `${`${min}` === usual ? max : min}`;
  return VALUES[name] ?? (type.text.startsWith('number') ? '1' : undefined);
}

const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/** The attributes of the first tag of some code. */
function attributesIn(code) {
  const [, text] = /^<[\w-]+([^>]*)>/.exec(code);
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, value]));
}

/** The attributes that show one of them at its best. */
function shownBy(attribute, { base, shown, puzzle }) {
  const { name } = attribute;
  const field = shown?.fields[name] ?? {};
  const tries = (shown?.tries ?? [])
    .map(({ attributes }) => attributes)
    .filter((one) => name in one)
    .sort((a, b) => Object.keys(a).length - Object.keys(b).length);
  if (!shown && name in base) return base;
  if (name === 'ply') return { record: shown.fields.record.suggests.at(-1), ply: '3' };
  if (name === 'record' || name === 'position') return field.suggests && { [name]: field.suggests[0] };
  const value = valueOf(attribute, field);
  return (
    puzzle[name] ??
    (shown && COMMON[name]) ??
    tries[0] ??
    (value === undefined ? undefined : { ...(WITHIN[name] ?? base), [name]: value })
  );
}

/** For each attribute of an element the code of its example. */
function examplesOf(declaration, about) {
  const code = exampleIn(declaration);
  // A puzzle of the day takes no option of the game.
  const { daily: _, ...base } = attributesIn(code);
  const { tagName, attributes } = declaration;
  const codeOf = (shown) =>
    (about.shown
      ? boardTag(tagName, shown)
      : code.replace(/^<[^>]*>/, `<${tagName}${attributesText(shown)}>`)
    ).replaceAll('&gt;', '>');
  const entries = attributes
    .filter(({ name }) => !WITHOUT_EXAMPLE.has(name))
    .map((one) => [one.name, shownBy(one, { ...about, base })])
    .filter(([, shown]) => shown !== undefined)
    .map(([name, shown]) => [name, codeOf(shown)]);
  return Object.fromEntries(entries);
}

/** What methods are called with, beside a move and a record. */
const CALLED_WITH = {
  undo: [],
  redo: [],
  goTo: [1],
  restart: [],
  save: [],
  learn: [],
  pause: [],
  goOn: [],
  addTime: [60],
};

/** A record without its last move, and that move as `play` takes it. */
function lastMoveOf(record) {
  const at = record.lastIndexOf(' ');
  const [, seat, text] = /^(?:(\d+):)?(.*)$/.exec(record.slice(at + 1));
  const before = record.slice(0, at).replace(/ \|$/, '');
  return { before, play: seat === undefined ? [text] : [text, { seat: Number(seat) }] };
}

/** What the methods of an element are tried on, and what they are called with, by their names. */
function callsOf(declaration, shown) {
  const { tagName, members = [] } = declaration;
  const names = members.filter(({ kind }) => kind === 'method').map(({ name }) => name);
  const record = shown?.fields.record?.suggests?.find((one) => one.includes(' | '));
  if (record === undefined) {
    const entries = names
      .filter((name) => /^(?:goTo|save)$/.test(name))
      .map((name) => [name, CALLED_WITH[name]]);
    return { code: exampleIn(declaration), calls: Object.fromEntries(entries) };
  }
  const { before, play } = lastMoveOf(record);
  const all = { ...CALLED_WITH, play, load: [record] };
  const entries = names.filter((name) => name in all).map((name) => [name, all[name]]);
  return {
    code: boardTag(tagName, { record: before }).replaceAll('&gt;', '>'),
    calls: Object.fromEntries(entries),
  };
}

/** By tag: the code of a board, and the calls of methods to try on it. */
export function allCalls(root, games) {
  const manifest = JSON.parse(readFileSync(`${root}/dist/custom-elements.json`, 'utf8'));
  return Object.fromEntries(
    declarationsIn(manifest).map((declaration) => {
      const shown = games.find(({ tag }) => tag === declaration.tagName);
      return [declaration.tagName, callsOf(declaration, shown)];
    }),
  );
}

/** By tag, and then by attribute. */
export function allExamples(root, games) {
  const manifest = JSON.parse(readFileSync(`${root}/dist/custom-elements.json`, 'utf8'));
  return Object.fromEntries(
    declarationsIn(manifest).map((declaration) => {
      const shown = games.find(({ tag }) => tag === declaration.tagName);
      const puzzle = shown ? puzzleOf(root, shown) : {};
      return [declaration.tagName, examplesOf(declaration, { shown, puzzle })];
    }),
  );
}
