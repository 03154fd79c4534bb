/**
 * A board's dealings with its page: brings what games wait for, remembers games, follows other tabs and the address.
 */
import { finishInSlices } from '../dom/time-slicing.js';
import type { BoardParts } from '../contract/parts.js';
import type { Draft, Kept, Wait } from '../contract/start.js';
import type { BoardStore, World } from '../contract/requests.js';
import { loadFaultWords, loadWordReader } from '../words/page-words.js';
import { loadData } from '../start/plans.js';
import { GameWait } from './game-wait.js';
import { languageAt } from '../dom/sentence.js';
import { followAddress, recordInHash } from './page-address.js';
import { followKept, recall, remember } from './page-storage.js';

/** `parts`: the game's own, which may bring sentences and days. */
export function pageWorld(
  element: Element,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles views it knows nothing about
  parts: () => BoardParts<any>,
): World {
  return {
    now: () => performance.now(),
    randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] as number,
    language: () => languageAt(element),
    recall,
    linked: recordInHash,
    result: (goal, view, moves, hints, tries) => parts().solved?.line?.(goal, view, moves, hints, tries),
    daily: (view, hints, tries) => parts().solved?.daily?.(view, hints, tries),
  };
}

export class PageEffects {
  readonly #board: BoardStore;
  #draft: Draft | undefined;
  readonly #gameWait: GameWait;
  /** Set while what reads the page's own words is being loaded. */
  #reading: Promise<void> | undefined;
  /** Set while the sentences about faults are being loaded. */
  #learning: Promise<void> | undefined;
  #endFollowing: readonly (() => void)[] = [];

  constructor(board: BoardStore) {
    this.#board = board;
    this.#gameWait = new GameWait(
      (wait, signal) => this.#fetch(wait, signal),
      (wait) => board.dispatch({ type: 'missed', wait }),
      () => board.dispatch({ type: 'arrived' }),
    );
  }

  /** Brings what a game waits for, and nothing else any more. */
  bring(wait: Wait | undefined, draft: Draft | undefined): void {
    this.#draft = draft;
    if (wait) this.#gameWait.want(wait);
    else this.#gameWait.drop();
  }

  remember(key: string, start: string, kept: Kept): void {
    remember(key, start, kept);
  }

  /** Resolves when what a game, the page's own words or what is told of a fault wait for has come. */
  get waiting(): Promise<void> | undefined {
    return this.#reading ?? this.#gameWait.done ?? this.#learning;
  }

  async #fetch(wait: Wait, signal: AbortSignal): Promise<void> {
    const { definition, adapter, settings } = this.#board.state;
    const draft = this.#draft;
    if (wait.for === 'data') await loadData(definition, settings);
    else if (wait.for === 'puzzles') await definition.puzzles?.load();
    else if (wait.for === 'notation') {
      const notation = await adapter.start?.foreign?.load();
      if (notation) this.#board.dispatch({ type: 'notation', notation });
    } else if (wait.for === 'puzzle' && draft) await adapter.start?.pregenerate?.(draft.origin)?.make(signal);
    else if (draft?.steps) await finishInSlices(draft.steps(), signal);
  }

  loadWords(): void {
    const { dispatch } = this.#board;
    const done = (type: 'words-read' | 'words-missed'): void => {
      this.#reading = undefined;
      dispatch({ type });
    };
    this.#reading = loadWordReader(this.#board.state.adapter).then(
      () => done('words-read'),
      () => done('words-missed'),
    );
  }

  /** Brings the sentences about faults. */
  loadFaults(): void {
    const tell = (): void => {
      this.#learning = undefined;
      this.#board.dispatch({ type: 'tell-faults' });
    };
    this.#learning = loadFaultWords(this.#board.state.adapter).then(tell, tell);
  }

  /** Hears of what other tabs keep, and of the page's address, until `leave`. */
  follow(): void {
    const { dispatch } = this.#board;
    if (this.#endFollowing.length > 0) return;
    this.#endFollowing = [
      followKept(
        () => this.#board.state.settings.get('remember'),
        () => dispatch({ type: 'kept-elsewhere' }),
      ),
      followAddress(() => dispatch({ type: 'address' })),
    ];
  }

  leave(): void {
    for (const end of this.#endFollowing) end();
    this.#endFollowing = [];
  }
}
