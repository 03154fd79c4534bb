/** What the components of a board are given of it: as things stand when they ask, and no more than the contract names. */
import type { Result } from '../../core/result.js';
import type { BoardContext } from '../contract/parts.js';
import type { MoveButtons } from '../panel/move-buttons.js';
import { anotherGame } from '../start/new-game.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
type AnyContext = BoardContext<any, any, any, any, any>;

const READ = [
  'element',
  'motion',
  'reader',
  'defaults',
  'words',
  'session',
  'shown',
  'viewer',
  'players',
  'look',
  'isTurn',
  'isLesson',
  'solved',
] as const;
/** Methods. A component may take them apart from the rest. */
const ASKED = [
  'labelOf',
  'sayMove',
  'renderButtons',
  'say',
  'light',
  'press',
  'request',
  'refuse',
  'followHint',
  'stepTo',
] as const;

type Shared = Pick<AnyContext, (typeof READ | typeof ASKED)[number]>;

interface ContextHost extends Shared {
  readonly chance: number;
  play(text: string, at: { readonly actor: 'host' }): Result<number>;
  choose(settings: Readonly<Record<string, unknown>>, isAnew?: boolean): void;
  beginAgain(): Result<number>;
  readonly moveButtons: MoveButtons;
}

export function boardContext(host: ContextHost): AnyContext {
  const context = {
    get view() {
      return host.shown?.view as unknown;
    },
    get seed() {
      return host.chance;
    },
    pressButton: (name: string, opener?: string) => host.moveButtons.press(name, opener),
    restart: () => host.beginAgain(),
    redraw: () => host.element.requestUpdate(),
    begin: (settings: Readonly<Record<string, unknown>>) => host.choose(anotherGame(settings)),
    takeUp: (settings: Readonly<Record<string, unknown>>) => host.choose(anotherGame(settings), false),
    playAsHost: (text: string) => host.play(text, { actor: 'host' }),
  };
  for (const name of READ) Object.defineProperty(context, name, { get: () => host[name] });
  for (const name of ASKED)
    Object.defineProperty(context, name, {
      value: (...given: readonly never[]) => (host[name] as (...all: readonly never[]) => unknown)(...given),
    });
  return context as typeof context & Shared;
}
