/**
 * Finds in one pass over a round of Bugcatcher every goal that one pair of ways alone meets, with so many entries and no
 * fewer. It proves nothing: what it finds is proven afterwards.
 */
import { nameOf, stepFrom, WAYS } from '../../src/bugcatcher/geometry.js';
import { kindOf } from '../../src/bugcatcher/program.js';
import { run, type Round } from '../../src/bugcatcher/puzzle-reader.js';
import { collidedIn } from '../../src/bugcatcher/puzzles.js';
import type { Nodes, Program } from '../../src/bugcatcher/state.js';

const ENTRIES = [...WAYS, ...WAYS.toLowerCase(), 's'];

/** Every program of Player 1 up to so many entries that stays on the board; the short ones first. */
export function programsOf({ nodes, ...grid }: Round, most: number): readonly Program[] {
  const own = nodes[0] as Nodes;
  let layer = [{ program: '', B: own.border, C: own.central }];
  const all: Program[] = [];
  for (let length = 1; length <= most; length++) {
    layer = layer.flatMap((before) =>
      ENTRIES.flatMap((entry) => {
        const kind = kindOf(entry);
        const to = kind && stepFrom(grid, kind, before[kind], entry.toUpperCase());
        if (kind && to === undefined) return [];
        return [{ ...before, program: before.program + entry, ...(kind && { [kind]: to }) }];
      }),
    );
    all.push(...layer.map(({ program }) => program));
  }
  return all;
}

const only = (signs: readonly string[], some: string): string =>
  signs.filter((sign) => some.includes(sign)).join('');

interface Met {
  readonly entries: number;
  readonly key: string;
  isPlural: boolean;
}

/** The goals as a puzzle writes them, `end:A1-BR:C3`, `stop:1B` and `stop:1B:1C`, with how many entries each takes. */
export function goalsMetOnce(round: Round, most: number): ReadonlyMap<string, number> {
  const met = new Map<string, Met>();
  for (const program of ['', ...programsOf(round, most)]) {
    const { results, ends } = run(round, program);
    const signs = [...program].map((entry, slot) => (results[0]?.[slot] === '-' ? '-' : entry));
    const key = `${only(signs, WAYS)} ${only(signs, WAYS.toLowerCase())} ${only(signs, 's')}${only(signs, '-')}`;
    const { border, central } = ends[0] as Nodes;
    const stopped = round.others.flatMap((other, at) =>
      (['B', 'C'] as const)
        .filter((node) => collidedIn(other, results[at + 1] as string, node) > 0)
        .map((node) => `${at + 1}${node}`),
    );
    const goals = [
      `end:${nameOf(round, 'B', border)}:${nameOf(round, 'C', central)}`,
      ...stopped.map((one) => `stop:${one}`),
      ...stopped.flatMap((one, at) => stopped.slice(at + 1).map((other) => `stop:${one}:${other}`)),
    ];
    for (const goal of goals) {
      const known = met.get(goal);
      if (!known) met.set(goal, { entries: program.length, key, isPlural: false });
      else if (known.entries === program.length && known.key !== key) known.isPlural = true;
    }
  }
  return new Map(
    [...met].filter(([, { isPlural }]) => !isPlural).map(([goal, { entries }]) => [goal, entries]),
  );
}
