/** Fences in Markdown become boards with a picture inside, whatever reads the page. */
import { describe, expect, it } from 'vitest';
import { builtIn } from '../../src/fences/boards.js';
import { row } from '../games/row.js';
import { attributesOf, elementsIn, only, pageOf, READERS, refusalOf } from './page.js';

const STAR = 'star/1 rings=4 | S31 T20';

/** For each board a position, a puzzle, and a record with moves. */
const TEXTS: Readonly<Record<string, readonly [position: string, puzzle: string, record: string]>> = {
  'star-board': [
    '2:BR13.;turn=R;offer=count',
    '3:B.RB3R.2BR2.BR.3B.R.BR.2RBR.;goal=connect:A10:S30;par=2',
    STAR,
  ],
  'rotation-puzzle': [
    'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3',
    'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3',
    'rotation/1 from=HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3 | c3',
  ],
  'space-crack-map': [
    'boardSize=5;planets=4,5A5,4,6,4,5B5,5;order=alternate',
    'boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential;goal=break;par=2',
    'space-crack/1 from=boardSize=5;planets=4,5A5,4,6,4,5B5,5;order=alternate | 2-1',
  ],
  'constellation-board': [
    'map=gemini;round=1;owners=A39.;hqs=a1/',
    'map=generated;stars=20;hqImmune=yes;seed=539;round=8;owners=2.2B2.B.BA3.ABA4.;hqs=b7,b8/a8,a2;left=3/1;steals=2,1;goal=hold;par=3',
    'constellation/1 from=map=gemini;round=1;owners=A39.;hqs=a1/ | 0:a2',
  ],
  'bugcatcher-grid': [
    'players=2;border=C1-BR,F5-BR;central=C3,F5',
    'players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=B1-BR,D1-UR;central=D2,B3;submitted=-,CU.CR.BL.BD;goal=stop:1B:1C;par=2',
    'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5',
  ],
};

describe.each(READERS)('by %s', (_, read) => {
  it.each(builtIn.map(({ tag, game }) => [tag, game.rules.id]))('<%s> has each kind of text', (tag, id) => {
    const [position = '', puzzle = '', record = ''] = TEXTS[tag] ?? [];
    const shown = (body: string): Readonly<Record<string, string>> =>
      attributesOf(only(read(pageOf(tag, body)).html, tag));
    expect(Object.keys(shown(position))).toEqual([position.includes('goals=') ? 'puzzle' : 'position']);
    expect(shown(puzzle)['puzzle']).toMatch(/;goals?=/);
    expect(shown(record)['record']).toMatch(new RegExp(`^${id}/\\d`));
    for (const body of [position, puzzle, record]) {
      const { src = '', alt, width, height } = attributesOf(only(read(pageOf(tag, body)).html, 'img'));
      expect(decodeURIComponent(src)).toMatch(/^data:image\/svg\+xml,<svg [^]*<\/svg>$/);
      expect(alt).toMatch(/^\S.+\. \S.+/);
      expect([width, height].every((size) => Number(size) > 100)).toBe(true);
    }
  });

  it('a list of moves is a game from the options in the first line', () => {
    const board = (first: string, body: string): Readonly<Record<string, string>> =>
      attributesOf(only(read(pageOf(first, body)).html, first.split(' ')[0] as string));
    expect(board('star-board rings=4', 'S31\nT20  A10')).toEqual({ rings: '4', record: `${STAR} A10` });
    expect(board('space-crack-map seed=7 board-size=5 seats="human bot:greedy"', 'end')['record']).toMatch(
      /^space-crack\/1 .*boardSize=5.*seed=7 \| end$/,
    );
    expect(
      board('constellation-board seed=3 hq-count=0 seats="human human human"', '0:a1')['record'],
    ).toContain('teams=3');
  });

  it('a text may have lines and room of its own', () => {
    const board = read(
      pageOf('rotation-puzzle', '\n  HR.G.\n  G...R\n  GGBYY\n  .G...\n  Y.G.H\n  goals=RYR'),
    ).html;
    expect(attributesOf(only(board, 'rotation-puzzle'))).toEqual({
      puzzle: 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR',
    });
  });

  it('a goal in the first line makes a puzzle of a position', () => {
    const text = '3:B.RB3R.2BR2.BR.3B.R.BR.2RBR.';
    const { html } = read(pageOf('star-board goal=connect:A10:S30 par=2', text));
    expect(attributesOf(only(html, 'star-board'))).toEqual({ puzzle: `${text};goal=connect:A10:S30;par=2` });
  });

  it('a board without a text starts as its attributes say, and has a picture where that is known', () => {
    const { html } = read(pageOf('star-board rings=3 seats="human bot:easy"'));
    expect(attributesOf(only(html, 'star-board'))).toEqual({ rings: '3', seats: 'human bot:easy' });
    expect(attributesOf(only(html, 'img'))['alt']).toContain('The board is empty.');
    for (const first of ['constellation-board', 'rotation-puzzle daily', 'star-board puzzle=2-17'])
      expect(elementsIn(read(pageOf(first)).html).map(({ tagName }) => tagName)).not.toContain('img');
    expect(read(pageOf('constellation-board')).html).toContain('>Constellation</constellation-board>');
  });

  it('attributes stand in the tag as they were written, flags without a value', () => {
    const first = `star-board readonly=yes look=mesh marks='S31 T20:dot' ply=1 seats="human bot:easy" pie=no`;
    expect(attributesOf(only(read(pageOf(first, STAR)).html, 'star-board'))).toEqual({
      readonly: '',
      look: 'mesh',
      marks: 'S31 T20:dot',
      ply: '1',
      seats: 'human bot:easy',
      pie: 'no',
      record: STAR,
    });
  });

  it('the picture shows what the board does: ply, marks, look and viewer', () => {
    const alt = (first: string): string =>
      attributesOf(only(read(pageOf(first, STAR)).html, 'img'))['alt'] ?? '';
    expect(alt('star-board ply=1 marks=A10')).toContain('After move 1 of 2.');
    expect(alt('star-board ply=1 marks=A10')).toContain('Marked: A10.');
    expect(alt('star-board alt="Two stones"')).toBe('Two stones');
    expect(attributesOf(only(read(pageOf('star-board theme=dark', STAR)).html, 'img'))['src']).not.toBe(
      attributesOf(only(read(pageOf('star-board', STAR)).html, 'img'))['src'],
    );
  });

  it('a caption stands below, as text and nothing else', () => {
    const { html } = read(pageOf('star-board caption="Blue & {{ 1 }} <b>Red</b>"', STAR));
    const figure = only(html, 'figure');
    expect(attributesOf(figure)['class']).toBe('planisphere');
    expect(elementsIn(html).map(({ tagName }) => tagName)).toEqual([
      'h1',
      'figure',
      'star-board',
      'img',
      'figcaption',
    ]);
    expect(only(html, 'figcaption').childNodes).toMatchObject([{ value: 'Blue & {{ 1 }} <b>Red</b>' }]);
  });

  it('width is the most that board and picture take; a figure is a small board that stands still', () => {
    const { html } = read(pageOf('star-board width=300', STAR));
    expect(attributesOf(only(html, 'star-board'))['style']).toBe('max-width: 300px');
    expect(attributesOf(only(html, 'img'))['width']).toBe('300');
    expect(attributesOf(only(read(pageOf('star-board figure', STAR)).html, 'star-board'))).toEqual({
      controls: 'none',
      readonly: '',
      style: 'max-width: 360px',
      record: STAR,
    });
    const own = read(pageOf('star-board figure width=200 controls=minimal', STAR)).html;
    expect(attributesOf(only(own, 'star-board'))).toMatchObject({
      controls: 'minimal',
      style: 'max-width: 200px',
    });
  });

  it('a picture needs no board', () => {
    const { html } = read(pageOf('star-board picture caption="Blue begins."', STAR));
    expect(elementsIn(html).map(({ tagName }) => tagName)).toEqual(['h1', 'figure', 'img', 'figcaption']);
  });

  it('nothing that a viewer may not know is in the page, and its author is told', () => {
    const record = TEXTS['bugcatcher-grid']?.[2] as string;
    const page = (first: string): ReturnType<typeof read> => read(pageOf(first, record));
    const hidden = page('bugcatcher-grid ply=1');
    expect(decodeURIComponent(hidden.html.replace(/%(?![\dA-F]{2})/g, ''))).not.toMatch(/seed=5|BD\.BR\.BU/);
    const board = attributesOf(only(hidden.html, 'bugcatcher-grid'));
    expect(Object.keys(board)).toEqual(['record']);
    expect(board['record']).toMatch(/^bugcatcher\/1 view=public from=/);
    expect(hidden.warnings).toEqual([expect.stringMatching(/^docs\/game\.md:3:.*add viewer=all/)]);
    const seat = page('bugcatcher-grid viewer=0');
    expect(attributesOf(only(seat.html, 'bugcatcher-grid'))['record']).toMatch(/view=0 .*BD\.BR\.BU/);
    expect(seat.html).not.toContain('seed=5 ');
    const all = page('bugcatcher-grid viewer=all');
    expect(attributesOf(only(all.html, 'bugcatcher-grid'))).toEqual({ viewer: 'all', record });
    expect(all.warnings).toEqual([]);
    const alone = page('bugcatcher-grid picture');
    expect(decodeURIComponent(alone.html.replace(/%(?![\dA-F]{2})/g, ''))).not.toContain('BD.BR.BU');
    expect(alone.warnings).toEqual([]);
  });

  it('a board of the author’s own is read like the others', () => {
    const options = { boards: [{ tag: 'row-board', game: row }] };
    const { html } = read(pageOf('row-board size=4 readonly', 'p1 p2'), options);
    expect(attributesOf(only(html, 'row-board'))).toEqual({
      size: '4',
      readonly: '',
      record: 'row/1 size=4 | p1 p2',
    });
    expect(attributesOf(only(html, 'img'))['alt']).toMatch(/^Row\./);
    expect(refusalOf(read, pageOf('row-board size=12', ''), options)).toContain(
      'size is “12”. It takes a whole number from 3 to 9.',
    );
    expect(() => read('', { boards: [{ tag: 'row', game: row }] })).toThrow('boards: The tag is “row”.');
    expect(() => read('', { boards: [{ tag: 'row-board', game: {} }] })).toThrow('<row-board> has no game');
  });

  it('other fences, code and tags in the text stay what they are', () => {
    const { html } = read('```js\nstar-board\n```\n\n    star-board\n\n```star-boards\nx\n```\n');
    expect(elementsIn(html).map(({ tagName }) => tagName)).toEqual([
      'pre',
      'code',
      'pre',
      'code',
      'pre',
      'code',
    ]);
  });

  it('fences in lists and quotes are read too', () => {
    const { html } = read(
      `- One:\n\n  ~~~star-board\n  ${STAR}\n  ~~~\n\n> \`\`\`star-board\n> ${STAR}\n> \`\`\`\n`,
    );
    expect(elementsIn(html).filter(({ tagName }) => tagName === 'star-board')).toHaveLength(2);
  });
});

/** First line, body, where the fault is, and what is said of it. */
const FAULTS: readonly (readonly [first: string, body: string, place: string, said: string])[] = [
  ['star-board', 'star/1 rings=4 | S31 T99', '4:22', 'There is no T99. This board has 4 rings'],
  [
    'star-board rings=4',
    'S31\nT20 S31',
    '5:5',
    'There is already a blue stone on S31. Choose an empty cell.',
  ],
  ['star-board', '\n  2:BR13.\n  turn=G', '6:8', 'turn is “G”.'],
  ['star-board', 'rotation/1 seed=1', '4:1', 'It begins with “rotation” instead of star/.'],
  ['star-board', 'star/1 rings=14', '4:14', 'rings is “14”. It takes a whole number from 2 to 12.'],
  ['star-board rings=14', '', '3:1', 'rings is “14”. It takes a whole number from 2 to 12.'],
  ['star-board contrls=none', STAR, '3:1', 'There is no attribute “contrls”. Did you mean “controls”?'],
  ['star-board captoin=A', STAR, '3:1', 'There is no attribute “captoin”. Did you mean “caption”?'],
  ['star-board daily-planet=1', STAR, '3:1', 'There is no attribute “daily-planet”. <star-board> has rings,'],
  ['star-board bot-pace=fast', STAR, '3:1', 'bot-pace is “fast”. It takes a whole number from 0 to 60,000.'],
  ['star-board seats="human bot:deep"', STAR, '3:1', 'In seats: There is no bot “deep”.'],
  ['star-board marks=Z9', STAR, '3:1', 'In marks: There is no cell “Z9” on this board.'],
  ['star-board ply=7', STAR, '3:1', 'There is no move 7. The game has 2 moves.'],
  ['star-board width=20', STAR, '3:1', 'width is “20”. It takes a whole number from 160 to 2000.'],
  ['star-board rings=4 rings=5', '', '3:1', '“rings” is given twice.'],
  ['star-board caption="Blue', STAR, '3:1', 'The value of “caption” begins with a quotation mark'],
  ['star-board record="star/1"', '', '3:1', '“record” belongs on the lines below'],
  ['rotation-puzzle daily', 'HR.G./G...R', '3:1', '“daily” brings a position of its own.'],
  ['rotation-puzzle daily=2026-02-30', '', '3:1', '“2026-02-30” is not a day.'],
  ['star-board picture figure', STAR, '3:1', '“figure” belongs to a board'],
  ['constellation-board picture', '', '3:1', 'There is nothing to draw'],
  ['constellation-board', 'a1', '3:1', 'This record needs a seed, as in seed=7.'],
  ['star-board goal=connect:A10:S30', STAR, '3:1', 'A goal needs a position.'],
  [
    'bugcatcher-grid viewer=1',
    'bugcatcher/1 view=0 from=players=2;border=C1-BR,F5-BR;central=C3,F5',
    '3:1',
    'This record has view=0',
  ],
];

describe.each(READERS.slice(0, 2))('%s', (_, read) => {
  it.each(FAULTS)('stops the build: %s, %j', (first, body, place, said) => {
    const told = refusalOf(read, pageOf(first, body));
    expect(told).toContain(`docs/game.md:${place}`);
    expect(told).toContain(said);
  });
});
