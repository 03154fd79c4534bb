/** A game of every board, a puzzle and its lesson by keys alone: wherever it goes, the focus stays in the board. */
import { expect } from '@open-wc/testing';
import { openRecord } from '../src/core/session/open-game.js';
import { unwrap } from '../src/core/basics/result.js';
import type { AnyGame, Game } from '../src/core/contract/rules.js';
import { chance, type Chance } from '../src/core/basics/seed.js';
import { Session } from '../src/core/session/session.js';
import type { Lesson, LessonStep } from '../src/core/lesson/lesson.js';
import type { Proof } from '../src/core/puzzle/prove.js';
import { bugcatcher } from '../src/bugcatcher/game.js';
import { lesson as bugcatcherLesson } from '../src/bugcatcher/lesson.js';
import { provePuzzle as proveBugcatcher } from '../src/bugcatcher/prove.js';
import { constellation } from '../src/constellation/game.js';
import { lesson as constellationLesson } from '../src/constellation/lesson.js';
import { provePuzzle as proveConstellation } from '../src/constellation/prove.js';
import { rotation } from '../src/rotation/game.js';
import { cardLesson } from '../src/rotation/lesson.js';
import { spaceCrack } from '../src/space-crack/game.js';
import { lesson as spaceCrackLesson } from '../src/space-crack/lesson.js';
import { provePuzzle as proveSpaceCrack } from '../src/space-crack/prove.js';
import { star } from '../src/star/game.js';
import { lesson as starLesson } from '../src/star/lesson.js';
import { provePuzzle as proveStar } from '../src/star/prove.js';
import { mount, STILL, until, type Board } from './board.js';
import { ByKeys } from './by-keys.js';
import './slices.js';

interface Way {
  readonly tag: string;
  readonly attributes: string;
  readonly game: AnyGame;
  /** Makes the keys of a move's text. */
  play(keys: ByKeys, move: string): Promise<void>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any game is played by the same test
const any = (game: Game<any, any, any, any, any>): AnyGame => game as AnyGame;

const WAYS: Readonly<Record<string, Way>> = {
  'a game of *Star': {
    tag: 'star-board',
    attributes: 'rings="2" pie seats="human human"',
    game: any(star),
    play: async (keys, move) => (/\d/.test(move) ? keys.act(move) : keys.activate(move)),
  },
  'a rotation puzzle': {
    tag: 'rotation-puzzle',
    attributes: 'puzzle="1-1"',
    game: any(rotation),
    play: async (keys, move) => keys.act(move),
  },
  'a card game with hidden hands': {
    tag: 'rotation-puzzle',
    attributes: 'use="game" size="5" turns="3" hands="hidden" seats="human human" seed="1"',
    game: any(rotation),
    play: async (keys, move) => {
      if (/\d/.test(move)) return keys.act(move);
      return keys.activate(move === 'done' ? move : `card-${move}`);
    },
  },
  'a game of Space Crack': {
    tag: 'space-crack-map',
    attributes: 'turns="5" board-size="5" command-points="2" seats="human human" seed="1"',
    game: any(spaceCrack),
    play: async (keys, move) => {
      const [, build, from = '', to] = /^(\+)?(\d*)-?(\d*)$/.exec(move) ?? [];
      await keys.toGrid();
      // In a lesson nothing is chosen yet, and Escape would leave it.
      if (!keys.board.element.matches(':state(lesson)')) await keys.press('Escape');
      if (from === '') return keys.press('e');
      await keys.act(from);
      await (build ? keys.activate('build') : keys.act(to as string));
    },
  },
  'a game of Constellation': {
    tag: 'constellation-board',
    attributes:
      'map="generated" stars="16" rounds="2" moves-per-round="2" members="2" seats="human human" seed="1"',
    game: any(constellation),
    play: async (keys, move) => {
      await keys.act(move.replace(/^(\d+\.)?[!*]?/, ''));
      if (keys.board.all('[name=steal]').length > 0) await keys.activate('steal');
    },
  },
  'a match of Bugcatcher': {
    tag: 'bugcatcher-grid',
    attributes: 'cols="3" rows="3" rounds="3" energy="4" starts="choose" seats="human human" seed="1"',
    game: any(bugcatcher),
    play: async (keys, move) => {
      if (move.startsWith('start')) {
        await keys.act('B2');
        return keys.activate('start');
      }
      const [program = '', ...taken] = move.split('+');
      for (const n of taken) {
        const boxes = keys.board.all('.missions input') as HTMLInputElement[];
        await keys.tabTo(`.missions input[name="${boxes[Number(n) - 1]?.name}"]`);
        await keys.press(' ');
      }
      if (!keys.board.find<HTMLDetailsElement>('.typing').open) {
        await keys.tabTo('.typing summary');
        await keys.press('Enter');
      }
      await keys.tabTo('[name=program]');
      await keys.press(...program.replace(/none/, ''));
      await keys.press('Enter');
      // An empty program is asked about.
      if (keys.board.all('.asking').length > 0) await keys.activate('yes');
    },
  },
};

/** The session of the game in hand, with all that is hidden. */
const sessionOf = (board: Board, game: AnyGame): Session<unknown, unknown, unknown, unknown, unknown> =>
  new Session(game, {}, 0, [], unwrap(openRecord(game, unwrap(board.element.save('all')))));

/** A legal move of the seat that is to act, as a reader at this screen would write it. */
function drawMove(board: Board, game: AnyGame, luck: Chance): string {
  const { state } = sessionOf(board, game);
  const { rules, notation } = game;
  const seat = luck.pick(rules.toAct(state));
  const moves = [...rules.moves(state, seat)];
  const move = moves.length > 0 ? luck.pick(moves) : rules.sample?.(state, seat, luck.seed());
  return notation.formatMove(state, seat, move);
}

const isOver = (board: Board): boolean =>
  board.types().includes('game-end') || board.types().includes('goal-met');

/** Takes the screen if it waits for that, and focuses the board. */
async function takeSeat(keys: ByKeys): Promise<void> {
  if (keys.board.all('.hand-over').length > 0) {
    await keys.tabTo('.hand-over button');
    await keys.press('Enter');
  }
  await keys.toGrid();
}

/** Presses keys on the board, and takes the screen wherever they lead. */
async function onBoard(keys: ByKeys, ...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) {
    await takeSeat(keys);
    await keys.press(key);
  }
  await takeSeat(keys);
}

/** Things that a reader does beside playing. */
async function stray(keys: ByKeys, luck: Chance): Promise<void> {
  const way = luck.below(8);
  if (way === 0) return keys.menu();
  if (way === 1) return onBoard(keys, 'u', 'y');
  if (way === 2) return onBoard(keys, ',', '.');
  if (way === 3) return onBoard(keys, 'Home', 'PageDown', 'Backspace', 'Escape');
  if (way > 5) return;
  const acts = keys.board
    .all('[part=acts] button')
    .filter((button) => button.checkVisibility())
    .map((button) => button.getAttribute('name') as string);
  if (acts.length === 0) return;
  await keys.activate(luck.pick(acts));
  if (keys.board.all('.asking').length > 0)
    await keys.press(...luck.pick([['Enter'], ['Escape'], ['Shift+Tab', 'Enter']]));
}

describe('by keys alone the focus never leaves', () => {
  for (const [title, { tag, attributes, game, play }] of Object.entries(WAYS))
    it(title, async () => {
      const board = await mount(`<${tag} ${attributes} ${STILL}></${tag}>`);
      const keys = await ByKeys.enter(board);
      const luck = chance(1);
      for (let turn = 0; turn < 80 && !isOver(board); turn++) {
        await takeSeat(keys);
        await stray(keys, luck);
        if (isOver(board)) break;
        await takeSeat(keys);
        await play(keys, drawMove(board, game, luck));
      }
      expect(isOver(board), 'the game has come to its end').to.equal(true);
      await onBoard(keys, ',', ',', '.', 'u', 'y');
      await keys.press('?');
      await until(() => board.dialogs.length === 1);
      await keys.activate('restart');
      await takeSeat(keys);
      await play(keys, drawMove(board, game, luck));
      keys.leave();
    }).timeout(120_000);
});

/** By the title of a way to play: the lesson of that game. */
const LESSONS: Readonly<Record<string, Lesson>> = {
  'a game of *Star': starLesson,
  'a card game with hidden hands': cardLesson,
  'a game of Space Crack': spaceCrackLesson,
  'a game of Constellation': constellationLesson,
  'a match of Bugcatcher': bugcatcherLesson,
};

/** The moves that a step asks for: the longest of its right ways that names each of them. */
function rightWay({ name, answers }: LessonStep): readonly string[] {
  const ways = answers.flatMap(({ goesOn, ways: own = [] }) => (goesOn ? own : []));
  const named = ways.map((way) => way.split(' ')).filter((moves) => !moves.includes('*'));
  const [longest] = named.sort((a, b) => b.length - a.length);
  if (!longest) throw new Error(`${name} has no right way`);
  return longest;
}

/** What tells the short first game that a lesson leads to, where there is one. */
const FIRST_GAMES: Readonly<Record<string, readonly string[]>> = {
  'space-crack-map': ['boardSize=10', 'turns=8'],
  'constellation-board': ['rounds=3'],
};

describe('by keys alone a reader is led through the lesson', () => {
  for (const [title, lesson] of Object.entries(LESSONS)) {
    const { tag, play } = WAYS[title] as Way;
    it(`of ${tag}`, async () => {
      const board = await mount(`<${tag} ${lesson === cardLesson ? 'use="game"' : ''} ${STILL}></${tag}>`);
      const keys = await ByKeys.enter(board);
      const before = board.element.position;
      await keys.activate('learn');
      await until(() => board.element.matches(':state(lesson)'));
      for (const step of lesson.steps) {
        for (const move of rightWay(step)) await play(keys, move);
        expect(board.all('.reply.right'), step.name).to.have.length(1);
        await keys.activate('next');
      }
      await keys.activate('play');
      expect(board.element.matches(':state(lesson)')).to.equal(false);
      const { position } = board.element;
      const first = FIRST_GAMES[tag];
      if (first === undefined) expect(position).to.equal(before);
      else for (const field of first) expect(position.split(';')).to.include(field);
      keys.leave();
    }).timeout(120_000);
  }
});

type Prove = (state: never) => Proof<unknown>;

/** By the title of a way to play: what finds the moves that solve a puzzle of that game. */
const PROVERS: Readonly<Record<string, Prove>> = {
  'a game of *Star': proveStar,
  'a game of Space Crack': proveSpaceCrack,
  'a game of Constellation': proveConstellation,
  'a match of Bugcatcher': proveBugcatcher,
};

/** The move of a solution that comes next, as a reader at this screen would write it. */
function nextMove(board: Board, game: AnyGame, prove: Prove): string {
  const { state } = sessionOf(board, game);
  const [move] = prove(state as never).solutions[0] ?? [];
  expect(move, 'a move that solves it').not.to.equal(undefined);
  return game.notation.formatMove(state, 0, move);
}

describe('by keys alone a puzzle is tried, taken back, solved with a hint, and followed by the next', () => {
  const heard = (board: Board, type: string): number => board.types().filter((one) => one === type).length;

  for (const [title, prove] of Object.entries(PROVERS)) {
    const { tag, game, play } = WAYS[title] as Way;
    it(`on ${tag}`, async () => {
      const board = await mount(`<${tag} puzzle="1-1" ${STILL}></${tag}>`);
      const keys = await ByKeys.enter(board);
      const first = board.element.position;
      await play(keys, drawMove(board, game, chance(3)));
      await until(() => board.element.toAct.join() !== '1');
      for (let taken = 0; taken < 4 && board.element.ply !== 0; taken++) await keys.activate('undo');
      expect([board.element.ply, board.element.position, heard(board, 'goal-met')]).to.eql([0, first, 0]);
      await keys.activate('hint');
      expect(heard(board, 'hint-given')).to.equal(1);
      for (let moves = 0; moves < 8 && heard(board, 'goal-met') === 0; moves++) {
        await play(keys, nextMove(board, game, prove));
        await until(() => board.element.toAct.join() !== '1');
        await board.settled();
      }
      expect(heard(board, 'goal-met')).to.equal(1);
      await keys.activate('next');
      expect([board.element.ply, heard(board, 'goal-met')]).to.eql([0, 1]);
      expect(board.element.position).not.to.equal(first);
      await keys.toGrid();
      keys.leave();
    }).timeout(60_000);
  }
});
