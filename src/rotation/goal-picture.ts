/**
 * A pattern as a picture that reads as a sentence: a planet, an arrow outward, the objects of its colours in a lit
 * line, and dots where a line may hold other objects.
 */
import { times } from '../core/basics/times.js';
import { decimal } from '../core/chart/path.js';
import { isSolved } from './outcome.js';
import { OBJECTS } from './picture.js';
import type { Card, PuzzleState, Reading, View } from './state.js';

const HEIGHT = 44;
/** Of a picture as high as that: from the planet's left edge to its line. */
const LEAD = 56;
/** As much more where other objects may come first: a grey disc among dots. */
const OTHERS = 34;
/** The dots behind the line. */
const BEHIND = 16;
/** The size of a cell of the board, and the distance between objects; less if there are many. */
const CELL = 36;
const PITCH = 29;
const MANY = 3;

const objectAt = (x: number, sign: string, scale: number): string =>
  `<g transform="translate(${decimal(x)},${HEIGHT / 2})scale(${scale})">${OBJECTS[sign]}</g>`;

/** Dots along the line, where any object may stand. */
const dots = (x: number, n: number): string =>
  times(n, (at) => `<circle class="other" r="1.4" cx="${decimal(x + 5 * at)}" cy="${HEIGHT / 2}"/>`).join('');

/** Its shapes in a box from 0 0 on. `isFound`: a line holds it now. */
export function patternShapes(
  card: Card,
  { match }: Reading,
  isFound = false,
): { readonly markup: string; readonly width: number; readonly height: number } {
  const isAnywhere = match === 'run';
  const lead = LEAD + (isAnywhere ? OTHERS : 0);
  const shrink = card.length > MANY ? 0.78 : 1;
  const pitch = PITCH * shrink;
  const box = 10 + pitch * card.length;
  const arrow = '<path class="outward" d="M35 22H50M44.5 16.5L50 22L44.5 27.5"/>';
  const name = isFound ? 'line found' : 'line';
  const lane = `<rect class="${name}" x="${lead}" y="4" width="${decimal(box)}" height="36" rx="4"/>`;
  const objects = [...card].map((sign, n) => objectAt(lead + 5 + pitch * (n + 0.5), sign, CELL * shrink));
  const others = isAnywhere
    ? `${dots(LEAD, 1)}<circle class="other" r="8" cx="${LEAD + 15}" cy="${HEIGHT / 2}"/>${dots(LEAD + 28, 1)}`
    : '';
  const behind = dots(lead + box + 5, 3);
  const markup = `${objectAt(16, 'H', CELL)}${arrow}${others}${lane}${objects.join('')}${behind}`;
  return { markup, width: lead + box + BEHIND + 1, height: HEIGHT };
}

/** `isFound`: a line holds it now. */
export function patternPicture(card: Card, reading: Reading, isFound = false): string {
  const { markup, width, height } = patternShapes(card, reading, isFound);
  const box = `0 0 ${decimal(width)} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="goal" viewBox="${box}">${markup}</svg>`;
}

/** Whether a puzzle asks for one pattern in one line; several stand one below the other, with their progress. */
export function hasOnePicture({ goals }: PuzzleState): boolean {
  return goals.length === 1 && goals[0]?.atLeast === 1;
}

/** The one pattern that a puzzle asks for; empty where there are several. */
export function goalPicture(view: View): string {
  const [first] = view.use === 'puzzle' ? view.goals : [];
  return first && view.use === 'puzzle' && hasOnePicture(view)
    ? patternPicture(first.card, view.reading, isSolved(view))
    : '';
}
