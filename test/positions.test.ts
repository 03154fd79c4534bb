/** Positions that people read and write: those of the lessons, and the worked examples of docs/notation. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bugcatcher } from '../src/bugcatcher/game.js';
import { constellation } from '../src/constellation/game.js';
import { unwrap } from '../src/core/basics/result.js';
import type { Game } from '../src/core/contract/rules.js';
import { rotation } from '../src/rotation/game.js';
import { spaceCrack } from '../src/space-crack/game.js';
import { star } from '../src/star/game.js';

type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

const GAMES: readonly (readonly [folder: string, game: AnyGame, steps: number])[] = [
  ['star', star, 7],
  ['rotation', rotation, 9],
  ['space-crack', spaceCrack, 7],
  ['constellation', constellation, 9],
  ['bugcatcher', bugcatcher, 6],
];

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe.each(GAMES)('%s', (folder, { rules, notation }, steps) => {
  const lesson = textOf(`${folder}/lesson-positions.txt`).trim().split('\n\n');

  it('has a position for each step of its lesson', () => expect(lesson).toHaveLength(steps));

  it.each(lesson)('lesson: %s', (step) => {
    const [, text = '', move = ''] = step.split('\n');
    const state = unwrap(notation.parsePosition(text));
    expect(notation.formatPosition(state)).toBe(text);
    const right = unwrap(notation.parseMove(state, 0, move.replace('> ', '')));
    expect(rules.refuse(state, 0, right)).toBeUndefined();
  });

  const page = textOf(`../docs/notation/${folder}.md`);
  const row = new RegExp(`\\| \`([^\`]+)\` \\| \\[${folder}\\]`).exec(textOf('../docs/notation.md'));
  const worked = [...page.matchAll(/^```position\n([^]*?)\n```$/gm)].map((match) => match[1] as string);
  const examples = [...worked, row?.[1] ?? 'no row in docs/notation.md'];

  it('has a worked example in its page on notation', () => expect(worked).not.toEqual([]));

  it.each(examples)('docs: %s', (text) => {
    const state = unwrap(notation.parsePosition(text));
    // A person may write each row and field on a line of its own; otherwise the examples are as the board writes them.
    const line = text.replace(/\n(?=\w+=)/g, ';').replaceAll('\n', '/');
    expect(notation.formatPosition(state)).toBe(line);
  });
});
