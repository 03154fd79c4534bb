// What is composed, as plain data: a puzzle's state with its marks, each edit a function from one to the next.
// Rules and grammar are the engine's, which is handed in; it knows no page.

import { placeIn } from './place.js';

/** A board may be as large as this (R1). */
export const SIDES = { min: 1, max: 25 };
/** Boards by chance begin here (R14). */
export const BY_CHANCE = 5;
/** What may be asked of a goal: at least so often. */
export const TIMES = { min: 1, max: 99 };
/** The longest text that a board reads. */
const LONGEST = 8000;
/** A record is read as it began. */
const RECORD = /^rotation\/\d+ from=(\S+)(?: \||$)/;
const NAME = /^\d-\d+$/;

/**
 * `engine` is what `planisphere/rotation` exports, `parseMarks` that of `planisphere/core`; `builtIn` gives the text of a
 * built-in puzzle by its name, where there is such a one.
 */
export function composing(engine, parseMarks, builtIn) {
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
  const wordsOf = (marks) => marks.split(/\s+/).filter(Boolean);

  /** The same puzzle but for this; what it has been proven to be holds no more. */
  const edited = (state, change) => ({ ...state, ...change, par: null });

  function read(text) {
    const given = text.trim();
    if (given.length > LONGEST)
      return { ok: false, error: { code: 'compose/long', facts: { most: LONGEST } } };
    const [, from = text] = RECORD.exec(given) ?? [];
    const result = notation.parsePosition(from);
    if (!result.ok) return result;
    if (result.value.use !== 'puzzle') return { ok: false, error: { code: 'compose/game' } };
    return { ok: true, value: { ...result.value, turns: 0, marks: '' } };
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
    const after = edited(state, { board });
    const isThere = (word) => parseMarks(word, (name) => find(after, name)).ok;
    return { ...after, marks: wordsOf(state.marks).filter(isThere).join(' ') };
  }

  /** R3, R4: a star turned, or turned back; undefined where it cannot. */
  function turn(state, name, isBack) {
    const board = (isBack ? rotateBack : rotate)(state.board, placeOf(state, name));
    return board && edited(state, { board });
  }

  const whyNot = (state, name) => rules.refuse({ ...state, goals: [] }, 0, { type: 'turn', cell: name });

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

  const marks = (word, name) => !word.includes('>') && word.split(/[:=]/)[0] === name;

  /** What marks a cell: `ring`, `dot`, a label, or nothing. */
  function markOf(state, name) {
    const word = wordsOf(state.marks).find((one) => marks(one, name));
    return word === name ? 'ring' : word?.slice(name.length + 1);
  }

  /** A ring, a dot, the next number, nothing. */
  function mark(state, name) {
    const words = wordsOf(state.marks);
    const at = words.findIndex((word) => marks(word, name));
    const taken = words.flatMap((word) => (word.includes('=') ? Number(word.split('=')[1]) || 0 : []));
    const next = `${name}=${Math.max(0, ...taken) + 1}`;
    if (at < 0) words.push(name);
    else if (words[at] === name) words[at] = `${name}:dot`;
    else if (words[at] === `${name}:dot`) words[at] = next;
    else words.splice(at, 1);
    return { ...state, marks: words.join(' ') };
  }

  /** An arrow, or none where there was one. */
  function point(state, from, to) {
    const arrow = `${from}>${to}`;
    const words = wordsOf(state.marks);
    const after = words.includes(arrow) ? words.filter((word) => word !== arrow) : [...words, arrow];
    return { ...state, marks: after.join(' ') };
  }

  function setMarks(state, text) {
    const result = parseMarks(text, (name) => find(state, name));
    return result.ok ? { ok: true, value: { ...state, marks: wordsOf(text).join(' ') } } : result;
  }

  /** As a page writes it; `par` where it is proven. */
  const textOf = ({ marks: _, ...state }, par = state.par) => notation.formatPosition({ ...state, par });

  /** The same on lines. */
  const linesOf = (text) => {
    const [rows, ...fields] = text.split(';');
    return [...rows.split('/'), ...fields].join('\n');
  };

  const escaped = (text) => text.replace(/[^\w./;=,*:-]/g, encodeURIComponent);

  /** As it was before it was escaped; as it stands where it was not. */
  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  /** The puzzle behind an address's `#`. */
  const hashOf = (state) =>
    `#puzzle=${escaped(textOf(state))}${state.marks ? `&marks=${escaped(state.marks)}` : ''}`;

  /** What an address holds: undefined where it holds no puzzle, else a result; a bad one has its `text`. */
  function readHash(hash) {
    const fields = new Map(
      hash
        .slice(1)
        .split('&')
        .map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
    );
    const [given, marks = ''] = [fields.get('puzzle') ?? fields.get('planisphere'), fields.get('marks')];
    if (given === undefined) return undefined;
    const text = decoded(given);
    const result = read(text);
    if (!result.ok) return { ...result, text };
    const marked = setMarks(result.value, decoded(marks));
    return marked.ok ? marked : result;
  }

  /** A puzzle as somebody has it: its name, its text, a link to it, the snippet of a page. */
  function open(text) {
    const quoted = (name) => new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1];
    const given = (quoted('puzzle') ?? text).trim();
    if (given.includes('#')) return readHash(given.slice(given.indexOf('#'))) ?? read(given);
    const known = NAME.test(given) ? builtIn(given) : given;
    if (known === undefined) return { ok: false, error: { code: 'compose/name', facts: { found: given } } };
    const result = read(known);
    const marked = result.ok ? setMarks(result.value, quoted('marks') ?? '') : result;
    return marked.ok ? marked : result;
  }

  return {
    chartOf,
    sizeOf,
    read,
    open,
    empty,
    /** A board by chance, of R14's mixture. */
    byChance: (state, seed) => {
      const { width, height } = sizeOf(state);
      return edited(state, { board: generate({ use: 'puzzle', size: `${width}x${height}` }, seed) });
    },
    place,
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
    mark,
    markOf,
    point,
    setMarks,
    setReading: (state, change) => edited(state, { reading: { ...state.reading, ...change } }),
    textOf,
    linesOf,
    hashOf,
    readHash,
    /** The record by which the gallery opens it to be played. */
    recordOf: (state, par) => `${rules.id}/${rules.version} from=${textOf(state, par)}`,
  };
}

/** What was, is and was taken back. Edits of one `run` after another are one step. */
export function undoable(first) {
  let [past, now, future] = [[], first, []];
  let running;
  return {
    get now() {
      return now;
    },
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    push(state, run) {
      if (state === now) return;
      if (run === undefined || run !== running) past = [...past, now];
      running = run;
      [now, future] = [state, []];
    },
    undo() {
      if (past.length === 0) return;
      [future, now, past] = [[now, ...future], past.at(-1), past.slice(0, -1)];
      running = undefined;
    },
    redo() {
      if (future.length === 0) return;
      [past, now, future] = [[...past, now], future[0], future.slice(1)];
      running = undefined;
    },
  };
}
