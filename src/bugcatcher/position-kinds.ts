/** Kinds of fields in a position, each with its text both ways: spots, missions, programs, rounds. */
import {
  list,
  parts,
  refuseValue,
  split,
  whole,
  word,
  type Kind,
  type Piece,
} from '../core/text/position-kinds.js';
import { RefusalError, within } from '../core/basics/result.js';
import { nameOf, readSpot, stepFrom, type Spot } from './geometry.js';
import { formatSubmission, parseSubmission } from './program.js';
import type { Gain, Kind as Node, Lap, Options, Path, Player, Staged, State, Track } from './state.js';

/** A mission that was shown, by its round and its number there: `2.1`. */
export function missionKind(shown: State['missions']): Kind<number> {
  return word(
    { key: 'range.mission' },
    (text) => {
      const [, round, number] = /^(\d)\.(\d{1,2})$/.exec(text) ?? [];
      return shown[Number(round) - 1]?.[Number(number) - 1];
    },
    (id) => {
      const round = shown.findIndex((ids) => ids.includes(id));
      return `${round + 1}.${(shown[round]?.indexOf(id) ?? 0) + 1}`;
    },
  );
}

/** A spot of either kind. */
function anySpotKind(chosen: Options): Kind<Spot> {
  return word(
    { key: 'range.place' },
    (text) => readSpot(chosen, text),
    ({ kind, place }) => nameOf(chosen, kind, place),
  );
}

export function spotKind(chosen: Options, node: Node): Kind<number> {
  return word(
    { key: node === 'B' ? 'range.corner' : 'range.centre' },
    (text) => {
      const at = readSpot(chosen, text);
      return at?.kind === node ? at.place : undefined;
    },
    (place) => nameOf(chosen, node, place),
  );
}

/** Centres and corners in one list, as their names tell them apart. */
function spotsKind(chosen: Options): Kind<Readonly<Record<Node, readonly number[]>>> {
  const places = list(anySpotKind(chosen));
  const of = (kind: Node, spots: readonly number[]): Spot[] => spots.map((place) => ({ kind, place }));
  return {
    write: ({ B, C }) => places.write([...of('C', C), ...of('B', B)]),
    read: (piece) => {
      const all = places.read(piece);
      const only = (node: Node): number[] => all.flatMap(({ kind, place }) => (kind === node ? [place] : []));
      return { B: only('B'), C: only('C') };
    },
  };
}

/** A program with the missions accepted of those that a round shows, as moves have it. */
export function programKind(shown: readonly number[]): Kind<Staged> {
  return {
    write: ({ program, accepted }) =>
      formatSubmission(
        program,
        accepted.map((id) => shown.indexOf(id) + 1),
      ),
    read: (piece) => {
      const read = parseSubmission(piece.text);
      if (!read.ok) throw new RefusalError(within(read.error, { offset: piece.offset, path: piece.path }));
      const { program, numbers } = read.value;
      const accepted = numbers.map(
        (n) =>
          shown[n - 1] ?? refuseValue(piece, { key: 'range.integer', facts: { min: 1, max: shown.length } }),
      );
      return { program, accepted };
    },
  };
}

const colour: Kind<boolean> = word(
  { key: 'range.node-colour' },
  (text) => (/^b$/i.test(text) ? true : /^k$/i.test(text) ? false : undefined),
  (blue) => (blue ? 'B' : 'K'),
);

const outcomes = word({ key: 'range.outcomes' }, (text) => (/^[0-4-]{0,10}$/.test(text) ? text : undefined));

/** A mission and the fireflies that it brought or cost: `1.2=4`. */
function gainKind(shown: State['missions']): Kind<Gain> {
  const mission = missionKind(shown);
  const points = whole(-99, 99);
  return {
    write: ([id, brought]) => `${mission.write(id)}=${points.write(brought)}`,
    read: (piece) => {
      const [id, brought, ...more] = split(piece, '=');
      if (!id || !brought || more.length > 0) return refuseValue(piece, { key: 'range.gain' });
      return [mission.read(id), points.read(brought)];
    },
  };
}

/**
 * A round as text: where it began, the border node's colour, what was submitted, the result of each entry, and the
 * missions' rewards.
 */
export function lapKind(chosen: Options, shown: State['missions'], round: number): Kind<Lap> {
  const kind = parts<[number, number, boolean, Staged, string, readonly Gain[]]>(
    spotKind(chosen, 'B'),
    spotKind(chosen, 'C'),
    colour,
    programKind(shown[round] ?? []),
    outcomes,
    list(gainKind(shown), undefined, '+'),
  );
  return {
    write: ({ border, central, blue, program, accepted, results, gains }) =>
      kind.write([border, central, blue, { program, accepted }, results, gains]),
    read: (piece) => {
      const [border, central, blue, staged, results, gains] = kind.read(piece);
      if (results.length !== staged.program.length) refuseValue(piece, { key: 'range.outcomes' });
      return { border, central, blue, ...staged, results, gains };
    },
  };
}

/** A placed path: its left or upper end, the way from there, its colour. */
function pathKind(chosen: Options): Kind<Path> {
  const way = word({ key: 'range.choice', facts: { values: ['R', 'D'] } }, (text) =>
    (['R', 'D'] as const).find((one) => one === text.toUpperCase()),
  );
  const kind = parts<[Spot, 'R' | 'D', boolean]>(anySpotKind(chosen), way, colour);
  return {
    write: (path) => kind.write([{ kind: path.kind, place: path.at }, path.way, path.blue]),
    read: (piece) => {
      const [{ kind: node, place: at }, to, blue] = kind.read(piece);
      if (stepFrom(chosen, node, at, to) === undefined) refuseValue(piece, { key: 'range.path' });
      return { kind: node, at, way: to, blue };
    },
  };
}

/** Start lists with bids: spots by their names, then two numbers; `-` for none, nothing while a seat has not said. */
export type Listed = Pick<Player, 'listed' | 'lists'>;

export function listsKind(chosen: Options): Kind<Listed> {
  const spots = spotsKind(chosen);
  const kind = parts(spots, whole(0, 99), whole(0, 99));
  return {
    write: ({ listed, lists: given }) =>
      given ? kind.write([{ B: given.border, C: given.central }, ...given.bids]) : listed ? '-' : '',
    read: (piece) => {
      if (piece.text === '-' || piece.text === '') return { listed: piece.text === '-', lists: null };
      const [{ B: border, C: central }, ...bids] = kind.read(piece);
      return { listed: true, lists: { central, border, bids } };
    },
  };
}

/** The public part of a round: where nodes began, a slash, and the paths; empty before the first round. */
export function trackKind(chosen: Options): Kind<Track | null> {
  const spots = spotsKind(chosen);
  const paths = list(pathKind(chosen));
  return {
    write: (track) =>
      track ? `${spots.write({ B: track.corners, C: track.cells })}/${paths.write(track.paths)}` : '',
    read: (piece) => {
      const [began, lay, ...rest] = split(piece, '/');
      const { B: corners, C: cells } = spots.read(began as Piece);
      const isWhole = [corners, cells].every(({ length }) => length === chosen.players);
      if (!lay || rest.length > 0 || !isWhole) return refuseValue(piece, { key: 'range.track' });
      return { corners, cells, paths: paths.read(lay) };
    },
  };
}
