/**
 * Puzzles of Bugcatcher (B20): 36 of them, proven by the prover and by trying every program with the oracle’s plain
 * slots.
 */
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { unwrap } from '../../src/core/basics/result.js';
import { endOf, leftOf, type PuzzleEnd } from '../../src/core/puzzle/puzzle.js';
import { makeWords } from '../../src/core/words/words.js';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import { readSpot } from '../../src/bugcatcher/geometry.js';
import { provePuzzle } from '../../src/bugcatcher/prove.js';
import { puzzles } from '../../src/bugcatcher/puzzles.js';
import { words } from '../../src/bugcatcher/index.js';
import type { Move, Nodes, State } from '../../src/bugcatcher/state.js';
import { isThorough } from '../budget.js';
import { kitWords } from '../kit-words.js';

interface Sample {
  readonly name: string;
  readonly puzzle: string;
  readonly solution: string;
  readonly wrong: readonly string[];
}

const SAMPLES = JSON.parse(
  readFileSync(new URL('puzzles.json', import.meta.url), 'utf8'),
) as readonly Sample[];

const { rules, notation } = bugcatcher;
const read = (text: string): State => unwrap(notation.parsePosition(text));
const write = (state: State, move: Move): string => notation.formatMove(state, 0, move);
const sampleOf = (name: string): Sample => SAMPLES.find((one) => one.name === name) as Sample;

/** The ways of the two nodes and how many swaps there are: programs in harmless other order have the same. */
function waysOf(program: string): string {
  const entries = program.split('.');
  const of = (sign: string): string => entries.filter((entry) => entry.startsWith(sign)).join('');
  return [of('B'), of('C'), of('s')].join('/');
}

function after(state: State, program: string): State {
  const move = unwrap(notation.parseMove(state, 0, program));
  expect(rules.refuse(state, 0, move), program).toBeUndefined();
  return rules.play(state, 0, move).state;
}

const endAfter = (state: State, program: string): PuzzleEnd | undefined =>
  endOf(puzzles, after(state, program));

describe('B20: each puzzle', () => {
  for (const { name, puzzle, solution, wrong } of SAMPLES)
    it(`${name} has one solution, in as many entries as its par, and nothing shorter`, () => {
      const state = read(puzzle);
      expect(read(notation.formatPosition(state))).toEqual(state);
      const proof = provePuzzle(state);
      const found = proof.solutions.map(([move]) => waysOf(write(state, move as Move)));
      expect([proof.result, proof.moves, found]).toEqual(['solved', state.puzzle?.par, [waysOf(solution)]]);
      for (const [move] of proof.solutions) expect(endAfter(state, write(state, move as Move))).toBe('met');
      expect(endAfter(state, solution)).toBe('met');
      for (const program of wrong) expect(endAfter(state, program), program).toBe('lost');
    });
});

// Everything once more in plain words: points of one plane in half cells, and the rules of a slot (B7 to B9).

type Point = readonly [x: number, y: number];
type Kind = 'B' | 'C';

const STEPS: Readonly<Record<string, Point>> = { U: [0, -1], R: [1, 0], D: [0, 1], L: [-1, 0] };

interface Node {
  readonly kind: Kind;
  at: Point;
  isDead: boolean;
  hasCollided: boolean;
}

interface Try {
  readonly node: Node;
  readonly to: Point;
  readonly mid: Point;
  readonly blue: boolean;
}

/** Where all nodes are after a round, and which have collided. */
function runPlainly(
  state: State,
  programs: readonly (readonly string[])[],
): readonly Readonly<Record<Kind, Node>>[] {
  const { cols } = state.options;
  const point = (kind: Kind, place: number): Point =>
    kind === 'B'
      ? [2 * (place % (cols + 1)), 2 * Math.floor(place / (cols + 1))]
      : [2 * (place % cols) + 1, 2 * Math.floor(place / cols) + 1];
  const nodes = state.players.map(({ border, central }: Nodes): Record<Kind, Node> => ({
    B: { kind: 'B', at: point('B', border), isDead: false, hasCollided: false },
    C: { kind: 'C', at: point('C', central), isDead: false, hasCollided: false },
  }));
  const isBorderBlue = state.players.map(({ blue }) => blue);
  const claimed = new Set(nodes.flatMap(({ B, C }) => [`${B.at}`, `${C.at}`]));
  const passed: Try[] = [];
  for (let slot = 0; slot < Math.max(...programs.map(({ length }) => length)); slot++) {
    const tries: Try[] = [];
    for (const [seat, program] of programs.entries())
      if (program[slot] === 'swap') isBorderBlue[seat] = !isBorderBlue[seat];
    for (const [seat, program] of programs.entries()) {
      const entry = program[slot];
      if (entry === undefined || entry === 'swap') continue;
      const node = (nodes[seat] as Record<Kind, Node>)[entry[0] as Kind];
      const [dx, dy] = STEPS[entry[1] as string] as Point;
      const [x, y] = node.at;
      const blue = isBorderBlue[seat] === (node.kind === 'B');
      if (!node.isDead) tries.push({ node, to: [x + 2 * dx, y + 2 * dy], mid: [x + dx, y + dy], blue });
    }
    const crosses = (one: Try, other: Try): boolean =>
      `${one.mid}` === `${other.mid}` && one.node.kind !== other.node.kind && one.blue === other.blue;
    const crossed = tries.filter((one) => [...tries, ...passed].some((other) => crosses(one, other)));
    const left = tries.filter((one) => !crossed.includes(one));
    const stopped = left.filter(
      (one) =>
        claimed.has(`${one.to}`) || left.some((other) => other !== one && `${other.to}` === `${one.to}`),
    );
    for (const { node } of [...crossed, ...stopped]) {
      node.isDead = true;
      node.hasCollided = true;
    }
    for (const one of left) {
      if (stopped.includes(one)) continue;
      one.node.at = one.to;
      claimed.add(`${one.to}`);
      passed.push(one);
    }
  }
  return nodes;
}

/** All programs of so many entries that keep to the board. */
function* programsOf(state: State, length: number): Generator<readonly string[]> {
  const { cols, rows } = state.options;
  const own = state.players[0] as Nodes;
  const size = { B: [cols + 1, rows + 1], C: [cols, rows] } as const;
  const go = function* (
    made: readonly string[],
    at: Readonly<Record<Kind, Point>>,
  ): Generator<readonly string[]> {
    if (made.length === length) return yield made;
    yield* go([...made, 'swap'], at);
    for (const kind of ['B', 'C'] as const)
      for (const [way, [dx, dy]] of Object.entries(STEPS)) {
        const [x, y] = [at[kind][0] + dx, at[kind][1] + dy];
        if (x < 0 || y < 0 || x >= size[kind][0] || y >= size[kind][1]) continue;
        yield* go([...made, kind + way], { ...at, [kind]: [x, y] });
      }
  };
  yield* go([], {
    B: [own.border % (cols + 1), Math.floor(own.border / (cols + 1))],
    C: [own.central % cols, Math.floor(own.central / cols)],
  });
}

/** What a goal asks for, written once more. */
function isMetBy(goal: string, nodes: readonly Readonly<Record<Kind, Node>>[], state: State): boolean {
  const [kind, ...parts] = goal.split(':');
  if (kind === 'stop') return parts.every((part) => nodes[Number(part[0])]?.[part[1] as Kind].hasCollided);
  const { cols } = state.options;
  return (['B', 'C'] as const).every((each, i) => {
    const place = readSpot(state.options, parts[i] as string)?.place as number;
    const [x, y] = nodes[0]?.[each].at as Point;
    return each === 'B'
      ? x / 2 + (y / 2) * (cols + 1) === place
      : (x - 1) / 2 + ((y - 1) / 2) * cols === place;
  });
}

describe('B20: trying everything', () => {
  const samples = SAMPLES.filter(({ puzzle }) => isThorough || /par=[23]$/.test(puzzle));
  it.each(samples.map(({ name, puzzle, solution }) => [name, puzzle, solution] as const))(
    'finds the one solution of %s too',
    (_, puzzle, solution) => {
      const state = read(puzzle);
      const [, goal = '', par = ''] = /goal=([^;]+);par=(\d+)/.exec(puzzle) ?? [];
      const others = state.players.slice(1).map(({ staged }) => {
        const text = write(state, { type: 'submit', program: staged?.program ?? '', accepted: [] });
        return text === 'none' ? [] : text.split('.');
      });
      const found = new Set<string>();
      for (let length = 1; length <= Number(par); length++)
        for (const program of programsOf(state, length))
          if (isMetBy(goal, runPlainly(state, [program, ...others]), state))
            found.add(waysOf(program.join('.')));
      expect([...found]).toEqual([waysOf(solution)]);
    },
  );
});

describe('B20: a par that is wrong', () => {
  const withEnergy = (text: string, energy: number): string =>
    text.replace(/energy=\d+/, `energy=${energy}`).replace(/par=\d+/, `par=${energy}`);
  it.each(
    SAMPLES.filter(({ puzzle }) => puzzle.includes('goal=end')).map(
      ({ name, puzzle }) => [name, puzzle] as const,
    ),
  )('by one is found out: %s', (_, text) => {
    const { options, puzzle } = read(text);
    const par = puzzle?.par as number;
    expect(options.energy).toBe(par);
    // Programs of others may need the energy that is taken away here: nobody checks them again.
    const state = read(text);
    const fewer = { ...state, options: { ...options, energy: par - 1 } };
    expect(provePuzzle(fewer).result).toBe('never');
    expect(provePuzzle(read(withEnergy(text, par + 1))).moves).toBe(par);
  });
});

describe('B20: while it goes on', () => {
  const { puzzle } = sampleOf('1-1');

  it('the solver alone moves, once, and then nobody', () => {
    const state = read(puzzle);
    expect(rules.toAct(state)).toEqual([0]);
    const lost = after(state, 'BU.BR');
    expect(rules.toAct(lost)).toEqual([]);
    expect(rules.refuse(lost, 0, { type: 'submit', program: '', accepted: [] })?.code).toBe('puzzle/over');
    expect(rules.outcome(lost)).toEqual({ winners: [], reason: 'puzzle/lost' });
    expect(rules.outcome(after(state, 'BR.CL'))).toEqual({ winners: [0], reason: 'puzzle/met' });
  });

  it('it counts entries, and can be taken back', () => {
    const state = read(puzzle);
    const move = unwrap(notation.parseMove(state, 0, 'BU.BR'));
    const step = rules.play(state, 0, move);
    expect(step.irreversible).toBeUndefined();
    expect(step.state.puzzle).toMatchObject({ moves: 2, isSpent: true });
    expect(rules.play(state, 0, { type: 'submit', program: '', accepted: [] }).state.puzzle?.moves).toBe(0);
  });

  it.each(['BU.BR', 'none', 'BR.CL'])('its text tells how %s went', (program) => {
    const ended = after(read(puzzle), program);
    expect(notation.formatPosition(ended)).toMatch(/;goal=stop:1B:1C;par=2(;moves=2)?;spent=yes$/);
    expect(read(notation.formatPosition(ended))).toEqual(ended);
  });

  it('a proof that would look at too many programs says so', () => {
    expect(provePuzzle(read(puzzle), 20)).toMatchObject({ result: 'large', positions: 21 });
  });

  const said = makeWords('en', kitWords, words).to(0);
  const leftAfter = (name: string, program: string): string => {
    const state = read(sampleOf(name).puzzle);
    const left = leftOf(puzzles, program === '' ? state : after(state, program));
    return left ? said.say(left.key, left.facts) : '';
  };
  it.each([
    ['1-1', '', 'Player 2’s square node is not stopped yet.'],
    ['1-1', 'BU.CL', 'Only Player 2’s round node was stopped. Player 2’s square node got through.'],
    ['1-1', 'none', 'Neither of the two nodes was stopped.'],
    ['1-1', 'BR.CL', ''],
    ['1-2', 'CR.CD', 'Player 2’s round node got through.'],
    ['1-4', '', 'Your square node is not at B2-BR yet.'],
    ['1-4', 'BU.CU.CU', 'Slot 3: Player 2’s path stopped your round node before A1.'],
    ['1-11', 'BU.BU.CU', 'Slot 3: Player 2 stopped your round node at D2.'],
    ['1-11', 'BU.BU', 'Your round node ended at D3, not at D2.'],
  ])('%s says after %s what is left', (name, program, left) => expect(leftAfter(name, program)).toBe(left));
});

describe('B20: a text that is no puzzle is refused with its place', () => {
  const position =
    'players=2;rounds=1;energy=4;garnets=0;cols=4;rows=3;border=B1-BR,D1-UR;central=D2,B3;submitted=-,CU.CR.BL.BD';
  it.each([
    [';goal=eat', 'puzzle/kind', 'eat'],
    [';goal=stop', 'puzzle/parts', 'stop'],
    [';goal=stop:1B:1C:1B', 'puzzle/parts', 'stop:1B'],
    [';goal=stop:0B', 'bugcatcher/no-target', 'stop:0B'],
    [';goal=stop:2B', 'bugcatcher/no-target', 'stop:2B'],
    [';goal=stop:1D', 'bugcatcher/no-target', 'stop:1D'],
    [';goal=stop:1B:1B', 'puzzle/twice', 'stop:1B'],
    [';goal=end:A1', 'puzzle/parts', 'end:A1'],
    [';goal=end:A1:A1-BR', 'bugcatcher/no-spot', 'end:A1'],
    [';goal=end:A1-BR:E1', 'bugcatcher/no-spot', 'end:A1'],
    [';goal=end:B1-BR:D2', 'puzzle/met-already', 'end:B1'],
  ])('%s', (fields, code, found) => {
    const text = position + fields;
    const result = notation.parsePosition(text);
    expect(result).toMatchObject({ ok: false, error: { code, rule: 'B20', at: { path: 'goal' } } });
    if (!result.ok) expect(text.slice(result.error.at?.offset)).toMatch(new RegExp(`^${found}`));
  });

  const codeOf = (text: string): string | undefined => {
    const result = notation.parsePosition(text);
    return result.ok ? undefined : result.error.code;
  };

  it('where others have no program yet, the reader has one, or the round is not the last', () => {
    const goal = ';goal=stop:1B';
    expect(codeOf(`${position.replace('-,CU.CR.BL.BD', '-,-')}${goal}`)).toBe('bugcatcher/awaited');
    expect(codeOf(`${position.replace('-,CU.CR.BL.BD', 'BR,-')}${goal}`)).toBe('puzzle/not-yours');
    expect(codeOf(`${position.replace('rounds=1', 'rounds=2')}${goal}`)).toBe('bugcatcher/not-last');
  });

  it('where the others collide by themselves', () =>
    expect(codeOf(`${position.replace('CU.CR.BL.BD', 'CU.CD')};goal=stop:1C`)).toBe('puzzle/met-already'));

  it('and a position without a goal is read as ever', () => {
    expect(read(position).puzzle).toBeUndefined();
  });
});
