/** Facts of the game as sentences, for the log, the status and the ear. All wording comes from the words table. */
import { seatFact, type Words } from '../core/words.js';
import type { Seat } from '../core/rules.js';
import { nameOf, readPlace, type Grid } from './geometry.js';
import type { Mission } from './goals.js';
import { foresee } from './preview.js';
import { draftOf, entriesTo, isWriting, wishesOf, type Ui } from './interpret.js';
import { costOf, headsAfter, kindOf, refuseProgram, wordOf, wordsOf } from './program.js';
import { garnetsFor } from './ranking.js';
import { missionsOf } from './feasibility.js';
import { rankOf } from './round.js';
import type { Act, Event, Gain, Player, View } from './state.js';

/** As much of a board as the names of its places ask for. */
const gridOf = (cols: number): Grid => ({ cols, rows: 9 });

/** What became of an entry: `blue path`, `case 4, ...`. */
export function describeResult({ entry, result, blue }: Omit<Act, 'seat'>, words: Words): string {
  const good = !kindOf(entry) ? 'swapped' : blue ? 'blue' : 'black';
  return words.say(`result.${result === '-' ? 'void' : result === '0' ? good : `case${result}`}`);
}

export function describeAct(act: Act, words: Words): string {
  return words.say('said.act', { entry: wordOf(act.entry), what: describeResult(act, words) });
}

/** Nothing where no mission was completed. */
export function describeCompleted(
  completed: readonly number[],
  custom: string,
  words: Words,
): readonly string[] {
  const { length: n } = completed;
  return n > 0 ? [words.say('event.completed', { n, names: names(completed, custom) })] : [];
}

export function describeGains(gains: readonly Gain[], custom: string, words: Words): string {
  return gains
    .map(([id, points]) => {
      const facts = { name: missionsOf(custom)[id]?.name ?? '', points: Math.abs(points) };
      return words.say(points > 0 ? 'gain.done' : 'gain.failed', facts);
    })
    .join(' ');
}

const names = (ids: readonly number[], custom: string): string =>
  ids.map((id) => missionsOf(custom)[id]?.name).join(', ');

export function describe(event: Event, words: Words): string {
  const { say } = words;
  switch (event.type) {
    case 'listed':
      return say('event.listed', { seat: seatFact(event.seat) });
    case 'started': {
      const own = event.own.map(([seat, border, central]) =>
        say('event.started.own', {
          seat: seatFact(seat),
          border: nameOf(gridOf(event.cols), 'B', border),
          central: nameOf(gridOf(event.cols), 'C', central),
        }),
      );
      return [say('event.started', { n: event.corners.length }), ...own].join(' ');
    }
    case 'committed': {
      const program = wordsOf(event.program).join(' ') || say('program.none');
      const { length: n } = event.took;
      const key = n > 0 ? 'event.committed.missions' : 'event.committed';
      return say(key, { seat: seatFact(event.seat), program, n });
    }
    case 'slot': {
      const acts = event.acts.map((act) =>
        event.acts.length > 1
          ? `${say(`seat.${act.seat}`)} ${describeAct(act, words)}`
          : describeAct(act, words),
      );
      return say('event.slot', { slot: event.slot, acts: acts.join(' ') });
    }
    case 'round': {
      const { round, track, completed, custom, reports } = event;
      const own = reports.map(({ seat, paths, gains, fireflies }) =>
        [say('event.report', { seat: seatFact(seat), paths, fireflies }), describeGains(gains, custom, words)]
          .join(' ')
          .trim(),
      );
      return [
        say('event.round', { round, paths: track.paths.length }),
        ...describeCompleted(completed, custom, words),
        ...own,
      ].join(' ');
    }
    case 'missions':
      return event.ids.length > 0
        ? say('event.missions', {
            round: event.round,
            n: event.ids.length,
            names: names(event.ids, event.custom),
          })
        : say('event.no-missions', { round: event.round });
    case 'over': {
      const [first = 0] = event.order;
      const last = event.order.at(-1) as Seat;
      const points = (seat: Seat): number => event.fireflies[seat] as number;
      return say('event.over', {
        winner: seatFact(first),
        garnets: 1 + garnetsFor(points(first)),
        last: seatFact(last),
        least: points(last),
      });
    }
  }
}

/** What a mission asks for, in a sentence. */
export function describeMission({ kind, node, count, word }: Mission, words: Words): string {
  const places = word
    .split('.')
    .map((part) => (words.has(`places.${part}`) ? words.say(`places.${part}`) : part))
    .join(', ');
  return words.say(`goal.${kind}`, {
    node: words.say(`node.${node}`),
    n: count,
    word: kind === 'shape' ? [...word].join(' ') : places,
  });
}

/** Who is to act, or how it ended. */
export function describeTurn(view: View, words: Words): string {
  const { round, over, all, seat, committed, options } = view;
  if (over && all) {
    const [first, second] = finalRows(view);
    const [winner, points] = first as Row;
    // B14: what decides between equals is told.
    const by = [1, 2, 3].find((at) => first?.[at] !== second?.[at]) ?? 4;
    const won = words.say('bugcatcher/most-fireflies', { winner: seatFact(winner), points });
    return by > 1 ? won + words.say(`tie.${by}`) : won;
  }
  const isWaiting = seat === undefined || committed.includes(seat);
  const [lists, program] = isWaiting ? ['turn.wait.lists', 'turn.wait'] : ['turn.lists', 'turn.write'];
  return words.say(round === 0 ? lists : program, {
    round,
    in: committed.length,
    of: options.players,
  });
}

/** A place in few words, as a neighbour: `C2, your blue node`. */
export function glance({ options, corners, cells, own }: View, cell: string, words: Words): string {
  const at = readPlace(options, cell);
  if (!at) return cell;
  const { kind, place } = at;
  const said = [cell];
  if (own && (kind === 'B' ? own.border : own.central) === place)
    said.push(words.say(`node.own.${own.blue === (kind === 'B') ? 'blue' : 'black'}`));
  else if ((kind === 'B' ? corners : cells).includes(place)) said.push(words.say('node.other'));
  return words.row(said);
}

/** What Enter would write to get to a place, and how it would fare if nobody else moved; before round 1, the choice that the place would be. */
export function foretell(view: View, cell: string, words: Words, ui: Ui): string {
  const { own, options, round } = view;
  if (!own || !isWriting(view)) return '';
  const draft = draftOf(ui, view);
  if (round === 0) return foretellWish(draft, view, cell, words);
  const entries = entriesTo(draft, view, cell);
  const program = draft.program + entries;
  if (entries === '' || refuseProgram(options, own, program)) return '';
  const results = foresee(view, program, false).slice(draft.program.length);
  const acts = [...entries].map((entry, i) => {
    const result = results[i] as string;
    if (result === '0') return wordOf(entry);
    return words.row([wordOf(entry), describeResult({ entry, result, blue: true }, words)]);
  });
  const left = options.energy - costOf(program);
  return words.say('would.write', { entries: acts.join(words.say('way.and')), left });
}

function foretellWish({ lists }: Ui, { options }: View, cell: string, words: Words): string {
  const at = readPlace(options, cell);
  if (!at) return '';
  const list = at.kind === 'B' ? lists.border : lists.central;
  if (list.includes(at.place)) return words.say('would.unwish', { cell });
  return list.length < options.players ? words.say('would.wish', { cell, n: list.length + 1 }) : '';
}

/** A place for a reader who does not see it: `C3, centre, your central node`; `C1-BR, corner, a node`. */
export function describeCell(view: View, cell: string, words: Words, ui: Ui): string {
  const { options, corners, cells, own, last } = view;
  const at = readPlace(options, cell);
  if (!at) return cell;
  const { kind, place } = at;
  const said = [cell, words.say(`place.${kind}`)];
  const mine = own && (kind === 'B' ? own.border : own.central) === place;
  const blue = own && own.blue === (kind === 'B');
  if (mine) said.push(words.say(`node.own.${blue ? 'blue' : 'black'}`));
  else if ((kind === 'B' ? corners : cells).includes(place)) said.push(words.say('node.other'));
  const began = own?.laps.at(-1);
  if (began && (kind === 'B' ? began.border : began.central) === place) said.push(words.say('node.began'));
  const { program } = draftOf(ui, view);
  const ends = own && program !== '' && isWriting(view) ? headsAfter(options, own, program) : undefined;
  if (ends && (kind === 'B' ? ends.border : ends.central) === place) said.push(words.say('node.ends'));
  const { border, central } = wishesOf(ui, view);
  const choice = (kind === 'B' ? border : central).indexOf(place);
  if (choice >= 0) said.push(words.say('place.choice', { n: choice + 1 }));
  const width = options.cols + Number(kind === 'B');
  const paths = last?.paths.filter(
    (path) => path.kind === kind && (path.at === place || path.at + (path.way === 'R' ? 1 : width) === place),
  );
  for (const colour of ['blue', 'black'])
    if (paths?.some(({ blue: isBlue }) => isBlue === (colour === 'blue')))
      said.push(words.say(`result.${colour}`));
  return words.row(said);
}

/** Seat, fireflies, missions, collisions, garnets in all. */
type Row = readonly [Seat, number, number, number, number];

/** The seats' rows for the table at the end, the winner's first. */
export function finalRows({ all }: View): readonly Row[] {
  if (!all) return [];
  return rankOf(all).map((seat, place) => {
    const { fireflies, done, collisions, garnets } = all.players[seat] as Player;
    return [seat, fireflies, done, collisions, garnets + garnetsFor(fireflies) + Number(place === 0)];
  });
}
