/** Which game a text belongs to that somebody pastes into a composer. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherGame, type KnownGame, type OtherGame } from '../../compose/frame/games.js';
import { composers } from '../../scripts/build/composers.mjs';

const GAMES: readonly KnownGame[] = [
  ...composers.map(({ name, tag, position }) => ({ id: name, tag, name, page: `${name}.html`, position })),
  { id: 'hex', tag: 'hex-board', name: 'Hex' },
];
const other = (text: string, tag: string): OtherGame | undefined => otherGame(text, tag, GAMES);

const STAR = 'star/1 rings=4 | S31 T20';
const PUZZLE = 'HR.G./G...R;goals=RYR;par=3';
const ROUND = 'players=2;cols=4;rows=3;border=A1-BR,D3-BR;central=A3,D3';
const SITE = 'https://example.org/boards';

describe('a text of another game', () => {
  it('is known by its record, its tag, a link to it, and its position, and its composer opens it', () => {
    for (const [text, hash] of [
      [STAR, 'planisphere=star/1+rings=4+%7C+S31+T20'],
      [`  ${STAR}\n`, 'planisphere=star/1+rings=4+%7C+S31+T20'],
      ['4:20B.R', 'planisphere=4:20B.R'],
      [`<star-board position="4:20B.R" marks="S31" readonly></star-board>`, 'position=4:20B.R&marks=S31'],
      [`${SITE}/embed/#star-board?position=4:20B.R&marks=S31`, 'position=4:20B.R&marks=S31'],
      [`<a href="${SITE}/embed/#star-board?position=4:20B.R">Play</a>`, 'position=4:20B.R'],
      [`${SITE}/compose/star.html#position=4:20B.R`, 'position=4:20B.R'],
    ])
      expect(other(text as string, 'rotation-puzzle'), text).toEqual({
        name: 'star',
        href: `star.html#${hash}`,
      });
    for (const text of [
      ROUND,
      `bugcatcher/1 from=${ROUND}`,
      '<bugcatcher-grid energy="5"></bugcatcher-grid>',
    ])
      expect(other(text, 'star-board'), text).toMatchObject({ name: 'bugcatcher' });
    for (const text of [PUZZLE, PUZZLE.replaceAll(/[/;]/g, '\n'), `rotation/1 from=${PUZZLE} | a1`])
      expect(other(text, 'star-board'), text).toMatchObject({ name: 'rotation' });
  });

  it('of a game without a composer has its name alone', () => {
    for (const text of ['hex/1 size=5 | c3', '<hex-board size="5"></hex-board>'])
      expect(other(text, 'star-board'), text).toEqual({ name: 'Hex', href: undefined });
  });

  it('is none where the game is the composer’s own or not known', () => {
    for (const text of [STAR, '4:20B.R', '<star-board position="4:20B.R">', '', '?', 'chess/1 e4', 'B'])
      expect(other(text, 'star-board'), text).toBeUndefined();
    for (const text of [PUZZLE, 'HGY', '2-17', `<rotation-puzzle puzzle="${PUZZLE}">`, `#puzzle=${PUZZLE}`])
      expect(other(text, 'rotation-puzzle'), text).toBeUndefined();
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void other(text, 'star-board')));
  });
});
