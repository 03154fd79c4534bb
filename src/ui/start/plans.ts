/** How a board's game begins: the plans that its settings allow, the one that wins first. */
import { toJson } from '../../core/basics/json.js';
import { parsePlayers, type Player } from '../../core/text/players.js';
import type { AnyTable } from '../../core/contract/option-kinds.js';
import { unwrap } from '../../core/basics/result.js';
import type { AnyDefinition, Plan } from '../contract/definition.js';
import { asksPuzzle } from '../contract/setting-table.js';
import type { SettingValues } from '../contract/settings.js';

/** The players of each definition that were asked for last. */
const lastPlayers = new WeakMap<
  AnyDefinition,
  { readonly seats: string; readonly players: readonly Player[] }
>();

/** Players in seat order. */
export function playersOf(definition: AnyDefinition, settings: SettingValues): readonly Player[] {
  const seats = settings.get<string>('seats');
  const last = lastPlayers.get(definition);
  if (last?.seats === seats) return last.players;
  const given = unwrap(parsePlayers(seats, definition.bots));
  const players = given.length > 0 ? given : unwrap(parsePlayers(definition.seats, definition.bots));
  lastPlayers.set(definition, { seats, players });
  return players;
}

/** The engine's options, those that count seats taken from the players. */
export function optionsOf(definition: AnyDefinition, settings: SettingValues): Record<string, unknown> {
  const options = settings.options(definition.options as AnyTable);
  const table = definition.options as Readonly<Record<string, { readonly countsSeats?: boolean }>>;
  const count = playersOf(definition, settings).length;
  for (const [name, { countsSeats }] of Object.entries(table)) if (countsSeats) options[name] = count;
  return options;
}

/**
 * `drawn`: the seed for a page that names none; undefined while none is drawn, and then a game of chance cannot begin.
 */
export function plansOf(
  definition: AnyDefinition,
  settings: SettingValues,
  drawn: number | undefined,
): Plan[] {
  const plans: Plan[] = [];
  const record = settings.get<string>('record');
  const position = settings.get<string>('position');
  const seed = settings.get<number | undefined>('seed') ?? (definition.chance ? drawn : 0);
  if (record !== '') plans.push({ kind: 'record', text: record });
  plans.push(...(definition.puzzles?.now()?.puzzlePart.plans(settings, seed) ?? []));
  if (position !== '') plans.push({ kind: 'position', text: position });
  plans.push(...(definition.plans?.(settings, seed) ?? []));
  if (seed !== undefined) plans.push({ kind: 'seed', options: optionsOf(definition, settings), seed });
  return plans;
}

/** Whether two plans begin the same game. */
export function samePlan(one: Plan, other: Plan): boolean {
  return toJson(one) === toJson(other);
}

/**
 * The start that the settings ask for, as a text to keep its game under: where two texts are the same, so are the
 * games. A drawn seed is no part of it, and `isRefused` skips plans that turned out unsound.
 */
export function startText(
  definition: AnyDefinition,
  settings: SettingValues,
  isRefused: (plan: Plan) => boolean,
): string {
  const plan = plansOf(definition, settings, 0).find((one) => !isRefused(one));
  return toJson([plan, playersOf(definition, settings).length]) as string;
}

/** Whether a text is a puzzle's. */
const hasGoal = (text: string): boolean => /\bgoal=/.test(text);

/** Loads what these settings name of the game's built-in data, its puzzles too; undefined where all of it is there. */
export function loadData(definition: AnyDefinition, settings: SettingValues): Promise<unknown> | undefined {
  const { puzzles } = definition;
  const isAsked = asksPuzzle(settings) || ['record', 'position'].some((name) => hasGoal(settings.get(name)));
  if (!puzzles || !isAsked) return definition.loadData?.(settings);
  const there = puzzles.now();
  if (there) return there.puzzlePart.loadList(settings);
  return puzzles.load().then(({ puzzlePart }) => puzzlePart.loadList(settings));
}

/** Whether this text is a puzzle's, and what reads puzzles is still to be loaded. */
export function lacksPuzzles({ puzzles }: AnyDefinition, plan: Plan): boolean {
  return puzzles !== undefined && !puzzles.now() && plan.kind !== 'seed' && hasGoal(plan.text);
}
