/**
 * Every sentence that the sources ask for is there and gets its facts, and every sentence that is there is asked for.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../src/core/words/check-words.js';
import { isTable, readTable, type Entry } from '../scripts/build/messages.mjs';

/** The facts of place that every refusal may have. */
const PLACE = ['offset', 'line', 'column', 'path', 'ply', 'entry'];

/** Facts that the teller adds: the refusals of a bot are about the seat that it plays for. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  'kit/bot-move': ['seat'],
  'kit/bot-secret': ['seat'],
};

const read = (file: string): string => readFileSync(file, 'utf8');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.css\.ts$|\.data\.ts$/.test(name))
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'));

const folders = readdirSync('src').filter((name) => existsSync(`src/${name}/words.en.ts`));

const tableOf = (folder: string): readonly Entry[] =>
  filesIn(folder)
    .filter(isTable)
    .flatMap((file) => readTable(read(file), file));

const kit = ['src/core', 'src/ui', 'src/embed', 'src/course', 'src/fences'].flatMap(tableOf);

/**
 * A use of a sentence: what its key looks like, and the facts that it surely gets, where they stand there one by one.
 */
interface Use {
  readonly where: string;
  readonly key: RegExp;
  readonly facts?: readonly string[] | undefined;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The keys that an expression can stand for; undefined if it tells nothing. */
function keyOf(node: ts.Node | undefined): RegExp | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return new RegExp(`^${escaped(node.text)}$`);
  if (!ts.isTemplateExpression(node)) return undefined;
  const rest = node.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`).join('');
  const key = escaped(node.head.text) + rest;
  return /[a-z]/.test(key) ? new RegExp(`^${key}$`) : undefined;
}

function factsIn(node: ts.Node | undefined): readonly string[] | undefined {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : undefined));
  return names.includes(undefined) ? undefined : (names as string[]);
}

const valueOf = (node: ts.ObjectLiteralExpression, name: string): ts.Node | undefined => {
  const found = node.properties.find((one) => one.name?.getText() === name || ts.isSpreadAssignment(one));
  return found && ts.isPropertyAssignment(found) ? found.initializer : found;
};

/** Sentences that are said here by their key, and refusals that are made here. */
function usesIn(file: string): { readonly said: readonly Use[]; readonly literals: readonly RegExp[] } {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const said: Use[] = [];
  const literals: RegExp[] = [];
  const add = (node: ts.Node, key: ts.Node | undefined, facts: ts.Node | undefined): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    const pattern = keyOf(key);
    // If the key is put together, several sentences share the facts.
    const isOne = key !== undefined && ts.isStringLiteralLike(key);
    if (pattern)
      said.push({ where: `${file}:${line + 1}`, key: pattern, ...(isOne && { facts: factsIn(facts) }) });
  };
  const visit = (node: ts.Node): void => {
    const literal = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? keyOf(node) : undefined;
    if (literal) literals.push(literal);
    if (ts.isCallExpression(node)) {
      const name = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : node.expression.getText(source);
      const [first, second, third] = node.arguments;
      const isWords = /words|said|say$/i.test(node.expression.getText(source));
      if (name === 'say' && isWords) add(node, first, second);
      if (name === 'renderWord') add(node, second, third);
      if (name === 'refuse' && first && ts.isStringLiteral(first) && first.text.includes('/'))
        add(node, first, second && ts.isObjectLiteralExpression(second) ? valueOf(second, 'facts') : second);
    }
    if (ts.isObjectLiteralExpression(node)) {
      const code = valueOf(node, 'code');
      if (code && ts.isStringLiteral(code) && code.text.includes('/'))
        add(node, code, valueOf(node, 'facts'));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { said, literals };
}

const sources = (folder: string): readonly string[] => filesIn(folder).filter((file) => !isTable(file));

/** A game that is described rather than written brings a table of its own, which is in no source of ours. */
const DESCRIBED = 'src/core/simple/define-game.ts';

const shared = ['src/core', 'src/ui', 'src/embed', 'src/course', 'src/fences']
  .flatMap(sources)
  .filter((file) => file !== DESCRIBED)
  .map(usesIn);
const byGame = folders.map((game) => ({
  game,
  table: tableOf(`src/${game}`),
  uses: sources(`src/${game}`).map(usesIn),
}));

function faultsOf({ where, key, facts }: Use, table: readonly Entry[]): readonly string[] {
  const found = table.filter((entry) => key.test(entry.key));
  if (found.length === 0) return [`${where}: there is no ${key.source}`];
  if (!facts) return [];
  return found.flatMap((entry) => {
    const given = [...facts, ...(entry.key.includes('/') ? PLACE : []), ...(ADDED[entry.key] ?? [])];
    const missing = factsOf(entry.message).filter((fact) => !given.includes(fact));
    return missing.map((fact) => `${where}: ${entry.key} lacks {${fact}}`);
  });
}

describe('the sentences of the kit', () => {
  const any = byGame.flatMap(({ table }) => table);
  it('that it says are there, with their facts', () => {
    const faults = shared.flatMap(({ said }) => said).flatMap((use) => faultsOf(use, [...kit, ...any]));
    expect(faults).toEqual([]);
  });

  it('are all said', () => {
    const patterns = [...shared, ...byGame.flatMap(({ uses }) => uses)].flatMap(({ literals }) => literals);
    for (const [, key = ''] of read('src/embed/index.html').matchAll(/\{\{([\w.-]+)\}\}/g))
      patterns.push(new RegExp(`^${escaped(key)}$`));
    expect(kit.filter(({ key }) => !patterns.some((one) => one.test(key))).map(({ key }) => key)).toEqual([]);
  });

  it('have notes for translators, and say of each fact what it can be', () => {
    expect(kit.filter(({ note }) => note === '').map(({ key }) => key)).toEqual([]);
    expect(untold(kit)).toEqual([]);
  });
});

/** Facts of which no comment tells what they can be. */
const untold = (table: readonly Entry[]): readonly string[] =>
  table.flatMap(({ key, message, facts }) =>
    factsOf(message)
      .filter((fact) => facts[fact] === undefined)
      .map((fact) => `${key} {${fact}}`),
  );

describe.each(byGame)('the sentences of $game', ({ table, uses }) => {
  it('that it says are there, with their facts', () => {
    const faults = uses.flatMap(({ said }) => said).flatMap((use) => faultsOf(use, [...table, ...kit]));
    expect(faults).toEqual([]);
  });

  it('are all said', () => {
    const patterns = [...shared, ...uses].flatMap(({ literals }) => literals);
    // Words that replace others, for readers who only look, are in the table by their keys.
    const others = table.map(({ text }) => new RegExp(`^${escaped(text)}$`));
    patterns.push(...others);
    expect(table.filter(({ key }) => !patterns.some((one) => one.test(key))).map(({ key }) => key)).toEqual(
      [],
    );
  });
});

describe.each(byGame)('the table of $game', ({ table }) => {
  it('has notes for translators, and says of each fact what it can be', () => {
    expect(table.filter(({ note }) => note === '').map(({ key }) => key)).toEqual([]);
    expect(untold(table)).toEqual([]);
  });
});
