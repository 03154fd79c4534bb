/**
 * A position of a game as an SVG file that needs nothing else: the board, what it asks for, a caption, and words for
 * those who do not see it.
 */
import type { PictureSource, ShownGoal } from './picture-source.js';
import { accept, refuse, type Result } from '../basics/result.js';
import { shownValue } from '../basics/shown.js';
import { layBoard, type Laid } from './svg-board.js';
import { describe } from './svg-describe.js';
import { goalBelow, patternsIn } from './svg-goal.js';
import { readSvgOptions, type ReadOptions, type SvgOptions } from './svg-options.js';
import { show, type Shown } from './svg-shown.js';
import { captionBelow, element, escaped } from './svg-text.js';
import { mixWords, type Words } from '../words/words.js';
import { pictureWords } from './words.picture.en.js';

const FONT = "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans','DejaVu Sans',sans-serif";

/** Makes a picture of a record or a position. */
export interface ToSvg {
  (text: string, options?: SvgOptions): Result<string>;
  /** The same in parts. */
  parts(text: string, options?: SvgOptions): Result<PictureParts>;
}

/** A frame of board units, and how high it is in px at this width. */
function frameOf(
  { left, top, width }: Laid['box'],
  bottom: number,
  px: number,
): { readonly frame: readonly number[]; readonly height: number } {
  const frame = [left, top, width, bottom - top].map((length) => Math.round(100 * length) / 100);
  const [, , across, down] = frame as [number, number, number, number];
  return { frame, height: Math.round((px * down) / across) };
}

const rootOf = ({ lang }: ReadOptions, scope: string): Readonly<Record<string, string>> => ({
  xmlns: 'http://www.w3.org/2000/svg',
  class: scope,
  role: 'img',
  'font-family': FONT,
  ...(lang !== '' && { lang, 'xml:lang': lang }),
});

/** A picture in parts, for what lays them out anew, as a card does. All markup takes the rules of `style`. */
export interface PictureParts {
  readonly title: string;
  readonly description: string;
  /** Attributes of the outermost element, without those of its size. */
  readonly root: Readonly<Record<string, string>>;
  /** Rules, for the classes `paper` and `caption` too. */
  readonly style: string;
  /** The board: `frame` is its viewBox, in which `markup` stands; width and height are in px. */
  readonly board: {
    readonly markup: string;
    readonly frame: readonly number[];
    readonly width: number;
    readonly height: number;
  };
  /** The puzzle's goal; `patternsIn` places the patterns. */
  readonly goal: ShownGoal | undefined;
}

/** A picture that has been read, as it is needed. */
interface Drawing {
  file(): string;
  parts(): PictureParts;
}

function drawingOf<S, M, E, O, V>(
  source: PictureSource<S, M, E, O, V>,
  shown: Shown<V, E>,
  options: ReadOptions,
  words: Words,
): Drawing {
  const { width, caption } = options;
  const laid = layBoard(source, shown, options, words);
  const { box, letters, goal } = laid;
  const said = describe(source, shown, caption, words);
  return {
    file() {
      const column = { ...box, size: letters };
      const asked = goal
        ? goalBelow(goal, { ...column, top: box.bottom })
        : { markup: '', bottom: box.bottom };
      const text = captionBelow(caption, { ...column, top: asked.bottom });
      const { frame, height } = frameOf(box, text.bottom, width);
      const [x, y, w, h] = frame as [number, number, number, number];
      const paper = element('rect', { class: 'paper', x, y, width: w, height: h });
      const markup = [paper, laid.markup, asked.markup, text.markup].join('');
      const style = laid.styleFor(markup);
      const content = [
        element('title', {}, escaped(said.title)),
        element('desc', {}, escaped(said.description)),
        element('style', {}, escaped(style.text)),
        markup,
      ];
      const { xmlns, class: scope, ...root } = rootOf(options, style.scope);
      const attributes = { xmlns, class: scope, width, height, viewBox: frame.join(' '), ...root };
      return element('svg', attributes as Record<string, string | number>, content.join(''));
    },
    parts() {
      const { frame, height } = frameOf(box, box.bottom, width);
      const around = element('g', { class: 'paper caption' });
      const patterns = patternsIn(goal?.patterns ?? [], { ...box, size: letters }).markup;
      const { scope, text } = laid.styleFor(laid.markup + patterns + around);
      const board = { markup: laid.markup, frame, width, height };
      return { ...said, root: rootOf(options, scope), style: text, board, goal };
    },
  };
}

/**
 * A game’s pictures as files. `text`: a record or a position; a fault in it, an option that there is not, or a value
 * that an option does not take is refused with its name and place. Nothing of what the viewer may not know is in the
 * file. It never throws.
 */
export function makeToSvg<S, M, E, O, V>(source: PictureSource<S, M, E, O, V>): ToSvg {
  const known = { ...pictureWords, ...source.words };
  const read = (text: string, options: SvgOptions): Result<Drawing> => {
    const asked = readSvgOptions(options, source.looks ?? [], known);
    if (!asked.ok) return asked;
    if (typeof text !== 'string')
      return refuse('option/range', {
        facts: { option: 'text', range: { key: 'range.any-text' }, got: shownValue(text) },
        at: { path: 'text' },
      });
    const shown = show(source, text, asked.value);
    if (!shown.ok) return shown;
    const { lang, words: own } = asked.value;
    const words = mixWords(lang, [
      { language: 'en', table: known },
      { language: lang, table: own },
    ]);
    return accept(drawingOf(source, shown.value, asked.value, words));
  };
  const toSvg = (text: string, options: SvgOptions = {}): Result<string> => {
    const drawing = read(text, options);
    return drawing.ok ? accept(drawing.value.file()) : drawing;
  };
  const parts = (text: string, options: SvgOptions = {}): Result<PictureParts> => {
    const drawing = read(text, options);
    return drawing.ok ? accept(drawing.value.parts()) : drawing;
  };
  return Object.assign(toSvg, { parts });
}
