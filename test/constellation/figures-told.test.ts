/** The score beside a board of Constellation: its figures, what each is called, tells and lights. */
import { describe, expect, it } from 'vitest';
import { countedBy, networkAt, stolenBy } from '../../src/constellation/element/glow.js';
import { describeFigure, type Figure } from '../../src/constellation/element/score-panel.js';
import { skyOf } from '../../src/constellation/geometry.js';
import type { State } from '../../src/constellation/state.js';
import { viewOf } from '../../src/ui/game/select.js';
import { logOf, scoreOf, type Part } from '../read-board.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('constellation');

const start = (attributes: Readonly<Record<string, unknown>> = {}): StoreBoard =>
  new StoreBoard(slice, attributes);

/** Two rows of four; `w` are wormholes, `c` a cluster. */
const MAP = 'a:0:0,b:10:0,c:20:0,d:30:0,e:0:10w,f:10:10c,g:20:10,h:30:10w/1.4,2.5,3.6,7,5,6,7';
const WEIGHED = { position: `map=${MAP};multipliers=2,0.5,3;round=1;owners=3AB4.;hqs=a,c/;points=4,0` };
const GUARDED = { position: `map=${MAP};round=1;owners=3A2.A2B;hqs=a,c/` };
/** Both have a wormhole, and one wins. */
const DECIDED = { position: `map=${MAP};wormholesToWin=1;round=1;owners=A.ABA.AB`, hqCount: 0 };

const view = ({ state }: StoreBoard): State => viewOf(state) as State;

/** The sentence about one of Lyra’s figures. */
const told = (board: StoreBoard, name: Figure['name']): string =>
  describeFigure(view(board), { name, team: 0 }, board.state.words);

/** How many connections a figure of Lyra’s lights. */
const lines = (board: StoreBoard, name: Figure['name']): number =>
  countedBy(view(board), { name, team: 0 }).lines?.length ?? 0;

describe('the score', () => {
  it('C13: has figures in points that add up to the total, which is last', () => {
    const { heads, rows } = scoreOf(start(WEIGHED));
    expect(heads).toEqual(['Lines', 'Length', 'HQ line', 'Total']);
    expect(rows).toEqual(['Lyra 4 10 12+6 26', 'Orion 0 0 0 0']);
  });

  it('C13: says nothing of the length of lines where it does not count', () => {
    const board = start({ position: WEIGHED.position.replace('2,0.5,3', '1,0,1') });
    const { heads, rows } = scoreOf(board);
    expect(heads).toEqual(['Lines', 'HQ line', 'Total']);
    expect(rows).toEqual(['Lyra 2 4+2 6', 'Orion 0 0 0']);
    expect(told(board, 'count')).toBe('Lyra has 2 lines, 4 HQ points and 6 points in all.');
    expect(
      board.state.adapter.say.cell(view(board), 'a', board.state.words, board.state.reader),
    ).not.toContain('length');
  });

  it('C7: tells at a total the steals that a team has left, where there are any', () => {
    expect(told(start(WEIGHED), 'total')).toMatch(/ in all\. Lyra has 3 steals left\.$/);
    expect(told(start({ stealsPerTeam: 0 }), 'total')).toMatch(/ in all\.$/);
  });

  it('calls each figure by its team and what it counts', () => {
    const { labels } = scoreOf(start(WEIGHED));
    expect(labels.filter((label) => !/moves left|Who/.test(label))).toEqual([
      'Lyra: 4 points for lines',
      'Lyra: 10 points for length',
      'Lyra: HQ points 12+6 if the round ended now',
      'Lyra: total 26',
      'Orion: 0 points for lines',
      'Orion: 0 points for length',
      'Orion: 0 HQ points',
      'Orion: total 0',
    ]);
  });

  it.each([
    [{}, true],
    [{ hqCount: 0 }, false],
    [{ mode: 'blackhole' }, false],
    [{ position: `map=${MAP};hqCount=0;round=1;owners=3AB4.;hqs=a,c/` }, true],
  ])('C5: names no HQ where the game has none: %o', (attributes, hasHqs) => {
    const board = start(attributes);
    const score = scoreOf(board);
    expect(score.heads.some((head) => head.includes('HQ'))).toBe(hasHqs);
    expect(logOf(board).text('p', 'legend').startsWith('HQ')).toBe(hasHqs);
  });

  it('C14: has how many of the wormholes that win are in one network, from the first one on', () => {
    const board = start(DECIDED);
    board.play('host:end');
    expect(board.status[0]).toContain('Lyra wins with 1 wormhole');
    expect(scoreOf(board).rows.map((row) => /\d of \d/.exec(row)?.[0])).toEqual(['1 of 1', '1 of 1']);
    for (const none of [{ wormholesToWin: 0 }, { mode: 'resistance' }])
      expect(scoreOf(start(none)).heads).not.toContain('Worm\u00adholes');
    expect([told(board, 'wormholes'), lines(board, 'wormholes')]).toEqual([
      'Lyra has 1 wormhole in one network. A team needs 1 to win.',
      2,
    ]);
  });

  it('C4: has the role of each team under its name where bots play containment', () => {
    const seats = 'bot:random human human';
    const board = start({ map: MAP, hqCount: 0, mode: 'containment', seats, botPace: 60_000 });
    expect(scoreOf(board).texts('small').slice(-3)).toEqual(['random bot', 'human', 'human']);
    board.leave();
  });
});

describe('a figure', () => {
  it('tells and lights what it counts', () => {
    const board = start(GUARDED);
    expect([told(board, 'count'), lines(board, 'count')]).toEqual([
      'Lyra has 3 lines, 3 points for length, 0 HQ points and 6 points in all.',
      3,
    ]);
    expect([told(board, 'hq'), lines(board, 'hq')]).toEqual(['Lyra’s HQ line has 2 lines now.', 2]);
  });
});

describe('a star', () => {
  it('tells and lights the network that it is part of', () => {
    const board = start(GUARDED);
    board.parts.attend?.('b', false);
    expect(board.told?.kind).toBe('preview');
    expect(board.tells).toBe('Lyra: network of 3 connections, length 30, guarded by the cluster at f');
    const { byId } = skyOf(view(board));
    const { lines: lit = [], rings = [] } = networkAt(view(board), byId.get('b') as number);
    expect([lit.length, rings.flat()]).toEqual([3, [byId.get('f')]]);
  });

  it('that has just been claimed leaves its line to what happened', () => {
    const board = start(GUARDED);
    board.parts.attend?.('e', false);
    board.play('0:e');
    board.parts.attend?.('e', false);
    expect(board.tells).toContain('claimed e');
  });

  it('that is to be stolen has all stars lit that the steal would take, ring by ring', () => {
    const board = start({ position: `map=${MAP};stealDepth=2;round=1;owners=A3B.3.` });
    board.tap('d');
    const { ids } = skyOf(view(board));
    const rings = stolenBy(view(board), board.state.reader as never);
    expect(rings.map((ring) => ring.map((place) => ids[place]).join(' '))).toEqual(['d', 'c', 'b']);
  });
});

describe('the chart of the totals', () => {
  /** As it stands after these moves, each of them seen. */
  function chartAfter(attributes: Readonly<Record<string, unknown>>, ...moves: readonly string[]): Part {
    const board = start({ map: MAP, hqCount: 0, ...attributes });
    logOf(board);
    for (const move of moves) {
      expect(board.play(move).ok, move).toBe(true);
      logOf(board);
    }
    return logOf(board);
  }

  it('has a line where another round begins', () => {
    const chart = chartAfter({ movesPerRound: 1 }, '0:a', '1:h', '0:b', '1:g', '0:c');
    expect(chart.paths('part')).toEqual([expect.stringMatching(/^M200 -?\d+v\d+M400 -?\d+v\d+$/)]);
  });

  it('draws a level stretch by two points', () => {
    const chart = chartAfter({}, '0:a', '0:d', '0:g', '0:h', '0:-');
    expect(chart.paths('edge').map((path) => path.split('L').length)).toEqual([4, 2]);
  });
});
