/** The rules of a simple game, from its description: turns, cells, the shape of a move. The author's own functions are asked last. */
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
  GameDescription,
  MoveKind,
  SimpleEvent,
  SimpleMove,
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

/** A move by its type, and by its cell where it has one. */
function shapeOf(kinds: Readonly<Record<string, Pick<MoveKind<unknown>, 'on'>>>): Shape<SimpleMove> {
  const types = (isButton: boolean): string[] =>
    Object.keys(kinds).filter((type) => (kinds[type]?.on === 'button') === isButton);
  return eitherOf(
    fieldsOf<Required<SimpleMove>>({ type: oneOf(...types(false)), cell: textUpTo(CELL_CAP) }),
    fieldsOf<Pick<SimpleMove, 'type'>>({ type: oneOf(...types(true)) }),
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

  function refuse(state: State, actor: Actor, { type, cell = '' }: SimpleMove): Refusal | undefined {
    const { on, rule, refuse: refuseIt } = kinds[type] as MoveKind<State>;
    if (outcomeOf(state)) return { code: `${id}/over`, rule };
    if (actor !== state.turn)
      return { code: `${id}/not-your-turn`, rule, facts: { seat: seatFact(state.turn) } };
    if (on !== 'button' && boardOf(state).chart.find(cell) !== cell)
      return { code: `${id}/no-cell`, rule, facts: { found: shownValue(cell) } };
    const seat = state.stones[cell];
    if (on === 'empty' && seat !== undefined)
      return { code: `${id}/taken`, rule, facts: { cell, seat: seatFact(seat) } };
    return refuseIt?.(state, cell);
  }

  function* moves(state: State, actor: Actor): Generator<SimpleMove> {
    for (const [type, { on, isRare }] of Object.entries(kinds)) {
      if (isRare) continue;
      const all = on === 'button' ? [{ type }] : cellsOf(boardOf(state)).map((cell) => ({ type, cell }));
      for (const move of all) if (!refuse(state, actor, move)) yield move;
    }
  }

  function play(state: State, _actor: Actor, move: SimpleMove): Step<State, SimpleEvent> {
    const { cell = '', type } = move;
    const seat = state.turn;
    const change = kinds[type]?.play?.(state, cell) ?? { stones: { ...state.stones, [cell]: seat } };
    const after = { ...state, turn: (seat + 1) % seats.length, ...change };
    const stones = inOrder(boardOf(state), after.stones);
    return { state: { ...after, stones }, events: [{ ...move, seat }] };
  }

  return makeRules<State, SimpleMove, SimpleEvent, ValuesOf<T>>({
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
    toAct: (state) => (outcomeOf(state) ? [] : [state.turn]),
    moves,
    refuse,
    play,
    outcome: outcomeOf,
    resample: (state) => state,
  });
}
