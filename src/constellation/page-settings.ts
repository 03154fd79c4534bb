/** Attributes beyond the engine's options: a map in any form, objectives. */
import { parseNames } from '../core/text/players.js';
import { accept, refuse, unwrap, type Result } from '../core/basics/result.js';
import type { Seat } from '../core/contract/rules.js';
import { formatMap, parseMap, validateMap } from './map.js';
import { isBuiltIn, noMap } from './maps.js';

/** A map by name, as data or JSON, or as its own text: in the form that the engine keeps. */
export function readMap(value: unknown): Result<unknown> {
  const text = typeof value === 'string' ? value.trim() : undefined;
  const isData = text === undefined || /^[{[]/.test(text);
  if (!isData && !text.includes('/')) {
    const name = text.toLowerCase() || 'auto';
    return name === 'auto' || name === 'generated' || isBuiltIn(name) ? accept(name) : noMap(text);
  }
  const read = isData ? validateMap(text ?? value) : parseMap(text);
  return read.ok ? accept(formatMap(read.value)) : read;
}

/** A team's objective, in the host's words. */
export interface Objective {
  readonly text: string;
  readonly done?: boolean;
}

/** A copy: what was read once is what is shown. */
function ownObjective(given: Objective | null): Objective | null {
  return given && { text: given.text, ...(given.done !== undefined && { done: given.done }) };
}

/** Objectives from a list, or from text, one per line or separated by `;`. */
export function readObjectives(value: unknown): Result<readonly Objective[]> {
  const list: unknown = typeof value === 'string' ? value.split(/[\n;]/) : value;
  const read = (Array.isArray(list) ? list : [null]).map((one: unknown) =>
    typeof one === 'string' ? { text: one.trim() } : ownObjective(one as Objective | null),
  );
  const isSound = read.every((one) => typeof one?.text === 'string' && one.text.length <= 200);
  return isSound && read.length <= 20
    ? accept((read as Objective[]).filter(({ text }) => text !== ''))
    : refuse('constellation/objectives', { rule: 'C16' });
}

/** Whether stars go by row and place, such as C4, for people who call them out. */
export function showsNames(settings: { get<T>(name: string): T }): boolean {
  return settings.get<boolean>('coordinates') || settings.get<boolean>('stage');
}

/** The names of a team's members, as far as the page's names give them. */
export function membersOf(names: string, team: Seat): readonly string[] {
  return unwrap(parseNames(names))[team]?.members ?? [];
}
