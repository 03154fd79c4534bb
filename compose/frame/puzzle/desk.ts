/** A desk with a puzzle box: each edit is proven anew. */
import type { MaybePuzzle } from '../../../src/core/puzzle/puzzle.js';
import { deskPart, type Desk, type DeskOptions } from '../desk.js';
import type { Tool } from '../tools.js';
import { puzzleBox, type PuzzleBox } from './box.js';
import type { Puzzled, PuzzleSlice } from './slice.js';

export interface PuzzleDesk<S> {
  readonly desk: Desk<S>;
  readonly box: PuzzleBox;
}

type Options<S extends Puzzled, G extends MaybePuzzle, M> = Omit<DeskOptions<S>, 'changed' | 'tools'> & {
  readonly slice: PuzzleSlice<S, G, M>;
  /** The palette, without the tool that chooses the cells of a goal. */
  readonly tools: readonly Tool[];
  /** Hears of each change, and of what is found about it; calls the `show` of both. */
  readonly show: () => void;
};

export function puzzleDesk<S extends Puzzled, G extends MaybePuzzle, M>({
  slice,
  tools,
  show,
  ...options
}: Options<S, G, M>): PuzzleDesk<S> {
  const { model, sentences } = options;
  const box = puzzleBox({
    slice,
    desk: () => desk,
    chartOf: (state) => model.chartOf(state),
    sayRefusal: (error) => sentences.refusal(error),
    onFound: show,
  });
  const desk: Desk<S> = deskPart({
    ...options,
    // Where no goal asks for cells there are none to choose.
    tools: slice.kinds.some(({ cells: [, most] }) => most > 0) ? [...tools, box.tool] : tools,
    changed() {
      box.renew();
      show();
    },
  });
  return { desk, box };
}
