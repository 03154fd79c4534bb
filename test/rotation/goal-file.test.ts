/** A puzzle's picture as a file shows what is to be reached, wherever it is read. */
import { Resvg } from '@resvg/resvg-js';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { INKS } from '../../src/core/chart/palette.js';
import { unwrap } from '../../src/core/basics/result.js';
import type { SvgOptions } from '../../src/core/picture/svg-options.js';
import { toSvg } from '../../src/rotation/index.js';
import { tones } from '../../src/rotation/picture-style.js';

const ONE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
const MANY = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=YG*2,GYRG,BNYRG;par=3';
const SENTENCE = 'Line up red, yellow, red, outward from a blue planet. Other objects may come first.';

const svgOf = (text: string, options: SvgOptions = {}): string => unwrap(toSvg(text, options));

function textsIn(svg: string): string {
  const texts: string[] = [];
  let isText = false;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => (isText = name === 'text'));
  parser.on('text', (text) => void (isText && texts.push(text)));
  parser.on('closetag', () => (isText = false));
  parser.write(svg).close();
  return texts.join(' ');
}

/** The colours of each row of pixels below the board. */
function below(
  text: string,
  options: SvgOptions,
): { readonly rows: Set<string>[]; readonly edge: Set<string> } {
  const paint = (goal: boolean): { width: number; height: number; pixels: Buffer } => {
    const svg = svgOf(text, { ...options, goal, coordinates: false });
    const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return { width, height, pixels };
  };
  const [board, whole] = [paint(false), paint(true)];
  const at = (x: number, y: number): string =>
    `#${whole.pixels.toString('hex', 4 * (y * whole.width + x), 4 * (y * whole.width + x) + 3)}`;
  const beside = Math.round(whole.width / 200);
  const rows: Set<string>[] = [];
  const edge = new Set<string>();
  // Heights are whole px, so the last row and the outermost columns may be such in part.
  for (let y = board.height; y < whole.height - 1; y++) {
    rows.push(new Set(Array.from({ length: whole.width }, (_, x) => at(x, y))));
    edge.add(at(beside, y)).add(at(whole.width - 1 - beside, y));
  }
  return { rows, edge };
}

describe.each([240, 600, 1200])('a puzzle’s file, %s px wide', (width) => {
  it.each(['light', 'dark'] as const)(
    'draws the patterns below the board, large enough to tell apart, %s',
    (theme) => {
      const night = theme === 'dark' ? 1 : 0;
      for (const [text, count] of [
        [ONE, 1],
        [MANY, 3],
      ] as const) {
        const { rows, edge } = below(text, { width, theme });
        // Nothing reaches out of the file.
        expect([...edge]).toEqual([INKS.surface[night]]);
        const red = rows.filter((colours) =>
          colours.has((tones['r'] as (typeof tones)[string])[night]),
        ).length;
        expect(red, text).toBeGreaterThan(9 * Math.max(1, width / 600));
        expect(rows.filter((colours) => colours.has(INKS.wash[night])).length).toBeGreaterThan(20);
        expect(svgOf(text, { width, theme }).match(/class="goal"/g)).toHaveLength(count);
      }
    },
  );

  it('says what is to be reached in the words of the board', () => {
    const svg = svgOf(ONE, { width, caption: 'By me.' });
    expect(textsIn(svg)).toContain(SENTENCE);
    expect(textsIn(svg)).toMatch(/\.\s+By me\.$/);
    expect(/<desc>(.*?)<\/desc>/.exec(svg)?.[1]).toContain(SENTENCE);
  });
});

it('tells how many lines must hold a pattern, where more than one must', () => {
  expect(textsIn(svgOf(MANY))).toMatch(
    /Line up all 3 patterns at once, outward from blue planets\. Other objects may come first\. 0 of 2$/,
  );
  expect(textsIn(svgOf('HYG/.../...;goals=YG*2;rotations=1'))).toMatch(/1 of 2$/);
});

it('rings a pattern that a line holds, as the board does', () => {
  const found = (text: string): number => svgOf(text).split('class="line found"').length - 1;
  expect(found('HYG/..R/...;goals=YG,YR;rotations=1')).toBe(1);
  expect(found('HYG/..R/...;goals=YG;rotations=1')).toBe(1);
  expect(found(ONE)).toBe(0);
});

it('fits a pattern that is wider than its file', () => {
  const { edge } = below(MANY, { width: 60 });
  expect([...edge]).toEqual([INKS.surface[0]]);
});

it('draws nothing below the board where nothing is asked for, or where its maker wants none', () => {
  const free = ONE.replace(/;goals.*/, '');
  expect(svgOf(free)).toBe(svgOf(free, { goal: false }));
  expect(svgOf(ONE, { goal: false })).not.toContain('class="goal"');
  expect(textsIn(svgOf(ONE, { goal: false, coordinates: false }))).toBe('');
  // Those who do not see it hear it nevertheless.
  expect(svgOf(ONE, { goal: false })).toContain(SENTENCE);
  expect(toSvg(ONE, { goal: 'no' as never })).toMatchObject({ error: { code: 'option/range' } });
});

it('runs its sentence from right to left in a language that does, and its patterns as lines are read', () => {
  const words = { 'goal.colours': 'رتب الألوان من كوكب أزرق إلى الخارج.' };
  const [arabic, english] = [svgOf(ONE, { words, lang: 'ar' }), svgOf(ONE)];
  expect(/<text [^>]*>رتب/.exec(arabic)?.[0]).toContain('direction="rtl"');
  const patterns = (svg: string): string | undefined => /<g class="goal" [^>]*>(.*)$/.exec(svg)?.[1];
  expect(patterns(arabic)).toBe(patterns(english));
});
