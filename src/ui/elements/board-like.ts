/** A board as what goes round boards sees it: by its properties. Boards of others are boards as well. */
import type { Around } from '../contract/controller.js';
import type { Result } from '../../core/basics/result.js';
import type { PlayOptions } from './game-element.js';

/** The part of a board that sets and steps use. */
export interface BoardLike extends HTMLElement {
  readonly outcome: unknown;
  readonly toAct: readonly number[];
  readonly solved: unknown;
  readonly updateComplete: Promise<unknown>;
  readonly settled: Promise<unknown>;
  /** Boards of this kit have it once their game is loaded. */
  readonly around?: Around | undefined;
  seats: string;
  record: string;
  viewer: string;
  marks: string;
  controls: string;
  readonly: boolean;
  remember: string;
  noChoices: boolean;
  noHints: boolean;
  play(text: string, options?: PlayOptions): unknown;
  goTo(ply: number): unknown;
  load(text: string): Result<number>;
}

export const isBoard = (element: Element): element is BoardLike =>
  'toAct' in element && 'outcome' in element && 'record' in element;

/** How long a board may take to come before it is said. */
const LATE_MS = 10_000;

/** Resolves when a board is there; `late` is called when that takes long. False where it is no board. */
export async function whenThere(element: Element, late: () => void): Promise<boolean> {
  const timer = setTimeout(late, LATE_MS);
  await customElements.whenDefined(element.localName);
  customElements.upgrade(element);
  const isOne = isBoard(element);
  if (isOne) await element.updateComplete;
  clearTimeout(timer);
  return isOne;
}
