// What is composed, as plain data: a puzzle's state with its marks, each edit a function from one to the next.
// Rules and grammar are the engine's, which is handed in; it knows no page.

import { BARE, beside } from '../frame/beside.js';
import { placeIn } from './place.js';

/** A board may be as large as this (R1). */
export const SIDES = { min: 1, max: 25 };
/** Boards by chance begin here (R14). */
export const BY_CHANCE = 5;
/** What may be asked of a goal: at least so often. */
export const TIMES = { min: 1, max: 99 };
/** Attributes that an author may add. */
export const FLAGS = ['no-solution'];
/** The longest text that a board reads. */
const LONGEST = 8000;
/** A record is read as it began. */
const RECORD = /^rotation\/\d/i;
const NAME = /^\d-\d+$/;

/**
 * `engine` is what `planisphere/rotation` exports, `core` has `Session` and `parseMarks` of `planisphere/core`; `builtIn` gives the text of a
 * built-in puzzle by its name, where there is such a one.
 */
export function composing(engine, { Session, parseMarks }, builtIn) {
  const { rotation, chart, rotate, rotateBack, cardAlong, countIn, generate } = engine;
  const { notation, rules } = rotation;

  const sizeOf = ({ board }) => ({ width: board[0].length, height: board.length });
  const chartOf = (state) => chart(sizeOf(state));
  const find = (state, name) => chartOf(state).find(name);
  const placeOf = (state, name) => placeIn(chartOf(state), name);
  const signAt = (state, name) => {
    const [x, y] = placeOf(state, name);
    return state.board[y][x];
  };

  /** The same puzzle but for this; what it has been proven to be holds no more. */
  const edited = (state, change) => ({ ...state, ...change, par: null });

  /** Where a record begins. */
  function readRecord(text) {
    const session = new Session(rotation);
    const loaded = session.load(text);
    return loaded.ok ? notation.parsePosition(notation.formatPosition(session.stateAt(0))) : loaded;
  }

  function read(text) {
    const given = text.trim();
    if (given.length > LONGEST)
      return { ok: false, error: { code: 'compose/long', facts: { most: LONGEST } } };
    const result = RECORD.test(given) ? readRecord(given) : notation.parsePosition(text);
    if (!result.ok) return result;
    if (result.value.use !== 'puzzle') return { ok: false, error: { code: 'compose/game' } };
    return { ok: true, value: { ...result.value, rotations: 0, ...BARE } };
  }

  const empty = (width, height) =>
    read(Array.from({ length: height }, () => '.'.repeat(width)).join('/')).value;

  function place(state, names, sign) {
    const rows = state.board.map((row) => [...row]);
    for (const name of names) {
      const [x, y] = placeOf(state, name);
      rows[y][x] = sign;
    }
    const board = rows.map((row) => row.join(''));
    return board.join() === state.board.join() ? state : edited(state, { board });
  }

  /** Exchanges what is on two cells. */
  function move(state, from, to) {
    const [here, there] = [signAt(state, from), signAt(state, to)];
    return place(place(state, [from], there), [to], here);
  }

  /** What is above and to the left stays; marks whose cells are gone go. */
  function resize(state, width, height) {
    const board = Array.from({ length: height }, (_, y) =>
      (state.board[y] ?? '').slice(0, width).padEnd(width, '.'),
    );
    return more.keepMarks(edited(state, { board }));
  }

  /** R3, R4: a star turned, or turned back; undefined where it cannot. */
  function turn(state, name, isBack) {
    const board = (isBack ? rotateBack : rotate)(state.board, placeOf(state, name));
    return board && edited(state, { board });
  }

  const whyNot = (state, name) => rules.refuse({ ...state, goals: [] }, 0, { type: 'rotate', cell: name });

  const starsOf = (state) =>
    chartOf(state)
      .rows.flat()
      .filter((name) => !whyNot(state, name));

  /** How often a goal's card is found now. */
  const foundOf = (state, { card }) => countIn(state.board, card, state.reading);

  /** Asks for a card; for one that is asked for already, as often as it is found. */
  function addGoal(state, card, atLeast = 1) {
    const known = state.goals.findIndex((goal) => goal.card === card);
    if (known < 0) return edited(state, { goals: [...state.goals, { card, atLeast }] });
    const most = Math.max(state.goals[known].atLeast, atLeast, Math.min(TIMES.max, foundOf(state, { card })));
    return setGoal(state, known, { atLeast: most });
  }

  function setGoal(state, n, change) {
    const before = state.goals[n];
    const after = { ...before, ...change };
    if (after.card === before.card && after.atLeast === before.atLeast) return state;
    // A card is asked for once.
    const isKnown = state.goals.some(({ card }, at) => at !== n && card === after.card);
    if (isKnown) return addGoal(removeGoal(state, n), after.card, after.atLeast);
    return edited(state, { goals: state.goals.map((goal, at) => (at === n ? after : goal)) });
  }

  const removeGoal = (state, n) => edited(state, { goals: state.goals.filter((_, at) => at !== n) });

  /** Goals as they are typed: `YGR`, `GY*2,RRY`. */
  function readGoals(text) {
    const head = '.;goals=';
    const result = notation.parsePosition(head + text.trim().replace(/\s*[,;\s]\s*/g, ','));
    if (!result.ok || result.value.goals?.length === 0)
      return {
        ok: false,
        error: { code: 'rotation/goal', rule: 'R13', facts: { found: text.slice(0, 40) } },
      };
    return { ok: true, value: result.value.goals };
  }

  const cardUnder = (state, from, to) =>
    cardAlong(state.board, placeOf(state, from), placeOf(state, to), state.reading);

  /** As a page writes it; `par` where it is proven. */
  const textOf = ({ marks: _marks, caption: _caption, flags: _flags, ...state }, par = state.par) =>
    notation.formatPosition({ ...state, par });

  /** The same on lines. */
  const linesOf = (text) => {
    const [rows, ...fields] = text.split(';');
    return [...rows.split('/'), ...fields].join('\n');
  };

  const attributesOf = (state) => ({ puzzle: textOf(state) });

  /** A built-in puzzle, where the text is the name of one. */
  function named(name) {
    if (!NAME.test(name)) return undefined;
    const known = builtIn(name);
    return known === undefined
      ? { ok: false, error: { code: 'compose/name', facts: { found: name } } }
      : read(known);
  }

  const more = beside({ parseMarks, find, flags: FLAGS, read, attributesOf, named });

  return {
    chartOf,
    sizeOf,
    ...more,
    read,
    empty,
    /** The same board without objects, goals and marks. */
    cleared(state) {
      const { reading, caption, flags } = state;
      const { width, height } = sizeOf(state);
      return { ...empty(width, height), reading, caption, flags };
    },
    /** A board by chance, of R14's mixture. */
    byChance: (state, seed) => {
      const { width, height } = sizeOf(state);
      return edited(state, { board: generate({ use: 'puzzle', size: `${width}x${height}` }, seed) });
    },
    place,
    put: (state, name, sign) => place(state, [name], sign),
    move,
    resize,
    turn,
    whyNot,
    starsOf,
    foundOf,
    addGoal,
    setGoal,
    removeGoal,
    readGoals,
    cardUnder,
    signAt,
    setReading: (state, change) => edited(state, { reading: { ...state.reading, ...change } }),
    textOf,
    linesOf,
    attributesOf,
    /** The record by which its game is known. */
    recordOf: (state, par) => `${rules.id}/${rules.version} from=${textOf(state, par)}`,
  };
}
