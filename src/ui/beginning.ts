/** Begins a board's game: as a link, a memory or the settings ask, and again only when they ask for another. */
import { isServer } from 'lit';
import { within } from '../core/result.js';
import type { GameHost } from './host.js';
import type { Notes } from './notes.js';
import { plansOf, startText } from './plan.js';
import { recall, recordInHash, remember } from './remembered.js';
import type { SessionController } from './session-controller.js';
import type { Settings } from './settings.js';

export class Beginning {
  readonly #host: GameHost;
  readonly #settings: Settings;
  readonly #games: SessionController;
  readonly #notes: Notes;
  /** What the game in hand was begun from. */
  #start = '';
  /** The seed for a page that names none: drawn in a page, never on a server. */
  #drawn: number | undefined;

  constructor(host: GameHost, settings: Settings, games: SessionController, notes: Notes) {
    this.#host = host;
    this.#settings = settings;
    this.#games = games;
    this.#notes = notes;
  }

  /** The seed for bots' chance. */
  get chance(): number {
    return this.#settings.get<number | undefined>('seed') ?? this.#drawn ?? 0;
  }

  drawSeed(): void {
    if (!isServer) this.#drawn ??= crypto.getRandomValues(new Uint32Array(1))[0] as number;
  }

  /** The next beginning loads its record even if the same one was given before. */
  renew(): void {
    this.#start = '';
  }

  /** Keeps the game in hand if it began as the settings ask; else the first plan that is sound wins. True for a new game. */
  begin(): boolean {
    const { face, players } = this.#host;
    this.#games.seat(players);
    const start = startText(face, this.#settings);
    if (this.#games.session && start === this.#start) return false;
    const outside = this.#games.session || isServer ? [] : this.#outside(start);
    for (const text of outside) {
      if (this.#games.begin({ kind: 'record', text }, players).ok) {
        this.#start = start;
        return true;
      }
    }
    for (const plan of plansOf(face, this.#settings, this.#drawn)) {
      const result = this.#games.begin(plan, players);
      if (result.ok) this.#start = start;
      else this.#notes.fail(within(result.error, { path: plan.kind }), plan.kind);
      // The last good game stays; only a board that has none takes what stands next.
      if (this.#games.session) return result.ok;
    }
    return false;
  }

  /** Games from outside the settings: a link's, then a remembered one that began like this. */
  #outside(start: string): string[] {
    const key = this.#settings.get<string>('remember');
    const linked = this.#settings.get<boolean>('fromHash') ? recordInHash() : undefined;
    return [linked, key === '' ? undefined : recall(key, start)].filter((record) => record !== undefined);
  }

  /** Keeps the game for the next visit, where the page asks for it. */
  keep(): void {
    const key = this.#settings.get<string>('remember');
    const session = this.#games.session;
    if (key !== '' && session) remember(key, this.#start, session.save('all'));
  }
}
