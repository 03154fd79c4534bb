/**
 * Interprets a reader's gestures. A click on another team's star asks first: a claim and a steal are never confused
 * (C17).
 */
import type { Input, Meant } from '../core/contract/input.js';
import type { Seat } from '../core/contract/rules.js';
import { skyOf } from './geometry.js';
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
  const movesOf = ({ team, member }: Mover): number => state.left[team]?.[member] ?? 0;
  if (chosen && able.includes(chosen.team) && movesOf(chosen) > 0) return chosen;
  const { teams } = state.options;
  const place = (team: Seat): number => (team - (state.round - 1) + teams * state.round) % teams;
  const [team] = [...able].sort((a, b) => movesLeft(state, b) - movesLeft(state, a) || place(a) - place(b));
  if (team === undefined) return undefined;
  const own = state.left[team] as readonly number[];
  return { team, member: own.indexOf(Math.max(...own)) };
}

function released({ chosen }: Ui): Ui {
  return chosen ? { chosen } : IDLE;
}

/** C10: the claim of this star would destroy a network of the claiming team's own, which is no aim of the game. */
export function destroysOwn(state: State, { team, member }: Mover, star: string): Event | undefined {
  const place = skyOf(state).byId.get(star);
  if (place === undefined || state.phase !== 'play' || state.options.mode === 'blackhole') return undefined;
  const move = moveOn(state, team, member, place);
  if (move.type !== 'claim' || rules.refuse(state, team, move)) return undefined;
  return rules.play(state, team, move).events.find(({ type }) => type === 'destroyed');
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

/**
 * `seats`: the teams at this screen. Without one that can act, a click still asks, so that the rules can say why not.
 */
export function interpret(state: State, input: Input, ui: Ui, seats: readonly Seat[]): Meaning {
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
