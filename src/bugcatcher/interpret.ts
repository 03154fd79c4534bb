/**
 * Interprets a reader's gestures: a program is written by taps, keys or text, start lists by taps. Moves that the rules
 * would refuse are asked for too, so that the rules can say why not.
 */
import type { Input, Interpret, Meant } from '../core/contract/input.js';
import { allPlaces, readSpot, spotOf, WAYS } from './geometry.js';
import { costOf, headsAfter, parseSubmission, readProgram, refuseProgram } from './program.js';
import type { Move, Kind, Lists, Program, View } from './state.js';

/** A draft. It belongs to a seat and a round, and is nothing in any other. */
export interface Ui {
  readonly key: string;
  readonly program: Program;
  /** Missions to accept, by id. */
  readonly accepted: readonly number[];
  /** The contents of the text field while they are no program. */
  readonly text?: string | undefined;
  /** The node that typed ways belong to, and the letters of a word begun. */
  readonly node: Kind;
  /** How many entries, at the end of the program, the last gesture wrote. */
  readonly wrote: number;
  readonly typed: string;
  /** The entry that is picked up, to be moved or taken out. */
  readonly chosen?: number | undefined;
  readonly lists: Lists;
  /** The draft before a hint was adopted, or before all was cleared; kept until the reader writes on. */
  readonly before?: Advice | undefined;
  /** Whether the draft is tried among the paths of the round before. */
  readonly amongLast: boolean;
}

export const IDLE: Ui = {
  key: '',
  program: '',
  accepted: [],
  node: 'B',
  wrote: 0,
  typed: '',
  lists: { central: [], border: [], bids: [0, 0] },
  amongLast: false,
};

/** The draft of this view's seat and round. */
export function draftOf(ui: Ui, { round, seat, options }: View): Ui {
  const key = `${round}/${seat}/${options.cols}/${options.rows}`;
  return ui.key === key ? ui : { ...IDLE, key };
}

/** Whether the viewer may write now. */
export function isWriting({ seat, submitted, over }: View): boolean {
  return !over && seat !== undefined && !submitted.includes(seat);
}

/** B3: the spots that the viewer would like to start at; none once the lists are submitted. */
export function wishesOf(ui: Ui, view: View): Lists {
  return view.round === 0 && isWriting(view) ? draftOf(ui, view).lists : IDLE.lists;
}

type Meaning = Meant<Ui, Move>;

/** B5: whether the last entry is a swap that may be paid with a garnet, or with energy again. */
export function canPayOtherwise({ program }: Ui, { own }: View): boolean {
  const hasGarnet = (own?.garnets ?? 0) > 0 && !program.includes('g');
  return program.endsWith('g') || (program.endsWith('s') && hasGarnet);
}

function payOtherwise(draft: Ui, view: View): Meaning {
  if (!canPayOtherwise(draft, view)) return { ui: draft };
  const entry = draft.program.endsWith('s') ? 'g' : 's';
  return take(draft, view, draft.program.slice(0, -1) + entry);
}

/** B5: the way to a spot, unless the node is there, or there is less energy than that is steps away. */
function goTo(draft: Ui, view: View, cell: string): Meaning {
  const entries = entriesTo(draft, view, cell);
  const at = readSpot(view.options, cell);
  if (!at) return { ui: draft };
  if (entries === '')
    return {
      ui: { ...draft },
      refusal: { code: 'bugcatcher/here', rule: 'B5', facts: { cell, node: at.kind } },
    };
  const left = view.options.energy - costOf(draft.program);
  if (entries.length <= left) return take(draft, view, draft.program + entries);
  const facts = { cell, steps: entries.length, left };
  return { ui: { ...draft }, refusal: { code: 'bugcatcher/far', rule: 'B5', facts } };
}

/** Takes a program into the draft; one that the rules refuse is submitted instead, for them to say why. */
function take(draft: Ui, view: View, program: Program, more: Partial<Ui> = {}): Meaning {
  const { own, options } = view;
  const wrote = program.startsWith(draft.program) ? program.length - draft.program.length : 0;
  if (own && !refuseProgram(options, own, program))
    return {
      ui: {
        ...draft,
        before: undefined,
        wrote,
        text: undefined,
        chosen: undefined,
        typed: '',
        ...more,
        program,
      },
    };
  return {
    ui: { ...draft, ...more, chosen: draft.chosen, program: draft.program },
    move: { type: 'submit', program, accepted: [] },
  };
}

/** The entries that lead from where the draft ends to a spot: up or down first, then across. */
export function entriesTo(draft: Ui, { options, own }: View, cell: string): Program {
  const to = readSpot(options, cell);
  if (!to || !own) return '';
  const heads = headsAfter(options, own, draft.program);
  const [x, y] = spotOf(options, to.kind, to.kind === 'B' ? heads.border : heads.central);
  const [u, v] = spotOf(options, to.kind, to.place);
  const leg = (way: number, steps: number): string => (WAYS[way] as string).repeat(Math.abs(steps));
  const legs = leg(v < y ? 0 : 2, v - y) + leg(u > x ? 1 : 3, u - x);
  return to.kind === 'B' ? legs : legs.toLowerCase();
}

const toggled = (list: readonly number[], item: number): readonly number[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

/** B3: a spot joins its list at the end, or leaves it. */
function wish(draft: Ui, view: View, cell: string): Meaning {
  const at = readSpot(view.options, cell);
  if (!at) return { ui: draft };
  const name = at.kind === 'B' ? 'border' : 'central';
  const list = toggled(draft.lists[name], at.place);
  if (list.length > view.options.players) return { ui: draft };
  return { ui: { ...draft, lists: { ...draft.lists, [name]: list } } };
}

/** A short list is filled up with the spots nearest to its first. */
function filled({ options }: View, kind: Kind, list: readonly number[]): readonly number[] {
  const all = allPlaces(options, kind);
  const [x, y] = spotOf(options, kind, list[0] ?? all.length >> 1);
  const far = (place: number): number => {
    const [u, v] = spotOf(options, kind, place);
    return Math.abs(u - x) + Math.abs(v - y);
  };
  const rest = all.filter((place) => !list.includes(place)).sort((a, b) => far(a) - far(b) || a - b);
  return [...list, ...rest].slice(0, options.players);
}

function bid({ lists }: Ui, view: View, at: 0 | 1): Lists {
  const bids: [number, number] = [...lists.bids];
  bids[at]++;
  if (bids[0] + bids[1] > (view.own?.garnets ?? 0)) bids[at] = 0;
  return { ...lists, bids };
}

/** Whether there is something to take back. */
export function hasWritten(ui: Ui, view: View): boolean {
  const { program, before } = draftOf(ui, view);
  return isWriting(view) && view.round > 0 && (program !== '' || before !== undefined);
}

/** Restores the draft from before a hint or a clearing; otherwise removes the last entry. */
function takeBack(draft: Ui): Meaning {
  const { program, before } = draft;
  const calm = { wrote: 0, text: undefined, chosen: undefined, typed: '', before: undefined };
  if (before) return { ui: { ...draft, ...calm, ...before } };
  return program === '' ? { ui: draft } : { ui: { ...draft, ...calm, program: program.slice(0, -1) } };
}

function pressLists(draft: Ui, view: View, name: string): Meaning {
  const { lists } = draft;
  if (name === 'anywhere') return { ui: draft, move: { type: 'lists', lists: null } };
  if (name === 'bid-central' || name === 'bid-border')
    return { ui: { ...draft, lists: bid(draft, view, name === 'bid-central' ? 0 : 1) } };
  if (name !== 'start') return { ui: draft };
  const whole = {
    ...lists,
    central: filled(view, 'C', lists.central),
    border: filled(view, 'B', lists.border),
  };
  return { ui: draft, move: { type: 'lists', lists: whole } };
}

function press(draft: Ui, view: View, name: string): Meaning {
  const { program, accepted, chosen } = draft;
  const [, verb = '', n = ''] = /^([a-z]+)-(\d+)$/.exec(name) ?? [];
  if (verb === 'take') return { ui: { ...draft, accepted: toggled(accepted, Number(n)) } };
  if (verb === 'pick') return { ui: { ...draft, chosen: chosen === Number(n) ? undefined : Number(n) } };
  if (name === 'commit')
    return { ui: draft, move: { type: 'submit', program, accepted: [...accepted].sort((a, b) => a - b) } };
  if (name === 'swap') return take(draft, view, `${program}s`);
  if (name === 'pay') return payOtherwise(draft, view);
  if (name === 'what-if') return { ui: { ...draft, amongLast: !draft.amongLast } };
  if (name === 'clear')
    return {
      ui: { ...draft, before: { program, accepted }, program: '', text: undefined, chosen: undefined },
    };
  if (name === 'undo') return takeBack(draft);
  if (name.startsWith('text ')) return write(draft, view, name.slice(5));
  if (name.startsWith('draft ')) return advise(draft, view, name.slice(6));
  if (chosen === undefined) return { ui: draft };
  const entry = program[chosen] as string;
  const rest = program.slice(0, chosen) + program.slice(chosen + 1);
  if (name === 'drop') return take(draft, view, rest);
  const to = chosen + (name === 'earlier' ? -1 : name === 'later' ? 1 : NaN);
  if (!(to >= 0 && to < program.length)) return { ui: draft };
  return take(draft, view, rest.slice(0, to) + entry + rest.slice(to), { chosen: to });
}

/** The content of a hint. */
export type Advice = Pick<Ui, 'program' | 'accepted'>;

/** A hint from its move’s text; undefined where that is none. */
export function readAdvice(view: View, text: string): Advice | undefined {
  const read = parseSubmission(text);
  if (!read.ok) return undefined;
  const shown = view.missions.at(-1) ?? [];
  return { program: read.value.program, accepted: read.value.numbers.flatMap((n) => shown[n - 1] ?? []) };
}

/** Turns a hint into the draft. */
function advise(draft: Ui, view: View, text: string): Meaning {
  const advice = readAdvice(view, text);
  if (!advice) return { ui: draft };
  const before = { program: draft.program, accepted: draft.accepted };
  return take(draft, view, advice.program, { accepted: advice.accepted, wrote: 0, before });
}

/** Typed text: as much of it as is a program is the draft; the rest stays in the field until it is one. */
function write(draft: Ui, view: View, text: string): Meaning {
  const { options, own } = view;
  let { program } = readProgram(text);
  while (own && program !== '' && refuseProgram(options, own, program)) program = program.slice(0, -1);
  return { ui: { ...draft, before: undefined, program, wrote: 0, text, chosen: undefined } };
}

/** `b` and `c` choose the node, `u d l r` its way, `s` and `g` swap; the other letters of `swap` are passed over. */
function type(draft: Ui, view: View, key: string): Meaning {
  if (key === 'b' || key === 'c') return { ui: { ...draft, node: key === 'b' ? 'B' : 'C', typed: key } };
  if ('wap'.includes(key)) return { ui: draft };
  if (key === 's' && draft.typed === 'g') return { ui: { ...draft, typed: '' } };
  const sign = draft.node === 'B' && !'sg'.includes(key) ? key.toUpperCase() : key;
  return take(draft, view, draft.program + sign, { typed: key });
}

function mean(draft: Ui, input: Input, view: View): Meaning {
  const isOpening = view.round === 0;
  switch (input.type) {
    case 'tap':
    case 'act': {
      if (isOpening) return wish(draft, view, input.cell);
      return goTo(draft, view, input.cell);
    }
    case 'button':
      return isOpening ? pressLists(draft, view, input.name) : press(draft, view, input.name);
    case 'cancel': {
      if (draft.chosen !== undefined) return { ui: { ...draft, chosen: undefined } };
      return takeBack(draft);
    }
    case 'type':
      return isOpening ? { ui: draft } : type(draft, view, input.key.toLowerCase());
    case 'hover':
    case 'drag':
    case 'drop':
      return { ui: draft };
  }
}

export const interpret: Interpret<Ui, View, Move> = (view, input, ui) => {
  const draft = draftOf(ui, view);
  // A second submission goes to the rules, which refuse it.
  if (!isWriting(view)) {
    const isAsking =
      (input.type === 'button' && input.name === 'commit') || input.type === 'tap' || input.type === 'act';
    const isLate = isAsking && view.seat !== undefined && !view.over && view.round > 0;
    return isLate ? { ui, move: { type: 'submit', program: '', accepted: [] } } : { ui };
  }
  const meant = mean(draft, input, view);
  // A draft that nothing was done to is no change.
  return meant.ui === draft && draft !== ui && !meant.move ? { ui } : meant;
};
