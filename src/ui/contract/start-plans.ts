/** How a board's game begins: the plans that its settings allow, the one that wins first. */
import { parsePlayers, type Player } from '../../core/notation.js';
import type { AnyTable } from '../../core/options.js';
import { unwrap } from '../../core/result.js';
import type { AnyFace, Plan } from './definition.js';
import type { SettingValues } from './settings.js';

/** The players of each face that were asked for last. */
const lastPlayers = new WeakMap<AnyFace, { readonly seats: string; readonly players: readonly Player[] }>();

/** Who plays, in seat order. */
export function playersOf(face: AnyFace, settings: SettingValues): readonly Player[] {
  const seats = settings.get<string>('seats');
  const last = lastPlayers.get(face);
  if (last?.seats === seats) return last.players;
  const given = unwrap(parsePlayers(seats, face.bots));
  const players = given.length > 0 ? given : unwrap(parsePlayers(face.seats, face.bots));
  lastPlayers.set(face, { seats, players });
  return players;
}

/** The engine's options, those that count seats taken from the players. */
export function optionsOf(face: AnyFace, settings: SettingValues): Record<string, unknown> {
  const options = settings.options(face.options as AnyTable);
  const table = face.options as Readonly<Record<string, { readonly countsSeats?: boolean }>>;
  const count = playersOf(face, settings).length;
  for (const [name, { countsSeats }] of Object.entries(table)) if (countsSeats) options[name] = count;
  return options;
}

/** `drawn`: the seed for a page that names none; undefined while none is drawn, and then a game of chance cannot begin. */
export function plansOf(face: AnyFace, settings: SettingValues, drawn: number | undefined): Plan[] {
  const plans: Plan[] = [];
  const record = settings.get<string>('record');
  const position = settings.get<string>('position');
  if (record !== '') plans.push({ kind: 'record', text: record });
  if (position !== '') plans.push({ kind: 'position', text: position });
  const seed = settings.get<number | undefined>('seed') ?? (face.chance ? drawn : 0);
  plans.push(...(face.plans?.(settings, seed) ?? []));
  if (seed !== undefined) plans.push({ kind: 'seed', options: optionsOf(face, settings), seed });
  return plans;
}

/** Whether two plans begin the same game. */
export function samePlan(one: Plan, other: Plan): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The start that the settings ask for, as a text to keep its game under: where two texts are the same, so are the games.
 * A drawn seed is no part of it, and `isRefused` passes over plans that turned out unsound.
 */
export function startText(
  face: AnyFace,
  settings: SettingValues,
  isRefused: (plan: Plan) => boolean,
): string {
  const plan = plansOf(face, settings, 0).find((one) => !isRefused(one));
  return JSON.stringify([plan, playersOf(face, settings).length]);
}
