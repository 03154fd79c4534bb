/**
 * Interprets a reader's gestures. A click on another team's star asks first: a claim and a steal are never confused
 * (C17).
 */
import { fold } from '../core/basics/indices.js';
import type { Input, Meant } from '../core/contract/input.js';
import type { Seat } from '../core/contract/rules.js';
import { skyOf } from './geometry.js';
import { ownerAt } from './networks.js';
import { movesLeft } from './rounds.js';
import { moveOn, hqTurn, rules } from './rules.js';
import type { Event, Move, State } from './state.js';

/** A member of a team; both count from 0. */
export interface Mover {
  readonly team: Seat;
  readonly member: number;
}

export interface Ui {
  /** The star that a steal or a claim is asked about, or that a finger chose on a dense board. */
  readonly selected?: string;
  /** The mover that the reader has chosen, if any. */
  readonly chosen?: Mover;
  /** The star of which it is asked who claims or steals it. */
  readonly who?: string;
}

/** Those who share the screen, and what they are in the middle of. */
export interface Sharing {
  readonly ui: Ui;
  readonly seats: readonly Seat[];
  readonly settings: { get<T>(name: string): T };
}

export const IDLE: Ui = {};

type Meaning = Meant<Ui, Move>;

/**
 * The mover of a click, of the teams at this screen: the reader's choice; else the team with most moves left,
 * so that teams take turns, with another one first in each round. Undefined where none of them can move.
 */
export function moverOf(state: State, seats: readonly Seat[], { chosen }: Ui): Mover | undefined {
  const able = rules.toAct(state).filter((team) => seats.includes(team));
  if (state.phase === 'hq') return able.length > 0 ? { team: hqTurn(state), member: 0 } : undefined;
  if (chosen && able.includes(chosen.team) && movesOf(state, chosen) > 0) return chosen;
  const { teams } = state.options;
  const place = (team: Seat): number => (team - (state.round - 1) + teams * state.round) % teams;
  const [team] = [...able].sort((a, b) => movesLeft(state, b) - movesLeft(state, a) || place(a) - place(b));
  if (team === undefined) return undefined;
  const own = state.left[team] as readonly number[];
  return { team, member: own.indexOf(Math.max(...own)) };
}

/** The reader's choice, where it can move. */
function chosenOf(state: State, seats: readonly Seat[], { chosen }: Ui): Mover | undefined {
  const isAble = chosen && seats.includes(chosen.team) && rules.toAct(state).includes(chosen.team);
  return isAble && movesOf(state, chosen) > 0 ? chosen : undefined;
}

function movesOf({ left }: State, { team, member }: Mover): number {
  return left[team]?.[member] ?? 0;
}

/** Whether a click on a star asks who it is for: in a class several could be meant, and nobody is chosen for them. */
export function asksWho(state: State, { seats, settings }: Sharing): boolean {
  const members = fold(seats, 0, (sum, team) => sum + (state.left[team]?.length ?? 0));
  return settings.get<boolean>('stage') && state.phase === 'play' && !state.puzzle && members > 1;
}

/** The mover of a click; where it is asked who, only somebody who has been chosen. */
export function moverFor(state: State, sharing: Sharing): Mover | undefined {
  const { seats, ui } = sharing;
  return asksWho(state, sharing) ? chosenOf(state, seats, ui) : moverOf(state, seats, ui);
}

/** The teams at this screen that may take this star now. */
export function takersOf(state: State, seats: readonly Seat[], star: string): readonly Mover[] {
  const place = skyOf(state).byId.get(star);
  if (place === undefined) return [];
  return rules.toAct(state).flatMap((team) =>
    (state.left[team] ?? []).flatMap((moves, member) => {
      const isFree = seats.includes(team) && moves > 0;
      return isFree && !rules.refuse(state, team, moveOn(state, team, member, place))
        ? [{ team, member }]
        : [];
    }),
  );
}

function released({ chosen }: Ui): Ui {
  return chosen ? { chosen } : IDLE;
}

type Destroyed = Extract<Event, { type: 'destroyed' }>;

/** C10: the move on this star would destroy a network of the moving team's own, which is no aim of the game. */
export function destroysOwn(state: State, { team, member }: Mover, star: string): Destroyed | undefined {
  const place = skyOf(state).byId.get(star);
  if (place === undefined || state.phase !== 'play' || state.options.mode === 'blackhole') return undefined;
  const move = moveOn(state, team, member, place);
  if (rules.refuse(state, team, move)) return undefined;
  const { events } = rules.play(state, team, move);
  return events.find((event) => event.type === 'destroyed' && event.team === team) as Destroyed | undefined;
}

/**
 * The move of a click on a star: at once, or at the second click on the same star, as where a claim would destroy.
 * `asksTwice`: on a dense board.
 */
function pick(ui: Ui, state: State, star: string, mover: Mover, asksTwice: boolean): Meaning {
  const { team, member } = mover;
  const move = moveOn(state, team, member, skyOf(state).byId.get(star) as number);
  // A steal that is refused anyway is not asked about.
  const asks =
    move.type === 'steal'
      ? rules.refuse(state, team, move) === undefined
      : asksTwice || destroysOwn(state, mover, star) !== undefined;
  return asks && ui.selected !== star ? { ui: { ...ui, selected: star } } : { ui: released(ui), move };
}

function press(ui: Ui, state: State, name: string, mover: Mover | undefined): Meaning {
  const [, team, member] = /^who-(\d)-(\d{1,2})$/.exec(name) ?? [];
  if (team !== undefined) return { ui: { chosen: { team: Number(team), member: Number(member) } } };
  if (!mover) return { ui };
  const [, star] = /^ask-(\w+)$/.exec(name) ?? [];
  if (star !== undefined) return pick(ui, state, star, mover, false);
  if (name === 'pass') return { ui: released(ui), move: { type: 'pass', member: mover.member } };
  if (['steal', 'clear', 'claim'].includes(name) && ui.selected !== undefined)
    return pick(ui, state, ui.selected, mover, false);
  return name === 'cancel' ? { ui: released(ui) } : { ui };
}

/** A star is called, and nobody has been chosen: it is asked who, or said why nobody can have it. */
function call(state: State, star: string, seats: readonly Seat[]): Meaning {
  if (takersOf(state, seats, star).length > 0) return { ui: { who: star } };
  const able = rules.toAct(state).filter((team) => seats.includes(team));
  const place = skyOf(state).byId.get(star) as number;
  const others = able.filter((team) => ownerAt(state.owners, place) !== team);
  const by = others[0] ?? able[0] ?? seats[0] ?? 0;
  return { ui: IDLE, move: moveOn(state, by, memberOf(state, by), place), by };
}

/** Somebody of the team who has a move left, or the first. */
function memberOf({ left }: State, team: Seat): number {
  return Math.max(0, left[team]?.findIndex((moves) => moves > 0) ?? 0);
}

/** A name is pressed: it answers the question, or is chosen for the next star; pressed again it is let go. */
function name(state: State, mover: Mover, { who, chosen }: Ui): Meaning {
  const { team, member } = mover;
  const place = who === undefined ? undefined : skyOf(state).byId.get(who);
  const move: Move = place === undefined ? { type: 'pass', member } : moveOn(state, team, member, place);
  const refusal = rules.refuse(state, team, move);
  const ui = who === undefined ? IDLE : { who };
  if (refusal) return { ui, refusal };
  if (place === undefined)
    return { ui: chosen?.team === team && chosen.member === member ? IDLE : { chosen: mover } };
  // The reader is asked before anything is lost, as on every board.
  if (destroysOwn(state, mover, who as string)) return { ui: { chosen: mover, selected: who as string } };
  return { ui: IDLE, move, by: team };
}

/** Interprets a gesture on a board that asks who moves. */
function interpretCalls(state: State, input: Input, ui: Ui, seats: readonly Seat[]): Meaning {
  const [, team, member] = (input.type === 'button' && /^who-(\d)-(\d{1,2})$/.exec(input.name)) || [];
  if (team !== undefined) return name(state, { team: Number(team), member: Number(member) }, ui);
  const mover = chosenOf(state, seats, ui);
  const isCall = input.type === 'tap' || input.type === 'act';
  if (isCall && !mover) return call(state, input.cell, seats);
  const isLeft = input.type === 'cancel' || (input.type === 'button' && input.name === 'cancel');
  if (isLeft) return ui === IDLE ? { ui } : { ui: IDLE };
  if (!mover) return { ui };
  const meant = isCall ? pick(ui, state, input.cell, mover, false) : press(ui, state, nameOf(input), mover);
  // Whoever has moved is chosen no more.
  return meant.move ? { ui: IDLE, move: meant.move, by: mover.team } : meant;
}

const nameOf = (input: Input): string => (input.type === 'button' ? input.name : '');

/**
 * `seats`: the teams at this screen. Without one that can act, a click still asks, so that the rules can say why not.
 */
export function interpret(state: State, input: Input, ui: Ui, seats: readonly Seat[], asks = false): Meaning {
  if (asks) return interpretCalls(state, input, ui, seats);
  const mover = moverOf(state, seats, ui);
  const asked = mover ?? { team: seats[0] ?? 0, member: 0 };
  switch (input.type) {
    case 'tap':
      return pick(ui, state, input.cell, asked, input.dense === true);
    case 'act':
      return pick(ui, state, input.cell, asked, false);
    case 'button':
      return press(ui, state, input.name, mover);
    case 'cancel':
      return ui.selected === undefined ? { ui } : { ui: released(ui) };
    case 'hover':
    case 'drag':
    case 'drop':
    case 'type':
      return { ui };
  }
}
