/** Rotation puzzle boards without an element. */
import { makeParts } from '../../src/rotation/element/parts.js';
import type { Kept } from '../../src/ui/contract/start.js';
import { StoreBoard, sliceOf, type Slice } from '../store-board.js';

export const slice: Slice = { ...(await sliceOf('rotation')), makeParts };

/** A puzzle, and the three rotations that solve it. */
export const THREE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
export const STEPS = ['c3', 'e4', 'c2'];

interface Browser {
  readonly kept?: Map<string, Kept>;
  readonly linked?: string;
}

/** A board that has what it waits for, and whose bots have moved. */
export async function start(
  attributes: Readonly<Record<string, unknown>> = {},
  browser?: Browser,
): Promise<StoreBoard> {
  const board = new StoreBoard(slice, attributes, browser);
  await board.settled();
  return board;
}

/** A puzzle of three rotations, solved by these. */
export async function solved(attributes: Readonly<Record<string, unknown>> = {}): Promise<StoreBoard> {
  const board = await start({ puzzle: THREE, ...attributes });
  for (const cell of STEPS) board.play(cell);
  return board;
}
