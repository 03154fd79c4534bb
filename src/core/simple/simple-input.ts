/**
 * Interprets a reader's gestures in a simple game: a cell, a piece that is led to another, a button. The rules say what
 * is legal.
 */
import type { Interpret, Meant } from '../contract/input.js';
import type { MoveKind, SimpleGame, SimpleMove, SimpleRules, SimpleState, SimpleUi } from './simple-game.js';
import { typesOf } from './simple-rules.js';

const IDLE: SimpleUi = {};

type Meaning = Meant<SimpleUi, SimpleMove>;

interface SimpleInput<O, S extends SimpleState<O>> extends Pick<SimpleGame<O, S>, 'isPiece' | 'targets'> {
  readonly interpret: Interpret<SimpleUi, S, SimpleMove>;
  readonly buttonsAt: SimpleGame<O, S>['buttons'];
}

export function simpleInput<O, State extends SimpleState<O>>(
  kinds: Readonly<Record<string, MoveKind<State>>>,
  rules: SimpleRules<O, State>,
): SimpleInput<O, State> {
  const { cells: onCells, pieces: ofPieces, buttons } = typesOf(kinds);

  const isLegal = (state: State, move: SimpleMove): boolean => !rules.refuse(state, state.turn, move);

  /**
   * If several kinds of move go on a cell, the first that is legal there; else the first, so that the rules can say why
   * not.
   */
  function moveOn(state: State, cell: string): SimpleMove | undefined {
    const moves = onCells.map((type) => ({ type, cell }));
    return moves.find((move) => isLegal(state, move)) ?? moves[0];
  }

  const isPiece = ({ stones, turn }: State, cell: string): boolean =>
    ofPieces.length > 0 && stones[cell] === turn;

  /** As `moveOn`, for a piece that is led to a cell. */
  function wayTo(state: State, from: string, cell: string): SimpleMove {
    const ways = ofPieces.map((type) => ({ type, from, cell }));
    return ways.find((way) => isLegal(state, way)) ?? (ways[0] as SimpleMove);
  }

  function targets(state: State, from: string): readonly string[] {
    if (!isPiece(state, from)) return [];
    const all = [...rules.moves(state, state.turn)];
    return [...new Set(all.flatMap((move) => (move.from === from ? (move.cell ?? []) : [])))];
  }

  /** A piece is picked up, led or put down; undefined where a cell is meant for another kind of move. */
  function lead({ selected = '' }: SimpleUi, cell: string, state: State): Meaning | undefined {
    if (ofPieces.length === 0) return undefined;
    if (isPiece(state, selected)) {
      if (cell === selected) return { ui: IDLE };
      const way = wayTo(state, selected, cell);
      if (isLegal(state, way)) return { ui: IDLE, move: way };
      // Another piece is another choice; anywhere else the rules say why not.
      return isPiece(state, cell) ? { ui: { selected: cell } } : { ui: { selected }, move: way };
    }
    const onCell = moveOn(state, cell);
    if (isPiece(state, cell) && !(onCell && isLegal(state, onCell))) return { ui: { selected: cell } };
    return onCell ? undefined : { ui: IDLE, move: wayTo(state, cell, cell) };
  }

  const interpret: Interpret<SimpleUi, State, SimpleMove> = (state, input, ui) => {
    switch (input.type) {
      case 'tap': {
        const isUnsure = input.dense && ui.selected !== input.cell;
        const meant = isUnsure
          ? { ui: { selected: input.cell } }
          : { ui: IDLE, move: moveOn(state, input.cell) };
        return lead(ui, input.cell, state) ?? meant;
      }
      case 'act':
        return lead(ui, input.cell, state) ?? { ui: IDLE, move: moveOn(state, input.cell) };
      case 'drag':
        return isPiece(state, input.from) ? { ui: { selected: input.from } } : { ui };
      case 'drop': {
        const { from, to } = input;
        const isLed = to !== undefined && to !== from && isPiece(state, from);
        return isLed ? { ui: IDLE, move: wayTo(state, from, to) } : { ui: IDLE };
      }
      case 'button':
        return buttons.includes(input.name) ? { ui: IDLE, move: { type: input.name } } : { ui };
      case 'cancel':
        return ui.selected === undefined ? { ui } : { ui: IDLE };
      default:
        return { ui };
    }
  };

  const buttonsAt = (state: State): ReturnType<SimpleGame<O, State>['buttons']> =>
    buttons
      .filter((type) => isLegal(state, { type }))
      .map((name) => ({ name, asks: kinds[name]?.asks ?? false }));

  return { interpret, isPiece, targets, buttonsAt };
}
