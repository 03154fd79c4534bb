/**
 * The rules of the sealed walk.
 * W1 A ring of twice as many cells as players; the walkers start on different cells, by chance.
 * W2 Each round every seat submits a program of letters, in any order and in secret: L a step down, R up, S stand; not
 * S alone. W3 The programs run slot by slot, all walkers at once. Who would meet another, on a cell or between two,
 * stays and loses a point. W4 Each step made is a point; who ends the round on its lamp gains two more.
 * W5 The host may time a round out: seats that are missing stand still.
 * W6 After the last round most points win, shared. Until then nobody is told whose walker is whose.
 */
import { makeRules } from '../../../src/core/contract/make-rules.js';
import type { OptionTable } from '../../../src/core/contract/option-kinds.js';
import { requireOptions } from '../../../src/core/text/options.js';
import type { Actor, Outcome, Rules, Seat, Step, Viewer } from '../../../src/core/contract/rules.js';
import type { Refusal } from '../../../src/core/basics/result.js';
import { chance, type Chance } from '../../../src/core/basics/seed.js';
import { eitherOf, fieldsOf, oneOf, textUpTo } from '../../../src/core/basics/shape.js';
import type { Move, Event, Options, Slot, State, Walk } from './state.js';

export const options: OptionTable<Options> = {
  players: { kind: 'integer', default: 9, min: 2, max: 9, rule: 'W1', countsSeats: true },
  rounds: { kind: 'integer', default: 3, min: 1, max: 5, rule: 'W6' },
  slots: { kind: 'integer', default: 3, min: 1, max: 5, rule: 'W2' },
};

const STAND = 'S';
const LETTERS = ['L', 'R', STAND];
/** Longer programs are drawn, not listed. */
const LISTED_SLOTS = 3;

export function ringOf({ players }: Options): number {
  return players * 2;
}

function setup(given: Partial<Options>, seed: number): State {
  const chosen = requireOptions(options, given);
  const luck = chance(seed);
  const ring = Array.from({ length: ringOf(chosen) }, (_, cell) => cell);
  const none = Array<null>(chosen.players).fill(null);
  const cells = luck.shuffle(ring).slice(0, chosen.players);
  const totals = Array<number>(chosen.players).fill(0);
  return {
    options: chosen,
    round: 1,
    cells,
    lamp: luck.pick(ring),
    totals,
    staged: none,
    log: [],
    last: [],
    seed: luck.seed(),
    over: false,
  };
}

function toAct({ staged, over }: State): readonly Seat[] {
  return over ? [] : staged.flatMap((program, seat) => (program === null ? [seat] : []));
}

function* programs(slots: number): Generator<string> {
  if (slots === 0) return yield '';
  for (const rest of programs(slots - 1)) for (const letter of LETTERS) yield rest + letter;
}

function* moves(state: State, actor: Actor): Generator<Move> {
  if (actor === 'host' || !toAct(state).includes(actor) || state.options.slots > LISTED_SLOTS) return;
  for (const program of programs(state.options.slots))
    if (!isStill(program)) yield { type: 'commit', program };
}

function isStill(program: string): boolean {
  return !/[LR]/.test(program);
}

function drawProgram(slots: number, luck: Chance): string {
  const letters = Array.from({ length: slots }, () => luck.pick(LETTERS));
  letters[luck.below(slots)] = luck.pick(['L', 'R']);
  return letters.join('');
}

function refuse(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (state.over) return { code: 'sealed/over', rule: 'W6' };
  if (move.type === 'timeout') return actor === 'host' ? undefined : { code: 'sealed/host-only', rule: 'W5' };
  if (actor === 'host' || !toAct(state).includes(actor))
    return { code: 'sealed/not-now', rule: 'W2', facts: { actor } };
  const { slots } = state.options;
  if (move.program.length !== slots) return { code: 'sealed/length', rule: 'W2', facts: { slots } };
  return isStill(move.program) ? { code: 'sealed/still', rule: 'W2' } : undefined;
}

/** One slot, W3: nobody enters a cell that another enters or keeps, and two never swap places. */
function runSlot(cells: readonly number[], letters: readonly string[], ring: number): readonly number[] {
  const targets = cells.map(
    (cell, seat) => (cell + (letters[seat] === 'R' ? 1 : letters[seat] === 'L' ? ring - 1 : 0)) % ring,
  );
  const moving = targets.map((target, seat) => target !== cells[seat]);
  for (let settled = false; !settled;) {
    settled = true;
    const stops = moving.map(
      (moves, seat) =>
        moves &&
        targets.some((target, other) => {
          if (other === seat) return false;
          const to = moving[other] ? target : cells[other];
          return to === targets[seat] || (to === cells[seat] && cells[other] === targets[seat]);
        }),
    );
    stops.forEach((stop, seat) => {
      if (!stop) return;
      moving[seat] = false;
      settled = false;
    });
  }
  return cells.map((cell, seat) => (moving[seat] ? (targets[seat] as number) : cell));
}

function runRound(state: State, program: readonly string[]): Step<State, Event> {
  const { options: chosen, round, lamp } = state;
  const slots: Slot[] = [];
  const totals = [...state.totals];
  let cells = state.cells;
  for (let slot = 0; slot < chosen.slots; slot++) {
    const letters = program.map((letters) => letters[slot] as string);
    const next = runSlot(cells, letters, ringOf(chosen));
    const walks: Walk[] = [];
    let bumps = 0;
    next.forEach((to, seat) => {
      const from = cells[seat] as number;
      if (to !== from) walks.push({ from, to, seat });
      else if (letters[seat] !== STAND) bumps++;
      if (letters[seat] !== STAND) totals[seat] = (totals[seat] as number) + (to === from ? -1 : 1);
    });
    slots.push({ walks: walks.sort((a, b) => a.from - b.from), bumps });
    cells = next;
  }
  const onLamp = cells.indexOf(lamp);
  if (onLamp >= 0) totals[onLamp] = (totals[onLamp] as number) + 2;
  const events: Event[] = slots.map((slot, at) => ({ type: 'slot', slot: at, ...slot }));
  events.push({ type: 'round', round, totals });
  const luck = chance(state.seed);
  const over = round === chosen.rounds;
  const ended: State = {
    ...state,
    round: over ? round : round + 1,
    cells,
    lamp: luck.below(ringOf(chosen)),
    totals,
    staged: program.map(() => null),
    log: [...state.log, program],
    last: slots.map(({ walks, bumps }) => ({ walks: walks.map(unnamed), bumps })),
    seed: luck.seed(),
    over,
  };
  if (over) events.push({ type: 'over', winners: winnersOf(totals) });
  return { state: ended, events, irreversible: true };
}

/** A step, but not whose it is. */
export function unnamed({ from, to }: Walk): Walk {
  return { from, to };
}

function play(state: State, actor: Actor, move: Move): Step<State, Event> {
  if (move.type === 'timeout') {
    const still = STAND.repeat(state.options.slots);
    return runRound(
      state,
      state.staged.map((program) => program ?? still),
    );
  }
  const staged = state.staged.map((program, seat) => (seat === actor ? move.program : program));
  const event: Event = { type: 'committed', seat: actor as Seat, program: move.program };
  if (staged.includes(null)) return { state: { ...state, staged }, events: [event], irreversible: true };
  const { events, ...step } = runRound(state, staged as string[]);
  return { ...step, events: [event, ...events] };
}

function winnersOf(totals: readonly number[]): readonly Seat[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

function outcome({ over, totals }: State): Outcome | undefined {
  return over ? { winners: winnersOf(totals), reason: 'sealed/most-points', scores: totals } : undefined;
}

/**
 * The walkers, totals and programs of others are dealt anew from what everybody sees: the taken cells and who has
 * submitted.
 */
function resample(state: State, viewer: Viewer, seed: number): State {
  if (viewer === 'all' || state.over) return state;
  const { options: chosen, cells, round } = state;
  const luck = chance(seed);
  const keeps = (seat: Seat): boolean => seat === viewer;
  const others = luck.shuffle(cells.filter((_, seat) => !keeps(seat)).sort((a, b) => a - b));
  const most = (round - 1) * chosen.slots;
  return {
    ...state,
    cells: cells.map((cell, seat) => (keeps(seat) ? cell : (others.pop() as number))),
    totals: state.totals.map((total, seat) => (keeps(seat) ? total : luck.below(2 * most + 1) - most)),
    staged: state.staged.map((program, seat) =>
      keeps(seat) || program === null ? program : drawProgram(chosen.slots, luck),
    ),
    log: state.log.map((programs) =>
      programs.map((program, seat) => (keeps(seat) ? program : drawProgram(chosen.slots, luck))),
    ),
    seed: luck.seed(),
  };
}

export const rules: Rules<State, Move, Event, Options> = makeRules({
  id: 'sealed',
  version: 1,
  chance: true,
  simultaneous: true,
  options,
  move: eitherOf(
    fieldsOf({ type: oneOf('commit'), program: textUpTo(40) }),
    fieldsOf({ type: oneOf('timeout') }),
  ),
  setup,
  seats: ({ options: { players } }) => players,
  toAct,
  moves,
  sample: (state, _actor, seed) => ({
    type: 'commit',
    program: drawProgram(state.options.slots, chance(seed)),
  }),
  refuse,
  play,
  outcome,
  resample,
});
