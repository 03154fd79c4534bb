import { describe, expect, it, test } from 'vitest';
import { chance, fork } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { bots } from '../../src/star/bots.js';
import { definition } from '../../src/star/element/definition.js';
import { fieldOf, NOBODY } from '../../src/star/field.js';
import { star } from '../../src/star/game.js';
import { boardOf } from '../../src/star/geometry.js';
import { clear, fill, playoutOn, take } from '../../src/star/playout.js';
import { bounds, score } from '../../src/star/score.js';
import type { Move, State } from '../../src/star/state.js';
import { play, position, randomGame, start, stones } from './harness.js';

const { rules } = star;
const GAMES = [...Array(20).keys()];

function thought(bot: string, state: State, seed: number, nodes?: number): Generator<Move | undefined, Move> {
  const { think, nodes: usual } = bots[bot] as (typeof bots)[string];
  return think(state, state.turn, { seed, nodes: nodes ?? usual });
}

function answer(bot: string, state: State, seed: number, nodes?: number): Move {
  return drain(thought(bot, state, seed, nodes));
}

test('the definition names all bots but the one that answers in puzzles', () => {
  expect(Object.keys(bots)).toEqual([...definition.bots, 'answer']);
});

test('these names stay: pages and records know them', () => {
  expect(Object.keys(bots)).toEqual(expect.arrayContaining(['random', 'easy', 'steady']));
});

describe.each(Object.keys(bots))('the bot %s', (bot) => {
  it('neither proposes a count nor resigns', () => {
    let state = start({ rings: 3, pie: true });
    for (let ply = 0; rules.toAct(state).length > 0; ply++) {
      const chosen = answer(bot, state, ply, 60);
      expect(['count', 'resign']).not.toContain(chosen.type);
      state = rules.play(state, state.turn, chosen).state;
    }
    expect(rules.outcome(state)?.winners).toHaveLength(1);
  });

  it('has a legal move wherever a game of chance gets, with what is offered there', () => {
    for (const options of [
      { rings: 2, pie: true },
      { rings: 3, double: true },
      { rings: 12, handicap: 9 },
    ])
      for (const state of randomGame(options, 5).filter((_, ply) => options.rings < 12 || ply % 40 < 3)) {
        if (rules.toAct(state).length === 0) continue;
        expect(rules.refuse(state, state.turn, answer(bot, state, 1, 8))).toBeUndefined();
      }
  });

  it.each(['2:13B.R', '2:14R.;turn=B', '3:28B2.;turn=R', '3:10B8R4.8R;turn=R2;double=yes'])(
    'fills the last nodes of %s',
    (text) => {
      let state = position(text);
      while (rules.toAct(state).length > 0)
        state = rules.play(state, state.turn, answer(bot, state, 3)).state;
      expect(state.stones).not.toContain('.');
    },
  );

  it('plays another move from another seed, now and then', () => {
    const state = start({ rings: 4 });
    const answers = GAMES.map((seed) => JSON.stringify(answer(bot, state, seed, 100)));
    expect(new Set(answers).size).toBeGreaterThan(1);
  });
});

describe.each(['easy', 'steady'])('what is offered to %s', (bot) => {
  it('S7: it accepts a count of a game that is decided, won or lost', () => {
    for (const turn of ['B', 'R'])
      expect(answer(bot, position(`2:5.9BR;turn=${turn};offer=count`), 1)).toEqual({ type: 'accept' });
  });

  it('S7: it plays on where both can still win', () => {
    expect(answer(bot, position('4:35.5B5.5R;turn=B;offer=count'), 1).type).toBe('place');
  });

  it('S8: it takes the first stone over or plays on', () => {
    const state = play(start({ rings: 3, pie: true }), 'A31');
    const answers = GAMES.map((seed) => answer(bot, state, seed, 200).type);
    expect(new Set(answers)).toEqual(new Set(['place', 'swap']));
  });
});

test('S8: steady takes over a first stone that is worth it, and leaves one that is not', () => {
  const swaps = (rings: number): number => {
    const state = play(start({ rings, pie: true }), 'A10');
    return GAMES.filter((seed) => answer('steady', state, seed).type === 'swap').length;
  };
  expect(swaps(2)).toBe(GAMES.length);
  expect(swaps(3)).toBeLessThan(GAMES.length / 2);
});

test('S7, S16: a decided game is counted as it is decided, so that nothing is lost by accepting', () => {
  const luck = chance(1);
  let decided = 0;
  for (let n = 0; n < 600; n++) {
    const empty = start({ rings: 2 + (n % 4) });
    const red = 25 + luck.below(50);
    const stones = [...empty.stones]
      .map(() => (luck.below(100) < 20 ? '.' : luck.below(100) < red ? 'R' : 'B'))
      .join('');
    const state = { ...empty, stones };
    const winner = bounds(state).decided;
    if (winner === null) continue;
    decided++;
    expect(score(state).winner).toBe(winner);
  }
  expect(decided).toBeGreaterThan(100);
});

/** Wins of the first of two bots in 20 games from paired openings of two stones. */
function wins(bot: string, against: string, rings: number, nodes: number): number {
  return GAMES.filter((game) => {
    const luck = chance(game >> 1);
    let state = start({ rings });
    for (let ply = 0; rules.toAct(state).length > 0; ply++) {
      const name = state.turn === game % 2 ? bot : against;
      const chosen =
        ply < 2
          ? luck.pick([...rules.moves(state, state.turn)])
          : answer(name, state, fork(game, ply), nodes);
      state = rules.play(state, state.turn, chosen).state;
    }
    return rules.outcome(state)?.winners[0] === game % 2;
  }).length;
}

describe('on boards of three rings', () => {
  test('easy beats random', () => {
    expect(wins('easy', 'random', 3, 100)).toBeGreaterThanOrEqual(18);
  });

  test('steady beats easy, with a tenth of its time', () => {
    expect(wins('steady', 'easy', 3, 100)).toBeGreaterThanOrEqual(15);
  });
});

describe('a playout', () => {
  /** The owners of a node after playouts in which Red begins with an intruder among Blue's stones. */
  function owners(blue: readonly string[], intruder: string, node: string): ReadonlySet<string> {
    const nodeOf = (name: string): number => boardOf(4).byName.get(name) as number;
    const lone = stones(4, blue, []);
    const found = GAMES.map((seed) => {
      const playout = playoutOn(fieldOf({ ...lone, turn: 1, left: 1 }), chance(seed));
      take(playout, 0, nodeOf(intruder));
      fill(playout, 1, nodeOf(intruder));
      return 'BR'[playout.field.stones[nodeOf(node)] as number] as string;
    });
    return new Set(found);
  }

  it('saves the bridge of two stones that is intruded into', () => {
    expect(owners(['S20', 'S41'], 'S31', 'S30')).toEqual(new Set('B'));
    expect(owners(['S20', 'S41'], 'S30', 'S31')).toEqual(new Set('B'));
  });

  it('saves one across the middle as well (S3)', () => {
    expect(owners(['A10', '*21'], 'S10', '*10')).toEqual(new Set('B'));
  });

  it('leaves to chance what is no bridge', () => {
    expect(owners(['S20'], 'S31', 'S30')).toEqual(new Set('BR'));
    expect(owners(['S20', 'A41'], 'S31', 'S30')).toEqual(new Set('BR'));
  });

  it('takes all its stones up again', () => {
    const field = fieldOf(position('4:35.5B5.B4.'));
    const before = [...field.stones];
    const playout = playoutOn(field, chance(1));
    fill(playout, 0, -1);
    expect([...field.stones]).not.toContain(NOBODY);
    clear(playout);
    expect([...field.stones]).toEqual(before);
  });
});
