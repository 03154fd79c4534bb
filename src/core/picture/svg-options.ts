/** The options of a picture file and how they are read. Each refusal names the option. */
import { takeWords } from '../words/check-words.js';
import type { Values } from '../contract/option-kinds.js';
import { checkOption } from '../text/options.js';
import { accept, refuse, type Result } from '../basics/result.js';
import type { Viewer } from '../contract/rules.js';
import { shownValue } from '../basics/shown.js';
import type { FileTheme } from './svg-style.js';
import type { WordTable } from '../words/words.js';

/** A file that is wider is mostly shown smaller than it is. */
export const USUAL_WIDTH = 600;

/** All of them can be left out. */
export interface SvgOptions {
  /**
   * The picture's width in px, 32 to 8192, 600 by default; its height follows. It scales like any SVG, but its letters
   * are sized for this width.
   */
  readonly width?: number | undefined;
  /** The colours by day, by night, or with `auto` as the reader's system has it; `light` by default. */
  readonly theme?: FileTheme | undefined;
  /** How many moves of a record are shown; all by default. */
  readonly ply?: number | undefined;
  /** Marks as the attribute `marks` takes them: `S31 T20:dot S31>T21` (docs/notation.md). */
  readonly marks?: string | undefined;
  /**
   * A sentence below the board, of up to 500 characters. It breaks into lines where it must, and where it does itself.
   */
  readonly caption?: string | undefined;
  /** True: the names of cells, in full; false: none; left out: as much of them as the board shows at this width. */
  readonly coordinates?: boolean | undefined;
  /** False: no sign on what was moved last. */
  readonly lastMove?: boolean | undefined;
  /** False: the patterns that a puzzle asks for are not drawn below the board. */
  readonly goal?: boolean | undefined;
  /** The viewer, for games that hide something: `public` by default, a seat's number from 0, or `all`. */
  readonly viewer?: Viewer | undefined;
  /** The look, where the game has several. */
  readonly look?: string | undefined;
  /**
   * Sentences by key, as the boards' property `words` takes them, and the language that they are in, as a BCP 47 tag.
   */
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly lang?: string | undefined;
}

/** The options with what holds where they are left out. */
export interface ReadOptions {
  readonly width: number;
  readonly theme: FileTheme;
  readonly ply: number | undefined;
  readonly marks: string;
  readonly caption: string;
  readonly coordinates: boolean | undefined;
  readonly lastMove: boolean;
  readonly goal: boolean;
  readonly viewer: Viewer;
  readonly look: string;
  readonly words: WordTable;
  readonly lang: string;
}

const text = (maxLength: number, pattern = /^/): Values => ({ kind: 'text', pattern, maxLength });
const yesOrNo: Values = { kind: 'flag' };

const TABLE: Readonly<Record<string, Values>> = {
  width: { kind: 'integer', min: 32, max: 8192 },
  theme: { kind: 'choice', values: ['light', 'dark', 'auto'] },
  ply: { kind: 'integer', min: 0, max: 1e9 - 1 },
  marks: text(4000),
  caption: text(500),
  coordinates: yesOrNo,
  lastMove: yesOrNo,
  goal: yesOrNo,
  lang: text(40, /^[A-Za-z\d-]*$/),
};

/** Own values by name, read once. */
function given(
  options: unknown,
  name: string,
  range = 'range.object',
): Result<Readonly<Record<string, unknown>>> {
  try {
    // A proxy that is revoked throws even when asked whether it is an array.
    if (typeof options !== 'object' || options === null || Array.isArray(options))
      return refuse('option/range', {
        facts: { option: name, range: { key: range }, got: shownValue(options) },
        at: { path: name },
      });
    return accept(Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)));
  } catch (error) {
    return refuse('kit/throws', { facts: { name, reason: shownValue(error) }, at: { path: name } });
  }
}

function readWords(value: unknown, known: WordTable, language: string): Result<WordTable> {
  const all = given(value, 'words', 'range.sentences');
  if (!all.ok) return all;
  // A board has more to say than its picture.
  const own = Object.entries(all.value).filter(([key]) => Object.hasOwn(known, key));
  const { table, faults } = takeWords(Object.fromEntries(own), { known, language });
  return faults[0] ? { ok: false, error: faults[0] } : accept(table);
}

function readViewer(value: unknown): Result<Viewer> {
  const found = shownValue(value);
  if (!/^(public|all|\d{1,2})$/.test(found))
    return refuse('record/view', { facts: { found }, at: { path: 'viewer' } });
  return accept(/^\d/.test(found) ? Number(found) : (found as Viewer));
}

/** `looks`: those of the game, the usual one first. `known`: all that a picture says. */
export function readSvgOptions(
  options: unknown,
  looks: readonly string[],
  known: WordTable,
): Result<ReadOptions> {
  const all = given(options, 'options');
  if (!all.ok) return all;
  const { viewer = 'public', words = {}, ...others } = all.value;
  const look: Values = { kind: 'choice', values: looks };
  const table = looks.length > 0 ? { ...TABLE, look } : TABLE;
  for (const [name, value] of Object.entries(others)) {
    if (!Object.hasOwn(table, name))
      return refuse('option/unknown', { facts: { option: shownValue(name) }, at: { path: name } });
    const checked = checkOption(name, table[name] as Values, value);
    if (!checked.ok) return checked;
  }
  const seen = readViewer(viewer);
  if (!seen.ok) return seen;
  const usual = {
    width: USUAL_WIDTH,
    theme: 'light',
    marks: '',
    caption: '',
    lastMove: true,
    goal: true,
    look: looks[0] ?? '',
    lang: 'en',
  };
  const read = { ply: undefined, coordinates: undefined, ...usual, ...others } as Omit<
    ReadOptions,
    'words' | 'viewer'
  >;
  const said = readWords(words, known, read.lang);
  return said.ok ? accept({ ...read, viewer: seen.value, words: said.value }) : said;
}
