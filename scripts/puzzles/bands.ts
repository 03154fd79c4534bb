/**
 * How hard the levels are. The measure is the share of its games in which the model reader solves a puzzle
 * (`src/core/puzzle/reader.ts`); par alone does not tell. The limits of all games stand here, so that they can be moved.
 */
import type { Level, Reading } from './frame.js';

type Range = readonly [least: number, most: number];

export interface Band {
  /** The model reader's share. */
  readonly share: Range;
  readonly par: Range;
  /** The least share of the most common wrong try: where nothing lures, nothing delights. */
  readonly lure: number;
}

export const BANDS: Readonly<Record<string, Readonly<Record<Level, Band>>>> = {
  bugcatcher: {
    1: { share: [0.2, 0.66], par: [2, 4], lure: 0 },
    2: { share: [0.04, 0.3], par: [3, 5], lure: 0 },
    3: { share: [0, 0.06], par: [4, 5], lure: 0 },
  },
  'space-crack': {
    1: { share: [0.2, 0.66], par: [2, 3], lure: 0 },
    2: { share: [0.04, 0.3], par: [3, 4], lure: 0.08 },
    3: { share: [0, 0.06], par: [4, 5], lure: 0.08 },
  },
  constellation: {
    1: { share: [0.2, 0.66], par: [2, 3], lure: 0 },
    2: { share: [0.04, 0.3], par: [2, 3], lure: 0 },
    3: { share: [0, 0.06], par: [3, 4], lure: 0 },
  },
  star: {
    1: { share: [0.2, 0.66], par: [2, 2], lure: 0 },
    2: { share: [0.04, 0.3], par: [2, 3], lure: 0 },
    3: { share: [0, 0.06], par: [2, 4], lure: 0 },
  },
};

/**
 * How often each kind should come in a level, as a share, with how many parts its goal has. The first is that of the
 * first puzzle.
 */
export const KINDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  bugcatcher: { stop1: 0.4, end2: 0.3, stop2: 0.3 },
  'space-crack': { break0: 0.3, take1: 0.25, take2: 0.25, core1: 0.2 },
  constellation: { hqs0: 0.12, hold0: 0.35, win0: 0.3, wormholes0: 0.23 },
  star: { connect2: 0.26, live1: 0.24, win0: 0.2, kill1: 0.2, cut2: 0.1 },
};

/** The most of what is drawn for a level that may be of one kind, as a share. */
export const MOST_OF_KIND: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  bugcatcher: { stop: 0.6, end: 0.6 },
  'space-crack': { break: 0.5, take: 0.5, core: 0.15 },
  constellation: { hold: 0.5, wormholes: 0.3, win: 0.4, hqs: 0.2 },
  star: { win: 0.34, connect: 0.34, live: 0.34, cut: 0.2, kill: 0.2 },
};

/** The levels of the days of a week, from Monday. */
export const WEEK: readonly Level[] = [1, 1, 2, 2, 2, 3, 3];

/** How many puzzles are drawn for each level, to choose from. At least as many as are built in: 136, 189, 136. */
export const DRAWN: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  bugcatcher: { 1: 450, 2: 189, 3: 136 },
  'space-crack': { 1: 350, 2: 189, 3: 136 },
  constellation: { 1: 350, 2: 189, 3: 136 },
  star: { 1: 400, 2: 300, 3: 200 },
};

/** Of those of level 1, the most that doing what is nearest solves. */
export const MOST_WARMING_UP = 60;

const isIn = ([least, most]: Range, value: number): boolean => value >= least && value <= most;

export function fits(game: string, level: Level, par: number, { share, lure }: Reading): boolean {
  const band = BANDS[game]?.[level] as Band;
  return isIn(band.par, par) && isIn(band.share, share) && lure >= band.lure;
}
