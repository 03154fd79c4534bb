/**
 * `planisphere snippet` and `oembed`: what is pasted and uploaded is valid, checked by its hash, and leads to the
 * board.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { parse, parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DIST, filesIn, read, ROOT, tags } from './built.js';
import { ADDRESS, copyPublished } from './published-copy.js';
import { runCommand, type Ran } from './run-command.js';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const RECORD = 'star/1 rings=4 | S31 T20';
const PUZZLE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
const SITE = 'https://example.org/boards/';
const HOSTILE = `"'><script>alert(1)</script><!-- & &amp; \u2028 ]]> \u0000`;

let folder: string;
let copies: string;
/** The package as it is once it is published, and as it is before. */
let published: string;
let unpublished: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embeds-'));
  copies = mkdtempSync(join(tmpdir(), 'packages-'));
  published = copyPublished(copies, ADDRESS);
  unpublished = copyPublished(copies, false);
});
afterAll(() => {
  for (const made of [folder, copies]) rmSync(made, { recursive: true });
});
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const snippet = (...parameters: readonly string[]): Ran =>
  runCommand(folder, ['snippet', ...parameters], { root: published });
const oembed = (...parameters: readonly string[]): Ran => runCommand(folder, ['oembed', ...parameters]);

function elementsIn(node: Node): readonly Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}

const onParseError = ({ code }: { readonly code: string }): void => {
  throw new Error(code);
};

/** Its elements; refuses what is no valid HTML. */
const elementsOf = (html: string): readonly Element[] => elementsIn(parseFragment(html, { onParseError }));
const pageOf = (html: string): readonly Element[] => elementsIn(parse(html, { onParseError }));

const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attrs.find((one) => one.name === name)?.value;

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

function only(elements: readonly Element[], tag: string): Element {
  const found = elements.filter(({ tagName }) => tagName === tag);
  expect(found.length, tag).toBe(1);
  return found[0] as Element;
}

const hashOf = (file: string): string =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(DIST, file)))
    .digest('base64')}`;

/** The tag and attributes in the hash of an embed page's address. */
function boardIn(address: string | undefined): readonly [tag: string | undefined, Record<string, string>] {
  const [tag, query] = new URL(address as string).hash.slice(1).split('?');
  return [tag, Object.fromEntries(new URLSearchParams(query))];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- commands are plain programs
const part = async (name: string): Promise<any> => import(pathToFileURL(join(ROOT, 'bin', name)).href);

describe('planisphere snippet', () => {
  it('writes the loader with its hash, and the board, from where the package is published', () => {
    const { code, out } = snippet(RECORD);
    expect(code).toBe(0);
    const elements = elementsOf(out);
    const script = only(elements, 'script');
    expect(attribute(script, 'src')).toBe(`${ADDRESS}cdn/planisphere.js`);
    expect(attribute(script, 'type')).toBe('module');
    expect(attribute(script, 'integrity')).toBe(hashOf('cdn/planisphere.js'));
    expect(attribute(script, 'crossorigin')).toBe('anonymous');
    expect(attribute(only(elements, 'star-board'), 'record')).toBe(RECORD);
    // Pages are shown as text there.
    expect(elements.some(({ tagName }) => tagName === 'a')).toBe(false);
  });

  it('asks for the address of the boards while the package is not published, and takes it', () => {
    const unpublishedSnippet = (...parameters: readonly string[]): Ran =>
      runCommand(folder, ['snippet', RECORD, ...parameters], { root: unpublished });
    expect(unpublishedSnippet()).toMatchObject({
      code: 2,
      out: '',
      error:
        'This version of Planisphere is not published. Put the folder dist on your site and name its address, such as --from https://example.org/boards/.\n',
    });
    const { code, out } = unpublishedSnippet('--from', SITE);
    expect([code, attribute(only(elementsOf(out), 'script'), 'src')]).toEqual([
      0,
      `${SITE}cdn/planisphere.js`,
    ]);
    expect(unpublishedSnippet('--help').out).toMatch(/--from .*\n +needed/);
    expect(snippet('--help').out).toMatch(/--from .*\n +by default where it is published/);
  });

  it('puts a picture with a link to the embed page into the board, from a site of one’s own', () => {
    const { out } = snippet(
      ...[PUZZLE, '--game', 'rotation', '--from', 'https://example.org/boards', '--set', 'no-solution'],
      ...['--picture', `${SITE}a.png`],
    );
    const elements = elementsOf(out);
    const board = only(elements, 'rotation-puzzle');
    expect(attribute(board, 'puzzle')).toBe(PUZZLE);
    expect(attribute(board, 'no-solution')).toBe('');
    const address = attribute(only(elementsIn(board), 'a'), 'href');
    expect(address?.startsWith(`${SITE}embed/#`)).toBe(true);
    expect(boardIn(address)).toEqual(['rotation-puzzle', { puzzle: PUZZLE, 'no-solution': '' }]);
    const image = only(elementsIn(board), 'img');
    expect(attribute(image, 'src')).toBe(`${SITE}a.png`);
    expect(attribute(image, 'alt')).toMatch(
      /^Rotation puzzle\. Solve it in 3 rotations\. Line up red, yellow, red/,
    );
    expect(attribute(image, 'alt')?.length).toBeLessThanOrEqual(300);
  });

  it('writes each form, and integrity for each file', () => {
    const form = (name: string, ...more: readonly string[]): readonly Element[] =>
      elementsOf(snippet(RECORD, '--form', name, '--from', SITE, ...more).out);
    const single = only(form('single'), 'script');
    expect(attribute(single, 'src')).toBe(`${SITE}star-board.js`);
    expect(attribute(single, 'integrity')).toBe(hashOf('star-board.js'));
    const framed = form('frame', '--theme', 'dark', '--height', '700');
    const frame = only(framed, 'iframe');
    // Feeds and some hosts take the frame out, and leave the link.
    const below = only(framed, 'a');
    expect(attribute(below, 'href')).toBe(attribute(frame, 'src'));
    expect(textOf(below)).toBe('Play this position');
    expect(attribute(only(form('frame'), 'iframe'), 'height')).toBe('780');
    expect(boardIn(attribute(frame, 'src'))).toEqual(['star-board', { record: RECORD, theme: 'dark' }]);
    expect(attribute(frame, 'sandbox')?.split(' ')).toContain('allow-scripts');
    expect(attribute(frame, 'sandbox')).not.toContain('allow-same-origin');
    expect(attribute(frame, 'title')).toBe('*Star. Blue’s turn');
    expect(attribute(frame, 'height')).toBe('700');
    const link = form('link', '--text', 'Play & win', '--picture', 'a.png');
    const anchor = only(link, 'a');
    expect(attribute(anchor, 'class')).toBe('planisphere');
    expect(boardIn(attribute(anchor, 'href'))).toEqual(['star-board', { record: RECORD }]);
    expect(textOf(anchor).trim()).toBe('Play & win');
    const script = only(link, 'script');
    expect(attribute(script, 'src')).toBe(`${SITE}embed/links.js`);
    expect(attribute(script, 'integrity')).toBe(hashOf('embed/links.js'));
  });

  it.each(tags)('covers every module of %s by an import map, if it is to be strict', (tag) => {
    const game = tag.slice(0, tag.lastIndexOf('-'));
    const [map, loader] = elementsOf(snippet('--game', game, '--strict', '--from', SITE).out);
    expect([attribute(map, 'type'), attribute(loader, 'type')]).toEqual(['importmap', 'module']);
    const { integrity } = JSON.parse(textOf(map as Element)) as {
      readonly integrity: Record<string, string>;
    };
    const files = Object.keys(integrity).map((address) => address.slice(SITE.length));
    for (const file of files) expect(integrity[SITE + file]).toBe(hashOf(file));
    // Whatever a covered module imports is covered too.
    const needed = files.flatMap((file) =>
      [...read(`dist/${file}`).matchAll(/(?:from|import\()\s*["'`]\.\/([^"'`]+)["'`]/g)].map(
        ([, name]) => `cdn/${name}`,
      ),
    );
    expect(needed.length).toBeGreaterThan(5);
    expect(files).toEqual(
      expect.arrayContaining([...new Set(needed), `cdn/${tag}.js`, 'cdn/planisphere.js']),
    );
    const others = filesIn('cdn').filter((name) => tags.some((one) => one !== tag && name.startsWith(one)));
    expect(files.filter((file) => others.includes(file.slice('cdn/'.length)))).toEqual([]);
  });

  it('checks attributes by the manifest', () => {
    const said = (set: string): string => snippet(RECORD, '--set', set).error;
    expect(said('contrls=minimal')).toContain('There is no attribute “contrls”. Did you mean “controls”?');
    expect(said('zzzzzzzzzz=1')).toContain('<star-board> has rings,');
    expect(said('controls=tiny')).toContain('controls is “tiny”. It takes full, minimal or none.');
    expect(said('ply=x')).toContain('ply is “x”. It takes a number.');
    expect(said('ply=9')).toContain('--set ply: There is no move 9.');
    expect(said('readonly=maybe')).toContain('readonly is “maybe”. It is a flag: write it without a value.');
    for (const text of ['readonly', 'readonly=yes', 'readonly=readonly'])
      expect(attribute(only(elementsOf(snippet(RECORD, '--set', text).out), 'star-board'), 'readonly')).toBe(
        '',
      );
    expect(said('position=2:')).toContain('would take the place of the text');
    expect(snippet(RECORD, '--set', 'contrls=minimal')).toMatchObject({ code: 2, out: '' });
  });

  it('holds nothing that its viewer may not know, unless all of it is asked for', () => {
    const record = 'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5';
    const boardOf = ({ out }: Ran): Element => only(elementsOf(out), 'bugcatcher-grid');
    const hidden = snippet(record);
    expect(hidden.code).toBe(0);
    expect(hidden.error).toContain('add --set viewer=all');
    expect(hidden.out).not.toMatch(/seed=5;|BD\.BR\.BU/);
    const one = boardOf(snippet(record, '--set', 'viewer=0', '--set', 'ply=1'));
    expect(attribute(one, 'record')).toMatch(/view=0 .*BD\.BR\.BU/);
    expect(one.attrs.map(({ name }) => name)).toEqual(['record']);
    const all = snippet(record, '--set', 'viewer=all');
    expect(all.error).toBe('');
    expect(attribute(boardOf(all), 'record')).toBe(record);
  });

  it('leads to the puzzle of today, or of the day that is asked for', () => {
    const daily = (set: string, ...more: readonly string[]): readonly Element[] =>
      elementsOf(snippet('--game', 'rotation', '--set', set, ...more).out);
    const anchor = only(daily('daily', '--form', 'link', '--from', SITE), 'a');
    expect(textOf(anchor)).toBe('Play today’s puzzle');
    expect(attribute(anchor, 'href')).toBe(`${SITE}embed/#rotation-puzzle?daily`);
    const bare = only(daily('daily=true', '--form', 'link', '--from', SITE), 'a');
    expect(textOf(bare)).toBe(textOf(anchor));
    const dated = daily('daily=2026-11-20', '--from', SITE);
    expect(attribute(only(dated, 'rotation-puzzle'), 'daily')).toBe('2026-11-20');
    expect(textOf(only(dated, 'a'))).toBe('Play the puzzle of 20 November 2026');
    expect(attribute(only(daily('daily', '--form', 'frame', '--from', SITE), 'iframe'), 'title')).toBe(
      'Rotation puzzle. Today’s puzzle',
    );
    expect(snippet('--game', 'rotation', '--set', 'daily=2026-02-30')).toMatchObject({
      code: 2,
      error: '--set: “2026-02-30” is not a day. Write it as in 2026-01-31.\n',
    });
  });

  it('says what is wrong with a text or a call', () => {
    expect(snippet('star/1 rings=4 | S99')).toMatchObject({ code: 1, out: '' });
    for (const parameters of [
      [],
      [RECORD, RECORD],
      [RECORD, '--form', 'frame'],
      [RECORD, '--form', 'cube'],
      [RECORD, '--form', 'single', '--strict'],
      [RECORD, '--height', '300'],
      [RECORD, '--theme', 'red'],
      [RECORD, '--picture', ''],
      [RECORD, '--picture', 'a b.png'],
      [RECORD, '--picture', 'javascript:alert(1)'],
      [RECORD, '--picture', 'a.png', '--form', 'frame', '--from', SITE],
      ['bugcatcher/1 view=0 from=players=2;border=C1-BR,F5-BR;central=C3,F5', '--set', 'viewer=1'],
      [RECORD, '--from', 'ftp://example.org'],
      [RECORD, '--from', 'https://example.org/?a'],
      [RECORD, '--from', 'https://a:b@example.org/'],
      ['--game', 'chess'],
    ])
      expect(snippet(...parameters), parameters.join(' ')).toMatchObject({
        code: 2,
        out: '',
        error: expect.not.stringContaining('    at '),
      });
  });

  it.each(['frame', 'link'])('refuses to have a game remembered by the embed page: --form %s', (form) => {
    const given = [RECORD, '--from', SITE, '--set', 'remember=lesson-1'];
    expect(snippet(...given, '--form', form)).toEqual({
      code: 2,
      out: '',
      error: `--set remember is for --form loader or single. The embed page of --form ${form} remembers no game, because anybody can write its address.\n`,
      told: expect.any(String) as string,
    });
    for (const tagged of ['loader', 'single']) {
      const { code, out } = snippet(...given, '--form', tagged);
      expect(code).toBe(0);
      expect(out.match(/remember="lesson-1"|embed\/#\S*/g)).toEqual([
        'remember="lesson-1"',
        expect.not.stringContaining('remember') as string,
      ]);
    }
  });

  it('ends its import map nowhere but at its end', async () => {
    const { FORMS } = await part('embed-code.mjs');
    const from = 'https://example.org/</script><b>/';
    const elements = elementsOf(FORMS.loader({ tag: 'star-board', attributes: {}, from, isStrict: true }));
    expect(elements.map(({ tagName }) => tagName)).toEqual(['script', 'script', 'star-board']);
    const { integrity } = JSON.parse(textOf(elements[0] as Element)) as {
      readonly integrity: Readonly<Record<string, string>>;
    };
    expect(Object.keys(integrity).every((address) => address.startsWith(from))).toBe(true);
  });

  it('is valid and holds no markup of its input, whatever that is', async () => {
    const { FORMS, embedAddress } = await part('embed-code.mjs');
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant(HOSTILE));
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.constantFrom(...Object.keys(FORMS)),
        (record, words, picture, form) => {
          const link = embedAddress(SITE, 'star-board', { record, readonly: '' }, 'dark');
          const given = { tag: 'star-board', attributes: { record }, from: SITE, title: words, alt: words };
          for (const more of [
            { link, words, picture },
            { link, words },
            { link, words: '' },
          ]) {
            const elements = elementsOf(FORMS[form]({ ...given, ...more, isStrict: true }));
            const scripts = elements.filter(({ tagName }) => tagName === 'script');
            const known = ['a', 'iframe', 'img', 'p', 'script', 'star-board'];
            expect(elements.filter(({ tagName }) => !known.includes(tagName))).toEqual([]);
            expect(
              scripts.every(
                (one) => attribute(one, 'type') === 'importmap' || attribute(one, 'src')?.startsWith(SITE),
              ),
            ).toBe(true);
            const names = new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)));
            expect([...names].filter((name) => name.startsWith('on'))).toEqual([]);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

interface Data {
  readonly html: string;
  readonly title: string;
  readonly thumbnail_url: string;
  readonly [name: string]: string | number;
}

/** The files that it has written, by their endings. */
function written(
  out: string,
  name: string,
): { readonly html: string; readonly json: Data; readonly png: Buffer; readonly svg: string } {
  const bytes = (ending: string): Buffer => readFileSync(join(folder, out, `${name}.${ending}`));
  return {
    html: bytes('html').toString(),
    json: JSON.parse(bytes('json').toString()) as Data,
    png: bytes('png'),
    svg: bytes('svg').toString(),
  };
}

/** The board of a picture, without what it says. */
const picturePart = (svg: string): string | undefined =>
  /<g class="picture">.*?(?=<g class="caption")/.exec(svg)?.[0];

/** The content of a page's `<meta>` tags by name. */
function metaOf(elements: readonly Element[]): Record<string, string> {
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  return Object.fromEntries(
    metas.map((one) => [
      attribute(one, 'property') ?? attribute(one, 'name') ?? 'charset',
      attribute(one, 'content') ?? '',
    ]),
  );
}

describe('planisphere oembed', () => {
  const given = [RECORD, '--site', 'https://example.org/boards', '-o', 'out'];

  it('writes a page that says to other sites what it is', () => {
    const ran = oembed(
      ...given,
      '--name',
      'one',
      '--title',
      'One "stone" & <more>',
      '--site-name',
      'The Night Garden',
    );
    expect(ran).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(['one.html', 'one.json', 'one.png', 'one.svg']);
    const { html, png } = written('out', 'one');
    const elements = pageOf(html);
    const meta = metaOf(elements);
    expect(textOf(only(elements, 'title'))).toBe('One "stone" & <more>');
    expect(meta).toMatchObject({
      'og:title': 'One "stone" & <more>',
      'og:type': 'website',
      'og:url': `${SITE}one.html`,
      'og:site_name': 'The Night Garden',
      'og:image': `${SITE}one.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt':
        'One "stone" & <more>. *Star. Blue’s turn. Red placed a stone on T20. On T20: red stone. On S31: blue stone.',
      'twitter:card': 'summary_large_image',
      'twitter:image': `${SITE}one.png`,
    });
    expect(meta['description']?.length).toBeLessThanOrEqual(200);
    const links = elements.filter(({ tagName }) => tagName === 'link');
    const discovery = links.find((one) => attribute(one, 'rel') === 'alternate');
    expect(attribute(discovery, 'type')).toBe('application/json+oembed');
    expect(attribute(discovery, 'href')).toBe(`${SITE}one.json`);
    expect(
      attribute(
        links.find((one) => attribute(one, 'rel') === 'canonical'),
        'href',
      ),
    ).toBe(`${SITE}one.html`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const board = only(elements, 'star-board');
    expect(attribute(board, 'record')).toBe(RECORD);
    expect(attribute(only(elementsIn(board), 'img'), 'src')).toBe('one.svg');
    expect(boardIn(attribute(only(elementsIn(board), 'a'), 'href'))).toEqual([
      'star-board',
      { record: RECORD },
    ]);
  });

  it('writes oEmbed data that hosts take', () => {
    oembed(...given, '--name', 'one', '--theme', 'dark');
    const { json } = written('out', 'one');
    // The fields that https://oembed.com requires for type `rich`, and for a thumbnail.
    expect(json).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: '*Star. Blue’s turn',
      provider_name: 'example.org',
      provider_url: SITE,
      width: expect.any(Number),
      height: expect.any(Number),
      thumbnail_url: `${SITE}one.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    // WordPress looks for a quotation, and then a frame, to which it gives a secret by the address's hash.
    const [quotation, anchor, frame, ...rest] = elementsOf(json.html);
    expect([quotation?.tagName, anchor?.tagName, frame?.tagName, rest.length]).toEqual([
      'blockquote',
      'a',
      'iframe',
      0,
    ]);
    expect(attribute(quotation, 'class')?.split(' ')).toContain('wp-embedded-content');
    expect(attribute(anchor, 'href')).toBe(`${SITE}one.html`);
    // WordPress takes it off; where it stays, the frame alone is seen, and its links to rules open.
    expect(attribute(quotation, 'hidden')).toBe('');
    expect(attribute(frame, 'sandbox')?.split(' ')).toEqual([
      'allow-scripts',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    // WordPress keeps no style, and a width in px would reach out of a phone.
    expect(attribute(frame, 'width')).toBe('100%');
    expect(boardIn(attribute(frame, 'src'))).toEqual(['star-board', { record: RECORD, theme: 'dark' }]);
  });

  it('gives the same text the same name, and tells where the page will be', () => {
    const { out } = oembed(...given);
    const [page = ''] = readdirSync(join(folder, 'out')).filter((name) => name.endsWith('.html'));
    expect(page).toMatch(/^star-[0-9a-f]{8}\.html$/);
    expect(out).toContain(`${SITE}${page}`);
    oembed(...given, '--title', 'Another');
    expect(readdirSync(join(folder, 'out')).length).toBe(4);
  });

  it('puts what the picture shows on the board of the page too', () => {
    oembed(
      ...given,
      '--name',
      'one',
      '--ply',
      '1',
      '--marks',
      'S31:dot',
      '--look',
      'mesh',
      '--set',
      'controls=minimal',
    );
    const board = only(pageOf(written('out', 'one').html), 'star-board');
    expect(Object.fromEntries(board.attrs.map(({ name, value }) => [name, value]))).toMatchObject({
      record: RECORD,
      ply: '1',
      marks: 'S31:dot',
      look: 'mesh',
      controls: 'minimal',
    });
  });

  it('never tells the solution of a puzzle', () => {
    const record = /^record: (.*)$/m.exec(
      read('test/rotation/playthroughs/solved-at-par.txt'),
    )?.[1] as string;
    const [from = '', moves = ''] = record.split(' | ');
    expect(moves).not.toBe('');
    expect(oembed(record, '--site', SITE, '-o', 'out', '--name', 'one').code).toBe(0);
    const { html, json, svg } = written('out', 'one');
    expect(attribute(only(pageOf(html), 'rotation-puzzle'), 'puzzle')).toBe(from.split('from=')[1]);
    for (const text of [html, JSON.stringify(json), svg])
      for (const form of [moves, moves.replaceAll(' ', '+'), moves.replaceAll(' ', '%20')])
        expect(text).not.toContain(form);
    expect(json.title).toContain('Solve it');
  });

  it('never tells the seed of a puzzle, whatever is shown of its record', () => {
    const record = 'rotation/1 size=5 seed=3 | d4';
    const ran = oembed(record, '--site', SITE, '-o', 'out', '--name', 'one', '--ply', '1');
    expect(ran).toMatchObject({ code: 0, error: '' });
    const { html, json } = written('out', 'one');
    const board = only(pageOf(html), 'rotation-puzzle');
    expect(attribute(board, 'puzzle')).toBe('..Y../...../..BRG/H.YRH/....G;goals=RYB;par=2');
    expect(attribute(board, 'ply')).toBeUndefined();
    for (const text of [html, JSON.stringify(json)]) expect(text).not.toMatch(/seed|%7C|\| d4/);
    expect(oembed(record, '--site', SITE, '-o', 'out', '--ply', '2')).toMatchObject({
      code: 2,
      error: '--ply: There is no move 2. The game has 1 move.\n',
    });
  });

  it('asks a puzzle’s question on its card', () => {
    oembed(
      PUZZLE,
      '--game',
      'rotation',
      '--site',
      SITE,
      '-o',
      'out',
      '--name',
      'one',
      '--caption',
      'For you.',
    );
    expect(metaOf(pageOf(written('out', 'one').html))['og:image:alt']).toMatch(
      /^For you\. Rotation puzzle\. Solve it in 3 rotations\. Line up red, yellow, red, outward from a blue planet\. Other objects may come first\. On a1/,
    );
  });

  it('names on the card’s description what is marked and what was moved', () => {
    oembed(...given, '--name', 'one', '--title', 'Look', '--marks', 'S31:dot');
    expect(metaOf(pageOf(written('out', 'one').html))['og:image:alt']).toContain(
      'Red placed a stone on T20. Marked with a dot: S31.',
    );
  });

  describe('of the puzzle of each day', () => {
    const daily = (set: string, ...more: readonly string[]): Ran =>
      oembed('--game', 'rotation', '--set', set, '--site', SITE, '-o', 'out', ...more);
    const puzzles = async (): Promise<(date?: string) => string> =>
      (
        (await import(pathToFileURL(join(DIST, 'es/pure/rotation.js')).href)) as {
          readonly dailyPuzzle: (date?: string) => string;
        }
      ).dailyPuzzle;

    it('leads to whatever day it is, and shows an example that does not pass for it', async () => {
      expect(daily('daily')).toMatchObject({ code: 0, error: '' });
      const { html, json, svg } = written('out', 'rotation-daily');
      const elements = pageOf(html);
      const board = only(elements, 'rotation-puzzle');
      expect(attribute(board, 'daily')).toBe('');
      expect(attribute(board, 'puzzle')).toBeUndefined();
      const address = `${SITE}embed/#rotation-puzzle?daily`;
      expect(attribute(only(elementsOf(json.html), 'iframe'), 'src')).toBe(address);
      expect(attribute(only(elementsIn(board), 'a'), 'href')).toBe(address);
      expect(json.title).toBe('Today’s puzzle');
      const said = metaOf(elements);
      for (const text of [
        said['og:image:alt'],
        said['description'],
        attribute(only(elementsIn(board), 'img'), 'alt'),
        svg.replace(/<desc>.*<\/desc>/, ''),
      ])
        expect(text).toMatch(/This is an example/);
      const example = picturePart(svg);
      const made = runCommand(folder, [
        'picture',
        (await puzzles())(),
        '--game',
        'rotation',
        '--theme',
        'auto',
      ]);
      expect(example).toBe(picturePart(made.out));
      // No day’s text is in the page: it would be another tomorrow.
      expect(html).not.toContain('goals=');
    });

    it('of one day is that day’s', async () => {
      expect(daily('daily=2026-11-20')).toMatchObject({ code: 0, error: '' });
      const { html, json, svg } = written('out', 'rotation-2026-11-20');
      expect(attribute(only(pageOf(html), 'rotation-puzzle'), 'daily')).toBe('2026-11-20');
      expect(json.title).toBe('The puzzle of 20 November 2026');
      expect(boardIn(attribute(only(elementsOf(json.html), 'iframe'), 'src'))).toEqual([
        'rotation-puzzle',
        { daily: '2026-11-20' },
      ]);
      const text = (await puzzles())('2026-11-20');
      const made = runCommand(folder, ['picture', text, '--game', 'rotation', '--theme', 'auto']);
      expect(picturePart(svg)).toBe(picturePart(made.out));
      expect(html + svg).not.toContain('example.</');
    });

    it('takes words of the author’s, and refuses what no day has', () => {
      daily('daily', '--title', 'Heute', '--caption', 'Jeden Tag neu.', '--name', 'one');
      const { html, json } = written('out', 'one');
      expect(json.title).toBe('Heute');
      expect(html).toContain('Jeden Tag neu.');
      for (const [set, ...more] of [
        ['daily=2026-02-30'],
        ['daily=false'],
        ['remember=a'],
        ['daily', '--marks', 'a1'],
      ] as const)
        expect(daily(set as string, ...more)).toMatchObject({
          code: 2,
          out: '',
          error: expect.not.stringContaining('    at '),
        });
      expect(oembed('--game', 'chess', '--set', 'daily', '--site', SITE, '-o', 'out').code).toBe(2);
    });
  });

  it('runs from right to left in a language that does', () => {
    oembed(...given, '--name', 'one', '--lang', 'ar');
    const root = only(pageOf(written('out', 'one').html), 'html');
    expect([attribute(root, 'lang'), attribute(root, 'dir')]).toEqual(['ar', 'rtl']);
    oembed(...given, '--name', 'two', '--lang', 'de');
    expect(attribute(only(pageOf(written('out', 'two').html), 'html'), 'dir')).toBeUndefined();
  });

  it('holds nothing that its viewer may not know, unless all of it is asked for', () => {
    const [head, moves] = [
      'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5',
      '0:BD.BR.BU.BR.BU+1+5',
    ];
    const record = `${head} | ${moves}`;
    const shown = (...parameters: readonly string[]): string => {
      const ran = oembed(record, '--site', SITE, '-o', 'out', '--name', 'one', ...parameters);
      expect(ran.code, ran.error).toBe(0);
      expect(ran.error.includes('--viewer all')).toBe(!parameters.includes('all'));
      const { html, json } = written('out', 'one');
      const board = only(pageOf(html), 'bugcatcher-grid');
      const own = attribute(board, 'record') ?? '';
      expect(attribute(board, 'viewer')).toBe(parameters.includes('all') ? 'all' : undefined);
      for (const address of [
        attribute(only(elementsIn(board), 'a'), 'href'),
        attribute(only(elementsOf(json.html), 'iframe'), 'src'),
      ])
        expect(boardIn(address)[1]['record']).toBe(own);
      return own;
    };
    const hidden = shown();
    expect(hidden).toMatch(/^bugcatcher\/1 view=public from=/);
    expect(hidden).not.toMatch(/seed=5;|BD\.BR\.BU/);
    expect(shown('--viewer', '1')).not.toMatch(/seed=5;|BD\.BR\.BU/);
    expect(shown('--viewer', '0')).toContain('BD.BR.BU.BR.BU+1+5');
    expect(shown('--viewer', '0', '--ply', '0')).not.toContain('BD.BR.BU');
    expect(shown('--viewer', 'all')).toBe(record);
    // A record that one viewer has saved shows no other's view.
    expect(oembed(hidden, '--site', SITE, '-o', 'out', '--viewer', '0')).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^--viewer: This record has view=public/),
    });
  });

  it('writes a text in one way, so that no line break reaches an address', () => {
    oembed('star/1  rings=4 |\nS31\n T20', '--site', SITE, '-o', 'out');
    oembed(...given);
    const lines = PUZZLE.replaceAll('/', '\n');
    oembed(lines, '--game', 'rotation', '--site', SITE, '-o', 'out', '--name', 'two');
    const { html, json } = written('out', 'two');
    expect(attribute(only(pageOf(html), 'rotation-puzzle'), 'puzzle')).toBe(PUZZLE);
    expect(json.html).not.toContain('%0A');
    expect(readdirSync(join(folder, 'out')).filter((name) => name.startsWith('star')).length).toBe(4);
  });

  it('takes what the picture shows from its own options alone, so that board and picture agree', () => {
    for (const set of ['ply=1', 'marks=T20', 'viewer=all', 'look=mesh'])
      expect(oembed(...given, '--set', set)).toMatchObject({
        code: 2,
        error: expect.stringContaining(`Write --${set.split('=')[0]} in place of --set`),
      });
  });

  it('puts the boards beside the page on request', () => {
    oembed(...given, '--name', 'one', '--with-boards');
    expect(existsSync(join(folder, 'out/cdn/planisphere.js'))).toBe(true);
    expect(existsSync(join(folder, 'out/cdn/star-board.js'))).toBe(true);
    expect(existsSync(join(folder, 'out/star-board.js'))).toBe(true);
    expect(existsSync(join(folder, 'out/embed/index.html'))).toBe(true);
  });

  it('replaces boards of another version, and no file of somebody else', () => {
    const boards = ['--name', 'one', '--with-boards'];
    expect(oembed(...given, ...boards).code).toBe(0);
    const [loader, page] = ['cdn/planisphere.js', 'embed/index.html'].map((path) =>
      join(folder, 'out', path),
    ) as [string, string];
    const whole = readFileSync(loader, 'utf8');
    writeFileSync(loader, '/*! planisphere, MIT licence. */ older');
    writeFileSync(join(folder, 'out/cdn/mine.js'), 'Mine');
    expect(oembed(...given, ...boards)).toMatchObject({ code: 0, error: '' });
    expect(readFileSync(loader, 'utf8')).toBe(whole);
    expect(readFileSync(join(folder, 'out/cdn/mine.js'), 'utf8')).toBe('Mine');
    for (const file of [page, loader]) {
      const before = readFileSync(file, 'utf8');
      writeFileSync(file, 'Mine');
      expect(oembed(...given, ...boards, '--title', 'Another')).toMatchObject({
        code: 2,
        out: '',
        error: expect.stringContaining('not of Planisphere'),
      });
      expect(readFileSync(file, 'utf8')).toBe('Mine');
      expect(written('out', 'one').json.title).not.toBe('Another');
      writeFileSync(file, before);
    }
  });

  it('writes into the package’s own dist, and complains of one that is built in part', () => {
    const root = join(folder, 'copy');
    for (const path of ['bin', 'dist', 'package.json', 'node_modules/@resvg'])
      cpSync(join(ROOT, path), join(root, path), { recursive: true });
    const own = [RECORD, '--site', SITE, '--name', 'one', '--with-boards'];
    const run = (out: string): Ran => runCommand(root, ['oembed', ...own, '-o', out], { root });
    expect(run('dist')).toMatchObject({ code: 0, error: '' });
    rmSync(join(root, 'dist/embed'), { recursive: true });
    expect(run('out')).toMatchObject({ code: 1, error: expect.stringContaining('lacks dist/embed') });
    expect(existsSync(join(root, 'out'))).toBe(false);
  });

  it('replaces its own files, and nobody else’s', () => {
    mkdirSync(join(folder, 'out'));
    writeFileSync(join(folder, 'out/index.html'), 'Mine');
    writeFileSync(join(folder, 'out/two.png'), 'Mine');
    for (const name of ['index', 'two'])
      expect(oembed(...given, '--name', name)).toMatchObject({
        code: 2,
        error: expect.stringContaining('This file is there already'),
      });
    expect(readdirSync(join(folder, 'out'))).toEqual(['index.html', 'two.png']);
    for (const title of ['A', 'B']) expect(oembed(...given, '--name', 'one', '--title', title).code).toBe(0);
    expect(written('out', 'one').json.title).toBe('B');
  });

  it('gives the page the sentences that its picture has', () => {
    writeFileSync(join(folder, 'de.json'), JSON.stringify({ 'act.undo': 'Zug zurücknehmen' }));
    oembed(...given, '--name', 'one', '--words', 'de.json', '--lang', 'de');
    const elements = pageOf(written('out', 'one').html);
    expect(attribute(only(elements, 'html'), 'lang')).toBe('de');
    const scripts = elements.filter(({ tagName }) => tagName === 'script');
    expect(scripts.map((one) => attribute(one, 'src'))).toEqual(['cdn/planisphere.js', 'one.words.js']);
    const board: { words?: unknown } = {};
    const script = readFileSync(join(folder, 'out/one.words.js'), 'utf8');
    new Function('document', script)({ querySelector: (tag: string) => tag === 'star-board' && board });
    expect(board.words).toEqual({ 'act.undo': 'Zug zurücknehmen' });
  });

  it('writes nothing when something is wrong', () => {
    for (const [code, parameters] of [
      [1, ['star/1 rings=4 | S99', '--site', SITE, '-o', 'out']],
      [2, [RECORD, '-o', 'out']],
      [2, [RECORD, '--site', SITE]],
      [2, [RECORD, '--site', 'example.org', '-o', 'out']],
      [2, [RECORD, '--site', 'javascript:alert(1)', '-o', 'out']],
      [2, [RECORD, '--site', 'https://example.org/?a=b', '-o', 'out']],
      [2, [RECORD, '--site', 'https://example.org/#', '-o', 'out']],
      [2, [...given, '--name', '../one']],
      [2, [...given, '--name', 'wp-json']],
      [2, [...given, '--name', 'con']],
      [2, [...given, '--name', 'CoM1.x']],
      [2, [...given, '--set', 'colour=red']],
      [2, [...given, '--marks', 'XX']],
      [2, [...given, '--theme', 'red']],
    ] as const) {
      const ran = oembed(...parameters);
      expect(ran, parameters.join(' ')).toMatchObject({
        code,
        out: '',
        error: expect.not.stringContaining('    at '),
      });
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('is valid and holds no markup of its input, whatever that is', async () => {
    const { oembedOf, pageText } = await part('oembed-page.mjs');
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant(HOSTILE));
    fc.assert(
      fc.property(text, text, text, (title, caption, record) => {
        const page = {
          ...{
            site: SITE,
            name: 'one',
            tag: 'star-board',
            attributes: { record, marks: caption },
            title,
            caption,
          },
          ...{
            description: caption,
            siteName: title,
            alt: caption,
            cardAlt: title,
            theme: 'dark',
            lang: 'en',
          },
        };
        const elements = pageOf(pageText(page));
        expect(elements.filter(({ tagName }) => tagName === 'script').length).toBe(1);
        expect(elements.filter(({ tagName }) => tagName === 'star-board').length).toBe(1);
        expect(elementsOf(oembedOf(page).html).map(({ tagName }) => tagName)).toEqual([
          'blockquote',
          'a',
          'iframe',
        ]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('docs/commands.md', () => {
  const guide = read('docs/commands.md');
  const lines = [...guide.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  const [, exercise = ''] = /```json\n([^]*?)```/.exec(guide) ?? [];
  const words = (line: string): readonly string[] =>
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? (word as string)).slice(2);

  it.each(lines)('%s', (line) => {
    writeFileSync(join(folder, 'games.txt'), `# Two games\n${RECORD}\n\nstar/1 rings=4 | S31\n`);
    writeFileSync(join(folder, 'exercise.html'), '<star-board puzzle="1-1"></star-board>');
    writeFileSync(join(folder, 'exercise.json'), exercise);
    writeFileSync(join(folder, 'opening.md'), '```star-board\nS31 T20\n```\n');
    mkdirSync(join(folder, 'pages'), { recursive: true });
    expect(line.startsWith('npx planisphere ')).toBe(true);
    expect(runCommand(folder, words(line))).toMatchObject({ code: 0, error: '' });
  });

  it('names every command', () => {
    for (const name of readdirSync(join(ROOT, 'bin/commands')))
      expect(guide).toContain(`\`${name.replace('.mjs', '')}\``);
  });
});
