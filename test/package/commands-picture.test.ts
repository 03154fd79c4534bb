/** `planisphere picture`: files, cards, faults with their places, and texts of all kinds. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './built.js';
import { runCommand, type Ran } from './run-command.js';

const RECORD = 'star/1 rings=4 | S31 T20';
/** A text for each game, and what `--game` names. */
const TEXTS: Readonly<Record<string, readonly [text: string, name: string]>> = {
  star: ['2:BR13.;turn=R', '*Star'],
  rotation: ['HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3', 'Rotation puzzle'],
  'space-crack': ['space-crack/1 boardSize=8 seats=2 seed=7 | 3-1', 'Space Crack'],
  constellation: ['map=gemini;round=1;owners=A39.;hqs=a1/', 'Constellation'],
  bugcatcher: ['players=2;border=C1-BR,F5-BR;central=C3,F5', 'Bugcatcher'],
};

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const file = (name: string): string => join(folder, name);
const picture = (...parameters: readonly string[]): Ran => runCommand(folder, ['picture', ...parameters]);

/** Refuses what is not well-formed. */
function checkXml(svg: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
}

/** The share of two pictures that differs to the eye. */
function difference(one: string, other: string): number {
  const [a, b] = [one, other].map((svg) => new Resvg(svg).render().pixels) as [Buffer, Buffer];
  expect(a.length).toBe(b.length);
  return a.filter((value, at) => Math.abs(value - (b[at] as number)) > 48).length / a.length;
}

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- commands are plain programs
const part = async (name: string): Promise<any> => import(pathToFileURL(join(ROOT, 'bin', name)).href);

describe('planisphere picture', () => {
  it.each(Object.entries(TEXTS))(
    'draws %s into a file and to standard output alike',
    (game, [text, name]) => {
      const printed = picture(text, '--game', game);
      expect(printed).toMatchObject({ code: 0, error: '' });
      checkXml(printed.out);
      expect(printed.out).toContain(`<title>${name}`);
      expect(picture(text, '--game', game, '-o', 'a.svg')).toMatchObject({ code: 0, told: '' });
      expect(readFileSync(file('a.svg'), 'utf8')).toBe(printed.out);
    },
  );

  it('passes on what toSvg can be asked for', () => {
    const { out } = picture(
      ...[RECORD, '--ply', '1', '--marks', 'S31:dot', '--caption', 'Blue & friends', '--width', '300'],
      ...['--theme', 'dark', '--no-coordinates', '--no-last-move', '--look', 'mesh'],
    );
    expect(out).toMatch(/^<svg [^>]*width="300"/);
    expect(out).toContain('Blue &amp; friends');
    expect(out).toContain('After move 1 of 2.');
    expect(picture(RECORD, '--viewer', 'all', '--coordinates').code).toBe(0);
    expect(picture(RECORD, '--lang', 'en-GB').out).toContain('lang="en-GB"');
  });

  it('says what is wrong with an option in the sentence of the option', () => {
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [['--width', 'ab'], '--width is “ab”. It takes a whole number from 32 to 8192.'],
      [['--theme', 'red'], '--theme is “red”. It takes light, dark or auto.'],
      [['--ply', '9'], '--ply: There is no move 9. The game has 2 moves.'],
      [['--marks', 'S31 XX'], '--marks: There is no cell “XX” on this board.\n\n  S31 XX\n      ^'],
      [['--viewer', '7'], '--viewer: There is no seat 7.'],
      [['--game', 'chess'], '--game: There is no game “chess”.'],
      [['--size', '12'], '--size is “12”.'],
      [['--title', 'x'], '--title is for cards'],
      [['--scale', '0'], '--scale is “0”.'],
      [['--font', '"'], '--font is “"”.'],
      [['--letters', 'big'], '--letters is “big”.'],
      [['--format', 'gif'], '--format is “gif”.'],
      [['--size', '1200x630', '--width', '300'], '--size has a width of its own'],
      [['-o', 'a.gif'], '-o is “a.gif”.'],
    ];
    for (const [parameters, said] of wrong) {
      const { code, out, error } = picture(RECORD, ...parameters);
      expect(error.startsWith(said), error).toBe(true);
      expect([code, out]).toEqual([2, '']);
    }
    expect(picture('2:BR13.;turn=R')).toMatchObject({
      code: 2,
      told: expect.stringContaining('Say which by --game: bugcatcher,'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('points at the place in a text', () => {
    expect(picture('star/1 rings=4 | S31 T99', '-o', 'a.svg')).toMatchObject({
      code: 1,
      error:
        'There is no T99. This board has 4 rings, and T99 would be on ring 9.\n\n' +
        '  star/1 rings=4 | S31 T99\n                       ^\n',
    });
    expect(existsSync(file('a.svg'))).toBe(false);
  });

  it('reports every faulty line of a file with its place, and draws the others', () => {
    writeFileSync(
      file('games.txt'),
      `# Games\n${RECORD}\r\n\n  star/1 rings=4 | S99\n2:BR13.;turn=Q\nchess/1\n2:BR13.;turn=R\n`,
    );
    const { code, error } = picture('--file', 'games.txt', '--game', 'star', '-o', 'out');
    expect(code).toBe(1);
    expect(error.split('\n').map((line) => line.split(': ')[0])).toEqual([
      'games.txt:4:20',
      'games.txt:5:14',
      'games.txt:6:1',
      '',
    ]);
    expect(readdirSync(file('out')).sort()).toEqual(['2.svg', '7.svg']);
    expect(picture('--file', 'games.txt', '--game', 'star')).toMatchObject({
      code: 2,
      told: expect.stringContaining('--file needs -o'),
    });
    expect(picture('--file', 'games.txt', '--theme', 'red', '-o', 'none')).toMatchObject({ code: 2 });
    expect(existsSync(file('none'))).toBe(false);
    expect(picture('--file', 'nowhere.txt', '-o', 'out')).toMatchObject({
      code: 2,
      error: 'nowhere.txt: There is no such file.\n',
    });
  });

  it('reads standard input', () => {
    const run = (input: string): Ran => runCommand(folder, ['picture', '-'], { input });
    expect(run(`\n${RECORD}\n`).out).toBe(picture(RECORD).out);
    expect(run('star/1 rings=4 | S99')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/\n {2}star\/1 rings=4 \| S99\n {19}\^\n$/),
    });
    // A position may stand on several lines; only --file takes each as a text of its own.
    const lines = 'HR.G.\nG...R\nGGBYY\n.G...\nY.G.H;goals=RYR;par=3\n';
    expect(runCommand(folder, ['picture', '-', '--game', 'rotation'], { input: lines }).out).toBe(
      picture(lines.trim().replaceAll('\n', '/'), '--game', 'rotation').out,
    );
    const many = ['picture', '--file', '-', '-o', 'out'];
    expect(runCommand(folder, many, { input: `${RECORD}\n${RECORD}\n` }).code).toBe(0);
    expect(readdirSync(file('out'))).toEqual(['1.svg', '2.svg']);
  });

  it('writes what --file holds into a folder, whatever its name and however many texts there are', () => {
    for (const count of [1, 2]) {
      writeFileSync(file('games.txt'), `${RECORD}\n`.repeat(count));
      expect(picture('--file', 'games.txt', '-o', 'dots.v2').code).toBe(0);
      expect(readdirSync(file('dots.v2')).length).toBe(count);
      for (const out of [[], ['-o', 'a.svg']])
        expect(picture('--file', 'games.txt', ...out)).toMatchObject({
          code: 2,
          out: '',
          error: expect.stringContaining('--file needs -o'),
        });
    }
  });

  it('says why it cannot write, and ends', () => {
    writeFileSync(file('games.txt'), `${RECORD}\n`);
    symlinkSync('loop', file('loop'));
    const long = 'a'.repeat(300);
    for (const [out, said] of [
      [`${long}.svg`, '--file needs -o <folder>.'],
      [long, `${long}: This name is too long.`],
      [`${long}/pictures`, `${long}/pictures: This name is too long.`],
      ['/proc/x', '/proc/x: There is no such folder.'],
      ['games.txt', 'games.txt: A file is where a folder should be.'],
      ['games.txt/x', 'games.txt/x: A file is where a folder should be.'],
      ['loop', 'loop: A file is where a folder should be.'],
      ['loop/x', 'loop/x: A file is where a folder should be.'],
    ] as const) {
      const { code, error } = picture('--file', 'games.txt', '-o', out);
      expect([code, error]).toEqual([said.startsWith('--file') ? 2 : 1, `${said}\n`]);
    }
    expect(picture('--file', 'games.txt', '-o', 'new/folders/here').code).toBe(0);
    expect(readdirSync(file('new/folders/here'))).toEqual(['1.svg']);
    expect(picture('--file', long, '-o', 'out').error).toBe(`${long}: This name is too long.\n`);
    expect(picture('--file', 'loop', '-o', 'out').error).toBe('loop: This link leads back to itself.\n');
  });

  it('has written each picture before it draws the next', () => {
    // The third line ends the run: no space-crack map has this look.
    writeFileSync(file('games.txt'), `${RECORD}\n${RECORD}\nspace-crack/1 seed=7\n${RECORD}\n`);
    const { code } = picture('--file', 'games.txt', '-o', 'out', '--look', 'mesh');
    expect(code).toBe(2);
    expect(readdirSync(file('out'))).toEqual(['1.svg', '2.svg']);
  });

  it('tells of every line at fault, where one is too large too', () => {
    writeFileSync(file('games.txt'), `star/1 rings=4 | Q\n${RECORD}\nstar/1 rings=4 | X\n`);
    const size = ['--format', 'png', '--width', '8000', '--scale', '8'];
    const { code, error } = picture('--file', 'games.txt', '-o', 'out', ...size);
    expect(code).toBe(1);
    expect(error.split('\n').map((line) => line.split(': ')[0])).toEqual([
      'games.txt:1:18',
      'games.txt:2',
      'games.txt:3:18',
      '',
    ]);
    expect(existsSync(file('out'))).toBe(false);
  });

  it('refuses letters that no font here has, rather than draw empty boxes', () => {
    // Nobody has assigned this one.
    const title = ['--title', 'Ah \u0378'];
    expect(picture(RECORD, '--size', '1200x630', ...title, '-o', 'a.png')).toMatchObject({
      code: 1,
      error: expect.stringContaining('no font with “\u0378”'),
    });
    expect(readdirSync(folder)).toEqual([]);
    expect(picture(RECORD, '--size', '1200x630', '--title', 'Grüße, & <more>', '-o', 'a.png').code).toBe(0);
  });

  it('says in its own words what is wrong with a call', () => {
    for (const [parameters, said] of [
      [
        ['--caption', '- Where?'],
        'What stands after --caption begins with “-”. If it is the value, write --caption="-…".',
      ],
      [['--captio', 'x'], 'There is no option --captio.'],
      [['-o'], '--out needs a value.'],
      [['--coordinates=3'], '--coordinates is a flag. Write it without a value.'],
    ] as const)
      expect(picture(RECORD, ...parameters)).toMatchObject({
        code: 2,
        out: '',
        error: `${said}\nRun "planisphere picture --help" to see how to use it.\n`,
      });
    expect(picture(RECORD, '--caption=- Where?').code).toBe(0);
  });

  it('says that a folder is not there, and writes no half of a picture', () => {
    expect(picture(RECORD, '-o', 'none/a.svg')).toMatchObject({
      code: 1,
      error: 'none/a.svg: There is no such folder.\n',
    });
  });

  it('draws PNG in the size that is asked for, light where both are', () => {
    expect(picture(RECORD, '-o', 'light.png', '--scale', '2').code).toBe(0);
    expect(picture(RECORD, '-o', 'auto.png', '--scale', '2', '--theme', 'auto').code).toBe(0);
    expect(sizeOf(readFileSync(file('light.png')))[0]).toBe(1200);
    expect(readFileSync(file('auto.png')).equals(readFileSync(file('light.png')))).toBe(true);
    expect(picture(RECORD, '-o', 'big.png', '--width', '8000', '--scale', '8')).toMatchObject({
      code: 2,
      error: expect.stringContaining('million pixels'),
    });
  });

  it('makes letters into shapes and keeps colours, title and description, by day and by night', () => {
    const caption = ['--caption', 'One stone'];
    const { out: plain } = picture(RECORD, ...caption);
    const { out: shapes } = picture(RECORD, ...caption, '--letters', 'shapes');
    checkXml(shapes);
    expect(shapes).not.toContain('<text');
    const head = /<title>.*<\/desc>/.exec(plain)?.[0];
    expect(shapes).toContain(head);
    expect(difference(shapes, plain)).toBeLessThan(0.001);
    const { out: both } = picture(RECORD, ...caption, '--letters', 'shapes', '--theme', 'auto');
    checkXml(both);
    expect(difference(both, plain)).toBeLessThan(0.001);
    const night = both.replace(/<style>.*?<\/style>/, '<style>.by-day{display:none}</style>');
    const dark = picture(RECORD, ...caption, '--letters', 'shapes', '--theme', 'dark').out;
    expect(difference(night, dark)).toBeLessThan(0.001);
  });

  it('names a font', () => {
    expect(picture(RECORD, '--font', 'Charter').out).toContain(` font-family="'Charter',system-ui`);
  });

  it('asks for what it needs to write a PNG', () => {
    const root = file('copy');
    for (const path of ['bin', 'dist', 'package.json'])
      cpSync(join(ROOT, path), join(root, path), { recursive: true });
    expect(runCommand(folder, ['picture', RECORD, '-o', 'a.png'], { root })).toMatchObject({
      code: 1,
      error: expect.stringContaining('npm install --save-dev @resvg/resvg-js'),
    });
    expect(existsSync(file('a.png'))).toBe(false);
    writeFileSync(file('games.txt'), 'star/1 rings=4 | Q\n');
    const many = ['picture', '--file', 'games.txt', '--format', 'png', '-o', 'out'];
    expect(runCommand(folder, many, { root }).error).toMatch(/^To write a PNG/);
    expect(runCommand(folder, ['picture', RECORD, '-o', 'a.svg'], { root }).code).toBe(0);
  });
});

describe('a card', () => {
  it.each(Object.entries(TEXTS))(
    'of %s is as large as it is asked to be, and says what it shows',
    (game, [text, name]) => {
      for (const size of ['1200x630', '1080x1080']) {
        const card = picture(text, '--game', game, '--size', size, '--title', 'A <title>');
        expect(card).toMatchObject({ code: 0, error: '' });
        checkXml(card.out);
        expect(card.out).toContain('<title>A &lt;title&gt;</title>');
        expect(card.out).toContain(`<desc>${name}`);
      }
      expect(picture(text, '--game', game, '--size', '1200x630', '-o', 'card.png').code).toBe(0);
      expect(sizeOf(readFileSync(file('card.png')))).toEqual([1200, 630]);
    },
  );

  it('is titled by the caption, or by the game', () => {
    const titleOf = (...more: readonly string[]): string | undefined =>
      /<title>(.*?)<\/title>/.exec(picture(RECORD, '--size', '1200x630', ...more).out)?.[1];
    expect(titleOf('--caption', 'Where?')).toBe('Where?');
    expect(titleOf()).toBe('*Star');
    writeFileSync(file('de.json'), JSON.stringify({ 'game.name': '*Stern' }));
    expect(titleOf('--words', 'de.json', '--lang', 'de')).toBe('*Stern');
  });

  it('shows beside the board what a puzzle asks for', () => {
    const [text] = TEXTS['rotation'] as readonly [string, string];
    const card = (...more: readonly string[]): string =>
      picture(text, '--game', 'rotation', '--size', '1200x630', ...more).out;
    const shown = card();
    const board = shown.indexOf('<svg x=');
    expect(shown.indexOf('class="goal"')).toBeGreaterThan(0);
    expect(shown.lastIndexOf('class="goal"')).toBeLessThan(board);
    expect(shown.replace(/<[^>]*>/g, ' ')).toMatch(/Line up red, yellow, red,\s+outward/);
    expect(card('--no-goal')).not.toContain('class="goal"');
    expect(picture(text, '--game', 'rotation').out).toContain('class="goal"');
    expect(picture(text, '--game', 'rotation', '--no-goal').out).not.toContain('class="goal"');
  });

  it('breaks a long title into lines of like length', () => {
    const title = ['--title', 'Where would you look for the northern cross tonight?'];
    const { out } = picture(RECORD, '--size', '1200x630', ...title);
    const [, block = ''] = /<g font-size="[^"]*" font-family="Charter[^"]*">(.*?)<\/g>/.exec(out) ?? [];
    const lines = [...block.matchAll(/<text [^>]*>([^<]*)</g)].map(([, line = '']) => line);
    expect(lines.length).toBeGreaterThan(1);
    const lengths = lines.map((line) => line.length);
    expect(Math.min(...lengths)).toBeGreaterThan(0.5 * Math.max(...lengths));
    expect(lines.at(-1)).toContain(' ');
  });

  it('stands at the right in a language that runs from right to left', () => {
    const anchors = (lang: string): readonly string[] =>
      [...picture(RECORD, '--size', '1200x630', '--lang', lang).out.matchAll(/text-anchor="(\w+)"/g)].map(
        ([, anchor = '']) => anchor,
      );
    expect(new Set(anchors('ar'))).toEqual(new Set(['end']));
    expect(new Set(anchors('de'))).toEqual(new Set(['start']));
  });

  it.each([
    ['a game', RECORD, undefined],
    ['a puzzle', 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=YG*2,GYRG,BNYRG;par=3', 'rotation'],
  ])('holds its text, whatever it is: %s', async (_, given, game) => {
    const { drawn } = await part('drawing.mjs');
    const { makeCard } = await part('card.mjs');
    const drawing = await drawn(given, game, {});
    const words = fc.array(
      fc.oneof(
        fc.constantFrom(
          'W',
          'Donaudampfschifffahrtsgesellschaft',
          'MMMMMMMMMM',
          'איפה',
          'مرحبا',
          '一石',
          'i',
          '@@@',
        ),
        fc.string({ unit: 'grapheme-ascii' }),
        fc.string({ unit: 'binary' }),
      ),
      { maxLength: 60 },
    );
    const sentence = words.map((all) => all.join(' '));
    const side = fc.integer({ min: 200, max: 2000 });
    await fc.assert(
      fc.asyncProperty(sentence, sentence, side, side, async (title, site, width, height) => {
        const { svg } = await makeCard(drawing, { width, height, title, second: 'Blue’s turn', site });
        checkXml(svg);
        // The text alone, and a frame by which its edges are seen.
        const [, board] = /<svg x="([^"]*)"/.exec(svg) as unknown as [string, string];
        const text = svg
          .replace(/<rect [^>]*\/>/, '')
          .replace(/<svg x=.*<\/svg>(?=<\/svg>)/s, '')
          .replace(/<path [^>]*opacity="\.45"\/>/, '');
        const box = new Resvg(text).getBBox();
        if (!box) return;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width / height >= 1.6 ? Number(board) : width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }),
      { numRuns: 60 },
    );
  });
});

it('ends in a picture or a sentence, whatever it is given', async () => {
  const { run } = await part('commands/picture.mjs');
  const { Complaint } = await part('complaint.mjs');
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(
      RECORD,
      `${RECORD}\u0000`,
      '',
      '<script>',
      '../..',
      '__proto__/1',
      'constructor',
      '-1',
      '1e9',
      '1200x630',
    ),
    fc
      .tuple(fc.constantFrom(...Object.values(TEXTS).map(([text]) => text)), fc.nat(60), fc.string())
      .map(([text, at, more]) => text.slice(0, at) + more + text.slice(at)),
  );
  const maybe = fc.option(odd, { nil: undefined });
  const values = fc.record({
    game: fc.oneof(fc.constantFrom(...Object.keys(TEXTS)), maybe),
    theme: maybe,
    marks: maybe,
    ply: maybe,
    caption: maybe,
    viewer: maybe,
    title: maybe,
    size: fc.oneof(fc.constant('300x200'), fc.constant(undefined), maybe),
  });
  const error = console.error;
  console.error = () => {};
  try {
    await fc.assert(
      fc.asyncProperty(odd, values, async (text, given) => {
        const all = { ...given, scale: '1', letters: 'text', out: file('a.svg') };
        fc.pre(text !== '-');
        await run([text], all).catch((caught: unknown) => {
          if (!(caught instanceof Complaint)) throw caught;
          expect((caught as Error).message).toMatch(/\S/);
        });
      }),
      { numRuns: 300 },
    );
  } finally {
    console.error = error;
  }
});
