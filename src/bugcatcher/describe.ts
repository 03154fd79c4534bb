/** Facts of the game as sentences, for the log, the status and the ear. All wording comes from the words table. */
import type { Fact, KeyFact } from '../core/basics/result.js';
import { seatFact, type Words } from '../core/words/words.js';
import type { Seat } from '../core/contract/rules.js';
import { nameOf, readSpot, type Grid } from './geometry.js';
import type { Mission } from './goals.js';
import { foresee } from './preview.js';
import { draftOf, entriesTo, isWriting, wishesOf, type Ui } from './interpret.js';
import { costOf, entryFact, headsAfter, kindOf, pathsIn, refuseProgram, wordsOf } from './program.js';
import { garnetsFor } from './ranking.js';
import { missionsOf } from './feasibility.js';
import { rankOf } from './round.js';
import { stopsOf } from './stops.js';
import { writtenCourse } from './open-plans.js';
import type { Act, Event, Gain, Kind, Lap, Options, Player, View } from './state.js';
import { fold } from '../core/basics/indices.js';

/** As much of a board as the names of its spots ask for. */
const gridOf = (cols: number): Grid => ({ cols, rows: 9 });

/** The words key for the fate of an entry. */
export function resultKey({ entry, result, blue }: Pick<Act, 'entry' | 'result' | 'blue'>): string {
  const good = !kindOf(entry) ? 'swapped' : blue ? 'blue' : 'black';
  return `result.${result === '-' ? 'void' : result === '0' ? good : `case${result}`}`;
}

/** The fate of an entry: `blue path`, `stopped at a claimed spot`. */
export function describeResult(act: Pick<Act, 'entry' | 'result' | 'blue'>, words: Words): string {
  return words.say(resultKey(act));
}

/** The result of a slot for a seat, in a sentence. */
export function describeAct(
  { seat, entry, result, blue }: Omit<Act, 'to'>,
  slot: number,
  words: Words,
): string {
  const kind = kindOf(entry);
  const what = result === '-' ? 'void' : result !== '0' ? `case${result}` : kind ? 'path' : 'swap';
  // A path stops only nodes of its own colour.
  const colour = blue ? 'blue' : 'black';
  return words.say(`slot.${what}`, { seat: seatFact(seat), slot, node: kind ?? '', colour });
}

/** The name of a mission; built-in ones are in the language of the words. */
function missionFact({ name }: Pick<Mission, 'name'>, words: Words): Fact {
  const key = `mission.${name.replaceAll(' ', '_')}`;
  return words.has(key) ? { key } : name;
}

export function nameMission(mission: Mission, words: Words): string {
  const fact = missionFact(mission, words);
  return typeof fact === 'string' ? fact : words.say((fact as KeyFact).key);
}

const namesOf = (ids: readonly number[], custom: string, words: Words): readonly Fact[] =>
  ids.map((id) => missionFact(missionsOf(custom)[id] ?? { name: '' }, words));

/** Nothing where no mission was completed. */
export function describeCompleted(
  completed: readonly number[],
  custom: string,
  words: Words,
): readonly string[] {
  const { length: n } = completed;
  return n > 0 ? [words.say('event.completed', { n, names: namesOf(completed, custom, words) })] : [];
}

/** The gains from missions for a seat in a round, a sentence each; `completed`: those that somebody completed in it. */
export function describeGains(
  seat: Seat,
  gains: readonly Gain[],
  completed: readonly number[],
  custom: string,
  words: Words,
): readonly string[] {
  return gains.map(([id, points]) => {
    const { name = '', reward = 0 } = missionsOf(custom)[id] ?? {};
    const good = points < reward ? 'shared' : 'done';
    const how = points > 0 ? good : completed.includes(id) ? 'lost' : 'failed';
    return words.say(`gain.${how}`, { seat: seatFact(seat), name: missionFact({ name }, words), points });
  });
}

function describeStarts({ corners, own, cols }: Event & { readonly type: 'started' }, words: Words): string {
  return words.text([
    words.say('event.started', { n: corners.length }),
    ...own.map(([seat, border, central]) =>
      words.say('event.started.own', {
        seat: seatFact(seat),
        border: nameOf(gridOf(cols), 'B', border),
        central: nameOf(gridOf(cols), 'C', central),
      }),
    ),
  ]);
}

export function describe(event: Event, words: Words): string {
  switch (event.type) {
    case 'listed':
      return words.say('event.listed', { seat: seatFact(event.seat) });
    case 'started':
      return describeStarts(event, words);
    case 'submitted': {
      const seat = seatFact(event.seat);
      const program = wordsOf(event.program);
      const { length: n } = event.accepted;
      return words.text([
        words.say(program.length > 0 ? 'event.committed' : 'event.committed.none', { seat, program }),
        ...(n > 0 ? [words.say('event.accepted', { seat, n })] : []),
      ]);
    }
    case 'slot':
      return describeAct(event, event.slot, words);
    case 'round': {
      const { round, track, completed, custom } = event;
      return words.text([
        words.say('event.round', { round, paths: track.paths.length }),
        ...describeCompleted(completed, custom, words),
      ]);
    }
    case 'report': {
      const { seat, round, gained, fireflies, gains, completed, custom } = event;
      return words.text([
        words.say('event.report', { seat: seatFact(seat), round, gained, fireflies }),
        ...describeGains(seat, gains, completed, custom, words),
      ]);
    }
    case 'missions': {
      const { round, ids, custom } = event;
      const { length: n } = ids;
      if (n === 0) return words.say('event.no-missions', { round });
      return words.say('event.missions', { round, n, names: namesOf(ids, custom, words) });
    }
    case 'over':
      return words.say('event.over');
  }
}

/** Of a round's many events what counts: what it brought the reader, else that it is over; and what is new. */
export function news(events: readonly Event[], words: Words): readonly string[] {
  const of = (...types: readonly Event['type'][]): readonly string[] =>
    events.filter(({ type }) => types.includes(type)).map((event) => describe(event, words));
  const own = of('report');
  return own.length === 1 ? own : of('started', 'round');
}

/** Where a seat's nodes were stopped in its last round, and by whom, so far as it may know that: a sentence each. */
function describeStops(view: View, seat: Seat, lap: Lap, words: Words): readonly string[] {
  const { options } = view;
  // B15: nobody learns whose a path is; only of two players each knows the other.
  const other = options.players === 2 ? seatFact(1 - seat) : { key: 'player.another' };
  return stopsOf(view, lap).map(({ step: { kind, to, slot }, by }) =>
    words.say(`stopped.${by}`, {
      seat: seatFact(seat),
      other,
      node: kind,
      cell: nameOf(options, kind, to),
      slot: slot + 1,
    }),
  );
}

/**
 * The reader's last round: what it brought, where nodes were stopped, its missions in few words; empty before the
 * first.
 */
export function describeRound(view: View, words: Words): string {
  const { own, seat, round, over, options } = view;
  const lap = own?.laps.at(-1);
  if (!own || !lap || seat === undefined) return '';
  const gained = fold(lap.gains, pathsIn(lap), (sum, [, points]) => sum + points);
  const gains = lap.gains.map(([id, points]): Fact => {
    const mission = missionsOf(options.missions)[id];
    const name = missionFact(mission ?? { name: '' }, words);
    const isShared = points > 0 && points < (mission?.reward ?? 0);
    return { key: isShared ? 'round.gain-shared' : 'round.gain', facts: { name, points } };
  });
  const facts = { seat: seatFact(seat), round: over ? round : round - 1, gained, fireflies: own.fireflies };
  return words.text([
    words.say('event.report', facts),
    ...describeStops(view, seat, lap, words),
    ...(gains.length > 0 ? [words.say('round.gains', { gains })] : []),
  ]);
}

/** The goal of a mission, in a sentence. */
export function describeMission({ kind, node, count, word }: Mission, words: Words): string {
  const spots = word.split('.').map((part) => (words.has(`spots.${part}`) ? { key: `spots.${part}` } : part));
  return words.say(`goal.${kind}`, { node, n: count, spots });
}

/** For the ear, the shape that stands as a picture beside a mission; empty where there is none. */
export function describeShape({ kind, word }: Mission, words: Words): string {
  return kind === 'shape'
    ? words.say('shape', { ways: [...word].map((way) => ({ key: `way.${way}` })) })
    : '';
}

/** The cost and deadline of accepting a mission that was shown in a round; empty if it has neither. */
export function describePenalty(
  { penalty, rounds: limit }: Mission,
  shown: number,
  { rounds, penaltyAtEnd }: Options,
  words: Words,
): string {
  // B12: a limit past the last round is none, unless penalties fall due at the end.
  const last = limit > 0 ? shown + limit - 1 : Infinity;
  const round = Math.min(last, rounds);
  const facts = { points: -penalty, round };
  if (penalty === 0) return limit > 0 ? words.say('penalty.none', facts) : '';
  return words.say(last <= rounds || penaltyAtEnd ? 'penalty.rounds' : 'penalty', facts);
}

/** A node with its owner, shape and colour: `your round black node`. */
const tellNode = (seat: number, node: Kind, isSquareBlue: boolean, words: Words): string =>
  words.say(`node.own.${isSquareBlue === (node === 'B') ? 'blue' : 'black'}`, { seat: seatFact(seat), node });

/** The node on a spot, if there is one. */
function nodeAt(view: View, kind: Kind, place: number, words: Words): readonly string[] {
  const { corners, cells, own, plans = [], seat = 0 } = view;
  if (own && (kind === 'B' ? own.border : own.central) === place)
    return [tellNode(seat, kind, own.blue, words)];
  const shown = plans.find(({ border, central }) => (kind === 'B' ? border : central) === place);
  if (shown) return [tellNode(shown.seat, kind, shown.blue, words)];
  return (kind === 'B' ? corners : cells).includes(place) ? [words.say('node.other', { node: kind })] : [];
}

/** Tells who comes to a spot, and when, if the programs of others are shown (B19). */
function comersAt(view: View, kind: Kind, place: number, words: Words): readonly string[] {
  return (view.plans ?? []).flatMap((plan) =>
    writtenCourse(view, plan)
      .placed.filter((step) => step.kind === kind && step.to === place)
      .map(({ slot }) => words.say('spot.comes', { seat: seatFact(plan.seat), slot: slot + 1 })),
  );
}

/** The colours of the last round's paths that begin or end at a spot. */
function pathsAt({ options, last }: View, kind: Kind, place: number, words: Words): readonly string[] {
  const width = options.cols + Number(kind === 'B');
  const paths = last?.paths.filter(
    (path) => path.kind === kind && (path.at === place || path.at + (path.way === 'R' ? 1 : width) === place),
  );
  const has = (isBlue: boolean): boolean => paths?.some(({ blue }) => blue === isBlue) === true;
  return [
    ...(has(true) ? [words.say('result.blue')] : []),
    ...(has(false) ? [words.say('result.black')] : []),
  ];
}

/**
 * The contents of a spot, for a picture: nodes, their owners once all may know them, and paths; empty if there is
 * nothing.
 */
export function describeSpot(view: View, cell: string, words: Words): string {
  const { options, all } = view;
  const at = readSpot(options, cell);
  if (!at) return '';
  const { kind, place } = at;
  const nodes = (all?.players ?? []).flatMap(({ border, central, blue }, seat) =>
    (kind === 'B' ? border : central) === place ? [tellNode(seat, kind, blue, words)] : [],
  );
  const there = nodes.length > 0 ? nodes : nodeAt(view, kind, place, words);
  return words.row([...there, ...pathsAt(view, kind, place, words)]);
}

/** A spot in few words, as a neighbour: `C2, your round blue node`. */
export function glance(view: View, cell: string, words: Words): string {
  const at = readSpot(view.options, cell);
  return at ? words.row([cell, ...nodeAt(view, at.kind, at.place, words)]) : cell;
}

/**
 * Previews the steps that Enter would write to reach a spot, and how they would fare if nobody else moved; before round
 * 1, the choice of that spot.
 */
export function foretell(view: View, cell: string, words: Words, ui: Ui): string {
  const { own, options, round } = view;
  if (!own || !isWriting(view)) return '';
  const draft = draftOf(ui, view);
  if (round === 0) return foretellWish(draft, view, cell, words);
  const entries = entriesTo(draft, view, cell);
  const program = draft.program + entries;
  if (entries === '' || refuseProgram(options, own, program)) return '';
  const results = foresee(view, program, false).slice(draft.program.length);
  const hits = [...entries].flatMap((entry, i) => {
    const result = results[i] as string;
    const what = { key: resultKey({ entry, result, blue: true }) };
    return result === '0' ? [] : [words.say('would.fare', { entry: entryFact(entry), what })];
  });
  const left = options.energy - costOf(program);
  return words.text([words.say('would.write', { entries: [...entries].map(entryFact), left }), ...hits]);
}

function foretellWish({ lists }: Ui, { options }: View, cell: string, words: Words): string {
  const at = readSpot(options, cell);
  if (!at) return '';
  const list = at.kind === 'B' ? lists.border : lists.central;
  if (list.includes(at.place)) return words.say('would.unwish', { cell });
  return list.length < options.players ? words.say('would.wish', { cell, n: list.length + 1 }) : '';
}

/** A spot for a reader who does not see it: `C3, centre, your round black node`; `C1-BR, corner, a square node`. */
export function describeCell(view: View, cell: string, words: Words, ui: Ui): string {
  const { options, own } = view;
  const at = readSpot(options, cell);
  if (!at) return cell;
  const { kind, place } = at;
  const seat = seatFact(view.seat ?? 0);
  const said = [cell, words.say(`spot.${kind}`), ...nodeAt(view, kind, place, words)];
  const began = own?.laps.at(-1);
  if (began && (kind === 'B' ? began.border : began.central) === place)
    said.push(words.say('node.began', { seat }));
  said.push(...comersAt(view, kind, place, words));
  const { program } = draftOf(ui, view);
  const ends = own && program !== '' && isWriting(view) ? headsAfter(options, own, program) : undefined;
  if (ends && (kind === 'B' ? ends.border : ends.central) === place)
    said.push(words.say('node.ends', { seat }));
  const { border, central } = wishesOf(ui, view);
  const choice = (kind === 'B' ? border : central).indexOf(place);
  if (choice >= 0) said.push(words.say('spot.choice', { n: choice + 1 }));
  said.push(...pathsAt(view, kind, place, words));
  return words.row(said);
}

/** Seat, fireflies, missions, collisions, garnets in all. */
export type Row = readonly [Seat, number, number, number, number];

/** The seats' rows for the table at the end, the winner's first. */
export function finalRows({ all }: View): readonly Row[] {
  if (!all) return [];
  return rankOf(all).map((seat, place) => {
    const { fireflies, done, collisions, garnets } = all.players[seat] as Player;
    return [seat, fireflies, done, collisions, garnets + garnetsFor(fireflies) + Number(place === 0)];
  });
}
