/** Text for moves, positions and options, both ways. Reading never throws; legality is none of its business, a sound state is. */
import { formatOptions, parseOptions } from '../core/option-text.js';
import { SEEDS } from '../core/limits.js';
import { accept, refuse, type Result } from '../core/result.js';
import type { Actor, Notation } from '../core/rules.js';
import { shownValue } from '../core/shown.js';
import { mapName, skyFor, skyOf, type Sky } from './geometry.js';
import { FREE, GONE, ownerAt } from './networks.js';
import { options } from './options.js';
import { judge, PASSED, sharesOf } from './rounds.js';
import { begin, hqTurn, rules } from './rules.js';
import { optionsFault } from './soundness.js';
import type { Move, Options, Phase, State } from './state.js';
import { upgradeRecord } from './upgrade.js';

/** `s12` claims, `!s12` steals, `*s12` puts an HQ, `-` passes; `1.s12` by the team's second member; the host's `end`. */
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

// Positions: fields joined by semicolons; what is as at the beginning is left out.

type Key = 'seed' | 'phase' | 'round' | 'owners' | 'hqs' | 'left' | 'steals' | 'points' | 'destroyed';

/** `3.A2B.`: a run of like signs as its length and the sign. */
function pack(owners: string): string {
  return owners.replace(/(.)\1*/g, (run, sign: string) => `${run.length > 1 ? run.length : ''}${sign}`);
}

function unpack(text: string): string | undefined {
  if (!/^(\d{0,3}[.A-Hx])*$/.test(text)) return undefined;
  return text.replace(/(\d*)([.A-Hx])/g, (_, count: string, sign: string) => sign.repeat(Number(count || 1)));
}

/** How a part of a state is written, and read: null where it is wrong by itself. What all others go by is read before them. */
interface Part {
  write(state: State, sky: Sky): string;
  read?(text: string, state: State, sky: Sky): Partial<State> | null;
}

/** A figure a team, each as it may be. */
function figures(
  key: 'steals' | 'points' | 'destroyed',
  fits: (word: string, state: State, team: number) => boolean,
): Part {
  return {
    write: (state) => state[key].join('/'),
    read: (text, state) => {
      const words = text.split('/');
      const isSound =
        words.length === state.left.length && words.every((word, team) => fits(word, state, team));
      return isSound ? { [key]: words.map(Number) } : null;
    },
  };
}

const PARTS: Readonly<Record<Key, Part>> = {
  seed: { write: ({ seed }) => `${seed}` },
  phase: { write: ({ phase }) => phase },
  round: { write: ({ round }) => `${round}` },
  owners: {
    write: ({ owners }) => pack(owners),
    read: (text, state, sky) => {
      const owners = unpack(text);
      const isSound =
        owners?.length === sky.ids.length && [...owners].every((sign) => signs(state).includes(sign));
      return isSound ? { owners } : null;
    },
  },
  hqs: {
    write: ({ hqs, fallen }, { ids }) =>
      hqs
        .map((list, team) => list.map((place) => ids[place]).join('.') + (fallen[team] ? '!' : ''))
        .join('/'),
    read: (text, state, { byId }) => {
      const lists = text.split('/');
      const hqs = lists.map((list) =>
        list
          .replace('!', '')
          .split('.')
          .flatMap((id) => (id === '' ? [] : [byId.get(id) ?? -1])),
      );
      const isSound = lists.length === state.left.length && hqs.flat().every((place) => place >= 0);
      return isSound ? { hqs, fallen: lists.map((list) => list.endsWith('!')) } : null;
    },
  },
  left: {
    write: ({ left }) =>
      left.map((own) => own.map((moves) => (moves === PASSED ? 'p' : moves)).join('.')).join('/'),
    read: (text, state) => {
      const left = text
        .split('/')
        .map((own) => own.split('.').map((moves) => (moves === 'p' ? PASSED : whole(moves))));
      const fits = state.left.every(
        (own, team) =>
          left[team]?.length === own.length &&
          left[team].every((moves) => moves <= state.options.movesPerRound),
      );
      return fits && left.length === state.left.length ? { left } : null;
    },
  },
  steals: figures('steals', (word, { steals }, team) => whole(word) <= (steals[team] as number)),
  points: figures('points', (word) => /^\d{1,6}$/.test(word)),
  destroyed: figures('destroyed', (word) => /^\d{1,20}(\.\d{1,20})?(e[+-]\d{1,3})?$/.test(word)),
};
const KEYS = Object.keys(PARTS) as Key[];

const whole = (text: string): number => (/^\d{1,10}$/.test(text) ? Number(text) : NaN);

/** The signs that may stand in a game. */
function signs({ options: { teams, blackHoleEffect } }: State): string {
  return FREE + 'ABCDEFGH'.slice(0, teams) + (blackHoleEffect === 'remove' ? GONE : '');
}

/** What a position leaves out: how a round begins, or how a game is over. */
function usual(all: Options, seed: number, round: number, phase: Phase): State {
  const first = begin({ ...all, hqCount: 0 }, seed);
  const left = sharesOf(all, round).map((own) => own.map((moves) => (phase === 'over' ? 0 : moves)));
  return { ...first, options: all, phase, round, left };
}

function formatPosition(state: State): string {
  const { options: all, seed, round, phase } = state;
  const sky = skyOf(state);
  // The round always stands, and the seed of a generated map.
  const rest = { round: 0, phase: 'play', seed: isGenerated(all) ? -1 : seed } as const;
  const bare: State = { ...usual(all, seed, round, phase), ...rest };
  const fields = KEYS.flatMap((key) => {
    const text = PARTS[key].write(state, sky);
    return text === PARTS[key].write(bare, sky) ? [] : [`${key}=${text}`];
  });
  return [formatOptions(options, all).replaceAll(' ', ';'), ...fields]
    .filter((field) => field !== '')
    .join(';');
}

function isGenerated(all: Options): boolean {
  return mapName(all) === 'generated';
}

interface Field {
  readonly value: string;
  readonly offset: number;
}

/** A position's text in parts: options that go together, and the rest as it stands. */
interface PositionText {
  readonly all: Options;
  readonly fields: ReadonlyMap<string, Field>;
  readonly phase: string;
}

function readFields(text: string): Result<PositionText> {
  const fields = new Map<string, Field>();
  let plain = '';
  for (const match of text.matchAll(/[^;]*(;|$)/g)) {
    const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(match[0]) ?? [];
    const isOwn = (KEYS as string[]).includes(name);
    if (isOwn && fields.has(name))
      return refuse('option/repeated', { facts: { option: name }, at: { offset: match.index } });
    if (isOwn) fields.set(name, { value, offset: match.index });
    // Blanks stand for what is no option, so that places stay true.
    plain += isOwn ? ' '.repeat(match[0].length) : match[0].replace(';', ' ');
  }
  if (!fields.has('round') || /\s/.test(text)) return refuse('constellation/position', { rule: 'C2' });
  const chosen = parseOptions(options, plain);
  if (!chosen.ok) return chosen;
  const phase = fields.get('phase')?.value ?? 'play';
  // HQs stand as the position says: the map need not have stars for more.
  const fault = optionsFault(phase === 'hq' ? chosen.value : { ...chosen.value, hqCount: 0 });
  return fault ? { ok: false, error: fault } : accept({ all: chosen.value, fields, phase });
}

function parsePosition(text: string): Result<State> {
  const read = readFields(text);
  return read.ok ? readState(read.value) : read;
}

/** The options and the seed that make a position's map; undefined where the position is unsound. */
export function mapIn(text: string): Pick<State, 'options' | 'seed'> | undefined {
  const read = readFields(text);
  const seed = read.ok ? readSeed(read.value) : read;
  return read.ok && seed.ok ? { options: read.value.all, seed: seed.value } : undefined;
}

/** A part that stands in the text is wrong. */
function part(key: Key, fields: ReadonlyMap<string, Field>): Result<never> {
  const { offset } = fields.get(key) as Field;
  return refuse('constellation/position-part', { rule: 'C2', facts: { part: key }, at: { offset } });
}

function readSeed({ all, fields }: PositionText): Result<number> {
  if (isGenerated(all) && !fields.has('seed')) return refuse('constellation/position-seed', { rule: 'C18' });
  const seed = whole(fields.get('seed')?.value ?? '0');
  const isSound = seed < SEEDS && (isGenerated(all) || !fields.has('seed'));
  return isSound ? accept(seed) : part('seed', fields);
}

function readState(text: PositionText): Result<State> {
  const { all, fields, phase } = text;
  const first = readSeed(text);
  if (!first.ok) return first;
  const seed = first.value;
  const round = whole((fields.get('round') as Field).value);
  if (!(round >= 1 && round <= all.rounds)) return part('round', fields);
  if (phase !== 'hq' && phase !== 'play' && phase !== 'over') return part('phase', fields);
  const bare = usual(all, seed, round, phase);
  const sky = skyFor(all, seed);
  const state: { -readonly [K in keyof State]: State[K] } = { ...bare };
  for (const [key, { value }] of fields) {
    const read = PARTS[key as Key].read?.(value, state, sky);
    if (read === null) return part(key as Key, fields);
    Object.assign(state, read);
  }
  const fault = faultOf(state, sky);
  return fault === undefined ? accept(state) : part(fault, fields);
}

/** The part of a state that does not go with the others, if there is one. */
function faultOf(state: State, sky: Sky): Key | undefined {
  const { phase, hqs, fallen, owners, left, destroyed, options: all } = state;
  const standsWell = (place: number, team: number): boolean => ownerAt(owners, place) === team;
  if (hqs.some((list, team) => list.length > (fallen[team] ? 1 : 2) || new Set(list).size < list.length))
    return 'hqs';
  if (hqs.some((list, team) => !list.every((place) => standsWell(place, team)))) return 'hqs';
  if (all.mode !== 'blackhole' && destroyed.some((sum) => sum > 0)) return 'destroyed';
  if (phase === 'over') {
    if (!judge(state)) return 'phase';
    return left.flat().every((moves) => moves === 0) ? undefined : 'left';
  }
  // A lesson may show a round that nobody can go on with: it stands until the host ends it (C11).
  if (phase === 'play') return undefined;
  return formatPosition(placedAnew(state, sky)) === formatPosition(state) ? undefined : 'phase';
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
  parsePosition,
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text, optionsFault),
  upgradeRecord,
};
