/** The start of a game other than the page's. */
import type { BoardState } from '../contract/board-state.js';

type Chosen = Readonly<Record<string, unknown>>;

/** Settings that describe the page's own game and do not fit another one. */
const ABOUT_ONE_GAME = {
  record: undefined,
  position: undefined,
  puzzle: undefined,
  daily: undefined,
  level: undefined,
  goal: undefined,
  par: undefined,
  ply: undefined,
  viewer: undefined,
  names: undefined,
  marks: undefined,
};

/** These settings, with a seed where they have none. */
export function anotherGame(settings: Chosen, seed: number): Chosen {
  return { ...ABOUT_ONE_GAME, seed, ...settings };
}

/**
 * The settings of another board of the same kind, where the game has several: another map. Undefined where the page
 * asks for one position or record.
 */
export function anotherBoard(
  { session, adapter, settings, viewer }: BoardState,
  seed: () => number,
): Chosen | undefined {
  if (!session || !adapter.start?.another || settings.has('record') || settings.has('position'))
    return undefined;
  const view: unknown = session.game.view(session.state, viewer);
  return adapter.start.another(view, settings, seed());
}

/** Keeps the reader's choices and the people that the page has named, with a new seed. */
export function nextGame({ settings }: BoardState, wanted: Chosen): Chosen {
  const kept = ['names', 'viewer'].filter((name) => settings.has(name));
  return {
    ...Object.fromEntries(Object.entries(settings.chosen).filter(([name]) => name !== 'seed')),
    ...Object.fromEntries(kept.map((name) => [name, settings.get(name)])),
    ...wanted,
  };
}

/**
 * A first game for whoever has learnt to play: a short one, against a bot that one can beat. Undefined where the page
 * asks for a game of its own, and where the reader’s has begun.
 */
export function firstGame(state: BoardState): Chosen | undefined {
  const { session, adapter, definition, settings, isReadonly } = state;
  const isAsked = settings.has('record') || settings.has('position');
  const isPuzzle = session?.game.goal?.(session.state) !== undefined;
  if (!session || session.plies > 0 || isReadonly || isAsked || isPuzzle) return undefined;
  const short = adapter.start?.firstGame ?? {};
  const length = Object.keys(short).some((name) => settings.has(name)) ? {} : short;
  const seats = definition.seats.split(' ');
  const isOpen = !settings.has('seats') && seats.length > 1 && seats.every((kind) => kind === 'human');
  const against = isOpen
    ? { seats: seats.map((kind, seat) => (seat > 0 ? 'bot:gentle' : kind)).join(' ') }
    : {};
  const wanted = { ...length, ...(definition.bots.includes('gentle') && against) };
  return Object.keys(wanted).length > 0 ? wanted : undefined;
}
