/**
 * The rules of a simple game, from its description: turns, cells, the shape of a move. The author's own functions are
 * asked last.
 */
import { makeRules } from '../contract/make-rules.js';
import { memoize } from '../basics/memoize.js';
import type { AnyTable, OptionTable } from '../contract/option-kinds.js';
import { defaultsOf, requireOptions } from '../text/options.js';
import type { Refusal } from '../basics/result.js';
import type { Actor, Outcome, Rules, Seat, Step } from '../contract/rules.js';
import { eitherOf, fieldsOf, oneOf, textUpTo, type Shape } from '../basics/shape.js';
import { shownValue } from '../basics/shown.js';
import type {
  Board,
  Change,
  GameDescription,
  MoveKind,
  PieceKind,
  SimpleEvent,
  SimpleMove,
  SimpleRules,
  SimpleState,
  StateOf,
  ValuesOf,
} from './simple-game.js';
import { seatFact } from '../words/words.js';

/** The longest name of a cell. */
const CELL_CAP = 20;

/** A board’s cells in their order. */
export const cellsOf = memoize(({ chart }: Board) => chart.rows.flat(), new WeakMap<Board, string[]>());

/** Stones in the order of the cells, so that the same position is the same data. */
export function inOrder(
  board: Board,
  stones: SimpleState<unknown>['stones'],
): SimpleState<unknown>['stones'] {
  return Object.fromEntries(
    cellsOf(board).flatMap((cell): readonly [string, Seat][] => {
      const seat = Object.hasOwn(stones, cell) ? stones[cell] : undefined;
      return seat === undefined ? [] : [[cell, seat]];
    }),
  );
}

type Kinds = Readonly<Record<string, { readonly on: MoveKind<never>['on'] }>>;

/** The types of a description’s moves, by where they are made. */
export function typesOf(kinds: Kinds): Readonly<Record<'cells' | 'pieces' | 'buttons', readonly string[]>> {
  const of = (...places: readonly string[]): string[] =>
    Object.keys(kinds).filter((type) => places.includes(kinds[type]?.on ?? ''));
  return { cells: of('empty', 'cell'), pieces: of('piece'), buttons: of('button') };
}

/** A move by its type, and by its cells where it has some. */
function shapeOf(kinds: Kinds): Shape<SimpleMove> {
  const { cells, pieces, buttons } = typesOf(kinds);
  const cell = textUpTo(CELL_CAP);
  return eitherOf(
    fieldsOf<Pick<Required<SimpleMove>, 'type' | 'cell'>>({ type: oneOf(...cells), cell }),
    fieldsOf<Required<SimpleMove>>({ type: oneOf(...pieces), from: cell, cell }),
    fieldsOf<Pick<SimpleMove, 'type'>>({ type: oneOf(...buttons) }),
  );
}

export function simpleRules<const T extends AnyTable, const F extends AnyTable>(
  description: GameDescription<T, F>,
): Rules<StateOf<T, F>, SimpleMove, SimpleEvent, ValuesOf<T>> {
  type State = StateOf<T, F>;
  const { id, seats, moves: kinds } = description;
  const options = description.options as unknown as OptionTable<ValuesOf<T>>;
  const boardOf = (state: State): Board => description.board(state.options);
  const outcome = memoize(
    (state: State): { readonly value: Outcome | undefined } => ({ value: description.outcome(state) }),
    new WeakMap<State, { readonly value: Outcome | undefined }>(),
  );
  const outcomeOf = (state: State): Outcome | undefined => outcome(state).value;

  function refuseWay(state: State, kind: PieceKind<State>, from: string, cell: string): Refusal | undefined {
    const { rule } = kind;
    const seat = state.stones[from];
    if (seat === undefined) return { code: `${id}/no-piece`, rule, facts: { cell: from } };
    if (seat !== state.turn)
      return { code: `${id}/not-yours`, rule, facts: { cell: from, seat: seatFact(seat) } };
    const refusal = kind.refuse?.(state, from, cell);
    if (refusal || kind.to(state, from).includes(cell)) return refusal;
    return { code: `${id}/no-way`, rule, facts: { from, cell } };
  }

  function refuse(
    state: State,
    actor: Actor,
    { type, from = '', cell = '' }: SimpleMove,
  ): Refusal | undefined {
    const kind = kinds[type] as MoveKind<State>;
    const { on, rule } = kind;
    if (rules.outcome(state)) return { code: `${id}/over`, rule };
    if (actor !== state.turn)
      return { code: `${id}/not-your-turn`, rule, facts: { seat: seatFact(state.turn) } };
    if (on === 'button') return kind.refuse?.(state, cell);
    const { chart } = boardOf(state);
    for (const one of on === 'piece' ? [from, cell] : [cell])
      if (chart.find(one) !== one) return { code: `${id}/no-cell`, rule, facts: { found: shownValue(one) } };
    if (on === 'piece') return refuseWay(state, kind, from, cell);
    const seat = state.stones[cell];
    if (on === 'empty' && seat !== undefined)
      return { code: `${id}/taken`, rule, facts: { cell, seat: seatFact(seat) } };
    return kind.refuse?.(state, cell);
  }

  function* movesOf(state: State, type: string, kind: MoveKind<State>): Generator<SimpleMove> {
    if (kind.on === 'button') yield { type };
    else
      for (const cell of cellsOf(boardOf(state)))
        if (kind.on !== 'piece') yield { type, cell };
        else if (state.stones[cell] === state.turn)
          for (const to of kind.to(state, cell)) yield { type, from: cell, cell: to };
  }

  function* moves(state: State, actor: Actor): Generator<SimpleMove> {
    for (const [type, kind] of Object.entries(kinds))
      if (!kind.isRare)
        for (const move of movesOf(state, type, kind)) if (!rules.refuse(state, actor, move)) yield move;
  }

  function changeBy(state: State, { type, from = '', cell = '' }: SimpleMove): Change<State> {
    const kind = kinds[type] as MoveKind<State>;
    const { [from]: _, ...others } = state.stones;
    const usual = { stones: { ...others, [cell]: state.turn } } as unknown as Change<State>;
    return (kind.on === 'piece' ? kind.play?.(state, from, cell) : kind.play?.(state, cell)) ?? usual;
  }

  function play(state: State, _actor: Actor, move: SimpleMove): Step<State, SimpleEvent> {
    const seat = state.turn;
    const { events = [], ...change } = changeBy(state, move);
    const after = { ...state, turn: (seat + 1) % seats.length, ...change };
    const stones = inOrder(boardOf(state), after.stones);
    return {
      state: { ...after, stones },
      events: [{ ...move, seat }, ...events.map((event) => ({ seat, ...event }))],
    };
  }

  const derived: SimpleRules<ValuesOf<T>, State> = makeRules<State, SimpleMove, SimpleEvent, ValuesOf<T>>({
    id,
    version: description.version ?? 1,
    chance: false,
    options,
    move: shapeOf(kinds),
    setup: (given) => {
      const chosen = requireOptions<ValuesOf<T>>(options, given);
      const stones = inOrder(description.board(chosen), description.setup?.(chosen) ?? {});
      const fields = defaultsOf((description.fields ?? {}) as unknown as OptionTable<ValuesOf<F>>);
      return { ...fields, options: chosen, stones, turn: 0 } as State;
    },
    seats: () => seats.length,
    toAct: (state) => (rules.outcome(state) ? [] : [state.turn]),
    moves,
    refuse,
    play,
    outcome: outcomeOf,
    resample: (state) => state,
  });
  // Everything derived asks these, so that it follows the author's replacements.
  const rules: SimpleRules<ValuesOf<T>, State> = description.rules
    ? makeRules(description.rules(derived))
    : derived;
  return rules;
}
