/** Facts of the game as sentences, for the log, the status and the ear. All wording comes from the words table. */
import { indexed } from '../core/basics/indices.js';
import { seatFact, type Words } from '../core/words/words.js';
import { boardOf, isQuark } from './geometry.js';
import { rules } from './rules.js';
import { bounds, groupsOf, score } from './score.js';
import type { Event, State } from './state.js';
import { other, SIGNS } from './turns.js';

export function describe(event: Event, words: Words): string {
  return words.say(`event.${event.type}`, { ...event, seat: seatFact(event.seat) });
}

/** A move that somebody is advised to make, by its event. */
export function describeHint(event: Event, { say }: Words): string {
  return event.type === 'proposed' || event.type === 'resigned'
    ? ''
    : say(`hint.${event.type}`, { ...event });
}

/** The stones that a game has shut in from one position to a later one, by whose they are; empty if there are none. */
export function describeShut(before: State, after: State, words: Words): string {
  const old = bounds(before).dead;
  const shut = bounds(after).dead.filter((cell) => !old.includes(cell));
  const { byName } = boardOf(after.options.rings);
  const told = SIGNS.map((sign) => shut.filter((cell) => after.stones[byName.get(cell) as number] === sign));
  return words.text(
    indexed(told).flatMap(([seat, stones]) =>
      stones.length > 0 ? words.say('told.shut', { seat: seatFact(seat), n: stones.length, stones }) : [],
    ),
  );
}

/** Says who is to act or has proposed to count, or how it ended. */
export function describeTurn(state: State, words: Words): string {
  const outcome = rules.outcome(state);
  if (!outcome) {
    const facts = { seat: seatFact(state.turn), other: seatFact(other(state.turn)) };
    return words.say(state.phase === 'count' ? 'turn.count' : 'turn.one', facts);
  }
  const { winners, reason, scores } = outcome;
  const winner = winners[0] ?? 0;
  const loser = other(winner);
  const { seats } = score(state);
  return words.say(reason, {
    winner: seatFact(winner),
    loser: seatFact(loser),
    points: scores?.[winner] ?? 0,
    against: scores?.[loser] ?? 0,
    quarks: seats[winner]?.quarks ?? 0,
    others: seats[loser]?.quarks ?? 0,
  });
}

/** Descriptions of cells by their properties, cached: most cells of a board are alike. */
const told = new WeakMap<Words, Map<string, string>>();

/** Something that is true of a cell: a key, and the number or the seat in it. */
type Holds = readonly [key: string, n?: number];

function sayThat(holds: readonly Holds[], words: Words): string {
  const known = told.get(words) ?? new Map<string, string>();
  told.set(words, known);
  const id = holds.join();
  const text = known.get(id);
  if (text !== undefined) return text;
  const made = words.row(
    holds.map(([key, n]) => words.say(key, n === undefined ? {} : { n, seat: seatFact(n) })),
  );
  known.set(id, made);
  return made;
}

/** A cell in few words, as a neighbour: `S31, blue stone`. */
export function glance({ options, stones }: State, cell: string, words: Words): string {
  const seat = SIGNS.findIndex((sign) => sign === stones[boardOf(options.rings).byName.get(cell) as number]);
  return words.row([cell, words.say(seat < 0 ? 'cell.empty' : `cell.stone.${seat}`)]);
}

/** The stone on a cell, for a picture; empty where there is none. */
export function describeStone(state: State, cell: string, words: Words): string {
  const { options, stones } = state;
  const seat = SIGNS.findIndex((sign) => sign === stones[boardOf(options.rings).byName.get(cell) as number]);
  if (seat < 0) return '';
  const isDead = bounds(state).dead.includes(cell);
  return words.row([words.say(`cell.stone.${seat}`), ...(isDead ? [words.say('cell.dead')] : [])]);
}

/**
 * Previews a stone on a cell: the group that it would join, and each seat's possible final scores; empty if none can be
 * placed.
 */
export function foretell(state: State, cell: string, words: Words): string {
  const place = { type: 'place', node: cell } as const;
  if (rules.refuse(state, state.turn, place)) return '';
  const after = rules.play(state, state.turn, place).state;
  const { lowest, highest } = bounds(after);
  const ranges = [0, 1].map((seat) =>
    words.say('would.range', {
      seat: seatFact(seat),
      low: lowest[seat] as number,
      high: highest[seat] as number,
    }),
  );
  return words.text([words.say('would.stone', { name: describeCell(after, cell, words) }), ...ranges]);
}

/**
 * A cell for a reader who does not see it: `S31, blue stone, star of 4 peries`; `*60, empty, corner, secured for Red`.
 */
export function describeCell(state: State, cell: string, words: Words): string {
  const board = boardOf(state.options.rings);
  const node = board.byName.get(cell) as number;
  const seat = SIGNS.findIndex((sign) => sign === state.stones[node]);
  // If players have names, these say more than colours.
  const stone: Holds = words.has(`name.${seat}`) ? ['cell.stone-of', seat] : [`cell.stone.${seat}`];
  const holds: Holds[] = [seat < 0 ? ['cell.empty'] : stone];
  if (node >= board.rim) holds.push([isQuark(board, node) ? 'cell.corner' : 'cell.rim']);
  if (state.puzzle?.goal.parts.includes(cell)) holds.push(['cell.asked']);
  const { secured, dead } = bounds(state);
  const isDead = dead.includes(cell);
  if (isDead) holds.push(['cell.dead']);
  const group = isDead ? undefined : groupsOf(state)[node];
  if (group) {
    const { stones, peries } = group;
    if (peries >= 2) holds.push(['cell.star', peries]);
    else if (stones > 1) holds.push([peries === 1 ? 'cell.group-with-peri' : 'cell.group', stones]);
  }
  const owner = node < board.rim ? -1 : secured.findIndex((names) => names.includes(cell));
  if (owner >= 0) holds.push(['cell.secured', owner]);
  return words.row([cell, sayThat(holds, words)]);
}
