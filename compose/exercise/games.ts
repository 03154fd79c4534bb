/** The games of which exercises are made: their puzzles with pictures, their bots, and what is wrong with a text. */
import { attributesText } from '../../src/embed-code/index.js';
import { accept, refuse, type Refusal, type Result } from '../../src/core/basics/result.js';
import type { Game as Engine } from '../../src/core/contract/rules.js';
import { exerciseWords } from '../../src/core/exercise/words.exercise.en.js';
import type { ToSvg } from '../../src/core/picture/svg-file.js';
import type { PuzzleList } from '../../src/core/puzzle/list.js';
import { Session } from '../../src/core/session/session.js';
import { makeWords, type Words, type WordTable } from '../../src/core/words/words.js';
import { bugcatcher, toSvg as drawBugcatcher, words as bugcatcherWords } from '../../src/bugcatcher/index.js';
import { describePuzzleGoal as sayBugcatcher } from '../../src/bugcatcher/puzzle-conversation.js';
import { puzzleList as bugcatcherPuzzles } from '../../src/bugcatcher/puzzle-list.js';
import {
  constellation,
  toSvg as drawConstellation,
  words as constellationWords,
} from '../../src/constellation/index.js';
import { describePuzzleGoal as sayConstellation } from '../../src/constellation/puzzle-conversation.js';
import { puzzleList as constellationPuzzles } from '../../src/constellation/puzzle-list.js';
import { describeGoal as sayRotation } from '../../src/rotation/conversation.js';
import { rotation, toSvg as drawRotation, words as rotationWords } from '../../src/rotation/index.js';
import { positionOf, puzzleNamed } from '../../src/rotation/puzzles.js';
import {
  spaceCrack,
  toSvg as drawSpaceCrack,
  words as spaceCrackWords,
} from '../../src/space-crack/index.js';
import { describePuzzleGoal as saySpaceCrack } from '../../src/space-crack/puzzle-conversation.js';
import { puzzleList as spaceCrackPuzzles } from '../../src/space-crack/puzzle-list.js';
import { star, toSvg as drawStar, words as starWords } from '../../src/star/index.js';
import { describePuzzleGoal as sayStar } from '../../src/star/puzzle-conversation.js';
import { puzzleList as starPuzzles } from '../../src/star/puzzle-list.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { faultWords } from '../../src/ui/words/words.faults.en.js';
import type { Named } from '../frame/parts.js';
import type { Fields } from '../frame/texts.js';
import { own } from './words.en.js';

/** So many puzzles each level of each game has. */
export const PUZZLES = 30;

const NAME = /^([1-3])-(\d{1,3})$/;

/** A game, as the maker knows it. */
export interface Game {
  readonly tag: string;
  readonly name: string;
  readonly words: Words;
  /** Against which a pupil can play, the weakest first. */
  readonly bots: readonly Named<string>[];
  /** What makes a game short or long: an attribute, what it is called, and values from short to long. */
  readonly length: { readonly attribute: string; readonly label: string; readonly values: readonly string[] };
  /** What a game against a bot says beside its seats. */
  readonly playing: Fields;
  /** The text of a built-in puzzle by its name, as `2-17`. */
  puzzle(name: string): string | undefined;
  /** What is wrong with the text on a board, if anything; and the text of its position, where it has one. */
  read(attributes: Fields): Result<string | undefined>;
  /** The goal of a puzzle in a sentence; '' where it has none. */
  goal(position: string): string;
  /** The text of a game with these attributes as it begins. */
  opening(attributes: Fields): string;
  /** A picture of a position or a record; undefined where none can be drawn. */
  draw(text: string): string | undefined;
}

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

interface Given<S> {
  readonly tag: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what moves and the like are is the game's own
  readonly engine: Engine<S, any, any, any, any>;
  readonly table: WordTable;
  readonly toSvg: ToSvg;
  readonly puzzle: PuzzleList['named'];
  readonly bots: readonly string[];
  readonly length: Game['length'];
  readonly playing?: Fields;
  readonly goal: (state: S, words: Words) => string;
}

function gameOf<S>({ tag, engine, table, toSvg, puzzle, bots, length, playing = {}, goal }: Given<S>): Game {
  const words = makeWords('en', kitWords, faultWords, exerciseWords, table, own);
  const positionIn = ({
    puzzle: text,
    position,
    record,
    goal: asked,
    par,
  }: Fields): Result<string | undefined> => {
    const name = text?.trim() ?? '';
    if (NAME.test(name)) {
      const found = puzzle(name);
      return found === undefined ? refuse('maker.no-puzzle', { facts: { found: name } }) : accept(found);
    }
    if (text !== undefined || record === undefined) {
      const fields = [text ?? position, asked && `goal=${asked}`, par && asked && `par=${par}`];
      return accept(fields.filter(Boolean).join(';') || undefined);
    }
    const session = new Session(engine);
    const loaded = session.load(record);
    return loaded.ok ? accept(undefined) : loaded;
  };
  /** The first move of each way that a pupil is to find; what follows is for the board to judge. */
  const refuseMoves = (state: S, find: string | undefined): Refusal | undefined => {
    if (find === undefined) return undefined;
    const [seat = 0] = engine.rules.toAct(state);
    const moves = find.split(/\s+/).map((way) => way.split('/')[0] ?? '');
    if (moves.every((move) => move === '')) return { code: 'maker.no-move' };
    for (const move of moves) {
      if (move === '' || move === '*') continue;
      const read = engine.notation.parseMove(state, seat, move);
      if (!read.ok) return read.error;
      const refused = engine.rules.refuse(state, seat, read.value);
      if (refused) return refused;
    }
    return undefined;
  };
  return {
    tag,
    name: words.say('game.name'),
    words,
    bots: bots.map((bot) => [bot, words.say(`bot.${bot}`)]),
    length,
    playing,
    puzzle,
    read(attributes) {
      const text = positionIn(attributes);
      if (!text.ok || text.value === undefined || attributes['record'] !== undefined) return text;
      const read = engine.notation.parsePosition(text.value);
      if (!read.ok) return read;
      const wrong = refuseMoves(read.value, attributes['find']);
      return wrong ? { ok: false, error: wrong } : text;
    },
    goal(position) {
      const read = engine.notation.parsePosition(position);
      return read.ok ? goal(read.value, words) : '';
    },
    opening: (attributes) => {
      const options = Object.entries(attributes).map(([name, value]) => [camel(name), value] as const);
      // How many play, its seats say.
      const known = options.filter(([name]) => name !== 'seats' && name in engine.rules.options);
      const { id, version } = engine.rules;
      return [`${id}/${version} seed=1`, ...known.map((one) => one.join('='))].join(' ');
    },
    draw(text) {
      const drawn = toSvg.parts(text, { theme: 'auto' });
      if (!drawn.ok) return undefined;
      // The board alone: goals and captions would be too small to read.
      const { root, style, board } = drawn.value;
      const { markup, frame, width, height } = board;
      const attributes = { ...root, width, height, viewBox: frame.join(' ') };
      return `<svg${attributesText(attributes)}><style>${style}</style>${markup}</svg>`;
    },
  };
}

const rounds = (values: string): Game['length'] => ({
  attribute: 'rounds',
  label: 'maker.rounds',
  values: values.split(' '),
});

/** In the order in which they are offered. */
export const games: readonly Game[] = [
  gameOf({
    tag: 'rotation-puzzle',
    engine: rotation,
    table: rotationWords,
    toSvg: drawRotation,
    puzzle: (name) => {
      const puzzle = puzzleNamed(name);
      return puzzle && positionOf(puzzle);
    },
    bots: ['gentle', 'greedy', 'thinker'],
    length: { attribute: 'turns', label: 'maker.turns', values: ['5', '10', '20'] },
    playing: { use: 'game', size: '7' },
    goal: (state, words) => sayRotation(rotation.view(state, 0), words),
  }),
  gameOf({
    tag: 'star-board',
    engine: star,
    table: starWords,
    toSvg: drawStar,
    puzzle: starPuzzles.named,
    bots: ['gentle', 'easy', 'steady'],
    length: { attribute: 'rings', label: 'maker.rings', values: ['3', '4', '5', '6'] },
    goal: sayStar,
  }),
  gameOf({
    tag: 'space-crack-map',
    engine: spaceCrack,
    table: spaceCrackWords,
    toSvg: drawSpaceCrack,
    puzzle: spaceCrackPuzzles.named,
    bots: ['gentle', 'greedy', 'planner'],
    length: { attribute: 'turns', label: 'maker.turns', values: ['5', '8', '15'] },
    playing: { 'board-size': '10' },
    goal: saySpaceCrack,
  }),
  gameOf({
    tag: 'bugcatcher-grid',
    engine: bugcatcher,
    table: bugcatcherWords,
    toSvg: drawBugcatcher,
    puzzle: bugcatcherPuzzles.named,
    bots: ['gentle', 'walker', 'planner', 'shark'],
    length: rounds('3 5 7'),
    goal: sayBugcatcher,
  }),
  gameOf({
    tag: 'constellation-board',
    engine: constellation,
    table: constellationWords,
    toSvg: drawConstellation,
    puzzle: constellationPuzzles.named,
    bots: ['gentle', 'athena', 'einstein', 'robin-hood'],
    length: rounds('3 5 8'),
    goal: sayConstellation,
  }),
];

export const gameWith = (tag: string): Game | undefined => games.find((game) => game.tag === tag);
