/**
 * Positions as text, both ways: the board's rows, then fields. A record has them in one word, a person may write each
 * row and field on a line of its own.
 *
 *     HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR,GY*2;par=3;rotations=2;gaps=break
 *     HR.G./...;deck=Y,GR;held=R,RY,G/B;discards=GG;scores=0,3;played=1;seed=77;turns=6;show=hidden
 */
import { indexed } from '../core/basics/indices.js';
import { SEEDS } from '../core/basics/limits.js';
import { formatOptions } from '../core/text/option-text.js';
import type { OptionTable } from '../core/contract/option-kinds.js';
import {
  flag,
  list,
  lists,
  refusePiece,
  split,
  whole,
  type Kind,
  type Piece,
} from '../core/text/position-kinds.js';
import {
  field,
  formatFields,
  joinFields,
  readPosition,
  rulesOf,
  type Fields,
  type Grammar,
  type PositionReader,
} from '../core/text/position-text.js';
import type { Result } from '../core/basics/result.js';
import { HAND, readCard } from './cards.js';
import { SIGNS } from './grid.js';
import { reading, table } from './options.js';
import { MOST_ROTATIONS, rules } from './rules.js';
import type { Board, Card, GameState, Goal, PuzzleState, State } from './state.js';

/** R1. */
const LONGEST = 25;

/** The option `hands` in a position, where hands are cards. */
const { hands: show, ...others } = table;
const inGame: OptionTable<Pick<GameState['rules'], 'turns' | 'decay'> & { show: 'open' | 'hidden' }> = {
  ...others,
  show,
};

/** A position with hands is a card game's, and any other a puzzle's (R13). */
const PUZZLE: Grammar = {
  rule: 'R13',
  board: 'rows',
  fields: { goals: 'R13', par: 'R13', rotations: 'R13', ...rulesOf(reading) },
  formerly: new Map([['rotated', 'rotations']]),
};
const GAME: Grammar = {
  rule: 'R13',
  board: 'rows',
  fields: {
    deck: 'R10',
    held: 'R9',
    discards: 'R10',
    scores: 'R12',
    rotated: 'R9',
    played: 'R12',
    seed: 'R10',
    ...rulesOf(inGame),
    ...rulesOf(reading),
  },
};

/** A card of R7, refused by R7 whatever field it is in. */
const card: Kind<Card> = {
  write: String,
  read: (piece) => readCard(piece.text) ?? refusePiece(piece, 'rotation/card', {}, 'R7'),
};

/** `YG*2`: a card and how often it is asked for, 1 to 99. */
const goal: Kind<Goal> = {
  write: ({ card: asked, atLeast }) => (atLeast > 1 ? `${asked}*${atLeast}` : asked),
  read: (piece) => {
    const [, sign = '', times = '1'] = /^([^*]*)(?:\*([1-9]\d?))?$/.exec(piece.text) ?? [];
    const asked = readCard(sign);
    return asked === undefined
      ? refusePiece(piece, 'rotation/goal')
      : { card: asked, atLeast: Number(times) };
  },
};

const puzzleFields: Fields<Pick<PuzzleState, 'goals' | 'par' | 'rotations'>> = {
  goals: field(list(goal), []),
  par: field<number | null>(whole(1, 99), null),
  rotations: field(whole(0, MOST_ROTATIONS), 0),
};

const handsField: Fields<Pick<GameState, 'hands'>> = {
  hands: field(lists(list(card, [0, HAND]), [1, 4]), undefined, 'held'),
};

/**
 * The most that one card may score: five colours in the four lines of as many planets as the largest board has cells
 * (R8).
 */
const LINES = 4 * LONGEST ** 2;
const CARD = LINES * 5 + (LINES * (LINES - 1)) / 2;
const TURN = HAND * CARD;
/** The most points that a seat may begin with. */
const MUCH = 1e9;
/** From this turn on one costs more than it may bring (R12). */
const FALLING = 36_000;
/** Before this turn all points that a position may have are spent. */
const LAST = 1e7;

/**
 * Whether seats have more points than any game brings. No play makes a position that has too many of one that has not:
 * a card takes from the hand what it adds, and a turn adds no more than is allowed for it. So what is reached is read.
 */
function isMuch({ scores, hands, turns }: GameState): boolean {
  const most = MUCH + TURN * (Math.min(turns, FALLING) + 1);
  return scores.some((points, seat) => points + CARD * (hands[seat]?.length ?? 0) > most);
}

type Table = Pick<GameState, 'deck' | 'discards' | 'scores' | 'rotated' | 'turns' | 'seed'>;

function tableFields(seats: number, decay: boolean): Fields<Table> {
  return {
    deck: field(list(card), []),
    discards: field(list(card), []),
    scores: field(list(whole(decay ? -1e12 : 0, 1e12), seats), Array<number>(seats).fill(0)),
    rotated: field(flag, false),
    turns: field(whole(0, LAST), 0, 'played'),
    seed: field(whole(0, SEEDS - 1), 0),
  };
}

export function formatPosition(state: State): string {
  const rows = state.board.join('/');
  const how = formatOptions(reading, state.reading);
  if (state.use === 'puzzle') return joinFields(rows, formatFields(puzzleFields, state), how);
  const { hands, rules: chosen } = state;
  return joinFields(
    rows,
    formatFields(handsField, state),
    formatFields(tableFields(hands.length, chosen.decay), state),
    formatOptions(inGame, { ...chosen, show: chosen.hands }),
    how,
  );
}

/** R1: rows of equal length, at most 25 by 25. Names the row, the column and what may stand there. */
function readRows(board: Piece): Board {
  const lines = split({ ...board, text: board.text.replaceAll('\n', '/') }, '/');
  const rows = lines.filter(({ text }, n) => text !== '' || n === 0);
  const width = rows[0]?.text.length ?? 0;
  for (const [n, row] of indexed(rows)) {
    const facts = { row: n + 1, width, most: LONGEST };
    const strange = [...row.text].findIndex((sign) => !SIGNS.includes(sign));
    if (strange >= 0) {
      const at = { ...row, text: row.text[strange] as string, offset: row.offset + strange };
      refusePiece(
        at,
        'rotation/sign',
        { ...facts, column: strange + 1, signs: [...SIGNS].filter((sign) => sign !== '.') },
        'R1',
      );
    }
    if (row.text.length !== width || width < 1)
      refusePiece(row, 'rotation/row', { ...facts, length: row.text.length }, 'R1');
    if (width > LONGEST || rows.length > LONGEST) refusePiece(row, 'rotation/large', facts, 'R1');
  }
  return rows.map(({ text }) => text);
}

function readPuzzle(position: PositionReader): State {
  const board = readRows(position.board);
  return { use: 'puzzle', reading: position.options(reading), board, ...position.read(puzzleFields) };
}

function readGame(position: PositionReader): State {
  const board = readRows(position.board);
  const { show: shown, ...chosen } = position.options(inGame);
  const { hands } = position.read(handsField);
  const told = position.read(tableFields(hands.length, chosen.decay));
  const { turns, rotated } = told;
  const state: GameState = {
    use: 'game',
    reading: position.options(reading),
    board,
    rules: { ...chosen, hands: shown },
    seat: turns % hands.length,
    hands,
    ...told,
  };
  if (chosen.decay && hands.length > 1) position.refuse('decay');
  if (!chosen.decay && turns > chosen.turns * hands.length) position.refuse('played');
  if (turns === LAST && !rules.outcome(state)) position.refuse('played');
  if (isMuch(state)) position.refuse('scores');
  return rotated && rules.outcome(state) ? position.refuse('rotated') : state;
}

/** A place in one line counts rows and columns of the board, in several the lines of the text. */
export function parsePosition(text: string): Result<State> {
  const read = /(?:^|[;\n])[^\S\n]*held\s*=/.test(text)
    ? readPosition(GAME, text, readGame)
    : readPosition(PUZZLE, text, readPuzzle);
  if (read.ok || read.error.at?.line !== undefined) return read;
  const { row, column = 1 } = read.error.facts ?? {};
  if (row === undefined) return read;
  return {
    ok: false,
    error: { ...read.error, at: { ...read.error.at, line: Number(row), column: Number(column) } },
  };
}
