/**
 * What SCORM 1.2 keeps for a set, 4,096 characters, holds a usual game of each board, and ten puzzles. Each game here
 * is the longest of fifty that bots have played, by its seed; docs/course-systems.md has the figures.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bots as bugcatcherBots } from '../../src/bugcatcher/bots.js';
import { bugcatcher } from '../../src/bugcatcher/index.js';
import { bots as constellationBots } from '../../src/constellation/bots.js';
import { constellation } from '../../src/constellation/index.js';
import { fork } from '../../src/core/basics/seed.js';
import { askBot, type BotTable } from '../../src/core/bots/bots.js';
import { drain } from '../../src/core/bots/think.js';
import type { Game } from '../../src/core/contract/rules.js';
import { NO_TALLY, type Tally } from '../../src/core/exercise/exercise.js';
import { formatKept, idOf, readKept } from '../../src/core/exercise/kept.js';
import { unwrap } from '../../src/core/basics/result.js';
import { Session } from '../../src/core/session/session.js';
import { MOST_KEPT } from '../../src/course/fields.js';
import { bots as rotationBots } from '../../src/rotation/bots.js';
import { rotation } from '../../src/rotation/index.js';
import { bots as spaceCrackBots } from '../../src/space-crack/bots.js';
import { spaceCrack } from '../../src/space-crack/index.js';
import { bots as starBots } from '../../src/star/bots.js';
import { star } from '../../src/star/index.js';

const GUIDE = readFileSync(new URL('../../docs/course-systems.md', import.meta.url), 'utf8');

/** The figures of a row of the guide: moves and characters, at most. */
function rowOf(name: string): readonly number[] {
  const row = GUIDE.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';
  return [...row.matchAll(/\| ([\d,]+)(?= )/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')));
}

const solved = (answer: string): Tally => ({
  ...NO_TALLY,
  state: 'solved',
  tries: 2,
  hints: 1,
  seconds: 900,
  answer,
});

/** A set as a course system has it: this game in hand, and so many items beside it that are solved. */
function keptWith(game: string | undefined, others = 0, answer = ''): string {
  const tallies = Array.from({ length: others }, (_, n): [string, Tally] => [
    idOf('star-board', [['puzzle', `1-${n}`]]),
    solved(answer),
  ]);
  const inHand = idOf('star-board', [['rings', '6']]);
  const items = new Map([[inHand, { ...NO_TALLY, state: 'begun', seconds: 900 } as Tally], ...tallies]);
  return formatKept({ items, at: inHand, isLeft: false, learner: '', game });
}

type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

interface Played {
  readonly game: AnyGame;
  readonly bots: BotTable<unknown, unknown>;
  readonly bot: string;
  readonly seed: number;
  readonly options?: Readonly<Record<string, string>>;
}

const made = (game: unknown, bots: unknown, bot: string, seed: number, options = {}): Played => ({
  game: game as AnyGame,
  bots: bots as BotTable<unknown, unknown>,
  bot,
  seed,
  options,
});

/** All seats are played by the bot of this name. */
function playOut({
  game,
  bots,
  bot,
  seed,
  options = {},
}: Played): Session<unknown, unknown, unknown, unknown, unknown> {
  const { rules, notation } = game;
  const session = new Session(game, options, seed);
  while (!session.isOver) {
    const { state, plies } = session;
    const acting = rules.toAct(state);
    const seat = acting[fork(fork(seed, 7), plies) % acting.length] as number;
    const drawn = fork(fork(seed, 3), plies);
    const position = notation.formatPosition(rules.resample(state, seat, drawn));
    const text = drain(askBot(notation, bots, { bot, seat, position, seed: drawn }));
    unwrap(session.playText(text, { actor: seat }));
  }
  return session;
}

describe('the longest usual game', () => {
  it.each<[string, Played]>([
    ['\\*Star', made(star, starBots, 'gentle', 1)],
    ['Rotation puzzle, card game', made(rotation, rotationBots, 'random', 30, { use: 'game' })],
    ['Space Crack', made(spaceCrack, spaceCrackBots, 'gentle', 41)],
    ['Constellation', made(constellation, constellationBots, 'gentle', 26)],
    ['Bugcatcher', made(bugcatcher, bugcatcherBots, 'random', 7)],
  ])(
    'of %s is kept whole, as long as the guide says, beside nine exercises with their answers',
    (name, played) => {
      const session = playOut(played);
      const record = session.save('all');
      const kept = keptWith(record);
      const [moves, characters] = rowOf(name);
      expect(session.plies).toBeLessThanOrEqual(moves as number);
      expect(kept.length).toBeLessThanOrEqual(characters as number);
      const whole = keptWith(record, 9, 'x'.repeat(120));
      expect(whole.length).toBeLessThanOrEqual(MOST_KEPT['1.2']);
      expect(unwrap(readKept(whole, ['other', idOf('star-board', [['rings', '6']])])).game).toBe(record);
    },
  );
});

it('ten puzzles with an answer each are kept whole', () => {
  expect(keptWith(undefined, 10, 'S31 T20 R10 '.repeat(10)).length).toBeLessThanOrEqual(MOST_KEPT['1.2']);
});
