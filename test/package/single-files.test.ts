import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../scripts/build/published.mjs';
import type { Game } from '../../src/core/contract/rules.js';
import type { BotReply } from '../../src/core/bots/bots.js';
import { DIST, elements, filesBelow, packageJson, read } from './built.js';

type AnyGame = Game<unknown, unknown, unknown, object>;

const all = { file: 'dist/planisphere.js', games: elements };
const files = [all, ...elements.map((element) => ({ file: `dist/${element.tag}.js`, games: [element] }))];

/**
 * Forbidden in a single file: code that needs a module, a policy or an open one; text that breaks an inline script;
 * other Lits' globals.
 */
const BANNED = [
  /import\.meta/,
  /\bimport\s*\(/,
  /\b(inner|outer)HTML\b/,
  /\binsertAdjacentHTML\b/,
  /\bcreatePolicy\b|\bcreateHTML\b/,
  /\beval\s*\(/,
  /\bFunction\s*\(/,
  /\bstyle=/,
  /<\/script|<!--/i,
  /\b(litHtml|litElement|reactiveElement)(Versions|PolyfillSupport|HydrateSupport)\b/,
  /\blitPropertyMetadata\b|Symbol\.metadata/,
  /\bprocess\.env\b/,
  // A page in another encoding than UTF-8 would read other signs.
  /[^\t\n\x20-\x7e]/,
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly body: Node;
}

/** The function that holds the pure code: the text that workers are made of. */
function pureIn(text: string): string {
  const [program] = parseAst(text).body as unknown as [
    { readonly expression: { readonly argument: { readonly callee: Node } } },
  ];
  const whole = program.expression.argument.callee.body as unknown as { readonly body: readonly Node[] };
  const functions = whole.body
    .filter(({ type }) => type === 'FunctionDeclaration')
    .map(({ start, end }) => text.slice(start, end));
  const [pure, ...others] = functions.filter((one) => one.includes('.onmessage='));
  if (pure === undefined || others.length > 0)
    throw new Error('There should be one function that can serve as a worker.');
  return pure;
}

describe.each(files)('$file', ({ file, games }) => {
  const text = read(file);

  it.each(BANNED.map((pattern) => [String(pattern), pattern] as const))(
    'holds nothing like %s',
    (_, pattern) => {
      expect(pattern.exec(text)?.[0]).toBeUndefined();
    },
  );

  it('is one classic script that leaves no name behind', () => {
    const { body } = parseAst(text);
    expect(body.map(({ type }) => type)).toEqual(['ExpressionStatement']);
  });

  it('registers its elements and no others', () => {
    const registered = elements.filter(({ tag }) => text.includes(`"${tag}"`)).map(({ tag }) => tag);
    expect(registered).toEqual(games.map(({ tag }) => tag));
  });

  it('names an address of its own version if that is published, and else none', () => {
    const named = text.match(/\/planisphere@[^/]*\/dist\//g) ?? [];
    expect(new Set(named)).toEqual(
      new Set(PUBLISHED === undefined ? [] : [`/planisphere@${packageJson.version}/dist/`]),
    );
  });

  it.each(games)('serves the bots of $game from the text of its pure code alone', async ({ game }) => {
    const replies: BotReply[] = [];
    const self: {
      onmessage?: (event: { readonly data: unknown }) => void;
      postMessage(reply: BotReply): void;
    } = {
      postMessage: (reply) => replies.push(reply),
    };
    // A context of its own has the globals of the language, but none of a page.
    runInNewContext(`"use strict";(${pureIn(text)})(${JSON.stringify(game)})`, { self });
    const made = (await import(join(DIST, `es/pure/${game}.js`))) as Readonly<Record<string, AnyGame>>;
    const { rules, notation } = Object.values(made).find((one) => one.notation) as AnyGame;
    const state = rules.setup({}, 1);
    const position = notation.formatPosition(state);
    self.onmessage?.({ data: { id: 7, bot: 'random', seat: 0, seed: 5, position } });
    const answers = replies.filter(({ thinks }) => !thinks);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.id).toBe(7);
    expect(notation.parseMove(state, 0, answers[0]?.text ?? '').ok).toBe(true);
  });

  it.each(games)('holds the pure code of $game once', ({ game }) => {
    const refusals = new RegExp(`'(${game}/[a-z-]+)'`, 'g');
    const codesIn = (folder: string): readonly string[] =>
      filesBelow(`src/${game}`)
        .filter((path) => path.startsWith(`src/${game}/${folder}`) && !path.includes('/words.'))
        .flatMap((path) => [...read(path).matchAll(refusals)].map(([, code]) => code as string));
    // The element names codes too, and their sentences are in the words.
    const named = codesIn('element/');
    const codes = new Set(codesIn('').filter((code) => !named.includes(code)));
    expect(codes.size).toBeGreaterThan(0);
    const pure = pureIn(text);
    const count = (where: string, code: string): number => where.split(`"${code}"`).length - 1;
    const strays = [...codes].filter((code) => count(text, code) !== count(pure, code));
    expect(strays).toEqual([]);
  });
});
