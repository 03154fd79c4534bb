/** Draws a puzzle's goal in an SVG file: a sentence, and the patterns that its board shows. */
import type { GoalPattern, ShownGoal } from './picture-source.js';
import { captionBelow, element, escaped, widthOf } from './svg-text.js';
import { fold } from '../basics/indices.js';

/** How high a pattern is, and how far the next is from it, in em of the text. */
const HEIGHT = 3.4;
const GAP = 0.9;
/** How far a figure stands from its pattern. */
const FIGURE = 0.5;

/** Room for lines of text or patterns from the top on, and the size of letters, in units of the file. */
export interface Column {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly size: number;
}

/** Boards whose units are cells need more digits than two behind the point. */
const short = (value: number): number => Number(value.toPrecision(5));

interface Placed {
  readonly pattern: GoalPattern;
  readonly width: number;
  /** A pattern that is too wide for the column is smaller. */
  readonly size: number;
}

function markupOf({ pattern, size }: Placed, x: number, top: number): string {
  const { markup, width, height, figure } = pattern;
  const scale = (HEIGHT * size) / height;
  const transform = `translate(${short(x)},${short(top)})scale(${short(scale)})`;
  const shapes = element('g', { class: 'goal', transform }, markup);
  if (figure === '') return shapes;
  const place = {
    x: short(x + width * scale + FIGURE * size),
    y: short(top + (HEIGHT / 2 + 0.36) * size),
  };
  return (
    shapes + element('text', { class: 'goal-figure', ...place, 'font-size': short(size) }, escaped(figure))
  );
}

/**
 * Patterns one beside the other, in as many rows as they need, and where these end. `at`: where a row that is not full
 * stands.
 */
export function patternsIn(
  patterns: readonly GoalPattern[],
  { left, width, top, size }: Column,
  at: 'start' | 'middle' | 'end' = 'middle',
): { readonly markup: string; readonly bottom: number } {
  const placed = patterns.map((pattern): Placed => {
    const figure = pattern.figure === '' ? 0 : FIGURE + widthOf(pattern.figure);
    const natural = size * ((HEIGHT * pattern.width) / pattern.height + figure);
    const share = Math.min(1, width / natural);
    return { pattern, width: natural * share, size: size * share };
  });
  const gap = GAP * size;
  const rows: Placed[][] = [];
  const widthIn = (row: readonly Placed[]): number =>
    fold(row, gap * (row.length - 1), (sum, one) => sum + one.width);
  for (const one of placed) {
    const row = rows.at(-1);
    if (row && widthIn([...row, one]) <= width) row.push(one);
    else rows.push([one]);
  }
  const share = { start: 0, middle: 0.5, end: 1 }[at];
  let y = top;
  const markup = rows.map((row) => {
    let x = left + share * (width - widthIn(row));
    const shapes = row.map((one) => {
      const drawn = markupOf(one, x, y);
      x += one.width + gap;
      return drawn;
    });
    y += HEIGHT * Math.max(...row.map((one) => one.size)) + gap / 2;
    return shapes.join('');
  });
  return { markup: markup.join(''), bottom: rows.length > 0 ? y - gap / 2 : top };
}

/** The goal below a board, and where it ends. */
export function goalBelow(
  { sentence, patterns }: ShownGoal,
  column: Column,
): { readonly markup: string; readonly bottom: number } {
  const { left, width, size } = column;
  const text = captionBelow(sentence, column);
  const inner = { left: left + 0.02 * width, width: 0.96 * width, top: text.bottom, size };
  const { markup, bottom } = patternsIn(patterns, inner);
  return { markup: text.markup + markup, bottom: bottom + 0.5 * size };
}
