/**
 * Random matches, ply by ply, beside the rules written a second time (oracle.ts). What fails is told with its seed and
 * record.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import { usableMissions } from '../../src/bugcatcher/index.js';
import { BUILT_IN } from '../../src/bugcatcher/missions.js';
import type {
  Move,
  Event,
  Lists,
  Options,
  Player,
  Staged,
  State,
  Track,
} from '../../src/bugcatcher/state.js';
import type { Actor, Viewer } from '../../src/core/contract/rules.js';
import { chance, type Chance } from '../../src/core/basics/seed.js';
import { resolveRound } from '../../src/bugcatcher/index.js';
import { difference } from '../../src/testing/plain.js';
import { start } from './harness.js';
import {
  pointsCalled,
  faultsOf,
  faultsOfLists,
  handOut,
  lapOf,
  linesOf,
  mayPrecede,
  missionOf,
  numberOf,
  pointsOf,
  programOf,
  riderOf,
  seenOf,
  settle,
  startOf,
  type Named,
  type Rider,
  type Settled,
} from './oracle.js';

const { rules, notation } = bugcatcher;

interface Match {
  readonly luck: Chance;
  readonly acts: string[];
  state: State;
}

/** Throws where the engine and the rules written a second time part. */
function agree(what: string, ours: unknown, theirs: unknown): void {
  const where = difference(ours, theirs);
  if (where) throw new Error(`${what}: ${where}`);
}

const inOrder = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);

const between = (luck: Chance, least: number, most: number): number => least + luck.below(most - least + 1);

/** A mission of any kind, easy enough to come about now and then. */
function drawMission(luck: Chance, i: number): string {
  const few = (): number => between(luck, 1, 3);
  const several = <T>(items: readonly T[], most: number): T[] =>
    Array.from({ length: between(luck, 1, most) }, () => luck.pick(items));
  const node = luck.pick(['B', 'C']);
  const named = node === 'C' ? ['A1', 'B2', 'B1'] : ['A1-UL', 'B2-BR', 'A2-UR', 'B1-BL'];
  const sets = ['rim', 'inside', 'corners', 'left', 'right', 'top', 'bottom', ...named];
  const goal = luck.pick([
    () => `shape:${node}${several([...'URDL'], 4).join('')}`,
    () => `visit:${node}${few()}.${several(sets, 3).join('.')}`,
    () => `end:${node}.${several(sets, 3).join('.')}`,
    () => `steps:${node}${few() + 1}`,
    () => `both:${few()}`,
    () => `swaps:${few()}`,
    () => `cross:${few()}`,
    () => `clean:${few() + 2}`,
    () => `blue:${few()}`,
    () => `black:${few()}`,
  ])();
  const more = luck.pick([[], [few()], [few(), few()], [0, few()]]);
  return [`M${i}`, goal, between(luck, 1, 9), ...more].join(':');
}

function drawOptions(luck: Chance): Partial<Options> {
  const cols = luck.pick([2, 2, 3, 4, 6, 9]);
  const rows = luck.pick([2, 3, 3, 4, 5, 9]);
  const isOn = (): boolean => luck.below(2) === 0;
  const missions = Array.from({ length: between(luck, 1, 12) }, (_, i) => drawMission(luck, i)).join();
  return {
    cols,
    rows,
    players: between(luck, 2, Math.min(12, cols * rows)),
    rounds: between(luck, 1, 7),
    energy: between(luck, 1, 9),
    garnets: luck.pick([0, 1, 3, 9]),
    starts: luck.pick(['auto', 'choose']),
    startClaims: isOn(),
    ghostClaims: isOn(),
    penaltyAtEnd: isOn(),
    bidsRefund: isOn(),
    missions: isOn() ? '' : missions,
  };
}

/** Mostly sound, now and then with a fault. */
function drawLists(luck: Chance, options: Options): Lists {
  const { players } = options;
  const length = luck.pick([players, players, players, players, players - 1]);
  const list = (kind: 'B' | 'C'): number[] => {
    const all = [...pointsOf(options, kind).keys()];
    // Few places to wish for: many contests.
    const drawn = luck.shuffle(luck.below(2) ? all : all.slice(0, players)).slice(0, length);
    if (luck.below(20) === 0) drawn[0] = luck.pick([all.length, -1, drawn[1] ?? -1]);
    return drawn;
  };
  const bid = (): number => luck.pick([0, 0, 1, 1, 2, 5, luck.below(30) ? 0 : -1]);
  return { central: list('C'), border: list('B'), bids: [bid(), bid()] };
}

/** Seldom off the board; too long, with a garnet too many or a mission of no right now and then. */
function drawStaged(luck: Chance, options: Options, rider: Rider, shown: readonly number[]): Staged {
  const length = luck.pick([options.energy, options.energy, luck.below(options.energy + 3)]);
  const signs = [...luck.pick(['URDLurdlsg', 'URDLURDLurdlurdls', 'URDLs', 'urdls', 'URDLurdl'])];
  let program = '';
  for (let i = 0; i < length; i++) {
    const next = program + luck.pick(signs);
    const isOff = faultsOf(options, rider, shown, { program: next, accepted: [] }).has('off-board');
    if (!isOff || luck.below(60) === 0) program = next;
  }
  if (luck.below(5) === 0) program += 'g';
  const accepted = shown.filter(() => luck.below(3) > 0);
  if (luck.below(40) === 0) accepted.push(luck.below(40));
  return { program, accepted };
}

function play(match: Match, actor: Actor, move: Move): readonly Event[] {
  match.acts.push(`${actor}:${notation.formatMove(match.state, actor, move)}`);
  const step = rules.play(match.state, actor, move);
  match.state = step.state;
  return step.events;
}

/** The engine's refusal is one of the faults that the rules find, and there is none where they find none. */
function agreeOnRefusal(match: Match, actor: Actor, move: Move, faults: ReadonlySet<string>): void {
  const code = rules.refuse(match.state, actor, move)?.code.replace('bugcatcher/', '');
  if (code === undefined ? faults.size > 0 : !faults.has(code))
    throw new Error(
      `${actor} ${JSON.stringify(move)}: ${code ?? 'legal'}, by the rules ${[...faults].join(' or ') || 'legal'}`,
    );
}

/** B15: all that each viewer sees, and nothing besides. */
function agreeOnViews({ state }: Match, last: Track | null): void {
  const { options, players, round, over, missions, closed } = state;
  const began = round > 0 ? players : [];
  const open = {
    options,
    round,
    over,
    missions,
    closed,
    corners: inOrder(began.map(({ border }) => border)),
    cells: inOrder(began.map(({ central }) => central)),
    last,
    submitted: [...players.keys()].filter((seat) =>
      round > 0 ? players[seat]?.staged : players[seat]?.listed,
    ),
  };
  for (const viewer of ['public', 'all', ...players.keys()] as Viewer[])
    agree(`what ${viewer} sees`, bugcatcher.view(state, viewer), {
      ...open,
      ...(typeof viewer === 'number' ? { seat: viewer, own: players[viewer] } : {}),
      ...(over || viewer === 'all' ? { all: state } : {}),
    });
}

/** B15: of what happens in secret a seat hears its own alone. */
function agreeOnHearing(events: readonly Event[], viewer: Viewer): void {
  for (const event of events) {
    const heard = bugcatcher.filterEvent(event, viewer);
    const isOwn = ({ seat }: { readonly seat: number }): boolean => seat === viewer;
    if (event.type === 'submitted' || event.type === 'report' || event.type === 'slot')
      agree(`${event.type} heard`, heard ?? null, isOwn(event) ? event : null);
    if (event.type === 'round') agree('rounds heard', heard, event);
  }
}

/** B3, up to whose turn chance made it. */
function playStarts(match: Match): void {
  const { luck, state: first } = match;
  const { options } = first;
  const lists = first.players.map((): Lists | null => null);
  const seats = luck.shuffle([...first.players.keys()]);
  const isFull = luck.below(3) > 0;
  while (match.state.round === 0) {
    const seat = seats[0] as number;
    agree('who is to act', rules.toAct(match.state), inOrder(seats));
    agreeOnViews(match, null);
    agreeOnRefusal(match, seat, { type: 'submit', program: '', accepted: [] }, new Set(['lists-first']));
    agreeOnRefusal(match, seat, { type: 'timeout' }, new Set(['host-only']));
    if (!isFull && luck.below(20) === 0) {
      play(match, 'host', { type: 'timeout' });
      break;
    }
    const given = !isFull && luck.below(4) === 0 ? null : drawLists(luck, options);
    const faults = faultsOfLists(options, riderOf(options, first.players[seat] as Player), given);
    agreeOnRefusal(match, seat, { type: 'lists', lists: given }, faults);
    if (faults.size > 0) continue;
    seats.shift();
    lists[seat] = given;
    play(match, seat, { type: 'lists', lists: given });
    if (seats.length > 0)
      agreeOnRefusal(match, seat, { type: 'lists', lists: given }, new Set(['submitted']));
  }
  const { players } = match.state;
  const left = players.map(() => options.garnets);
  for (const [i, name] of (['central', 'border'] as const).entries()) {
    const places = players.map((player) => player[name]);
    if (new Set(places).size < places.length) throw new Error(`two ${name} nodes in one place`);
    // Lists that chance gave are nobody's to know.
    if (lists.includes(null)) return;
    const bids = lists.map((list) => list?.bids[i] ?? 0);
    const { faults, decided } = handOut(
      lists.map((list) => list?.[name] ?? []),
      bids,
      places,
    );
    agree(`${name} places`, faults, []);
    for (const [seat, bid] of bids.entries())
      if (!options.bidsRefund || decided[seat]) left[seat] = (left[seat] as number) - bid;
  }
  agree(
    'garnets after bids',
    players.map(({ garnets }) => garnets),
    left,
  );
}

/** B16: up to five missions that were not shown before. */
function agreeOnMissions({ state }: Match): readonly number[] {
  const { missions, options, round } = state;
  const before = missions.slice(0, -1).flat();
  const shown = missions[round - 1] ?? [];
  const usable = usableMissions(options);
  agree('rounds with missions', missions.length, round);
  agree('missions shown', shown.length, Math.min(5, usable.length - before.length));
  for (const [i, id] of shown.entries())
    if (!usable.includes(id) || before.includes(id) || shown.indexOf(id) !== i)
      throw new Error(`mission ${id} is shown in round ${round}`);
  if (round === 1 && options.missions === '' && usable.includes(0))
    agree('Cheerful Jellyfish', shown.includes(0), true);
  return shown;
}

/** A round's programs, some of them refused first; gives what was submitted and what the round told. */
function playPrograms(
  match: Match,
  riders: readonly Rider[],
  last: Track | null,
): { readonly staged: readonly Staged[]; readonly events: readonly Event[] } {
  const { luck, state } = match;
  const shown = agreeOnMissions(match);
  const staged = riders.map((): Staged => ({ program: '', accepted: [] }));
  const seats = luck.shuffle([...riders.keys()]);
  for (;;) {
    const seat = seats[0] as number;
    agree('who is to act', rules.toAct(match.state), inOrder(seats));
    agreeOnViews(match, last);
    if (luck.below(40) === 0) return { staged, events: play(match, 'host', { type: 'timeout' }) };
    const drawn = drawStaged(luck, state.options, riders[seat] as Rider, shown);
    const faults = faultsOf(state.options, riders[seat] as Rider, shown, drawn);
    agreeOnRefusal(match, seat, { type: 'submit', ...drawn }, faults);
    if (faults.size > 0) continue;
    seats.shift();
    staged[seat] = drawn;
    const events = play(match, seat, { type: 'submit', ...drawn });
    if (seats.length === 0) return { staged, events };
    agreeOnRefusal(match, seat, { type: 'submit', ...drawn }, new Set(['submitted']));
  }
}

/** B8 to B13: what the round left of each seat. */
function agreeOnSeats(
  { state: { options, players } }: Match,
  before: readonly Rider[],
  staged: readonly Staged[],
  settled: Settled,
): void {
  for (const [seat, { open, border, central, ...facts }] of settled.riders.entries()) {
    const { laps, lists: _, listed: __, ...player } = players[seat] as Player;
    agree(
      `seat ${seat}`,
      { ...player, open: inOrder(player.open) },
      {
        ...facts,
        border: numberOf(options, 'B', border),
        central: numberOf(options, 'C', central),
        open: inOrder(open.map(([id]) => id)),
        staged: null,
      },
    );
    const lap = laps.at(-1);
    agree(
      `the round of seat ${seat}`,
      { ...lap, gains: [...(lap?.gains ?? [])].sort(([a], [b]) => a - b) },
      lapOf(options, before[seat] as Rider, staged[seat] as Staged, settled, seat),
    );
  }
}

/** B15: the paths of a round, in an order that tells neither slots nor owners. */
function agreeOnTrack(ours: Track | null, theirs: Track): void {
  const lines = (track: Track | null): string[] =>
    (track?.paths ?? []).map(({ kind, at, way, blue }) => `${kind}${at}${blue ? way : way.toLowerCase()}`);
  agree('where nodes began', { ...ours, paths: [] }, { ...theirs, paths: [] });
  agree('what all see of the round', lines(ours), lines(theirs).sort());
}

function playMatch(match: Match): void {
  const { options } = match.state;
  agree('seats', match.state.players.length, options.players);
  if (options.starts === 'choose') playStarts(match);
  const missions = (options.missions ? options.missions.split(',') : BUILT_IN).map(missionOf);
  let riders: readonly Rider[] = match.state.players.map((player) => riderOf(options, player));
  for (const { blue, fireflies } of riders) agree('the beginning', [blue, fireflies], [true, 0]);
  let last: Track | null = null;
  for (let round = 1; round <= options.rounds; round++) {
    agree('round', [match.state.round, match.state.over], [round, false]);
    const { staged, events } = playPrograms(match, riders, last);
    const settled = settle(options, missions, round, riders, staged);
    const point = (to: string): string =>
      (['B', 'C'] as const).flatMap((kind) => pointsCalled(options, kind, to))[0] ?? '';
    const slots = events.flatMap((event) => {
      if (event.type !== 'slot') return [];
      const { seat, entry, result, blue, to, slot } = event;
      return [[slot, { seat, entry, result, blue, to: point(to) }]];
    });
    agree(
      'slots',
      slots,
      settled.run.slots.flatMap((acts, slot) => acts.map((act) => [slot + 1, act])),
    );
    const reports = events.flatMap((event) => (event.type === 'report' ? [event] : []));
    agree(
      'reports',
      reports.map(({ paths, collisions, accepted, gained, fireflies }) => [
        paths,
        collisions,
        accepted,
        gained,
        fireflies,
      ]),
      settled.riders.map(({ fireflies }, seat) => [
        settled.run.placed.filter((path) => path.seat === seat).length,
        settled.run.collisions[seat],
        staged[seat]?.accepted.length,
        fireflies - (riders[seat]?.fireflies ?? 0),
        fireflies,
      ]),
    );
    agreeOnSeats(match, riders, staged, settled);
    const closed = match.state.closed.filter(([, when]) => when === round);
    agree('missions completed', inOrder(closed.map(([id]) => id)), inOrder(settled.closed));
    last = match.state.last;
    agreeOnTrack(last, seenOf(options, riders, settled.run));
    for (const viewer of ['public', ...riders.keys()] as Viewer[]) agreeOnHearing(events, viewer);
    riders = settled.riders;
    if (round === options.rounds) {
      agreeOnViews(match, last);
      agreeOnEnd(match, events, riders);
    }
  }
}

/** B14: the order of all, and the one winner. */
function agreeOnEnd({ state }: Match, events: readonly Event[], riders: readonly Rider[]): void {
  const over = events.find((event) => event.type === 'over');
  const order = over?.order ?? [];
  agree('the end', [state.over, rules.toAct(state)], [true, []]);
  agree('seats in order', inOrder(order), [...riders.keys()]);
  for (let i = 1; i < order.length; i++)
    if (!mayPrecede(riders[order[i - 1] as number] as Rider, riders[order[i] as number] as Rider))
      throw new Error(`seat ${order[i - 1]} stands before seat ${order[i]}`);
  const { winners, scores } = rules.outcome(state) ?? {};
  agree(
    'winner and totals',
    [winners, scores],
    [order.slice(0, 1), riders.map(({ fireflies }) => fireflies)],
  );
}

describe('B1 to B16: random matches go as the rules written a second time say', () => {
  const GAMES = 40;
  it.each([0, 40, 80, 120])('seeds from %i', (first) => {
    for (let seed = first; seed < first + GAMES; seed++) {
      const luck = chance(seed);
      const options = drawOptions(luck);
      const match: Match = { luck, acts: [], state: rules.setup(options, seed) };
      const record = notation.formatOptions(match.state.options);
      try {
        playMatch(match);
      } catch (error) {
        throw new Error(`seed ${seed}, ${record} | ${match.acts.join(' ')}`, { cause: error });
      }
    }
  });
});

const GRID = { cols: 3, rows: 3 };
const ANY = start();
const upTo = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });

/** As many of the words as stay on the board while nothing collides (B6). */
function soundFrom(player: Named, words: readonly string[]): string[] {
  const options = { ...ANY.options, ...GRID, energy: words.length };
  const rider = { ...riderOf(options, ANY.players[0] as Player), ...startOf(player) };
  return words.reduce<string[]>((kept, word) => {
    const longer = [...kept, word];
    return faultsOf(options, rider, [], { program: programOf(longer), accepted: [] }).size > 0
      ? kept
      : longer;
  }, []);
}

/** Rounds that fast-check makes smaller until no player and no entry can be left out. */
const rounds = fc
  .array(
    fc
      .record({
        border: fc.tuple(upTo(GRID.cols), upTo(GRID.rows)),
        central: fc.tuple(upTo(GRID.cols - 1), upTo(GRID.rows - 1)).map(([x, y]) => `${'ABC'[x]}${y + 1}`),
        borderBlue: fc.boolean(),
        words: fc.array(fc.constantFrom('BU', 'BD', 'BL', 'BR', 'CU', 'CD', 'CL', 'CR', 'swap'), {
          maxLength: 7,
        }),
      })
      .map(({ words, ...player }): Named => ({
        ...player,
        actions: soundFrom({ ...player, actions: [] }, words),
      })),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) => Object.fromEntries(list.map((player, i) => [`p${i}`, player])));

it('B7 to B10: what becomes of each entry of any round is as the rules written a second time say', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(rounds, (given) => {
      const { log } = resolveRound(given, GRID);
      expect(log.map((line) => line.join(' ')).sort()).toEqual(linesOf(given).sort());
      for (const [, , , result] of log) seen.add(result);
    }),
    { numRuns: 1000 },
  );
  expect([...seen].sort()).toEqual(['case1', 'case2', 'case3', 'case4', 'ok', 'ok black', 'ok blue', 'void']);
});
