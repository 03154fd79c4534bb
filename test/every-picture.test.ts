/**
 * Pictures as files, of every game: well-formed, drawn by programs that know little, told in words, and silent about
 * what is hidden.
 */
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { bugcatcher, toSvg as bugcatcherSvg, chart as bugcatcherChart } from '../src/bugcatcher/index.js';
import { picture as bugcatcherPicture } from '../src/bugcatcher/index.js';
import {
  constellation,
  picture as constellationPicture,
  toSvg as constellationSvg,
} from '../src/constellation/index.js';
import { chart as constellationChart } from '../src/constellation/index.js';
import type { Chart } from '../src/core/chart/chart.js';
import { openPosition, openRecord } from '../src/core/session/open-game.js';
import { INKS } from '../src/core/chart/palette.js';
import { sayRefusal, makeWords } from '../src/core/words/words.js';
import { unwrap, type Result } from '../src/core/basics/result.js';
import type { Game } from '../src/core/contract/rules.js';
import type { ToSvg } from '../src/core/picture/svg-file.js';
import type { SvgOptions } from '../src/core/picture/svg-options.js';
import { picture as rotationPicture, rotation, toSvg as rotationSvg } from '../src/rotation/index.js';
import { chart as rotationChart } from '../src/rotation/geometry.js';
import { gridOf } from '../src/rotation/grid.js';
import {
  chart as spaceCrackChart,
  picture as spaceCrackPicture,
  spaceCrack,
  toSvg as spaceCrackSvg,
} from '../src/space-crack/index.js';
import { chart as starChart, picture as starPicture, star, toSvg as starSvg } from '../src/star/index.js';
import { kitWords } from './kit-words.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one list of games of all types
type AnyGame = Game<any, any, any, any, any>;

interface Case {
  readonly toSvg: ToSvg;
  readonly game: AnyGame;
  readonly record: string;
  readonly position: string;
  /** Two cells of the position. */
  readonly cells: readonly [string, string];
  /** The sentences of the description about the position. */
  readonly said: readonly string[];
  chart(view: never): Chart;
  picture(view: never): string;
}

const recordOf = (game: string, name: string): string =>
  /^record: (.*)$/m.exec(
    readFileSync(new URL(`${game}/playthroughs/${name}.txt`, import.meta.url), 'utf8'),
  )?.[1] as string;

type Options<K extends string, T> = { readonly options: Readonly<Record<K, T>> };

const CASES: Readonly<Record<string, Case>> = {
  star: {
    toSvg: starSvg,
    game: star,
    record: 'star/1 rings=4 | S31 T20 A30 R21 *40',
    position: '2:BR13.;turn=R;offer=count',
    cells: ['*20', 'A20'],
    said: ['On *10: blue stone.', 'On S10: red stone.'],
    chart: ({ options }: Options<'rings', number>) => starChart(options.rings, 'cells'),
    picture: (state) => starPicture(state, 'cells'),
  },
  rotation: {
    toSvg: rotationSvg,
    game: rotation,
    record: recordOf('rotation', 'solved-at-par'),
    position: 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR,GY;par=3',
    cells: ['b4', 'e3'],
    said: [
      'Line up red, yellow, red, outward from a blue planet. Other objects may come first.',
      'Line up green, yellow, outward from a blue planet. Other objects may come first.',
      'On a1 and e5: blue planet.',
      'On c3: black hole.',
    ],
    chart: ({ board }: { readonly board: readonly string[] }) => rotationChart(gridOf(board)),
    picture: rotationPicture,
  },
  'space-crack': {
    toSvg: spaceCrackSvg,
    game: spaceCrack,
    record: recordOf('space-crack', 'by-planets'),
    position: 'boardSize=5;planets=4,5A5,4,6,4,5B5,5;order=alternate',
    cells: ['3', '6'],
    said: ['On 2: Blue’s planet, size 5, ship of strength 5.', 'On 1, 3 and 5: free planet, size 4.'],
    chart: ({ options }: Options<'boardSize', number>) => spaceCrackChart(options.boardSize),
    picture: spaceCrackPicture,
  },
  constellation: {
    toSvg: constellationSvg,
    game: constellation,
    record: recordOf('constellation', 'wormholes'),
    position: 'map=gemini;round=1;owners=A39.;hqs=a1/',
    cells: ['a5', 'b7'],
    said: ['On a1: black hole, Lyra, HQ.'],
    chart: constellationChart,
    picture: constellationPicture,
  },
  bugcatcher: {
    toSvg: bugcatcherSvg,
    game: bugcatcher,
    record: recordOf('bugcatcher', 'nine-players'),
    position: 'players=2;border=C1-BR,F5-BR;central=C3,F5',
    cells: ['C3', 'B2-BR'],
    said: ['On C1-BR and F5-BR: a square node. On C3 and F5: a round node.'],
    chart: ({ options }: Options<'cols' | 'rows', number>) => bugcatcherChart(options),
    picture: bugcatcherPicture,
  },
};

const NAMES = Object.keys(CASES);
const of = (name: string): Case => CASES[name] as Case;

interface Read {
  readonly title: string;
  readonly description: string;
  readonly style: string;
  /** All text that is drawn, a string for each text element. */
  readonly texts: readonly string[];
  readonly classes: ReadonlySet<string>;
  readonly root: Readonly<Record<string, string>>;
  readonly tags: ReadonlySet<string>;
}

/** Reads a file as XML; a fault in it is thrown. */
function read(svg: string): Read {
  const parser = new SaxesParser();
  const found: Record<string, string[]> = {};
  const open: string[] = [];
  const classes = new Set<string>();
  let root: Record<string, string> | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    root ??= attributes as Record<string, string>;
    open.push(name);
    (found[name] ??= []).push('');
    for (const one of (attributes['class'] as string | undefined)?.split(' ') ?? []) classes.add(one);
  });
  parser.on('text', (text) => {
    const list = found[open.at(-1) ?? ''];
    if (list) list[list.length - 1] += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(svg).close();
  const { title = [], desc = [], style = [], text = [] } = found;
  return {
    title: title.join(),
    description: desc.join(),
    style: style.join(),
    texts: text,
    classes,
    root: root ?? {},
    tags: new Set(Object.keys(found)),
  };
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): string;
}

function paint(svg: string): Pixels {
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return {
    width,
    height,
    at: (x, y) => {
      const start = 4 * (Math.round(y) * width + Math.round(x));
      return `#${[...pixels.subarray(start, start + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    },
  };
}

/** The place of a point of the chart in a file, in px. */
function placeIn(svg: string, [x, y]: readonly [number, number]): readonly [number, number] {
  const { root } = read(svg);
  const [left = 0, top = 0, width = 1] = (root['viewBox'] ?? '').split(' ').map(Number);
  const scale = Number(root['width']) / width;
  return [(x - left) * scale, (y - top) * scale];
}

const svgOf = (name: string, text: string, options: SvgOptions = {}): string =>
  unwrap(of(name).toSvg(text, options));

const chartAt = (name: string, text: string): Chart => {
  const { game, chart } = of(name);
  const opened: Result<{ readonly history: { readonly first: unknown } }> = text.startsWith(
    `${game.rules.id}/`,
  )
    ? openRecord(game, text)
    : openPosition(game, text);
  return chart(game.view(unwrap(opened).history.first, 'public') as never);
};

describe.each(NAMES)('a picture of %s as a file', (name) => {
  const { toSvg, game, record, position, cells, said, picture } = of(name);
  const [first, second] = cells;

  it.each(['light', 'dark', 'auto'] as const)('is well-formed and names what it needs, %s', (theme) => {
    for (const text of [record, position])
      for (const width of [240, 600, 1200]) {
        const svg = svgOf(name, text, { theme, width, coordinates: true, caption: 'A caption.' });
        const { style, tags, root } = read(svg);
        expect(root['role']).toBe('img');
        expect(root['width']).toBe(`${width}`);
        expect(style).not.toMatch(/var\(|light-dark|:is|:has|:where|:host|@container|\[/);
        // It loads nothing and runs nothing.
        expect(svg).not.toMatch(/href|url\(|@import|<script|\son\w+=/);
        expect([...tags].filter((tag) => ['image', 'use', 'foreignObject', 'script'].includes(tag))).toEqual(
          [],
        );
        expect([...svg.matchAll(/https?:[^"']*/g)].map(([address]) => address)).toEqual([
          'http://www.w3.org/2000/svg',
        ]);
      }
  });

  it('says its position in title and description', () => {
    const { title, description } = read(svgOf(name, position));
    expect(title).toMatch(/^.+\. .+$/);
    for (const sentence of said) expect(description).toContain(sentence);
    // A gap among the words would show as a key.
    const end = read(svgOf(name, record, { marks: `${first} ${second}:dot ${first}:danger` }));
    expect(`${title} ${description} ${end.title} ${end.description}`).not.toMatch(
      /\b[a-z-]+[./][a-z-]+\.?[a-z\d]*\b/,
    );
  });

  it('is the board’s own picture', () => {
    const view = game.view(unwrap(openPosition(game, position)).history.first, 'public') as never;
    const own = new Set(
      [...picture(view).matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
    );
    const { classes } = read(svgOf(name, position, { goal: false }));
    const groups =
      /^(glow|glow-gap|of-line|links|link|asked|lines|hq-line|core|traces|leaving|rings|spans|pieces|bands|piece|lands|tint|pattern|borders|border|seat-\d|lanes|runs|paths|plan|bursts|case|black|blue|beads|edges)$/;
    // Empty parts are left out, and nothing is added that the board does not have.
    expect([...own].filter((one) => !classes.has(one) && !groups.test(one))).toEqual([]);
    expect(
      [...classes].filter((one) => !own.has(one) && !/^(paper|signs|idle|coords|row|p\w+)$/.test(one)),
    ).toEqual([]);
  });

  it('has the colours of its theme in a program that knows no custom property', () => {
    for (const [night, theme] of (['light', 'dark'] as const).entries())
      for (const width of [240, 600]) {
        const svg = svgOf(name, position, { theme, width });
        const { at, height } = paint(svg);
        expect(at(1, 1)).toBe(INKS.surface[night]);
        expect(at(width - 2, height - 2)).toBe(INKS.surface[night]);
        const marked = svgOf(name, position, { theme, width, marks: `${first}:dot` });
        const [x, y] = placeIn(marked, chartAt(name, position).centre(first));
        expect(paint(marked).at(x, y)).toBe(INKS.accent[night]);
        const colours = new Set<string>();
        for (let across = 0; across < width; across += 2)
          for (let down = 0; down < height; down += 2) colours.add(at(across, down));
        expect(colours).toContain(INKS.field[night]);
        expect(colours.size).toBeGreaterThan(5);
      }
  });

  it('has both colours where the reader’s system decides, those by day first', () => {
    const { style } = read(svgOf(name, position, { theme: 'auto' }));
    const [day = '', night = ''] = style.split('@media (prefers-color-scheme:dark)');
    expect(day).toContain(INKS.field[0]);
    expect(night).toContain(INKS.field[1]);
    expect(paint(svgOf(name, position, { theme: 'auto' })).at(1, 1)).toBe(INKS.surface[0]);
  });

  it('draws every mark where its cell is', () => {
    const chart = chartAt(name, position);
    const [from, to] = [chart.centre(first), chart.centre(second)];
    const plain = paint(svgOf(name, position));
    const differs = (marks: string, [x, y]: readonly [number, number]): boolean => {
      const svg = svgOf(name, position, { marks });
      const place = placeIn(svg, [x, y]);
      return paint(svg).at(...place) !== plain.at(...place);
    };
    const r = chart.pitch * 0.44;
    for (const kind of ['', ':danger'])
      for (const [dx, dy] of [
        [r, 0],
        [-r, 0],
        [0, r],
        [0, -r],
      ] as const)
        expect(differs(first + kind, [from[0] + dx, from[1] + dy])).toBe(true);
    expect(differs(`${first}:dot`, from)).toBe(true);
    expect(differs(`${first}=a`, [from[0] - chart.pitch * 0.25, from[1]])).toBe(true);
    expect(differs(`${first}>${second}`, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])).toBe(true);
    expect(read(svgOf(name, position, { marks: `${first}=<&>` })).texts).toContain('<&>');
  });

  it('shows and tells the very text of captions, labels and names', () => {
    const odd = `<b>&"'`;
    const seats = Object.fromEntries([0, 1, 2, 3].map((seat) => [`seat.${seat}`, odd]));
    const options = { caption: odd, marks: `${first}=<&"`, words: { ...seats, 'game.name': odd } };
    for (const text of [record, position]) {
      const { title, description, texts } = read(svgOf(name, text, options));
      expect(texts).toEqual(expect.arrayContaining([odd, '<&"']));
      expect(title).toContain(`${odd}. `);
      expect(description).toContain(odd);
    }
  });

  it('tells of marks and the last move before it tells where everything stands', () => {
    const { description } = read(svgOf(name, record, { marks: `${first}:dot`, ply: 1 }));
    const [marked, stands] = ['Marked with a dot', 'On '].map((text) => description.indexOf(text));
    expect(marked).toBeGreaterThan(0);
    expect(stands === -1 || (stands as number) > (marked as number)).toBe(true);
  });

  it('tells of marks', () => {
    const marks = `${first} ${second} ${first}:dot ${second}:danger ${first}=a ${first}>${second}`;
    const { description } = read(svgOf(name, position, { marks }));
    expect(description).toContain(
      `Marked: ${first} and ${second}. Marked with a dot: ${first}. Marked as danger: ${second}. ${first} has the label a. An arrow leads from ${first} to ${second}.`,
    );
  });

  it('shows a record after as many moves as are asked for', () => {
    const { plies } = unwrap(openRecord(game, record)).history;
    const at = (ply: number): string => svgOf(name, record, { ply });
    expect(at(0)).not.toBe(at(plies.length));
    expect(at(plies.length)).toBe(svgOf(name, record));
    expect(read(at(1)).description).toContain(`After move 1 of ${plies.length}.`);
  });

  it('keeps its proportions at every width', () => {
    for (const width of [32, 240, 1200, 8192]) {
      const { root } = read(svgOf(name, position, { width }));
      const [, , across = 1, down = 1] = (root['viewBox'] ?? '').split(' ').map(Number);
      expect(Number(root['height'])).toBe(Math.round((width * down) / across));
    }
  });

  it('writes a caption below the board, in lines that are not cut', () => {
    const caption = 'One sentence that is rather long, so that it does not fit on a line of a small picture.';
    const { texts, description, root } = read(
      svgOf(name, position, { caption, width: 240, coordinates: false }),
    );
    const lines = texts.filter((text) => text !== '' && caption.includes(text) && text.length > 3);
    expect(lines.join(' ')).toBe(caption);
    expect(lines.length).toBeGreaterThan(1);
    expect(description.startsWith(caption)).toBe(true);
    expect(Number(root['height'])).toBeGreaterThan(
      Number(read(svgOf(name, position, { width: 240 })).root['height']),
    );
    const two = read(svgOf(name, position, { caption: 'One.\nTwo.' })).texts;
    expect(two.filter((text) => /^(One|Two)\.$/.test(text))).toEqual(['One.', 'Two.']);
  });

  it('speaks and names the seats as it is told', () => {
    const words = { 'game.name': 'Das Spiel', 'picture.title': '{turn} ({name})', 'act.undo': 'Zurück' };
    const { title, root } = read(svgOf(name, position, { words, lang: 'de' }));
    expect(title).toMatch(/ \(Das Spiel\)$/);
    expect(root['lang']).toBe('de');
  });

  const looks = name === 'star' ? ['look'] : [];
  it.each([
    ['width', 31, 'option/range'],
    ['width', '600', 'option/range'],
    ['theme', 'sepia', 'option/range'],
    ['ply', -1, 'option/range'],
    ['ply', 9999, 'session/no-ply'],
    ['marks', 'nowhere', 'marks/cell'],
    ['marks', 7, 'option/range'],
    ['marks', `${cells[0]}:star`, 'marks/kind'],
    ['caption', 'a'.repeat(501), 'option/range'],
    ['coordinates', 'yes', 'option/range'],
    ['lastMove', 1, 'option/range'],
    ['viewer', 'me', 'record/view'],
    ['viewer', 99, 'session/no-seat'],
    ['lang', '<de>', 'option/range'],
    ['words', 'none', 'option/range'],
    ['words', { 'game.name': '{broken' }, 'words/name'],
    ['colour', 'red', 'option/unknown'],
    ...looks.map((look) => [look, 'nets', 'option/range'] as const),
  ] as const)('refuses %s: %j by its name', (option, value, code) => {
    const refused = toSvg(record, { [option]: value });
    expect(refused).toMatchObject({ ok: false, error: { code } });
    if (refused.ok) return;
    expect(refused.error.at?.path?.split('.')[0]).toBe(option);
    expect(sayRefusal(makeWords('en', kitWords), refused.error)).not.toBe(code);
  });

  const fails = (): never => {
    throw new Error('not here');
  };
  const revoked = (): object => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  };
  it.each([
    ['have no list of keys', new Proxy({}, { ownKeys: fails })],
    ['hide a key', new Proxy({ 'game.name': 'Go' }, { getOwnPropertyDescriptor: fails })],
    ['hide a sentence', new Proxy({ 'game.name': 'Go' }, { get: fails })],
    ['have a getter', Object.defineProperty({}, 'game.name', { enumerable: true, get: fails })],
    ['are not there any more', revoked()],
  ])('refuses words that throw where they are read: they %s', (_, words) => {
    expect(toSvg(record, { words })).toMatchObject({
      ok: false,
      error: { code: 'kit/throws', at: { path: 'words' } },
    });
  });

  it('refuses functions among its words, and calls none', () => {
    const refused = { ok: false, error: { code: 'words/text', at: { path: 'words.game.name' } } };
    expect(toSvg(record, { words: { 'game.name': fails } as never })).toMatchObject(refused);
    expect(toSvg(record, { words: fails as never })).toMatchObject({ error: { code: 'option/range' } });
  });

  it('refuses options that are not there any more', () => {
    expect(toSvg(record, revoked())).toMatchObject({
      ok: false,
      error: { code: 'kit/throws', at: { path: 'options' } },
    });
  });

  it('refuses a text that is none of its own, with the place', () => {
    expect(toSvg('chess/1 | e4')).toMatchObject({ error: { code: 'record/game', at: { offset: 0 } } });
    expect(toSvg('')).toMatchObject({ ok: false });
    expect(toSvg(undefined as never)).toMatchObject({ error: { code: 'option/range' } });
    expect(toSvg(`${record} nonsense!`)).toMatchObject({
      ok: false,
      error: { at: { offset: record.length + 1 } },
    });
  });

  it('never throws, and what it makes is sound, whatever it is given', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));
    const options = fc.record(
      {
        caption: anyText,
        marks: fc.oneof(anyText, fc.constantFrom(`${first}="'`, `${first}=<a>`, `${second}=&`)),
        words: fc.dictionary(fc.constantFrom('game.name', 'picture.title', 'seat.0'), anyText),
        lang: anyText,
        width: fc.oneof(fc.integer({ min: 32, max: 2000 }), fc.anything()),
        theme: fc.constantFrom('light', 'dark', 'auto'),
        coordinates: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(options, (given) => {
        const made = toSvg(position, given as SvgOptions);
        if (!made.ok) return;
        const { tags } = read(made.value);
        expect(
          [...tags].filter((tag) => !/^(svg|title|desc|style|rect|g|path|circle|text)$/.test(tag)),
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (text, given) => {
        expect(typeof toSvg(text as never, given as never).ok).toBe('boolean');
      }),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(fc.nat(record.length), fc.nat(6), anyText, (at, cut, other) => {
        const made = toSvg(record.slice(0, at) + other + record.slice(at + cut));
        if (made.ok) read(made.value);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the sign of the last move', () => {
  it.each([
    ['star', 'star/1 rings=4 | S31 T20 A30', 'A30'],
    ['rotation', recordOf('rotation', 'solved-at-par'), 'c2'],
    ['space-crack', recordOf('space-crack', 'by-planets'), '1'],
    ['constellation', recordOf('constellation', 'wormholes'), 'b3'],
  ])('is on its cell: %s', (name, record, cell) => {
    const svg = svgOf(name, record);
    const [signed, plain] = [paint(svg), paint(svgOf(name, record, { lastMove: false }))];
    const xs: number[] = [];
    const ys: number[] = [];
    for (let x = 0; x < signed.width; x++)
      for (let y = 0; y < signed.height; y++)
        if (signed.at(x, y) !== plain.at(x, y)) {
          xs.push(x);
          ys.push(y);
        }
    const [x, y] = placeIn(svg, chartAt(name, record).centre(cell));
    expect(Math.abs((Math.min(...xs) + Math.max(...xs)) / 2 - x)).toBeLessThan(2);
    expect(Math.abs((Math.min(...ys) + Math.max(...ys)) / 2 - y)).toBeLessThan(2);
  });
});

describe('names of cells', () => {
  it.each([
    ['star', ['1', '2']],
    ['rotation', ['a', 'e', '1', '5']],
    ['space-crack', ['1', '7']],
    ['constellation', ['a1', 'b20']],
    ['bugcatcher', ['A', 'F', '1', '5']],
  ])('are there where they are asked for, and only there: %s', (name, names) => {
    const { record } = of(name);
    const text = name === 'star' ? record : of(name).position;
    expect(read(svgOf(name, text, { coordinates: true })).texts).toEqual(expect.arrayContaining(names));
    const { style, texts } = read(svgOf(name, text, { coordinates: false }));
    const isHidden = /\.(coords|neat)\{display:none\}/.test(style);
    if (!isHidden && name !== 'space-crack') expect(texts).not.toEqual(expect.arrayContaining(names));
  });
});

describe('a file of a hidden game', () => {
  it.each([
    ['rotation', recordOf('rotation', 'four-hidden-hands')],
    ['bugcatcher', recordOf('bugcatcher', 'nine-players')],
    ['bugcatcher', recordOf('bugcatcher', 'chosen-starts')],
  ])('is the same for all that its viewer cannot tell apart: %s', (name, record) => {
    const { game, toSvg } = of(name);
    const { plies } = unwrap(openRecord(game, record)).history;
    for (const { state } of plies)
      for (const viewer of ['public', 0, 1] as const) {
        const as = (one: unknown): string =>
          unwrap(toSvg(game.notation.formatPosition(one), { viewer, theme: 'auto' }));
        expect(as(game.rules.resample(state, viewer, 5))).toBe(as(state));
      }
  });

  it('shows what everybody may see unless it is told otherwise', () => {
    const record = recordOf('bugcatcher', 'nine-players').split(' ').slice(0, 6).join(' ');
    expect(svgOf('bugcatcher', record)).toBe(svgOf('bugcatcher', record, { viewer: 'public' }));
    expect(svgOf('bugcatcher', record)).not.toBe(svgOf('bugcatcher', record, { viewer: 0 }));
  });

  it('tells of the last move no more than the public hears', () => {
    const record = recordOf('bugcatcher', 'nine-players').split(' ').slice(0, 5).join(' ');
    const entry = record.split(' ').at(-1) as string;
    const svg = svgOf('bugcatcher', record);
    expect(svg).not.toContain(entry);
  });

  it('of a record that holds what one viewer knew is that viewer’s', () => {
    const state = unwrap(
      openRecord(bugcatcher, recordOf('bugcatcher', 'two-rounds-for-two').split(' ').slice(0, 9).join(' ')),
    );
    const at = state.history.plies.at(-1)?.state ?? state.history.first;
    const from = bugcatcher.notation.formatPosition(bugcatcher.rules.resample(at, 1, 0));
    expect(svgOf('bugcatcher', `bugcatcher/1 view=1 from=${from}`, { viewer: 0 })).toBe(
      svgOf('bugcatcher', from, { viewer: 1 }),
    );
  });
});

describe('files in one page', () => {
  it('do not disturb one another: their rules hold in them alone', () => {
    const scopes = NAMES.flatMap((name) =>
      (['light', 'dark'] as const).flatMap((theme) =>
        [240, 600].map((width) => {
          const { style, root } = read(svgOf(name, of(name).position, { theme, width }));
          const scope = root['class'] as string;
          const selectors = [...style.matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, list = '']) =>
            list.split(','),
          );
          expect(selectors.filter((one) => !one.startsWith(`.${scope} `))).toEqual([]);
          return scope;
        }),
      ),
    );
    expect(new Set(scopes).size).toBe(scopes.length);
  });
});
