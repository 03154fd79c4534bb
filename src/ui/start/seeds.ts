/** The seeds of one board's games: the page's own or, where it names none, one drawn in the page. */
import { fork } from '../../core/seed.js';
import type { Settings } from '../contract/settings.js';

const someSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

export class Seeds {
  readonly #settings: Settings;
  #mayDraw = false;
  #drawn: number | undefined;
  /** How many games this page’s seed has dealt. */
  #deals = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get #named(): number | undefined {
    return this.#settings.get('seed');
  }

  /** The seed for a page that names none: drawn in a page when it is first asked for, never on a server. */
  get drawn(): number | undefined {
    if (this.#mayDraw) this.#drawn ??= someSeed();
    return this.#drawn;
  }

  /** The seed for bots' chance. */
  get chance(): number {
    return this.#named ?? this.drawn ?? 0;
  }

  /** The board is in a page. */
  allowDrawing(): void {
    this.#mayDraw = true;
  }

  /** The seed of another deal: drawn, or where the page names one, the next of a chain that begins there. */
  deal(): number {
    const named = this.#named;
    return named === undefined ? (this.#drawn = someSeed()) : fork(named, ++this.#deals);
  }
}
