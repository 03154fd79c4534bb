/** The board’s part of a picture as a file: its own picture and signs, what it asks for, and the rules for both. */
import type { FileSize, PictureSource, ShownGoal } from './picture-source.js';
import { css } from '../chart/css.js';
import { labelShare } from '../chart/label-size.js';
import { bare } from '../words/language.js';
import { lastSigns, markSigns, type SignShape } from '../chart/signs.js';
import { signStyle } from '../chart/sign-style.js';
import { nameStyle } from './svg-names.js';
import { USUAL_WIDTH, type ReadOptions } from './svg-options.js';
import type { Shown } from './svg-shown.js';
import { fileStyle } from './svg-style.js';
import { element, escaped } from './svg-text.js';
import type { Words } from '../words/words.js';

/** Narrower boards show less, in px. */
const WIDE_PX = 476;
/** The font size of what stands beside a board. */
const TEXT_PX = 14;
/** Free room round the board, as a share of its width. */
const MARGIN = 0.02;
/** A caption’s letters in px: a share of the width, and no smaller than can be read. */
const CAPTION = 1 / 44;
const LEAST_PX = 12;

const fileRules = css`
  .paper {
    fill: var(--surface);
  }
  .caption {
    fill: var(--ink);
    text-anchor: middle;
  }
  .goal-figure {
    fill: var(--ink);
  }
`;

/** The board’s picture as a group; what is empty, and what only a page asks for, is left out. */
function groupOf(picture: string): string {
  return picture
    .replace(/^<svg [^>]*?class="([^"]*)"[^>]*>/, '<g class="$1">')
    .replace(/<\/svg>$/, '</g>')
    .replace(/<path [^>]*?\bd=""[^>]*?\/>/g, '')
    .replace(/ data-c="[^"]*"/g, '')
    .replace(/<g(?: [^>]*)?><\/g>/g, '');
}

const signMarkup = ({ tag, attributes, text }: SignShape): string =>
  element(tag, attributes, text === undefined ? '' : escaped(text));

/** The board’s part of a file: its markup, where it is, and what the rest is drawn by. */
export interface Laid {
  readonly markup: string;
  readonly box: Readonly<Record<'left' | 'top' | 'width' | 'bottom', number>>;
  /** The size of letters below the board, in board units. */
  readonly letters: number;
  /** Left out where it is not drawn. */
  readonly goal: ShownGoal | undefined;
  styleFor(markup: string): ReturnType<typeof fileStyle>;
}

export function layBoard<S, M, E, O, V>(
  source: PictureSource<S, M, E, O, V>,
  { chart, snapshot, marks, last }: Shown<V, E>,
  { width, theme, look, coordinates, goal: isGoalShown }: ReadOptions,
  words: Words,
): Laid {
  const { view } = snapshot;
  const [left, top, across, down] = chart.viewBox;
  const margin = MARGIN * across;
  const label = labelShare(((1 - 2 * MARGIN) * width) / TEXT_PX);
  const size: FileSize = { coordinates, isNarrow: width < WIDE_PX, label: label * across };
  const names = source.coordinates(view, look, size);
  const [above, right, below, before] = (names.room ?? [0, 0, 0, 0]).map((room) =>
    Math.max(margin, room),
  ) as [number, number, number, number];
  const box = {
    left: left - before,
    top: top - above,
    width: across + before + right,
    bottom: top + down + below,
  };
  const scale = width / box.width;
  const signs = [
    ...(last === undefined ? [] : lastSigns(chart, last, source.isPiece?.(view, last) ?? true)),
    ...marks.flatMap((mark) => markSigns(chart, mark)),
  ];
  const goal = isGoalShown ? source.goal?.(view, words) : undefined;
  return {
    markup: [
      groupOf(source.picture(view, look, last)),
      groupOf(names.markup ?? ''),
      element('g', { class: 'signs' }, signs.map(signMarkup).join('')),
    ].join(''),
    box,
    letters: Math.max(LEAST_PX, width * CAPTION) / scale,
    goal: goal && goal.patterns.length > 0 ? { ...goal, sentence: bare(goal.sentence) } : undefined,
    styleFor: (markup) =>
      fileStyle({
        sheet: fileRules + signStyle + nameStyle + source.style + (names.style ?? ''),
        markup,
        theme,
        tones: source.tones ?? {},
        px: Math.max(1, width / USUAL_WIDTH) / scale,
        width: across,
        label,
      }),
  };
}
