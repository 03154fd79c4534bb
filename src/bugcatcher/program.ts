/** Programs: the seed's shorthand, both ways, and what makes one unsound before it runs (B5, B6). */
import { indexed } from '../core/basics/indices.js';
import { accept, refuse, type KeyFact, type Refusal, type Result } from '../core/basics/result.js';
import { shownValue } from '../core/basics/shown.js';
import { nameOf, stepFrom, WAYS, type Grid } from './geometry.js';
import type { Kind, Nodes, Program, Results } from './state.js';

const SWAPS = 'sg';

/** A program's signs: what is none of them no text writes. */
export const PROGRAM = /^[URDLurdlsg]*$/;

/** The node that an entry moves; undefined for a swap. */
export function kindOf(entry: string): Kind | undefined {
  return SWAPS.includes(entry) ? undefined : WAYS.includes(entry) ? 'B' : 'C';
}

/** The word of an entry: `BD`, `CL`, `swap`, `gswap`. */
export function wordOf(entry: string): string {
  const kind = kindOf(entry);
  return kind ? kind + entry.toUpperCase() : entry === 's' ? 'swap' : 'gswap';
}

/** An entry for people: `border node down`, `swap`. */
export function entryFact(entry: string): KeyFact {
  const node = kindOf(entry);
  return node
    ? { key: 'entry.step', facts: { node, way: entry.toUpperCase() } }
    : { key: entry === 's' ? 'entry.swap' : 'entry.gswap' };
}

export function wordsOf(program: Program): readonly string[] {
  return [...program].map(wordOf);
}

/** The entry of a word, in either case; undefined where it is none. */
export function entryOf(word: string): string | undefined {
  const [, kind, way, swap] = /^(?:([BC])([URDL])|(G?)S(?:WAP)?|G)$/.exec(word.toUpperCase()) ?? [];
  if (way) return kind === 'B' ? way : way.toLowerCase();
  if (swap === 'G' || /^g$/i.test(word)) return 'g';
  return swap === undefined ? undefined : 's';
}

/** `BD BL CL BD swap BL CD`: what can be read up to the first word that is no entry, and which entry that is. */
export function readProgram(text: string): { readonly program: Program; readonly error?: Refusal } {
  let program = '';
  for (const { 0: word, index: offset } of text.matchAll(/[^\s.,;]+/g)) {
    const entry = entryOf(word);
    if (!entry) {
      const facts = { found: word.slice(0, 20), entry: program.length + 1 };
      const at = { offset, entry: program.length };
      return { program, error: { code: 'bugcatcher/syntax', rule: 'B5', facts, at } };
    }
    program += entry;
  }
  return { program };
}

/** B10: how many paths a round left, from what became of its entries. */
export function pathsIn({
  program,
  results,
}: {
  readonly program: Program;
  readonly results: Results;
}): number {
  return [...program].filter((entry, slot) => kindOf(entry) && results[slot] === '0').length;
}

/** The energy that a program costs (B5). */
export function costOf(program: Program): number {
  return program.replaceAll('g', '').length;
}

/** B5: too much energy, a second garnet swap, a garnet that is not there. `entry` is the first one too many. */
export function refuseCost(program: Program, energy: number, garnets: number): Refusal | undefined {
  let cost = 0;
  let swaps = 0;
  for (let entry = 0; entry < program.length; entry++) {
    const fail = (what: string): Refusal => ({
      code: `bugcatcher/${what}`,
      rule: 'B5',
      facts: { energy, garnets, entry: entry + 1 },
      at: { entry },
    });
    if (program[entry] !== 'g') {
      if (++cost > energy) return fail('energy');
    } else if (++swaps > 1) return fail('garnet-swap-once');
    else if (garnets < 1) return fail('garnets');
  }
  return undefined;
}

/** B6: a step off the board. */
export function refuseSteps(grid: Grid, { border, central }: Nodes, program: Program): Refusal | undefined {
  const at = { B: border, C: central };
  for (const [entry, sign] of indexed(program)) {
    const kind = kindOf(sign);
    if (!kind) continue;
    const to = stepFrom(grid, kind, at[kind], sign.toUpperCase());
    if (to === undefined) {
      const facts = { word: entryFact(sign), cell: nameOf(grid, kind, at[kind]), entry: entry + 1 };
      return { code: 'bugcatcher/off-board', rule: 'B6', facts, at: { entry } };
    }
    at[kind] = to;
  }
  return undefined;
}

/** Why a program cannot be submitted from these nodes (B5, B6). */
export function refuseProgram(
  options: Grid & { readonly energy: number },
  player: Nodes & { readonly garnets: number },
  program: Program,
): Refusal | undefined {
  return refuseCost(program, options.energy, player.garnets) ?? refuseSteps(options, player, program);
}

/** The nodes' places after a program, if nothing comes in its way. */
export function headsAfter(grid: Grid, nodes: Nodes, program: Program): Nodes {
  const at = { B: nodes.border, C: nodes.central };
  let { blue } = nodes;
  for (const sign of program) {
    const kind = kindOf(sign);
    if (kind) at[kind] = stepFrom(grid, kind, at[kind], sign.toUpperCase()) ?? at[kind];
    else blue = !blue;
  }
  return { border: at.B, central: at.C, blue };
}

/**
 * Why a list of words is no program, whatever board it runs on: `bugcatcher/syntax`, `bugcatcher/energy`,
 * `bugcatcher/garnet-swap-once` or `bugcatcher/garnets`, with the entry; null where it is one (B5).
 */
export function checkProgram(
  entries: readonly string[],
  { energy = 7, garnets = 3 }: { readonly energy?: number; readonly garnets?: number } = {},
): Refusal | null {
  const wrong = entries.findIndex((word) => entryOf(word) === undefined);
  if (wrong >= 0) {
    const facts = { found: shownValue(entries[wrong], 20), entry: wrong + 1 };
    return { code: 'bugcatcher/syntax', rule: 'B5', facts, at: { entry: wrong } };
  }
  return refuseCost(entries.map(entryOf).join(''), energy, garnets) ?? null;
}

/** `BD.BL.swap+1+3`: a program and the numbers of the missions accepted with it; `none` for an empty one. */
export function formatSubmission(program: Program, numbers: readonly number[]): string {
  return (wordsOf(program).join('.') || 'none') + numbers.map((n) => `+${n}`).join('');
}

export function parseSubmission(
  text: string,
): Result<{ readonly program: Program; readonly numbers: readonly number[] }> {
  // Nothing written is nothing meant.
  if (text.trim() === '') return refuse('bugcatcher/syntax', { rule: 'B5', facts: { found: '', entry: 1 } });
  const [, words = '', rest = ''] = /^([^+]*)(.*)$/s.exec(text) ?? [];
  const read = readProgram(/^\s*none\s*$/i.test(words) ? '' : words);
  if (read.error) return { ok: false, error: read.error };
  if (!/^(?:\+\s*\d{1,2}\s*)*$/.test(rest)) {
    const at = { offset: words.length };
    return refuse('bugcatcher/missions', { rule: 'B11', facts: { found: rest.slice(0, 20) }, at });
  }
  const numbers = [...new Set((rest.match(/\d+/g) ?? []).map(Number))].sort((a, b) => a - b);
  return accept({ program: read.program, numbers });
}
