/** The puzzles of Space Crack: one turn of moves for Blue, in which the others have none. */
import type { KeyFact, Refusal } from '../core/basics/result.js';
import { indexed } from '../core/basics/indices.js';
import { SOLVER, type GoalKind, type Puzzles } from '../core/puzzle/puzzle.js';
import { seatFact } from '../core/words/words.js';
import { isCore } from './economy.js';
import { areaOf, boardOf, type Board } from './geometry.js';
import { NOBODY, type Event, type State } from './state.js';
import { isOver } from './turns.js';

const RULE = 'P15';

const no = (code: string, facts: Refusal['facts'] = {}): Refusal => ({ code, rule: RULE, facts });

/** The planet of a part, from 0. */
const planetOf = (part: string): number => Number(part) - 1;

/** A planet as a fact of a sentence: its number, its size and where it lies. */
function placeOf({ options }: State, planet: number): NonNullable<KeyFact['facts']> {
  const key = `area.${areaOf(boardOf(options.boardSize), planet)}`;
  return { planet: `${planet + 1}`, size: options.sizes[planet] as number, area: { key } };
}

function refusePlanets(state: State, parts: readonly string[], most: number): Refusal | undefined {
  const isThere = (part: string): boolean => /^\d{1,3}$/.test(part) && planetOf(part) in state.owners;
  if (parts.length < 1 || parts.length > most) return no('puzzle/parts', { needed: most });
  const odd = parts.find((part) => !isThere(part));
  if (odd !== undefined)
    return no('space-crack/no-planet', {
      planet: odd,
      planets: state.owners.length,
      boardSize: state.options.boardSize,
    });
  return new Set(parts).size < parts.length ? no('puzzle/twice') : undefined;
}

const isHostile = ({ owners, ships }: State, planet: number): boolean =>
  owners[planet] !== SOLVER && owners[planet] !== NOBODY && (ships[planet] as number) > 0;

/** Destroy every ship of the others. */
const breakAll: GoalKind<State> = {
  name: 'break',
  refuse: (_state, parts) => (parts.length > 0 ? no('puzzle/parts', { needed: 0 }) : undefined),
  judge: (state) => {
    const left = state.ships.filter((_, planet) => isHostile(state, planet)).length;
    return { done: left === 0 ? 1 : 0, of: 1 };
  },
  left: (state) => {
    let strongest = -1;
    for (const [planet, ship] of indexed(state.ships))
      if (isHostile(state, planet) && ship > (state.ships[strongest] ?? 0)) strongest = planet;
    const seat = seatFact(state.owners[strongest] as number);
    return {
      key: 'left.ship',
      facts: { ...placeOf(state, strongest), seat, ship: state.ships[strongest] as number },
    };
  },
};

/** The most planets that a goal names, so that its sentence can be read. */
const MOST_PLANETS = 4;

/** Own these planets. */
const take: GoalKind<State> = {
  name: 'take',
  refuse: (state, parts) => refusePlanets(state, parts, MOST_PLANETS),
  judge: ({ owners }, parts) => {
    const own = parts.filter((part) => owners[planetOf(part)] === SOLVER);
    return { done: own.length, of: parts.length };
  },
  left: (state, parts) => {
    const planet = planetOf(parts.find((part) => state.owners[planetOf(part)] !== SOLVER) as string);
    const owner = state.owners[planet] as number;
    return owner === NOBODY
      ? { key: 'left.free', facts: placeOf(state, planet) }
      : { key: 'left.theirs', facts: { ...placeOf(state, planet), seat: seatFact(owner) } };
  },
};

/** A planet and its six neighbours. */
function ringOf({ near }: Board, planet: number): readonly number[] {
  return [planet, ...(near[planet] ?? [])];
}

/** Own this planet and the six around it (P10). */
const core: GoalKind<State> = {
  name: 'core',
  refuse: (state, parts) => {
    const wrong = refusePlanets(state, parts, 1);
    if (wrong) return wrong;
    const { size } = new Set(ringOf(boardOf(state.options.boardSize), planetOf(parts[0] as string)));
    return size < 7 ? no('space-crack/at-edge', { planet: parts[0] as string }) : undefined;
  },
  judge: ({ owners, options }, [part = '']) => {
    const board = boardOf(options.boardSize);
    const own = ringOf(board, planetOf(part)).filter((planet) => owners[planet] === SOLVER).length;
    return { done: isCore(board, owners, planetOf(part)) ? 7 : Math.min(6, own), of: 7 };
  },
  left: (state, [part = '']) => {
    const lacking = ringOf(boardOf(state.options.boardSize), planetOf(part)).filter(
      (planet) => state.owners[planet] !== SOLVER,
    );
    return { key: 'left.around', facts: { ...placeOf(state, planetOf(part)), n: lacking.length } };
  },
};

export const puzzles: Puzzles<State, Event> = {
  rule: RULE,
  kinds: [breakAll, take, core],
  refuse: (state) => {
    if (isOver(state) || state.next !== SOLVER || state.options.order === 'free')
      return no('puzzle/not-yours');
    return state.points.some((points, seat) => seat !== SOLVER && points > 0)
      ? no('puzzle/others')
      : undefined;
  },
  isSpent: (before, after) => isOver(after) || after.turn !== before.turn,
  // Income at the end of the round comes too late.
  isTold: ({ type }) => type !== 'turn',
};
