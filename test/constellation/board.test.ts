/** A board of Constellation without an element: what moves, steals, rounds and members tell the reader and the page. */
import { describe, expect, it } from 'vitest';
import { neighbourTowards } from '../../src/core/chart/chart.js';
import type { State } from '../../src/constellation/state.js';
import type {
  GameChangeEvent,
  GameEndEvent,
  HintGivenEvent,
  MoveRefusedEvent,
} from '../../src/ui/contract/events.js';
import { viewOf } from '../../src/ui/game/select.js';
import { logOf, scoreOf } from '../read-board.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('constellation');

const start = (attributes: Readonly<Record<string, unknown>>): StoreBoard =>
  new StoreBoard(slice, attributes);

/** Two rows of four; `w` are wormholes, `c` a cluster. */
const MAP = 'a:0:0,b:10:0,c:20:0,d:30:0,e:0:10w,f:10:10c,g:20:10,h:30:10w/1.4,2.5,3.6,7,5,6,7';
const HOLES = 'a:0:0b,b:10:0,c:20:0b,d:30:0/1,2,3';
/** A short game: HQs, then a round of two moves each, twice. */
const SHORT = { map: MAP, hqCount: 1, movesPerRound: 2, rounds: 2 };
const MOVES = ['a', 'd', 'b', 'c', 'f', 'g', 'h', 'e'];
const RECORD = `constellation/2 map=${MAP} rounds=2 movesPerRound=2 hqCount=1 seed=0 | *a *d 0:b 1:c 0:f g 1:h 0:e`;

/** A letter for each star: whose it is. */
const owners = ({ state }: StoreBoard): string => (viewOf(state) as State).owners;

function tap(board: StoreBoard, ...stars: readonly string[]): StoreBoard {
  for (const star of stars) board.tap(star);
  return board;
}

describe('a game of Constellation', () => {
  it('is played to the end by taps and a pass, and each move is said', async () => {
    const board = tap(start(SHORT), ...MOVES);
    // All stars are taken and a cluster guards Lyra: only Lyra may still steal, or pass.
    expect(board.status[0]).toContain('Only Lyra can still move');
    expect(board.said[0]).toBe('Lyra placed an HQ at a. Orion’s turn');
    await board.press('pass');
    expect(board.record).toBe(`${RECORD} -`);
    expect(board.last<GameEndEvent>('game-end').outcome.reason).toBe('constellation/by-total');
    expect(board.status[0]).toContain('Lyra and Orion share the win');
    expect(board.said.at(-1)).toContain('Round 2 is over');
    expect(board.said.at(-1)?.split('share the win')).toHaveLength(2);
  });

  it('C5: goes on from a position whose map has fewer plain stars than HQs', () => {
    const board = start({ position: 'map=a:0:0,b:10:0,c:20:0w/1,2;round=1;owners=AB.' });
    expect(owners(board)).toBe('AB.');
    expect(owners(tap(board, 'c'))).toBe('ABA');
  });

  it('has arrows that go along edges, and where none leads by direction', () => {
    const board = start({ map: `${MAP.split('/')[0]}/1`, hqCount: 0 });
    const chart = board.state.adapter.board.chart(viewOf(board.state) as never, '');
    expect([neighbourTowards(chart, 'a', 'right'), neighbourTowards(chart, 'b', 'down')]).toEqual(['b', 'f']);
  });

  it('is played by bots to the end, and gives a hint to whoever moves', async () => {
    const seats = 'human bot:athena:10';
    const board = start({ ...SHORT, seats, botPace: 0, stealsPerTeam: 0 });
    await board.press('hint');
    expect(board.last<HintGivenEvent>('hint-given').text).toMatch(/^\*[a-h]$/);
    expect(board.said.at(-1)).toMatch(/^Place an HQ at [a-h]: \d lines lead from it\.$/);
    board.set({ seats: 'bot:robin-hood bot:einstein:8' });
    await board.settled();
    expect(board.types).toContain('game-end');
    expect(board.last<GameChangeEvent>('game-change').snapshot.outcome?.scores).toHaveLength(2);
  });

  it('has a seat for somebody at the screen where a record has more teams than the page names', () => {
    const board = start({ record: `constellation/2 map=${MAP} teams=3 hqCount=0 seed=0 | 0:a 1:b` });
    expect(tap(board, 'c').record).toMatch(/\| 0:a 1:b 2:c$/);
  });

  it('says what black holes destroyed', () => {
    const lost = (attributes: string): StoreBoard => {
      const board = start({ position: `map=${HOLES};hqCount=0${attributes};round=1;owners=A.A.` });
      return tap(board, 'b', 'b');
    };
    expect(owners(lost(''))).toBe('....');
    expect(lost('').said.at(-1)).toContain('Black holes destroyed Lyra’s network of 3 stars');
    expect(owners(lost(';blackHoleEffect=remove'))).toBe('xxx.');
  });
});

describe('a claim that would destroy', () => {
  it('is asked about with what black holes would destroy, and nothing else is', async () => {
    const board = start({ position: `map=${HOLES};hqCount=0;round=1;owners=A.A.` });
    tap(board, 'b');
    expect([board.told?.kind, board.ply]).toEqual(['ask', 0]);
    expect(board.tells).toContain('Black holes would destroy Lyra’s network of 3 stars');
    expect(board.told?.buttons?.map(({ caption }) => caption)).toEqual(['Claim', 'Cancel']);
    await board.press('cancel');
    expect([board.told?.kind, board.ply]).toEqual(['offer', 0]);
    tap(board, 'b');
    await board.press('claim');
    expect(owners(board)).toBe('....');
  });
});

describe('a steal', () => {
  it('is asked about with what it would take, and said with what it took', async () => {
    const position = `map=${MAP};stealDepth=2;round=1;owners=A3B.3.`;
    const board = tap(start({ position }), 'd');
    expect([board.told?.kind, board.tells, board.said.at(-1)]).toEqual([
      'ask',
      'Steal 3 stars from Orion? It takes 1 move and 1 of the 3 steals left.',
      'Steal 3 stars from Orion? It takes 1 move and 1 of the 3 steals left.',
    ]);
    expect(board.told?.buttons?.map(({ caption }) => caption)).toEqual(['Steal', 'Cancel']);
    expect(board.status[1]).toBe('Answer the question, or choose another star.');
    await board.press('cancel');
    expect([board.told?.kind, board.ply]).toEqual(['offer', 0]);
    tap(board, 'd');
    await board.press('steal');
    expect(owners(board)).toBe('AAAA....');
    expect(board.said.at(-1)).toContain('Lyra stole 3 stars from Orion, starting at d.');
  });

  it('is asked about whatever was refused before', () => {
    const board = tap(start({ position: `map=${MAP};round=1;owners=A2.B3.B` }), 'a');
    expect(board.notes.join()).toContain('belongs to Lyra already');
    tap(board, 'd');
    expect([board.notes, board.tells]).toEqual([
      [],
      'Steal 1 star from Orion? It takes 1 move and 1 of the 3 steals left.',
    ]);
  });

  it('that a hint advises is asked about once the hint is used, and steals nothing yet', async () => {
    // All that is left to Lyra is to steal.
    const board = start({ position: `map=${MAP};round=1;owners=2A2B2A2B`, seats: 'human host' });
    await board.press('hint');
    expect([board.told?.kind, board.tells]).toEqual(['hint', expect.stringMatching(/^Steal [cdgh]: .+\.$/)]);
    await board.press('use');
    expect([board.told?.kind, board.tells, board.ply]).toEqual([
      'ask',
      'Steal 1 star from Orion? It takes 1 move and 1 of the 3 steals left.',
      0,
    ]);
  });
});

describe('a refused move', () => {
  it('is told with its rule, its star and what to do', () => {
    const board = tap(start({ position: `map=${MAP};round=1;owners=A2B2.B2.` }), 'b');
    const { code, rule, refusal } = board.last<MoveRefusedEvent>('move-refused');
    expect([code, rule]).toEqual(['constellation/protected', 'C9']);
    // There the board puts its cross.
    expect(refusal.facts?.[board.state.adapter.words.cellFacts?.[0] as string]).toBe('b');
    expect(board.notes).toEqual(['b is guarded by the cluster at f. Choose a star in an unguarded network.']);
    tap(board, 'f');
    expect(board.notes).toEqual([
      'f is a cluster, so nothing in its network can be stolen. Choose a star in an unguarded network.',
    ]);
    tap(board, 'a');
    expect(board.last<MoveRefusedEvent>('move-refused').rule).toBe('C17');
  });

  it('is the end of a round that the host tells while HQs are placed', () => {
    const board = start(SHORT);
    expect(board.play('host:end').ok).toBe(false);
    expect(board.last<MoveRefusedEvent>('move-refused').rule).toBe('C5');
  });
});

describe('a round', () => {
  it('ends by the host’s word', () => {
    const board = start({ ...SHORT, hqCount: 0 });
    expect(board.play('host:end').ok).toBe(true);
    expect(board.aside).toBe('Round 2 of 2');
    expect(board.record).toContain('host:end');
  });

  it('has its members take turns at one screen, and any move whom the reader chooses', async () => {
    const attributes = { members: '2 1', movesPerRound: 4, names: 'Red:Ada,Ben Blue:Cy' };
    const board = start({ map: MAP, hqCount: 0, ...attributes });
    const left = (): readonly string[] => scoreOf(board).labels.slice(1, 4);
    expect(left()).toEqual([
      'Red, Ada: 2 of 2 moves left',
      'Red, Ben: 2 of 2 moves left',
      'Blue, Cy: 4 of 4 moves left',
    ]);
    expect(tap(board, 'a').status[0]).toContain('Next: Blue, Cy');
    await board.press('who-0-1');
    expect(board.status[0]).toContain('Next: Red, Ben');
    tap(board, 'b', 'c');
    expect(board.record).toContain('| 0:a 0:1.b 0:1.c');
    expect(board.record).not.toContain('Ben');
    expect(left()[1]).toBe('Red, Ben: 0 of 2 moves left');
  });
});

describe('what one plays for', () => {
  it.each([
    [{ wormholesToWin: 0 }, 'Score the most points in 8 rounds.'],
    [{ mode: 'containment' }, 'Every human team must reach 60 points before any bot team does.'],
    [{ mode: 'resistance' }, 'Every Offense team must reach 60 points by the end of the last round.'],
    [{ mode: 'blackhole' }, 'Build large networks, then destroy your own with two black holes.'],
  ])('in a game of %o is told: %s', (attributes, goal) => {
    expect(start(attributes).goal).toBe(goal);
  });

  it('is the host’s objectives where the page has some', () => {
    const board = start({ mode: 'sandbox', objectives: 'Connect two clusters; Own a wormhole' });
    expect(logOf(board).texts('li')).toEqual(['Connect two clusters', 'Own a wormhole']);
    board.set({ objectives: [{ text: 'Done already', done: true }] });
    board.update();
    expect(logOf(board).texts('li')).toEqual(['Done already done']);
    expect(board.goal).toBe('Meet the objectives below. Nobody wins or loses.');
  });
});
