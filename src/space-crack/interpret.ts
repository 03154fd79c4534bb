/** Interprets a reader's gestures. Asks for an impossible move too, so that the rules can say why not. */
import type { Input, Meant } from '../core/contract/input.js';
import type { Seat } from '../core/contract/rules.js';
import { rules } from './rules.js';
import type { Move, State } from './state.js';

export interface Ui {
  /** The planet that is chosen, be it for its ship, to build at, or to look at. */
  readonly selected?: string;
  /** The destination that a finger on a dense board has chosen; a second tap sends the ship. */
  readonly aim?: string;
}

export const IDLE: Ui = {};

type Meaning = Meant<Ui, Move>;

/** Whether a planet belongs to one of the seats that are to move. */
export function isOwn({ owners }: State, cell: string | undefined, acting: readonly Seat[]): boolean {
  return acting.includes(owners[Number(cell) - 1] as number);
}

export function hasShip({ ships }: State, cell: string): boolean {
  return (ships[Number(cell) - 1] as number) > 0;
}

function isBeside(state: State, from: string, to: string): boolean {
  const seat = state.owners[Number(from) - 1] as number;
  return !rules.refuse(state, seat, { type: 'move', from: Number(from), to: Number(to) });
}

/** P7: what is done at a planet is done by its owner, if that is one of those who may move. */
function at(state: State, cell: string, move: Move, acting: readonly Seat[]): Meaning {
  return {
    ui: IDLE,
    move,
    ...(isOwn(state, cell, acting) && { by: state.owners[Number(cell) - 1] as number }),
  };
}

function send(state: State, from: string, to: string, acting: readonly Seat[]): Meaning {
  return at(state, from, { type: 'move', from: Number(from), to: Number(to) }, acting);
}

/** A planet is chosen: the ship in hand goes there, or it is what the reader looks at from now on. */
function choose(ui: Ui, cell: string, isUnsure: boolean, view: State, acting: readonly Seat[]): Meaning {
  const { selected } = ui;
  if (selected === cell) return { ui: IDLE };
  if (selected === undefined || !isOwn(view, selected, acting) || !hasShip(view, selected))
    return { ui: { selected: cell } };
  if (!isBeside(view, selected, cell))
    // Another planet of one's own is another choice; anywhere else the rules say why not.
    return isOwn(view, cell, acting)
      ? { ui: { selected: cell } }
      : { ...send(view, selected, cell, acting), ui };
  return isUnsure && ui.aim !== cell ? { ui: { selected, aim: cell } } : send(view, selected, cell, acting);
}

/** A ship of somebody who waits is asked for as well as looked at, so that the rules can say why not. */
function ask(
  { ui, ...meant }: Meaning,
  view: State,
  acting: readonly Seat[],
  here: readonly Seat[],
): Meaning {
  const { selected = '' } = ui;
  const waits = acting.length > 0 && isOwn(view, selected, here) && !isOwn(view, selected, acting);
  return { ...(waits && hasShip(view, selected) ? send(view, selected, selected, here) : meant), ui };
}

/** `here`: the seats at this screen; `acting`: those of them that are to act, in free order maybe several (P7). */
export function interpret(
  view: State,
  input: Input,
  ui: Ui,
  acting: readonly Seat[],
  here: readonly Seat[] = acting,
): Meaning {
  const end: Move = { type: 'end' };
  const build = (cell: string): Meaning => at(view, cell, { type: 'build', planet: Number(cell) }, acting);
  switch (input.type) {
    case 'tap':
    case 'act': {
      const isUnsure = input.type === 'tap' && input.dense === true;
      return ask(choose(ui, input.cell, isUnsure, view, acting), view, acting, here);
    }
    case 'drag': {
      const aim = input.over === undefined || input.over === input.from ? {} : { aim: input.over };
      return { ui: { selected: input.from, ...aim } };
    }
    case 'drop':
      return input.to === undefined || input.to === input.from
        ? { ui: IDLE }
        : send(view, input.from, input.to, acting);
    case 'type':
      if (input.key.toLowerCase() !== 'e') return build(input.cell);
      // Of several the one whose planet it is; elsewhere nobody has said whose turn is to end.
      return acting.length > 1 && !isOwn(view, input.cell, acting)
        ? { ui }
        : at(view, input.cell, end, acting);
    case 'button': {
      const [, seat] = /^end-(\d)$/.exec(input.name) ?? [];
      if (seat !== undefined) return { ui: IDLE, move: end, by: Number(seat) };
      if (input.name === 'end') return { ui: IDLE, move: end };
      return input.name === 'build' && ui.selected !== undefined ? build(ui.selected) : { ui };
    }
    case 'cancel':
      return ui.selected === undefined ? { ui } : { ui: IDLE };
    case 'hover':
      return { ui };
  }
}
