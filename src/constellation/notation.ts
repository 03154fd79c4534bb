/**
 * Text for moves, positions and options, both ways. Reading never throws; legality is none of its business, a sound
 * state is.
 */
import { SEEDS } from '../core/basics/limits.js';
import { formatOptions, parseOptions } from '../core/text/option-text.js';
import { list, lists, choice, runs, seats, whole, word, type Kind } from '../core/text/position-kinds.js';
import {
  field,
  formatFields,
  joinFields,
  readPosition,
  rulesOf,
  type Fields,
  type Grammar,
  type PositionReader,
} from '../core/text/position-text.js';
import { accept, refuse, type Result } from '../core/basics/result.js';
import type { Actor, Notation, Seat } from '../core/contract/rules.js';
import { shownValue } from '../core/basics/shown.js';
import { mapName, skyOf, type Sky } from './geometry.js';
import { FREE, GONE, ownerAt } from './networks.js';
import { options } from './options.js';
import { judge, PASSED, sharesOf } from './rounds.js';
import { begin, hqTurn, rules } from './rules.js';
import { optionsFault } from './soundness.js';
import type { Move, Options, State } from './state.js';
import { upgradeRecord } from './upgrade.js';

/**
 * `s12` claims, `!s12` steals, `*s12` puts an HQ, `-` passes; `1.s12` by the team's second member; the host's `end`.
 */
function formatMove(move: Move): string {
  if (move.type === 'end') return 'end';
  if (move.type === 'hq') return `*${move.star}`;
  const member = move.member > 0 ? `${move.member}.` : '';
  if (move.type === 'pass') return `${member}-`;
  return `${member}${move.type === 'steal' ? '!' : ''}${move.star}`;
}

function parseMove(state: State, actor: Actor, text: string): Result<Move> {
  if (actor === 'host') {
    if (text.toLowerCase() === 'end') return accept({ type: 'end' });
  } else {
    const [, digits = '0', sign, name = ''] = /^(?:(\d{1,2})\.)?(?:([!*]?)(\w{1,16})|-)$/.exec(text) ?? [];
    const member = Number(digits);
    if (sign === undefined && text.endsWith('-')) {
      if (/^(\d{1,2}\.)?-$/.test(text)) return accept({ type: 'pass', member });
    } else if (name !== '' && !(sign === '*' && text.includes('.'))) {
      const star = skyOf(state).chart.find(name);
      if (star === undefined) return refuse('constellation/no-star', { rule: 'C1', facts: { star: name } });
      return accept(
        sign === '*' ? { type: 'hq', star } : { type: sign === '!' ? 'steal' : 'claim', member, star },
      );
    }
  }
  return refuse('constellation/move', { rule: 'C7', facts: { found: shownValue(text) } });
}

const GRAMMAR: Grammar = {
  rule: 'C2',
  fields: {
    seed: 'C18',
    phase: 'C5',
    round: 'C11',
    owners: 'C2',
    fallen: 'C5',
    hqs: 'C5',
    left: 'C6',
    steals: 'C7',
    points: 'C12',
    destroyed: 'C16',
    ...rulesOf(options),
  },
};

/** Fields that place a position within its game. */
function headFields(all: Options): Fields<Pick<State, 'seed' | 'phase' | 'round'>> {
  const isGenerated = mapName(all) === 'generated';
  return {
    seed: isGenerated ? field(whole(0, SEEDS - 1)) : field(whole(0, 0), 0),
    phase: field(choice('hq', 'play', 'over'), 'play'),
    round: field(whole(1, all.rounds)),
  };
}

type Owned = Pick<State, 'owners' | 'fallen'>;

/** Fields of owned things. `usual`: how such a round begins. */
function ownedFields(usual: State): Fields<Owned> {
  const { teams, blackHoleEffect } = usual.options;
  const signs = FREE + 'ABCDEFGH'.slice(0, teams) + (blackHoleEffect === 'remove' ? GONE : '');
  return {
    owners: field(runs(signs, usual.owners.length), usual.owners),
    fallen: field(seats(teams), usual.fallen),
  };
}

/** A member's moves: a number, or `p` where it has passed. */
function movesKind(most: number): Kind<number> {
  return word(
    { key: 'range.moves', facts: { max: most } },
    (text) =>
      text === 'p' ? PASSED : /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : undefined,
    (moves) => (moves === PASSED ? 'p' : `${moves}`),
  );
}

const figure = word({ key: 'range.figure' }, (text) =>
  /^\d{1,20}(\.\d{1,20})?(e[+-]\d{1,3})?$/.test(text) ? Number(text) : undefined,
);

type Rest = Pick<State, 'hqs' | 'left' | 'steals' | 'points' | 'destroyed'>;

function restFields(usual: State, { ids, byId }: Sky, { owners, fallen }: Owned): Fields<Rest> {
  const { teams, movesPerRound } = usual.options;
  const starOf = (team: Seat): Kind<number> =>
    word(
      { key: 'range.team-star', facts: { team: { key: `seat.${team}` } } },
      (id) => {
        const place = byId.get(id);
        return place !== undefined && ownerAt(owners, place) === team ? place : undefined;
      },
      (place) => ids[place] as string,
    );
  const moves = movesKind(movesPerRound);
  return {
    hqs: field(
      lists((team) => list(starOf(team), [0, fallen[team] ? 1 : 2]), teams),
      usual.hqs,
    ),
    left: field(
      lists((team) => list(moves, usual.left[team]?.length), teams),
      usual.left,
    ),
    steals: field(
      list((team) => whole(0, usual.steals[team] as number), teams),
      usual.steals,
    ),
    points: field(list(whole(0, 999_999), teams), usual.points),
    destroyed: field(list(figure, teams), usual.destroyed),
  };
}

type Head = Pick<State, 'options' | 'seed' | 'phase' | 'round'>;

/** The usual state, which a position leaves out: how a round begins, or how a game is over. */
function usualIn({ options: all, seed, round, phase }: Head): State {
  const first = begin({ ...all, hqCount: 0 }, seed);
  const left = sharesOf(all, round).map((own) => own.map((moves) => (phase === 'over' ? 0 : moves)));
  return { ...first, options: all, phase, round, left };
}

function formatPosition(state: State): string {
  const { options: all } = state;
  const usual = usualIn(state);
  return joinFields(
    formatOptions(options, all),
    formatFields(headFields(all), state),
    formatFields(ownedFields(usual), state),
    formatFields(restFields(usual, skyOf(state), state), state),
  );
}

function readHead(position: PositionReader): Head {
  const all = position.options(options);
  const head = position.read(headFields(all));
  // HQs stand as the position says: the map need not have stars for more.
  const fault = optionsFault(head.phase === 'hq' ? all : { ...all, hqCount: 0 });
  position.check(position.at(fault?.at?.path ?? 'map'), fault);
  return { options: all, ...head };
}

/** The options and the seed that make a position's map; undefined where the position is unsound. */
export function mapIn(text: string): Pick<State, 'options' | 'seed'> | undefined {
  const read = readPosition(GRAMMAR, text, readHead);
  return read.ok ? read.value : undefined;
}

function readState(position: PositionReader): State {
  const usual = usualIn(readHead(position));
  const sky = skyOf(usual);
  const owned = position.read(ownedFields(usual));
  const state = { ...usual, ...owned, ...position.read(restFields(usual, sky, owned)) };
  const { phase, hqs, left, destroyed, options: all } = state;
  const twice = hqs.findIndex((places) => new Set(places).size < places.length);
  if (twice >= 0) position.refuse(position.at('hqs', twice, '/'));
  if (all.mode !== 'blackhole' && destroyed.some((sum) => sum > 0)) position.refuse('destroyed');
  if (phase === 'over' && !judge(state)) position.refuse('phase');
  if (phase === 'over' && left.flat().some((moves) => moves !== 0)) position.refuse('left');
  // A lesson may show a round that nobody can go on with: it stands until the host ends it (C11).
  if (phase === 'hq' && formatPosition(placedAnew(state, sky)) !== formatPosition(state))
    position.refuse('phase');
  return state;
}

/** C5: the HQ phase as it comes about by placing those same HQs in turn. */
function placedAnew({ options: all, seed, hqs }: State, { ids }: Sky): State {
  let state = begin(all, seed);
  for (let placed = hqs.flat().length; placed > 0 && state.phase === 'hq'; placed--) {
    const team = hqTurn(state);
    const place = hqs[team]?.[(state.hqs[team] as readonly number[]).length];
    const move: Move = { type: 'hq', star: place === undefined ? '' : (ids[place] as string) };
    if (rules.refuse(state, team, move)) break;
    state = rules.play(state, team, move).state;
  }
  return state;
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => formatMove(move),
  parseMove,
  formatPosition,
  parsePosition: (text) => readPosition(GRAMMAR, text, readState),
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text, optionsFault),
  upgradeRecord,
};

/** The star that a move’s text is about. */
export function cellOf(move: string): string | undefined {
  return move === 'end' ? undefined : /(\w+)$/.exec(move)?.[1];
}
