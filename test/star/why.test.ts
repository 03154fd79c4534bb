/** Why a move is advised: what a hint says is so, by the rules as test/star/oracle has them. */
import { describe, expect, it } from 'vitest';
import type { Reason } from '../../src/core/bots/bots.js';
import { bare } from '../../src/core/words/language.js';
import { bots } from '../../src/star/bots.js';
import { star } from '../../src/star/game.js';
import { boardOf } from '../../src/star/geometry.js';
import type { State } from '../../src/star/state.js';
import { why } from '../../src/star/why.js';
import { fork, type Chance } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { some } from '../budget.js';
import { eachSeed } from '../seeds.js';
import { sliceOf, StoreBoard } from '../store-board.js';
import { position, start, words } from './harness.js';
import { filled, groupsIn, makeBoard, reckon, score, type Board, type Stones } from './oracle.js';

const { rules } = star;

/** A position with some of its cells filled by chance, one stone a turn. */
function positionOf(luck: Chance): State {
  const empty = start({ rings: 3 + luck.below(3) });
  const share = 20 + luck.below(70);
  const stones = [...empty.stones].map(() => (luck.below(100) < share ? luck.pick(['B', 'R']) : '.'));
  return { ...empty, stones: stones.join(''), turn: luck.below(2) };
}

/** The same facts, found from the rules alone. */
class Facts {
  readonly board: Board;
  readonly seat: number;
  readonly before: Stones;
  readonly after: Stones;
  readonly theirs: Stones;
  readonly node: string;

  constructor({ options, stones, turn }: State, node: string) {
    this.board = makeBoard(options.rings);
    this.seat = turn;
    this.node = node;
    const { names } = boardOf(options.rings);
    this.before = new Map(
      names.flatMap((name, at) => (stones[at] === '.' ? [] : [[name, 'BR'.indexOf(stones[at] as string)]])),
    );
    this.after = new Map([...this.before, [node, turn]]);
    this.theirs = new Map([...this.before, [node, 1 - turn]]);
  }

  full(stones: Stones, seat: number): Stones {
    return filled(this.board, stones, () => seat);
  }

  winner(stones: Stones): number | null {
    const [a, b] = [0, 1].map((seat) => score(this.board, this.full(stones, seat)).winner);
    return a === b ? (a as number | null) : null;
  }

  /** Rim cells that are the seat's where the other has all the rest. */
  secured(stones: Stones, seat: number): readonly string[] {
    const { owner } = reckon(this.board, this.full(stones, 1 - seat));
    const rim = this.board.nodes.filter(({ ring }) => ring === this.board.rings);
    return rim.map(({ name }) => name).filter((name) => owner.get(name) === seat);
  }

  gained(stones: Stones, seat: number): readonly string[] {
    const before = this.secured(this.before, seat);
    return this.secured(stones, seat).filter((name) => !before.includes(name));
  }

  corners(stones: Stones): readonly string[] {
    const secured = this.secured(stones, this.seat);
    const isCorner = (name: string): boolean =>
      this.board.nodes.some((node) => node.name === name && node.offset === 0);
    return secured.filter(isCorner);
  }

  stars(stones: Stones, seat: number): number {
    return reckon(this.board, stones).stars.filter((one) => one.seat === seat).length;
  }

  /** Stones that are in no star, whoever gets all the rest. */
  dead(stones: Stones): readonly string[] {
    const alive = [0, 1].flatMap((seat) =>
      reckon(this.board, this.full(stones, seat)).stars.flatMap(({ nodes }) => nodes),
    );
    return [...stones.keys()].filter((name) => !alive.includes(name));
  }

  /** The group of the stone that was placed. */
  group(stones: Stones): readonly string[] {
    return groupsIn(this.board, stones).find((nodes) => nodes.includes(this.node)) as readonly string[];
  }

  /** The groups of a seat that the cell lies next to. */
  around(seat: number): readonly (readonly string[])[] {
    const near = this.board.beside.get(this.node) as readonly string[];
    return groupsIn(this.board, this.before).filter(
      (nodes) => this.before.get(nodes[0] as string) === seat && nodes.some((name) => near.includes(name)),
    );
  }

  peries(nodes: readonly string[]): number {
    return this.board.nodes.filter(({ ring, name }) => ring === this.board.rings && nodes.includes(name))
      .length;
  }
}

/** Checks a reason against the game itself. */
function checkReason(facts: Facts, { code, facts: said, lit }: Reason): void {
  const { seat, before, after, theirs, board } = facts;
  const foe = 1 - seat;
  const same = (names: readonly string[]): void => expect([...lit].sort()).toEqual([...names].sort());
  switch (code) {
    case 'hint.wins':
      return expect([facts.winner(before), facts.winner(after)]).toEqual([null, seat]);
    case 'hint.decided':
      return expect(said['winner']).toEqual({ key: `seat.${facts.winner(before)}` });
    case 'hint.connects':
      expect(facts.stars(before, seat) - facts.stars(after, seat)).toBe((said['n'] as number) - 1);
      return expect(facts.group(after)).toEqual(expect.arrayContaining([...lit]));
    case 'hint.parts':
      expect(facts.stars(before, foe) - facts.stars(theirs, foe)).toBe((said['n'] as number) - 1);
      return expect(facts.group(theirs)).toEqual(expect.arrayContaining([...lit]));
    case 'hint.corner':
      expect(facts.corners(before).length).toBeLessThan(3);
      expect(said['n']).toBe(lit.length);
      return same(facts.corners(after));
    case 'hint.secures':
      expect(said['n']).toBe(lit.length);
      return same(facts.gained(after, seat));
    case 'hint.denies':
      expect(said['n']).toBe(lit.length);
      return same(facts.gained(theirs, foe));
    case 'hint.shuts':
      expect(said['stones']).toEqual(lit);
      return same(
        facts.dead(after).filter((name) => after.get(name) === foe && !facts.dead(before).includes(name)),
      );
    case 'hint.links':
    case 'hint.severs': {
      const groups = facts.around(code === 'hint.links' ? seat : foe);
      expect(said['stones']).toHaveLength(groups.length);
      return same(groups.flat());
    }
    case 'hint.star':
    case 'hint.rim': {
      expect(facts.peries([facts.node])).toBe(1);
      expect(facts.peries(facts.group(after))).toBe(code === 'hint.star' ? 2 : 1);
      return same(facts.group(after));
    }
    case 'hint.paired': {
      const [near, ...ways] = lit as readonly [string, ...string[]];
      expect(said['near']).toBe(near);
      expect(before.get(near)).toBe(seat);
      expect(facts.group(after)).not.toContain(near);
      for (const way of ways) {
        const joined = new Map([...after, [way, seat]]);
        expect(after.has(way)).toBe(false);
        expect(facts.group(joined)).toContain(near);
      }
      return expect(ways.length).toBeGreaterThan(1);
    }
    default:
      throw new Error(`nothing recomputes ${code}: ${board.rings} rings`);
  }
}

describe('a reason', () => {
  it('is so on the board, and what it names is lit', () => {
    const told = new Set<string>();
    eachSeed(some(1000, 1 / 5), (luck) => {
      const state = positionOf(luck);
      const moves = [...rules.moves(state, state.turn)];
      if (moves.length === 0 || rules.outcome(state)) return;
      const move = luck.pick(moves);
      const reason = move.type === 'place' ? why(state, state.turn, move) : undefined;
      if (!reason || move.type !== 'place') return;
      told.add(reason.code);
      checkReason(new Facts(state, move.node), reason);
    });
    expect(told.size).toBeGreaterThan(7);
  });

  it('is said in one sentence', () => {
    const state = position('4:35.5B5.5R;turn=B');
    const reason = why(state, 0, { type: 'place', node: 'S20' });
    expect(reason && words.say(reason.code, reason.facts)).toMatch(/^Place a stone on S20: .+\.$/);
  });

  it('goes with at least four hints of five, in games against easy', () => {
    let [given, hints] = [0, 0];
    eachSeed(some(200, 1 / 20), (luck) => {
      const seed = luck.below(2 ** 31);
      let state = start({ rings: 4 });
      for (let ply = 0; rules.toAct(state).length > 0; ply++) {
        const limits = { seed: fork(seed, ply), nodes: 60 };
        if (state.turn === 1) {
          const move = drain((bots['easy'] as (typeof bots)[string]).think(state, 1, limits));
          state = rules.play(state, 1, move).state;
          continue;
        }
        const thought = bots['steady']?.advise?.(state, 0, limits);
        let step = thought?.next();
        while (step && !step.done) step = thought?.next();
        const advice = step?.value;
        if (!advice?.move) throw new Error('steady advises no move');
        hints++;
        if (advice.code !== 'said.hint') given++;
        state = rules.play(state, 0, advice.move).state;
      }
    });
    expect(given / hints).toBeGreaterThan(0.8);
  });
});

describe('a hint on the board', () => {
  it('says why, and passes on what is to be lit', async () => {
    const board = new StoreBoard(await sliceOf('star'), { position: '4:35.5B5.4R.', seats: 'human human' });
    await board.bots.advise();
    const shown = board.effects.filter(({ type }) => type === 'hint-changed').at(-1) as {
      readonly advice?: Partial<Reason>;
    };
    expect(shown.advice?.code).toMatch(/^hint\./);
    expect(bare(board.told?.sentence ?? '')).toMatch(/^Place a stone on .+: .+\.$/);
  });
});
