import { describe, expect, it } from 'vitest';
import { makeWords } from '../src/core/words/words.js';
import { difference, lineOf, settle } from '../src/testing/plain.js';
import { garble } from '../src/testing/texts.js';
import { chance } from '../src/core/basics/seed.js';
import { formatOptions, parseOptions } from '../src/core/text/option-text.js';
import type { OptionTable } from '../src/core/contract/option-kinds.js';
import { requireOptions } from '../src/core/text/options.js';
import type { Game } from '../src/core/contract/rules.js';
import {
  Breach,
  checkConformance,
  countPositions,
  perft,
  playthrough,
  randomPlay,
  recordOf,
} from '../src/testing/index.js';
import { breach, underNet } from '../src/testing/breach.js';
import { hands, words as handsWords } from './games/hands/game.js';
import type * as H from './games/hands/state.js';
import { sealed, words as sealedWords } from './games/sealed/game.js';
import { teams } from './games/teams/game.js';

describe('random play', () => {
  it('is the same for the same seed and another for another', () => {
    const recordsOf = (seed: number): string => randomPlay(teams, seed).session.save('all');
    expect(recordsOf(1)).toBe(recordsOf(1));
    expect(recordsOf(1)).not.toBe(recordsOf(2));
  });

  it('goes to the end, and knows each state on the way', () => {
    const { session, states, plies } = randomPlay(hands, 3);
    expect(hands.rules.outcome(session.state)).toBeDefined();
    expect(states).toEqual([hands.rules.setup({}, 3), ...plies.map((ply) => ply.state)]);
  });

  it('stops after the plies it is given', () => {
    expect(randomPlay(teams, 1, { plies: 5 }).plies).toHaveLength(5);
    expect(randomPlay(teams, 1, { plies: 0 }).plies).toEqual([]);
  });

  it('lets any seat act, the host now and then, and rare acts where they are legal', () => {
    const actors = new Set<unknown>();
    const types = new Set<string>();
    for (let seed = 0; seed < 20; seed++)
      for (const { actor, move } of randomPlay(teams, seed, {
        hostActs: () => [{ type: 'end' }, { type: 'claim', member: 0, cell: 0 }],
        extras: () => [
          { type: 'pass', member: 1 },
          { type: 'pass', member: 9 },
        ],
      }).plies) {
        actors.add(actor);
        types.add(move.type);
      }
    expect([...actors].sort()).toEqual([0, 1, 'host']);
    expect([...types].sort()).toEqual(['claim', 'end', 'pass', 'steal']);
  });

  it('throws where a listed move is refused, or nothing is listed', () => {
    const refusing: typeof hands = {
      ...hands,
      rules: { ...hands.rules, refuse: () => ({ code: 'hands/no' }) },
    };
    const listed: typeof hands = {
      ...refusing,
      rules: {
        ...refusing.rules,
        *moves() {
          yield { type: 'draw' };
        },
      },
    };
    const idle: typeof hands = { ...hands, rules: { ...hands.rules, moves: () => [] } };
    expect(() => randomPlay(listed, 1)).toThrow(
      'hands: an act that moves() or sample() gave is refused: {"code":"hands/no"}',
    );
    expect(() => randomPlay(idle, 1)).toThrow('progress: ');
  });

  it('draws where moves are not listed', () => {
    const { plies } = randomPlay(sealed, 1, { options: { players: 2, slots: 5, rounds: 1 } });
    expect(plies).toHaveLength(2);
  });
});

describe('counting', () => {
  it('counts sequences of moves, whoever is to act', () => {
    // One slot, L or R: two seats commit in either order.
    const state = sealed.rules.setup({ players: 2, slots: 1, rounds: 1 }, 1);
    expect([0, 1, 2, 3].map((depth) => perft(sealed.rules, state, depth))).toEqual([1, 4, 8, 0]);
  });

  it('counts positions once, however they came about', () => {
    const state = sealed.rules.setup({ players: 2, slots: 1, rounds: 1 }, 1);
    expect([0, 1, 2, 3].map((depth) => countPositions(sealed, state, depth))).toEqual([1, 4, 4, 0]);
  });

  it('counts any order of seats and members', () => {
    // 2 teams of 2 members and 16 free cells.
    const state = teams.rules.setup({}, 0);
    expect(perft(teams.rules, state, 1)).toBe(64);
    expect(countPositions(teams, state, 1)).toBe(64);
  });
});

describe('conformance', () => {
  it('knows options that are texts', () => {
    interface Options extends H.Options {
      readonly title: string;
    }
    const options: OptionTable<Options> = {
      ...hands.rules.options,
      title: { kind: 'text', default: 'none', pattern: /^[a-z]+$/, maxLength: 8, rule: 'H1' },
    };
    const titled: Game<H.State, H.Move, H.Event, Options, H.View> = {
      ...hands,
      rules: {
        ...hands.rules,
        options,
        setup: (given, seed) => {
          const { title: _, ...rest } = requireOptions(options, given);
          return hands.rules.setup(rest, seed);
        },
      },
      notation: {
        ...hands.notation,
        formatOptions: (chosen) => formatOptions(options, chosen),
        parseOptions: (text) => parseOptions(options, text),
      },
    };
    checkConformance(titled, { games: 1 });
  });
});

describe('a playthrough', () => {
  const words = makeWords('en', sealedWords);
  const record = 'sealed/1 players=2 rounds=1 slots=1 seed=3 | 1:L R';

  it('tells a game line by line, and what the public gets where that is something else', () => {
    expect(playthrough(sealed, record, words)).toBe(`${GOLDEN.trim()}\n`);
  });

  it('names the record it was made from, so that it can be made again', () => {
    expect(recordOf(playthrough(sealed, record, words))).toBe(record);
    expect(recordOf('nothing')).toBe('');
  });

  it('tells what the public may save of a game that is not over, and how far a goal is met', () => {
    const puzzle = { ...hands, goal: () => ({ met: false, done: 1, of: 2 }) };
    const text = playthrough(puzzle, 'hands/2 seed=3', makeWords('en', handsWords));
    expect(text).toMatch(
      /^record: hands\/2 seed=3\nrecord \(public\) hands\/2 view=public from=\S+\nseats: 2\n/,
    );
    expect(text).toContain('\ngoal: 1 of 2\n');
    const solved = { ...hands, goal: () => ({ met: true, done: 2, of: 2 }) };
    expect(playthrough(solved, 'hands/2 seed=3', makeWords('en', handsWords))).toContain(
      '\ngoal: 2 of 2, met\n',
    );
  });

  it('says nothing to the public of what it does not hear', () => {
    const silent: typeof hands = {
      ...hands,
      filterEvent: (event, viewer) => (viewer === 'all' ? event : undefined),
    };
    expect(playthrough(silent, 'hands/2 seed=3 | draw', makeWords('en', handsWords))).toContain(
      '\n- (public) nothing\n',
    );
  });

  it('throws for a record that does not load', () => {
    expect(() => playthrough(sealed, 'sealed/1 | L', words)).toThrow('record/no-seed');
  });
});

describe('plain data', () => {
  it('is frozen through and through', () => {
    const data = { a: [{ b: 1 }], c: 'x', d: null, e: true };
    expect(settle(data)).toBeUndefined();
    expect(() => ((data.a[0] as { b: number }).b = 2)).toThrow(TypeError);
    expect(settle(data)).toBeUndefined();
  });

  const looped: { self?: unknown } = {};
  looped.self = looped;
  it.each([
    [undefined, 'it is undefined'],
    [{ a: { b: [1, NaN] } }, 'it.a.b[1] is NaN'],
    [[-0], 'it[0] is -0'],
    [{ a: Infinity }, 'it.a is Infinity'],
    [{ a: new Map() }, 'it.a is a Map'],
    [Object.create(null), 'it is an object without a prototype'],
    [{ a: () => 1 }, 'it.a is a function'],
    [{ a: 1n }, 'it.a is a bigint'],
    [{ [Symbol('s')]: 1 }, 'it has a symbol for a key'],
    [Object.assign([1], { name: 1 }), 'it is a list with holes or with names'],
    [new (class List extends Array {})(), 'it is a List'],
    [
      {
        get a() {
          return 1;
        },
      },
      'it.a is a getter or is not enumerable',
    ],
    [looped, /it(\.self){101} nests deeper than 100/],
  ])('is told from what is not: case %#', (value, fault) => {
    expect(settle(value)).toMatch(fault);
  });

  it('differs at one place', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeUndefined();
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('it.a[1].b: 2 and 3');
    expect(difference([1], [1, 2])).toBe('it[1]: nothing and 2');
    expect(difference([], {})).toBe('it: [] and {}');
    expect(difference(null, {})).toBe('it: null and {}');
    expect(difference('x'.repeat(200), 1)).toMatch(/^it: "x{76}\.\.\. and 1$/);
  });

  it('has one line whatever the order of its keys', () => {
    expect(lineOf({ b: [2, { d: 1, c: 0 }], a: null })).toBe('{"a":null,"b":[2,{"c":0,"d":1}]}');
  });
});

describe('a garbled text', () => {
  it('is near the text it was made from, and the same for the same chance', () => {
    const luck = chance(1);
    const garbled = Array.from({ length: 200 }, () => garble('0+b2', luck));
    expect(garbled.filter((text) => text !== '0+b2').length).toBeGreaterThan(150);
    expect(Math.max(...garbled.map((text) => text.length))).toBeLessThan(16);
    expect(garble('0+b2', chance(1))).toBe(garbled[0]);
  });
});

describe('a breach', () => {
  it('names game, clause and fault, and the seed and ply where they are known', () => {
    const net = (): never => breach('to-act', 'toAct is [9]');
    expect(() => underNet('x', {}, net)).toThrow(
      'x: to-act: toAct names seats of this game, ascending, each once: toAct is [9]',
    );
    expect(() => underNet('x', { seed: 3, ply: 0 }, net)).toThrow(/^x, seed 3, ply 0: to-act: /);
    expect(() => underNet('y', {}, () => underNet('x', { seed: 3 }, net))).toThrow(/^x, seed 3: to-act: /);
  });

  it('is also what the game itself throws', () => {
    const fault = new TypeError('no such thing');
    try {
      underNet('x', { seed: 3 }, () => {
        throw fault;
      });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Breach);
      expect((error as Breach).clause).toBe('never-throws');
      expect((error as Breach).cause).toBe(fault);
    }
  });
});

const GOLDEN = `
record: sealed/1 players=2 rounds=1 slots=1 seed=3 | 1:L R
seats: 2
position: cells=1,2;lamp=1;totals=0,0;staged=-,-;seed=1924212356;players=2;rounds=1;slots=1
position: (public) cells=2,1;lamp=1;totals=0,0;staged=-,-;seed=1275600319;players=2;rounds=1;slots=1
to act: 0, 1

ply 1: 1 plays L, sealed
- Walker 1 has committed L.
- (public) Walker 1 has committed.
position: cells=1,2;lamp=1;totals=0,0;staged=-,L;seed=1924212356;players=2;rounds=1;slots=1
position: (public) cells=2,1;lamp=1;totals=0,0;staged=-,R;seed=2025593743;players=2;rounds=1;slots=1
to act: 0

ply 2: 0 plays R, sealed
- Walker 0 has committed R.
- (public) Walker 0 has committed.
- Slot 1: 0 steps, 2 bumps.
- Round 1 is over. Totals known: 1 -1.
- (public) Round 1 is over. Totals known: - -.
- The walk is over; the winner is 0.
position: over=yes;cells=1,2;lamp=2;totals=1,-1;staged=-,-;log=R,L;last=~2;seed=1987512319;players=2;rounds=1;slots=1
outcome: sealed/most-points, won by 0, scores 1, -1
`;
