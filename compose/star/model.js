// What is composed, as plain data: a position of *Star as its author sets it, moves played from it, marks and a caption;
// each edit a function from one to the next. Rules and grammar are the engine's, which is handed in; it knows no page.
import { BARE, beside } from '../frame/beside.js';
import { wordsOf } from '../frame/marks.js';

const EMPTY = '.';
const SIGNS = ['B', 'R'];
/** Attributes that an author may add. */
export const FLAGS = ['coordinates', 'readonly'];
const RECORD = /^\s*\*?[a-z-]+\/\d/i;

/**
 * `engine` is what `planisphere/star` exports, `core` has `Session`, `parseMarks` and `splitActor` of `planisphere/core`.
 *
 * A state holds what an author chooses, be it possible or not: `options`, one sign a cell in `stones`, whose `turn`, how many
 * stones are `left` in it (null: a whole turn), the `phase` as the engine calls it; then `moves` as text, `marks`, `caption`, and the `flags` that are on.
 */
export function composing({ star, chart }, { Session, parseMarks, splitActor }) {
  const { rules, notation } = star;

  const chartOf = ({ options }) => chart(options.rings, 'cells');
  const cellsOf = (state) => chartOf(state).rows.flat();

  /** The text of what is set, without moves; what is impossible in it is refused when it is read. */
  function setText({ options, stones, turn, left, phase }) {
    const { rings, pie, double, handicap, scoring } = options;
    const field =
      phase === 'pie' || phase === 'count'
        ? 'offer'
        : phase === 'counted' || phase === 'resigned'
          ? 'over'
          : '';
    return [
      `${rings}:${stones}`,
      `turn=${SIGNS[turn]}${left ?? ''}`,
      ...(field ? [`${field}=${phase}`] : []),
      ...(pie ? ['pie=yes'] : []),
      ...(double ? ['double=yes'] : []),
      ...(handicap > 1 ? [`handicap=${handicap}`] : []),
      ...(scoring === 'standard' ? [] : [`scoring=${scoring}`]),
    ].join(';');
  }

  /** Where the moves begin, as the engine has it, or why it is impossible. */
  const begin = (state) => notation.parsePosition(setText(state));

  /** What one move makes of the engine's state, or why it cannot be made. */
  function step(before, text) {
    const move = notation.parseMove(before, before.turn, text);
    if (!move.ok) return move;
    const error = rules.refuse(before, before.turn, move.value);
    return error
      ? { ok: false, error }
      : { ok: true, value: rules.play(before, before.turn, move.value).state };
  }

  /** Where the moves end, or why the position is impossible. */
  function check(state) {
    return state.moves.reduce(
      (result, text) => (result.ok ? step(result.value, text) : result),
      begin(state),
    );
  }

  /** As an author sets it: what the engine's state is. */
  function chosen({ options, stones, turn, left, phase }) {
    const [, some] =
      /;turn=[BR](\d)/.exec(notation.formatPosition({ options, stones, turn, left, phase })) ?? [];
    return { options, stones, turn, left: some === undefined ? null : left, phase, moves: [] };
  }

  /** The same without moves: what is set by hand begins where they end. */
  function settled(state) {
    const now = state.moves.length > 0 ? check(state) : undefined;
    return now?.ok ? { ...state, ...chosen(now.value) } : state;
  }

  const blank = { ...BARE, moves: [] };
  const empty = (rings) => ({ ...blank, ...chosen(rules.setup({ rings })) });

  const signAt = (state, name) => settled(state).stones[cellsOf(state).indexOf(name)];

  function put(state, name, sign) {
    const before = settled(state);
    const at = cellsOf(state).indexOf(name);
    if (before.stones[at] === sign) return state;
    const stones = before.stones.slice(0, at) + sign + before.stones.slice(at + 1);
    return { ...before, stones, left: null };
  }

  /** Exchanges what is on two cells. */
  const move = (state, from, to) => put(put(state, from, signAt(state, to)), to, signAt(state, from));

  /** Stones and marks stay on the cells that there still are. */
  function resize(state, rings) {
    const before = settled(state);
    const stones = new Map(cellsOf(before).map((name, at) => [name, before.stones[at]]));
    const after = { ...before, options: { ...before.options, rings }, left: null };
    const kept = cellsOf(after).map((name) => stones.get(name) ?? EMPTY);
    return more.keepMarks({ ...after, stones: kept.join('') });
  }

  /** Plays a move for the seat whose turn it is. A refusal is the engine's. */
  function play(state, text) {
    const now = check(state);
    const after = now.ok ? step(now.value, text) : now;
    return after.ok ? { ok: true, value: { ...state, moves: [...state.moves, text] } } : after;
  }

  /** Which of the moves that place no stone can be made now. */
  function offersOf(state) {
    const now = check(state);
    const isOpen = (type) => !rules.refuse(now.value, now.value.turn, { type });
    return now.ok ? ['swap', 'count', 'accept', 'resign'].filter(isOpen) : [];
  }

  const setOptions = (state, change) => {
    const before = settled(state);
    return { ...before, options: { ...before.options, ...change }, left: null };
  };
  const set = (state, change) => ({ ...settled(state), ...change });

  /** The position as the engine writes it; undefined where it is impossible. */
  function textOf(state) {
    const now = begin(state);
    return now.ok ? notation.formatPosition(now.value) : undefined;
  }

  const recordOf = (state) =>
    [
      `${rules.id}/${rules.version} from=${textOf(state)}`,
      ...(state.moves.length > 0 ? ['|', ...state.moves] : []),
    ].join(' ');

  /** What a page writes: a position, or a record where moves follow. */
  const attributesOf = (state) =>
    state.moves.length > 0 ? { record: recordOf(state) } : { position: textOf(state) };

  function readRecord(text) {
    const session = new Session(star);
    const loaded = session.load(text);
    if (!loaded.ok) return loaded;
    const moves = wordsOf(text.split('|')[1] ?? '').map((word) => splitActor(word).move);
    return { ok: true, value: { ...chosen(session.stateAt(0)), moves } };
  }

  function read(text) {
    const result = RECORD.test(text) ? readRecord(text.trim()) : notation.parsePosition(text.trim());
    if (!result.ok) return result;
    return {
      ok: true,
      value: { ...blank, ...('moves' in result.value ? result.value : chosen(result.value)) },
    };
  }

  const more = beside({
    parseMarks,
    find: (state, name) => chartOf(state).find(name),
    flags: FLAGS,
    read,
    attributesOf,
  });

  return {
    ...more,
    chartOf,
    check,
    empty,
    /** The same board without stones and marks. */
    cleared: ({ options, caption, flags }) =>
      setOptions({ ...empty(options.rings), caption, flags }, options),
    signAt,
    put,
    move,
    resize,
    play,
    offersOf,
    setOptions,
    /** What is chosen, after the moves. */
    nowOf: settled,
    /** Whose turn, and what is pending. */
    set,
    textOf,
    recordOf,
    attributesOf,
  };
}
