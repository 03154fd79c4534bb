/** The texts of a simple game, from its description: `d4` and `swap`, `stones=24.B24.;turn=1`. */
import { formatOptions, parseOptions } from '../text/option-text.js';
import type { AnyTable, OptionTable } from '../contract/option-kinds.js';
import { runs, whole } from '../text/position-kinds.js';
import {
  field,
  formatFields,
  joinFields,
  readPosition,
  rulesOf,
  type Fields,
  type Grammar,
  type PositionReader,
} from '../text/position-text.js';
import { accept, refuse, type Result } from '../basics/result.js';
import type { Notation, Seat } from '../contract/rules.js';
import { shownValue } from '../basics/shown.js';
import type { Board, GameDescription, SimpleMove, SimpleState, StateOf, ValuesOf } from './simple-game.js';
import { cellsOf, typesOf } from './simple-rules.js';

const EMPTY = '.';

/** The letters of the seats’ stones, by seat. */
function signsOf({ id, seats }: { readonly id: string; readonly seats: readonly string[] }): string {
  const signs = seats.map((name) => (name[0] ?? '').toUpperCase()).join('');
  if (!/^[A-Z]{2,}$/.test(signs) || new Set(signs).size < seats.length)
    throw new Error(
      `${id}: The seats are ${seats.join(', ')}. Let each name begin with another letter from A to Z.`,
    );
  return signs;
}

/** A sign for each cell, by the seat of its stone. */
function signsOn(signs: string, board: Board, stones: SimpleState<unknown>['stones']): string {
  return cellsOf(board)
    .map((cell) => signs[stones[cell] ?? -1] ?? EMPTY)
    .join('');
}

function stonesBy(signs: string, board: Board, text: string): SimpleState<unknown>['stones'] {
  const stones = cellsOf(board).map((cell, at): readonly [string, Seat] => [
    cell,
    signs.indexOf(text[at] as string),
  ]);
  return Object.fromEntries(stones.filter(([, seat]) => seat >= 0));
}

export function simpleNotation<const T extends AnyTable, const F extends AnyTable>(
  description: GameDescription<T, F>,
): Notation<StateOf<T, F>, SimpleMove, ValuesOf<T>> {
  type State = StateOf<T, F>;
  const { id, moves, seats } = description;
  const options = description.options as unknown as OptionTable<ValuesOf<T>>;
  const signs = signsOf(description);
  const types = typesOf(moves);
  const [rule = ''] = Object.values(moves).map((kind) => kind.rule);

  /** The commonest kind of move on a cell is the cell alone, and of moves from cell to cell the two of them. */
  function formatMove({ type, from, cell }: SimpleMove): string {
    if (cell === undefined) return type;
    const place = from === undefined ? cell : `${from}-${cell}`;
    return type === types.cells[0] || type === types.pieces[0] ? place : `${type}.${place}`;
  }

  /** Both cells of a text such as `c1-c3`; names may have hyphens of their own. */
  function readWay(board: Board, text: string): Pick<Required<SimpleMove>, 'from' | 'cell'> | undefined {
    for (let at = text.indexOf('-'); at >= 0; at = text.indexOf('-', at + 1)) {
      const from = board.chart.find(text.slice(0, at));
      const cell = board.chart.find(text.slice(at + 1));
      if (from !== undefined && cell !== undefined) return { from, cell };
    }
    return undefined;
  }

  function parseMove(state: State, text: string): Result<SimpleMove> {
    if (types.buttons.includes(text)) return accept({ type: text });
    const board = description.board(state.options);
    const [, given, name = text] = /^([\w-]+)\.(.*)$/s.exec(text) ?? [];
    const among = (all: readonly string[]): string | undefined =>
      given === undefined ? all[0] : all.find((one) => one === given);
    const [onCell, ofPiece] = [among(types.cells), among(types.pieces)];
    const cell = board.chart.find(name);
    if (onCell !== undefined && cell !== undefined) return accept({ type: onCell, cell });
    const way = ofPiece === undefined ? undefined : readWay(board, name);
    if (ofPiece !== undefined && way) return accept({ type: ofPiece, ...way });
    return refuse(`${id}/no-cell`, { rule, facts: { found: shownValue(text) }, at: { offset: 0 } });
  }

  const own = (description.fields ?? {}) as unknown as OptionTable<ValuesOf<F>>;
  const turnField: Fields<{ readonly turn: Seat }> = { turn: field(whole(0, seats.length - 1), 0) };
  const stonesField = (board: Board): Fields<{ readonly stones: string }> => ({
    stones: field(runs(`${EMPTY}${signs}`, cellsOf(board).length)),
  });
  const grammar: Grammar = {
    rule,
    fields: { stones: rule, turn: rule, ...rulesOf(own), ...rulesOf(options) },
  };

  function formatPosition(state: State): string {
    const board = description.board(state.options);
    return joinFields(
      formatFields(stonesField(board), { stones: signsOn(signs, board, state.stones) }),
      formatFields(turnField, state),
      formatOptions(own, state as unknown as ValuesOf<F>),
      formatOptions(options, state.options),
    );
  }

  function readState(position: PositionReader): State {
    const chosen = position.options(options);
    const board = description.board(chosen);
    const stones = stonesBy(signs, board, position.read(stonesField(board)).stones);
    return {
      ...position.options(own),
      options: chosen,
      stones,
      ...position.read(turnField),
    } as unknown as State;
  }

  const derived: Notation<State, SimpleMove, ValuesOf<T>> = {
    formatMove: (_state, _actor, move) => formatMove(move),
    parseMove: (state, _actor, text) => parseMove(state, text),
    formatPosition,
    parsePosition: (text) => readPosition(grammar, text, readState),
    formatOptions: (chosen) => formatOptions(options, chosen),
    parseOptions: (text) => parseOptions(options, text),
  };
  return description.notation?.(derived) ?? derived;
}
