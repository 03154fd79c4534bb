/** What the components of a board are given of it: as things stand when they ask, and no more than the contract names. */
import type { Result } from '../../core/result.js';
import type { BoardContext } from '../contract/parts.js';
import type { GameHost } from '../contract/game-host.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
type AnyContext = BoardContext<any, any, any, any, any>;

/** What it is made of. */
interface ContextHost
  extends
    Pick<GameHost, 'reader' | 'words' | 'session' | 'viewer' | 'players'>,
    Pick<
      AnyContext,
      | 'element'
      | 'motion'
      | 'shown'
      | 'sayMove'
      | 'look'
      | 'isTurn'
      | 'solved'
      | 'renderActs'
      | 'say'
      | 'light'
      | 'press'
      | 'request'
      | 'refuse'
      | 'followHint'
      | 'stepTo'
    > {
  readonly chance: number;
  readonly defaults: AnyContext['defaults'];
  play(text: string, at: { readonly actor: 'host' }): Result<number>;
}

export function boardContext(host: ContextHost): AnyContext {
  const { element, motion, reader, defaults } = host;
  return {
    element,
    motion,
    reader,
    defaults,
    get words() {
      return host.words;
    },
    get session() {
      return host.session;
    },
    get shown() {
      return host.shown;
    },
    get view() {
      return host.shown?.view as unknown;
    },
    get viewer() {
      return host.viewer;
    },
    get players() {
      return host.players;
    },
    get look() {
      return host.look;
    },
    get isTurn() {
      return host.isTurn;
    },
    get solved() {
      return host.solved;
    },
    get seed() {
      return host.chance;
    },
    sayMove: (ply) => host.sayMove(ply),
    renderActs: (acts) => host.renderActs(acts),
    redraw: () => element.requestUpdate(),
    say: (...sentences) => host.say(...sentences),
    light: (lit) => host.light(lit),
    press: (name) => host.press(name),
    request: (move, by) => host.request(move, by),
    refuse: (refusal) => host.refuse(refusal),
    playAsHost: (text) => host.play(text, { actor: 'host' }),
    followHint: () => host.followHint(),
    stepTo: (ply) => host.stepTo(ply),
  };
}
