/** A position of a game as an SVG file that needs nothing else: the board’s own picture and signs, their rules, a caption, and words for those who do not see it. */
import { css } from './css.js';
import type { PictureSource, FileSize } from './picture-source.js';
import { labelShare } from './label-size.js';
import { accept, refuse, type Result } from './result.js';
import { shownValue } from './shown.js';
import { lastSign, markSigns, type SignShape } from './signs.js';
import { signStyle } from './sign-style.js';
import { describe } from './svg-describe.js';
import { nameStyle } from './svg-names.js';
import { readSvgOptions, USUAL_WIDTH, type ReadOptions, type SvgOptions } from './svg-options.js';
import { show, type Shown } from './svg-shown.js';
import { fileStyle } from './svg-style.js';
import { captionBelow, element, escaped } from './svg-text.js';
import { mixWords, type Words } from './words.js';
import { pictureWords } from './words.picture.en.js';

/** Makes a picture of a record or a position. */
export type ToSvg = (text: string, options?: SvgOptions) => Result<string>;

/** Narrower boards show less, in px. */
const WIDE_PX = 476;
/** The font size of what stands beside a board. */
const TEXT_PX = 14;
/** Free room round the board, as a share of its width. */
const MARGIN = 0.02;
/** A caption’s letters in px: a share of the width, and no smaller than can be read. */
const CAPTION = 1 / 44;
const LEAST_PX = 12;

const FONT = "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans','DejaVu Sans',sans-serif";

const fileRules = css`
  .paper {
    fill: var(--surface);
  }
  .caption {
    fill: var(--ink);
    text-anchor: middle;
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

function draw<S, M, E, O, V>(
  source: PictureSource<S, M, E, O, V>,
  shown: Shown<V, E>,
  options: ReadOptions,
  words: Words,
): string {
  const { chart, snapshot, marks, last } = shown;
  const { width, theme, look, caption, lang, coordinates } = options;
  const { view } = snapshot;
  const [left, top, across, down] = chart.viewBox;
  const margin = MARGIN * across;
  const label = labelShare(((1 - 2 * MARGIN) * width) / TEXT_PX);
  const size: FileSize = { coordinates, isNarrow: width < WIDE_PX, label: label * across };
  const names = source.coordinates(view, look, size);
  const [above, right, below, before] = (names.room ?? [0, 0, 0, 0]).map((room) =>
    Math.max(margin, room),
  ) as [number, number, number, number];
  const box = { left: left - before, top: top - above, width: across + before + right };
  const scale = width / box.width;
  const letters = Math.max(LEAST_PX, width * CAPTION) / scale;
  const text = captionBelow(caption, { ...box, top: top + down + below, size: letters });
  const height = text.bottom - box.top;
  const signs = [
    ...(last === undefined ? [] : [lastSign(chart, last)]),
    ...marks.flatMap((mark) => markSigns(chart, mark)),
  ];
  const frame = [box.left, box.top, box.width, height].map((length) => Math.round(100 * length) / 100);
  const [x, y, w, h] = frame as [number, number, number, number];
  const markup = [
    element('rect', { class: 'paper', x, y, width: w, height: h }),
    groupOf(source.picture(view, look, last)),
    groupOf(names.markup ?? ''),
    element('g', { class: 'signs' }, signs.map(signMarkup).join('')),
    text.markup,
  ].join('');
  const style = fileStyle({
    sheet: fileRules + signStyle + nameStyle + source.style + (names.style ?? ''),
    markup,
    theme,
    tones: source.tones ?? {},
    px: Math.max(1, width / USUAL_WIDTH) / scale,
    width: across,
    label,
  });
  const { title, description } = describe(source, shown, caption, words);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: style.scope,
    width,
    height: Math.round((width * h) / w),
    viewBox: frame.join(' '),
    role: 'img',
    'font-family': FONT,
    ...(lang !== '' && { lang, 'xml:lang': lang }),
  };
  const content = [
    element('title', {}, escaped(title)),
    element('desc', {}, escaped(description)),
    element('style', {}, escaped(style.text)),
    markup,
  ];
  return element('svg', attributes, content.join(''));
}

/**
 * A game’s pictures as files. `text`: a record or a position; a fault in it, an option that there is not, or a value
 * that an option does not take is refused with its name and place. Nothing of what the viewer may not know is in the
 * file. It never throws.
 */
export function makeToSvg<S, M, E, O, V>(source: PictureSource<S, M, E, O, V>): ToSvg {
  const known = { ...pictureWords, ...source.words };
  return (text, options = {}) => {
    const read = readSvgOptions(options, source.looks ?? [], known);
    if (!read.ok) return read;
    if (typeof text !== 'string')
      return refuse('option/range', {
        facts: { option: 'text', range: { key: 'range.any-text' }, got: shownValue(text) },
        at: { path: 'text' },
      });
    const shown = show(source, text, read.value);
    if (!shown.ok) return shown;
    const { lang, words: own } = read.value;
    const words = mixWords(lang, [
      { language: 'en', table: known },
      { language: lang, table: own },
    ]);
    return accept(draw(source, shown.value, read.value, words));
  };
}
