/** What the components of a board are given of it: as things stand when they ask, and no more than the contract names. */
import type { Result } from '../../core/result.js';
import type { BoardContext } from '../contract/parts.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
type AnyContext = BoardContext<any, any, any, any, any>;

/** What does not change while there is the board. */
const KEPT = ['element', 'motion', 'reader', 'defaults'] as const;
const READ = ['words', 'session', 'shown', 'viewer', 'players', 'look', 'isTurn', 'solved'] as const;
/** Methods. A component may take them apart from the rest. */
const ASKED = [
  ...(['sayMove', 'renderActs', 'say', 'light', 'press'] as const),
  ...(['request', 'refuse', 'followHint', 'stepTo'] as const),
];

interface ContextHost extends Pick<AnyContext, (typeof KEPT | typeof READ | typeof ASKED)[number]> {
  readonly chance: number;
  play(text: string, at: { readonly actor: 'host' }): Result<number>;
}

export function boardContext(host: ContextHost): AnyContext {
  const context = {
    get view() {
      return host.shown?.view as unknown;
    },
    get seed() {
      return host.chance;
    },
    redraw: () => host.element.requestUpdate(),
    playAsHost: (text: string) => host.play(text, { actor: 'host' }),
  };
  for (const name of [...KEPT, ...READ]) Object.defineProperty(context, name, { get: () => host[name] });
  for (const name of ASKED)
    Object.defineProperty(context, name, { value: (host[name] as () => unknown).bind(host) });
  return context as AnyContext;
}
