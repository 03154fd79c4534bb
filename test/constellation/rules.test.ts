/** Each rule as an example that a reader of docs/rules can follow, titled by the rule. */
import { describe, expect, it, test } from 'vitest';
import { constellation, hqLine, scoreboard, stateFrom, stealSpread } from '../../src/constellation/index.js';
import type { State } from '../../src/constellation/state.js';
import { perft } from '../../src/testing/index.js';
import { GRID, grid, own, play, position, refusal, sentence, standing, start, told } from './harness.js';

const { rules } = constellation;

const left = (state: State): string => state.left.map((moves) => moves.join(' ')).join(' / ');

describe('C2, C3: connections and networks', () => {
  it('a connection is there exactly when both ends of an edge are one team’s', () => {
    const count = (owners: readonly string[]): number | undefined => scoreboard(standing(owners))[0]?.count;
    expect(count(['00'])).toBe(0);
    expect(count(['00 10'])).toBe(1);
    expect(count(['00 20'])).toBe(0);
    expect(count(['00', '10'])).toBe(0);
    expect(count(['00 10 01 11'])).toBe(4);
  });
});

describe('C4, C5: the HQ phase', () => {
  const begun = (options = {}): State => start({ map: 'gemini', ...options });

  it('teams place in order, then in reverse order for the second HQ', () => {
    let state = begun({ teams: 3, map: 'tucana' });
    const turns: number[] = [];
    while (state.phase === 'hq') {
      const [team = -1] = rules.toAct(state);
      turns.push(team);
      const [move] = rules.moves(state, team);
      state = rules.play(state, team, move as never).state;
    }
    expect(turns).toEqual([0, 1, 2, 2, 1, 0]);
    expect(state.hqs.map((list) => list.length)).toEqual([2, 2, 2]);
    // It costs no move.
    expect(left(state)).toBe('6 / 6 / 6');
  });

  it('an HQ stands on a free star of type star', () => {
    const state = play(begun(), '*a2');
    expect(refusal(state, '*a2')).toMatchObject({ code: 'constellation/hq-taken', rule: 'C5' });
    expect(sentence(refusal(state, '*a2'))).toBe('a2 belongs to Lyra. Choose a free plain star for an HQ.');
    const map = grid(4, 3, { '10': 'cluster', '20': 'wormhole', '30': 'blackhole' });
    const text = map.stars
      .map(
        ({ id, x, y, type }) =>
          `${id}:${x}:${y}${{ star: '', cluster: 'c', wormhole: 'w', blackhole: 'b' }[type]}`,
      )
      .join();
    const small = start({ map: `${text}/1`, hqCount: 1 });
    for (const [star, kind] of [
      ['10', 'cluster'],
      ['20', 'wormhole'],
      ['30', 'blackhole'],
    ])
      expect(refusal(small, `*${star}`)).toEqual({
        code: 'constellation/hq-kind',
        rule: 'C5',
        facts: { star, kind: { key: `kind.${kind}` } },
      });
    expect(rules.refuse(small, 0, { type: 'hq', star: 'zz' })).toMatchObject({
      code: 'constellation/no-star',
      rule: 'C1',
    });
    expect(refusal(small, '*00')).toBeUndefined();
    expect(refusal(small, '1:*00')).toMatchObject({ code: 'constellation/hq-turn', rule: 'C5' });
    const first = { code: 'constellation/hq-first', rule: 'C5', facts: { team: { key: 'seat.0' } } };
    expect(refusal(small, '00')).toEqual(first);
    expect(refusal(small, 'host:end')).toEqual(first);
    const placed = play(small, '*00 *01');
    expect(placed.phase).toBe('play');
    expect(refusal(placed, '0:*02')).toMatchObject({ code: 'constellation/hq-phase-over', rule: 'C5' });
  });

  it('is one placing a team with one HQ, and none without HQs and in mode blackhole', () => {
    expect(play(begun({ hqCount: 1 }), '*a2 *b2').phase).toBe('play');
    expect(begun({ hqCount: 0 }).phase).toBe('play');
    expect(begun({ mode: 'blackhole' }).phase).toBe('play');
  });

  it('a map with fewer plain stars than HQs is refused', () => {
    const map = 'a:0:0,b:1:0,c:2:0,d:3:0w/1,2,3';
    expect(() => start({ map })).toThrow('few-hq-stars (C5)');
    expect(start({ map, hqCount: 1 }).phase).toBe('hq');
    expect(constellation.notation.parseOptions(`map=${map}`)).toMatchObject({ error: { rule: 'C5' } });
  });
});

describe('C6: moves', () => {
  const shared = (options: object, round = 1): string => {
    const state = standing(['00'], { members: [3], ...options });
    let now = state;
    for (let n = 1; n < round; n++) now = play(now, 'host:end');
    return left(now).split(' / ')[0] as string;
  };

  it('are split equally, the remainder from the next member on each round', () => {
    expect([1, 2, 3, 4].map((round) => shared({ movesPerRound: 7 }, round))).toEqual([
      '3 2 2',
      '2 3 2',
      '2 2 3',
      '3 2 2',
    ]);
    expect(shared({ movesPerRound: 7, remainder: 'drop' })).toBe('2 2 2');
    expect(() => start({ members: [7], remainder: 'drop' })).toThrow('no-move-each (C6)');
  });

  it('members are one number for all, or one a team', () => {
    expect(left(standing(['00'], { members: [2] }))).toBe('3 3 / 3 3');
    expect(left(standing(['00'], { members: [2, 1] }))).toBe('3 3 / 6');
    expect(() => start({ members: [1, 2, 3] })).toThrow('constellation/members (C6)');
  });

  it('a member uses only its own, and what is unused is lost at the round’s end', () => {
    const state = play(standing(['00'], { members: [2], movesPerRound: 2 }), '0:1.10');
    expect(left(state)).toBe('1 0 / 1 1');
    expect(refusal(state, '0:1.20')).toMatchObject({ code: 'constellation/no-moves', rule: 'C6' });
    expect(sentence(refusal(state, '0:1.20'))).toBe('Member 2 of Lyra has no moves left this round.');
    expect(refusal(state, '0:2.20')).toMatchObject({ code: 'constellation/no-member', rule: 'C6' });
    expect(left(play(state, 'host:end'))).toBe('1 1 / 1 1');
  });
});

describe('C7: claims and steals', () => {
  const state = standing(['00 10', '20 30'], { stealsPerTeam: 1 });

  it('a claim takes a free star of any type, and costs a move', () => {
    const after = play(state, '0:11');
    expect([own(after, 0), left(after)]).toEqual(['00 10 11', '5 / 6']);
  });

  it('a steal takes another team’s star, and costs a move and a steal of the team’s', () => {
    const after = play(state, '0:!20');
    expect([own(after, 0), own(after, 1), left(after), after.steals]).toEqual([
      '00 10 20',
      '30',
      '5 / 6',
      [0, 1],
    ]);
    expect(sentence(refusal(after, '0:!30'))).toBe('Lyra has no steals left. Choose a free star.');
    expect(refusal(after, '0:!30')?.rule).toBe('C7');
  });

  it('any member of any team may act next', () => {
    expect(rules.toAct(state)).toEqual([0, 1]);
    expect(left(play(state, '1:21 1:31 0:11 1:32'))).toBe('5 / 3');
  });

  it('an act of an unknown type is refused, never taken for a steal', () => {
    const state = stateFrom({ map: GRID, owners: {} });
    for (const star of ['00', '10'])
      for (const type of ['x', 'Claim', null, ['claim']])
        expect(constellation.rules.refuse(state, 0, { type, member: 0, star } as never)).toEqual({
          code: 'move/unknown',
        });
  });

  it('two who click the same free star never become a thief and a victim', () => {
    const after = play(state, '0:11');
    expect(refusal(after, '1:11')).toMatchObject({ code: 'constellation/owned', rule: 'C17' });
    expect(refusal(state, '0:!11')).toMatchObject({ code: 'constellation/free', rule: 'C7' });
    expect(sentence(refusal(state, '0:!11'))).toBe('11 is free. Claim it instead.');
  });
});

describe('C8: how a steal spreads', () => {
  const owners = ['21', '00 10 20 30 11'];

  it('clears instead of taking, with the same stars', () => {
    const state = standing(owners, { stealDepth: 1, stealEffect: 'clear' });
    expect(stealSpread(state, 0, '20')).toEqual(['10', '20', '30']);
    const after = play(state, '0:!20');
    expect([own(after, 0), own(after, 1)]).toEqual(['21', '00 11']);
    expect(told(state, '0:!20')).toEqual(['Lyra cleared 3 of Orion’s stars, starting at 20.']);
  });

  it('takes none from free stars, own stars and unknown ones', () => {
    const state = standing(owners, { stealDepth: 2 });
    expect(['21', '31', 'no_such'].map((star) => stealSpread(state, 0, star))).toEqual([[], [], []]);
    expect(stealSpread(state, 1, '21')).toEqual(['21']);
  });

  it('passes through an immune HQ, which keeps its owner', () => {
    const state = standing(owners, { stealDepth: 10, hqImmune: true, hqs: { 1: ['10', '30'] } });
    expect(stealSpread(state, 0, '20')).toEqual(['00', '11', '20']);
    expect(own(play(state, '0:!20'), 1)).toBe('10 30');
    expect(refusal(state, '0:!10')).toMatchObject({ code: 'constellation/immune', rule: 'C4' });
    expect(stealSpread(state, 0, '10')).toEqual([]);
  });
});

test('C9: a network with an owned cluster can neither be stolen from nor cleared', () => {
  for (const stealEffect of ['take', 'clear'] as const) {
    const map = grid(4, 3, { '30': 'cluster' });
    const state = standing(['21', '10 20 30 02'], { map, stealEffect });
    expect(sentence(refusal(state, '0:!10'))).toBe(
      '10 is guarded by the cluster at 30. Choose a star in an unguarded network.',
    );
    expect(refusal(state, '0:!30')?.rule).toBe('C9');
    expect(refusal(state, '0:!02')).toBeUndefined();
  }
});

describe('C10: black holes', () => {
  const map = grid(4, 3, { '00': 'blackhole', '30': 'blackhole', '11': 'cluster' });

  it('two in one network of the acting team destroy it, clusters and HQs too', () => {
    const state = standing(['00 10 30 11', '01'], { map, hqs: { 0: ['10'] } });
    expect(told(state, '0:20')).toEqual([
      'Lyra claimed 20 and gained 2 connections.',
      'Black holes destroyed Lyra’s network of 5 stars, worth 8 points.',
      'Lyra lost the HQ at 10 and scores no more HQ points.',
    ]);
    const after = play(state, '0:20');
    expect([own(after, 0), own(after, 1), after.fallen]).toEqual(['', '01', [true, false]]);
  });

  it('remove: the stars leave the map with their edges', () => {
    const after = play(standing(['00 10 30', '01'], { map, blackHoleEffect: 'remove' }), '0:20');
    expect(after.owners.slice(0, 4)).toBe('xxxx');
    expect(refusal(after, '1:10')).toMatchObject({ code: 'constellation/gone', rule: 'C10' });
    expect(sentence(refusal(after, '1:10'))).toBe('Black holes destroyed 10. It is no longer on the map.');
    expect([...rules.moves(after, 1)].map((move) => 'star' in move && move.star)).not.toContain('10');
  });

  it('so too by a steal, its spread included; a position is destroyed only by an act', () => {
    const state = standing(['00 10', '20 30'], { map, stealDepth: 1 });
    expect(own(play(state, '0:!20'), 0)).toBe('');
    expect(own(play(standing(['00 10 20', '30'], { map }), '0:!30'), 0)).toBe('');
    const built = standing(['00 10 20 30 02', '01'], { map });
    expect(own(built, 0)).toBe('00 10 20 30 02');
    expect(own(play(built, '1:!02'), 0)).toBe('00 10 20 30');
    expect(own(play(built, '0:12'), 0)).toBe('02 12');
  });
});

describe('C11: the end of a round', () => {
  it('comes when every member is out of moves or has passed', () => {
    const state = standing(['00', '01'], { movesPerRound: 1 });
    const after = play(state, '0:10 1:-');
    expect([after.round, left(after)]).toEqual([2, '1 / 1']);
    expect(told(play(state, '0:10'), '1:-').at(-1)).toBe('Round 1 is over: Lyra 2, Orion 0.');
  });

  it('who has passed is out of the round', () => {
    const state = play(standing(['00'], { members: [2] }), '0:1.-');
    expect(left(state)).toBe('3 -1 / 3 3');
    expect(sentence(refusal(state, '0:1.10'))).toBe('Member 2 of Lyra has ended the round.');
    expect(refusal(state, '0:1.10')?.rule).toBe('C11');
    expect(refusal(state, '0:10')).toBeUndefined();
  });

  it('comes when nobody has a legal move', () => {
    const last = '00 10 20 30 01 11 21 31 02 12 22';
    const state = standing([last], { stealsPerTeam: 0, rounds: 3 });
    const after = play(state, '1:32');
    expect([after.phase, after.round]).toEqual(['over', 3]);
  });

  it('a team without a legal move is not waited for and has nothing to pass up', () => {
    const last = '00 10 20 30 01 11 21 31 02 12 22 32';
    const state = standing([last], { stealsPerTeam: 1 });
    expect(rules.toAct(state)).toEqual([1]);
    expect(refusal(state, '0:-')).toMatchObject({ code: 'constellation/stuck', rule: 'C11' });
  });

  it('comes when the host says so, and only the host may', () => {
    const state = standing(['00']);
    expect(play(state, 'host:end').round).toBe(2);
    expect(rules.refuse(state, 0, { type: 'end' })).toMatchObject({
      code: 'constellation/host-only',
      rule: 'C11',
    });
  });
});

describe('C12: HQ points', () => {
  const line = (owners: string, hqs: readonly string[]): number | undefined =>
    scoreboard(standing([owners], { hqs: { 0: hqs } }))[0]?.hqNow;

  it('two HQs: the connections on the shortest line between them, none where they are not connected', () => {
    expect(line('00 10 20 01 11 21', ['00', '21'])).toBe(3);
    expect(line('00 10', ['00', '10'])).toBe(1);
    expect(line('00 20', ['00', '20'])).toBe(0);
  });

  it('one HQ: the connections on the longest line from it', () => {
    expect(line('00 10 20 21 11 01', ['00'])).toBe(5);
    expect(line('10 00 20 30', ['10'])).toBe(2);
    expect(line('00', ['00'])).toBe(0);
    const state = standing(['00 10 20'], { hqs: { 0: ['00'] } });
    expect(hqLine(state, 0)).toEqual({ stars: ['00', '10', '20'], connections: 2, approximate: false });
  });

  it('after 50,000 partial lines the best so far counts, flagged', () => {
    // From here no line meets every star: black and white fields alternate.
    const map = grid(7, 7);
    const owners = Object.fromEntries(map.stars.map(({ id }) => [id, 0]));
    const found = hqLine(stateFrom({ map, owners, hqs: { 0: ['10'] } }), 0);
    expect(found.approximate).toBe(true);
    expect(found.connections).toBe(found.stars.length - 1);
    expect(new Set(found.stars).size).toBe(found.stars.length);
    expect(found.connections).toBeGreaterThan(40);
  });

  it('add up over the rounds, and are kept', () => {
    const state = play(standing(['00 10 20'], { hqs: { 0: ['00', '20'] }, rounds: 4 }), 'host:end host:end');
    expect(scoreboard(state)[0]).toMatchObject({ hq: 4, hqNow: 2, total: 2 + 2 + 4 });
    const robbed = play(state, '1:!10');
    expect(scoreboard(robbed)[0]).toMatchObject({ hq: 4, hqNow: 0, total: 4 });
  });

  it('an HQ that is stolen is none any more, even if won back, and its team gets nothing', () => {
    const state = standing(['00 10 20'], { hqs: { 0: ['00', '20'] } });
    const back = play(state, '1:!20 0:!20');
    expect([own(back, 0), back.fallen]).toEqual(['00 10 20', [true, false]]);
    expect(scoreboard(back)[0]?.hqNow).toBe(0);
    const one = play(standing(['00 10 20'], { hqs: { 0: ['00'] } }), '1:!00 0:!00');
    expect(scoreboard(one)[0]?.hqNow).toBe(0);
  });

  it('without HQs there are none', () => {
    expect(scoreboard(play(standing(['00 10']), 'host:end'))[0]).toMatchObject({ hq: 0, hqNow: 0 });
  });
});

describe('C13, C15: totals', () => {
  it('count, distance and HQ points times their multipliers', () => {
    const state = standing(['00 10 20'], {
      hqs: { 0: ['00', '20'] },
      multipliers: { count: 2, distance: 0.5, hq: 3 },
    });
    expect(scoreboard(play(state, 'host:end'))[0]?.total).toBe(2 * 2 + 0.5 * 20 + 3 * 2);
  });

  it('after the last round the highest total wins, and equal totals share', () => {
    const end = (owners: readonly string[]): unknown =>
      rules.outcome(play(standing(owners, { rounds: 1 }), 'host:end'));
    expect(end(['00 10', '20'])).toEqual({ winners: [0], reason: 'constellation/by-total', scores: [2, 0] });
    expect(end(['00 10', '20 30'])).toMatchObject({ winners: [0, 1] });
  });

  it('are compared after rounding', () => {
    const map = {
      stars: [
        ['a', 0],
        ['b', 0.1],
        ['c', 1],
        ['d', 1.1000000000000003],
      ].map(([id, x]) => ({ id, x, y: 0, type: 'star' })),
      edges: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    } as never;
    const state = stateFrom({ map, owners: { a: 0, b: 0, c: 1, d: 1 }, rounds: 1 });
    expect(rules.outcome(play(state, 'host:end'))?.winners).toEqual([0, 1]);
  });
});

describe('C14: wormholes', () => {
  const map = grid(4, 3, {
    '00': 'wormhole',
    '20': 'wormhole',
    '02': 'wormhole',
    '22': 'wormhole',
    '32': 'wormhole',
  });

  it('count when the round ends: the connection must still stand', () => {
    const state = standing(['00 10 20'], { map, wormholesToWin: 2 });
    expect(rules.outcome(play(state, 'host:end'))).toMatchObject({
      winners: [0],
      reason: 'constellation/by-wormholes',
    });
    expect(play(play(state, '1:!10'), 'host:end').phase).toBe('play');
  });

  it('of several teams the larger network wins, then the larger total, then they share', () => {
    const end = (owners: readonly string[]): unknown =>
      rules.outcome(play(standing(owners, { map, wormholesToWin: 2 }), 'host:end'));
    const [byCount, byTotal] = ['constellation/by-wormholes', 'constellation/by-wormholes-then-total'];
    expect(end(['00 10 20', '02 12 22 32'])).toMatchObject({ winners: [1], reason: byCount });
    expect(end(['00 10 20 30', '02 12 22'])).toMatchObject({ winners: [0], reason: byTotal });
    expect(end(['00 10 20', '02 12 22'])).toMatchObject({ winners: [0, 1], reason: byTotal });
  });

  it('win in mode classic alone, and not where they are off', () => {
    for (const options of [{ mode: 'sandbox' }, { wormholesToWin: 0 }] as const)
      expect(play(standing(['00 10 20'], { map, wormholesToWin: 2, ...options }), 'host:end').phase).toBe(
        'play',
      );
  });
});

describe('C16: modes', () => {
  const end = (owners: readonly string[], options: object): ReturnType<typeof rules.outcome> =>
    rules.outcome(play(standing(owners, { rounds: 2, targetScore: 4, ...options }), 'host:end'));

  it('containment: all human teams at the target before any bot team win, else the bots', () => {
    const roles = ['human', 'human', 'bot'] as const;
    const options = { mode: 'containment', roles } as const;
    expect(end(['00 10 20', '01 11 21', '02'], options)).toMatchObject({
      winners: [0, 1],
      reason: 'constellation/contained',
    });
    expect(end(['00 10 20', '01', '02 12 22'], options)).toMatchObject({
      winners: [2],
      reason: 'constellation/bots-first',
    });
    expect(end(['00 10 20', '01 11 21', '02 12 22'], options)).toMatchObject({
      winners: [0, 1, 2],
      reason: 'constellation/both',
    });
    expect(end(['00 10 20', '01', '02'], options)).toBeUndefined();
    expect(end(['00 10 20', '01', '02'], { ...options, rounds: 1 })).toMatchObject({
      winners: [2],
      reason: 'constellation/uncontained',
    });
  });

  it('containment: where no roles are named, the second half are the bots', () => {
    expect(end(['00', '01 11 21'], { mode: 'containment' })).toMatchObject({ winners: [1] });
    expect(end(['00 10 20', '01'], { mode: 'containment' })).toMatchObject({ winners: [0] });
  });

  it('resistance: only Offense scores, only Defense has steals', () => {
    const state = standing(['00 10 20', '01 11 21'], { mode: 'resistance', hqs: { 1: ['01', '21'] } });
    expect(scoreboard(state).map(({ total, steals, count, hqNow }) => [total, steals, count, hqNow])).toEqual(
      [
        [4, 0, 2, 0],
        [0, 3, 2, 0],
      ],
    );
    expect(sentence(refusal(state, '0:!01'))).toBe('Offense teams cannot steal. Choose a free star.');
    expect(refusal(state, '0:!01')?.rule).toBe('C16');
    expect(refusal(state, '1:!00')).toBeUndefined();
  });

  it('resistance: Offense wins at the first round end with all its teams at the target, else Defense', () => {
    const roles = ['offense', 'defense', 'offense'] as const;
    const options = { mode: 'resistance', roles } as const;
    expect(end(['00 10 20', '01', '02 12 22'], options)).toMatchObject({
      winners: [0, 2],
      reason: 'constellation/broken-through',
    });
    expect(end(['00 10 20', '01', '02'], options)).toBeUndefined();
    expect(end(['00 10 20', '01', '02'], { ...options, rounds: 1 })).toMatchObject({
      winners: [1],
      reason: 'constellation/held',
    });
  });

  it('blackhole: the value of the networks that one destroys is all that counts', () => {
    const map = grid(4, 3, { '00': 'blackhole', '30': 'blackhole' });
    const state = standing(['00 10 30', '01 11'], {
      map,
      mode: 'blackhole',
      rounds: 1,
      hqs: { 1: ['01', '11'] },
    });
    expect(scoreboard(state).map(({ total, hqNow }) => [total, hqNow])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const after = play(state, '0:20');
    expect(scoreboard(after).map(({ total, count }) => [total, count])).toEqual([
      [6, 0],
      [0, 1],
    ]);
    expect(rules.outcome(play(after, 'host:end'))).toMatchObject({ winners: [0], scores: [6, 0] });
  });

  it('sandbox: scored as classic, and nobody is declared the winner', () => {
    expect(end(['00 10 20', '01'], { mode: 'sandbox', rounds: 1 })).toEqual({
      winners: [],
      reason: 'constellation/sandbox',
      scores: [4, 0],
    });
  });

  it.each([
    [{ roles: ['human', 'bot'] }, 'roles-without-sides'],
    [{ mode: 'containment', roles: ['human'] }, 'roles-count'],
    [{ mode: 'containment', roles: ['human', 'human'] }, 'roles-sides'],
    [{ mode: 'resistance', roles: ['human', 'bot'] }, 'roles-sides'],
  ])('roles that a mode cannot use are refused: %j', (options, code) => {
    expect(() => start(options as never)).toThrow(`constellation/${code} (C4)`);
  });
});

describe('C17: what is refused, at no cost', () => {
  const state = standing(['00 10', '20'], { claimNeedsAdjacency: true });

  it.each([
    ['0:00', 'already-yours', 'C17', '00 belongs to Lyra already. Choose another star.'],
    ['0:!00', 'already-yours', 'C17', '00 belongs to Lyra already. Choose another star.'],
    ['0:20', 'owned', 'C17', '20 belongs to Orion. Steal it, or choose a free star.'],
    ['0:22', 'not-adjacent', 'C4', '22 is not next to a star of Lyra. Choose one that is.'],
    ['2:11', 'no-team', 'C7', 'This team is not in the game.'],
  ])('%s: %s', (entry, code, rule, says) => {
    expect(refusal(state, entry)).toMatchObject({ code: `constellation/${code}`, rule });
    expect(sentence(refusal(state, entry))).toBe(says);
  });

  it('a star that there is not', () => {
    expect(rules.refuse(state, 0, { type: 'claim', member: 0, star: 'zz' })).toMatchObject({
      code: 'constellation/no-star',
      rule: 'C1',
    });
  });

  it('a claim beside own stars, and of a team without stars anywhere, is allowed', () => {
    expect(refusal(state, '0:11')).toBeUndefined();
    expect(refusal(standing(['00'], { claimNeedsAdjacency: true }), '1:32')).toBeUndefined();
  });

  it('anything once the game is over', () => {
    const over = play(standing(['00'], { rounds: 1 }), 'host:end');
    for (const entry of ['0:10', 'host:end', '1:-'])
      expect(refusal(over, entry)).toMatchObject({ code: 'constellation/over', rule: 'C17' });
  });
});

describe('stateFrom: any position from plain data', () => {
  it('is in play, in round 1, with all moves and steals left', () => {
    const state = standing(['00', '10'], { hqCount: 2, stealsPerTeam: 2 });
    expect(state).toMatchObject({
      phase: 'play',
      round: 1,
      left: [[6], [6]],
      steals: [2, 2],
      points: [0, 0],
    });
  });

  it('takes an HQ on any type, one for a team and two for another, whatever hqCount says', () => {
    const map = grid(4, 3, { '00': 'wormhole' });
    const state = standing(['00 10', '20 30'], { map, hqs: { 0: ['00'], 1: ['20', '30'] }, hqCount: 0 });
    expect(scoreboard(state).map(({ hqNow }) => hqNow)).toEqual([1, 1]);
    expect(position(constellation.notation.formatPosition(state))).toEqual(state);
  });

  it('C4: takes members as one number for all teams, or as a list', () => {
    const left = (members: number | readonly number[]): State['left'] =>
      stateFrom({ map: GRID, members, movesPerRound: 5 }).left;
    expect(left(2)).toEqual([
      [3, 2],
      [3, 2],
    ]);
    expect(left([1, 2])).toEqual([[5], [3, 2]]);
  });

  it('builds disconnected maps', () => {
    const map = { stars: GRID.stars, edges: [] };
    expect(scoreboard(standing(['00 10'], { map }))[0]).toMatchObject({ count: 0, distance: 0 });
  });

  it.each([
    ['an unknown star', { owners: { zz: 0 } }],
    ['a team that there is not', { owners: { '00': 2 } }],
    ['half a team', { owners: { '00': 0.5 } }],
    ['an HQ on another team’s star', { owners: { '00': 1 }, hqs: { 0: ['00'] } }],
    ['an HQ on a free star', { hqs: { 0: ['00'] } }],
    ['three HQs', { owners: { '00': 0, '10': 0, '20': 0 }, hqs: { 0: ['00', '10', '20'] } }],
    ['the HQs of a team that there is not', { hqs: { 5: [] } }],
    ['an option out of range', { stealDepth: 11 }],
    ['an unknown option', { moon: 1 }],
    ['options that do not go together', { members: [1, 2, 3] }],
    ['an unsound map', { map: { stars: [], edges: [] } }],
  ])('throws for %s', (_, data) => {
    expect(() => stateFrom({ map: GRID, ...data } as never)).toThrow(RangeError);
  });
});

test('so many games begin on a small map: counts of what can be played', () => {
  const map = 'a:0:0,b:1:0,c:2:0w/1,2';
  const state = start({ map, hqCount: 0, movesPerRound: 2, rounds: 1 });
  expect([1, 2, 3].map((depth) => perft(rules, state, depth))).toEqual([6, 30, 114]);
});
