/** The options that a site gives the plugins, and the fences of a page. */
import type { FileTheme } from '../core/picture/svg-style.js';
import { ownBoard, type FenceBoard, type OwnBoard } from './board.js';
import { builtIn } from './boards.js';
import { makeFence, type Fault, type Fence, type Made } from './fence.js';
import { makeSteps, STEPS } from './steps.js';

/** All of them can be left out. */
export interface FenceOptions {
  /** Boards of your own, beside those of this package. */
  readonly boards?: readonly OwnBoard[];
  /** The colours of pictures: `auto`, by default, follows the reader’s system. */
  readonly theme?: FileTheme;
}

/** The boards whose fences are read, by tag, and what is made of a fence. */
export interface Fences {
  readonly byTag: ReadonlyMap<string, FenceBoard>;
  /** `word`: the first of its first line. Undefined where it is no fence of ours. */
  make(word: string, fence: Fence): Made | Fault | undefined;
}

/** @throws TypeError for a board that is none, and for colours that there are not. */
export function fencesBy({ boards = [], theme = 'auto' }: FenceOptions = {}): Fences {
  if (!['light', 'dark', 'auto'].includes(theme))
    throw new TypeError(`theme is “${theme}”. It takes light, dark or auto.`);
  const all = [...builtIn, ...boards.map(ownBoard)];
  const byTag = new Map(all.map((board) => [board.tag, board]));
  return {
    byTag,
    make: (word, fence) => {
      if (word === STEPS) return makeSteps(fence, byTag, theme);
      const board = byTag.get(word);
      return board && makeFence(fence, board, theme);
    },
  };
}

/** A place in a page; both count from 1. */
export interface PagePlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Where a fault is in the page: in the first line of its fence, or where it is in the body. `first`: where the fence
 * begins; `indent`: what stands before each line of its body.
 */
export function placeOf({ offset }: Fault, body: string, first: PagePlace): PagePlace {
  if (offset === undefined) return first;
  const before = body.slice(0, offset).split('\n');
  return { line: first.line + before.length, column: (before.at(-1) as string).length + first.column };
}
