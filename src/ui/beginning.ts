/** Begins a board's game: as a link, a memory or the settings ask, and again only when they ask for another. */
import { isServer } from 'lit';
import { within, type Refusal } from '../core/result.js';
import { fork } from '../core/seed.js';
import type { GameHost } from './host.js';
import type { Notes } from './notes.js';
import { plansOf, startText, type Plan } from './plan.js';
import { recall, recordInHash, remember } from './remembered.js';
import type { SessionController } from './session-controller.js';
import type { Settings } from './settings.js';

const someSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

export class Beginning {
  readonly #host: GameHost;
  readonly #settings: Settings;
  readonly #games: SessionController;
  readonly #notes: Notes;
  /** What the game in hand was begun from. */
  #start = '';
  /** While a server's rendering is taken over only what the server knew counts. */
  isHeld = false;
  /** Set while a game that is due waits for its data. */
  waiting: Promise<void> | undefined;
  #lacksData = false;
  #isRenewed = false;
  /** The address was asked for its game: what the page asks for later wins over it. */
  #isLinked = false;
  /** Plans that turned out unsound: not tried again until the page gives a record anew. */
  readonly #refused = new Set<string>();
  /** The setting that did not go with the others. */
  #misfit = '';
  /** The seed for a page that names none: drawn in a page, never on a server. */
  #drawn: number | undefined;
  /** How often a named seed was dealt anew. */
  #deals = 0;

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
    if (!isServer) this.#drawn ??= someSeed();
  }

  /** The seed of another deal: drawn, or where the page names a seed, the next of a chain that begins there. */
  dealSeed(): number {
    const given = this.#settings.get<number | undefined>('seed');
    if (given !== undefined) return fork(given, ++this.#deals);
    return (this.#drawn = someSeed());
  }

  /** The next beginning loads its record even if the same one was given before. */
  renew(): void {
    this.#isRenewed = true;
  }

  /**
   * Keeps the game in hand if it began as the settings ask; else the first plan that is sound wins. True for a new game.
   * Where built-in data has still to be loaded, or made by a long search, it begins by the time that this has come, or
   * without it if it does not.
   */
  begin(): boolean {
    if (this.#awaitsData()) return false;
    this.#games.seat(this.#host.players);
    const isRenewed = this.#isRenewed;
    this.#isRenewed = false;
    if (isRenewed) this.#refused.clear();
    else {
      const start = this.#startText();
      if (start === this.#start) return false;
      if (this.#recall(start)) return true;
    }
    return this.#tryPlans();
  }

  /** Whether what the next game needs is still to come. */
  #awaitsData(): boolean {
    const { face, element, slice } = this.#host;
    const data = this.#lacksData
      ? undefined
      : (face.loadData?.(this.#settings) ??
        (isServer || this.isHeld ? undefined : slice.ahead?.(this.#next())));
    this.waiting = data?.then(
      () => element.requestUpdate(),
      () => {
        this.#lacksData = true;
        this.#host.noteMissing('data');
      },
    );
    return data !== undefined;
  }

  /** The first plan that is sound wins; what is wrong with those before it is told. True for a new game. */
  #tryPlans(): boolean {
    const { face, players, awaiting } = this.#host;
    const plans = plansOf(face, this.#settings, this.#drawn).filter((plan) => !this.#isRefused(plan));
    this.#notes.mend(this.#misfit);
    for (const plan of plans) {
      // When it can be read, the same record begins a game as if it were given then.
      if (awaiting?.awaits(plan.kind === 'record' ? plan.text : '', () => this.#giveAgain('record')))
        return false;
      const result = this.#games.begin(plan, players);
      const source = result.ok ? '' : this.#tellUnsound(plan, result.error);
      // The last good game stays; only a board that has none takes what stands next.
      if (this.#games.session) {
        this.#start = this.#startText();
        if (result.ok && plan.kind === 'record') this.keep();
        return result.ok;
      }
      if (plan.kind === 'seed' && plan.options[source] !== undefined)
        plans.push({ ...plan, options: { ...plan.options, [source]: undefined } });
    }
    return false;
  }

  /** Notes that a plan is not sound, so that it is not tried again; returns the setting that is wrong. */
  #tellUnsound(plan: Plan, error: Refusal): string {
    this.#refused.add(JSON.stringify(plan));
    const named = plan.kind === 'seed' ? error.at?.path : plan.kind === 'position' && plan.source;
    const source = named || plan.kind;
    if (plan.kind === 'seed') this.#misfit = source;
    this.#notes.fail(within(error, { path: source }), source);
    return source;
  }

  /** What a game would begin from now. */
  #next(): Plan | undefined {
    const start = this.#startText();
    const [outside] = this.#isRenewed || start === this.#start ? [] : this.#outside(start);
    return outside
      ? { kind: 'record', text: outside[1] }
      : plansOf(this.#host.face, this.#settings, this.#drawn)[0];
  }

  /** Begins what the reader has chosen, and tells the page when it has begun. */
  tellBegun(): void {
    const { element } = this.#host;
    if (this.begin()) this.#games.tellStart();
    else void this.waiting?.then(() => element.updateComplete).then(() => this.#games.tellStart());
  }

  #giveAgain(name: string): void {
    this.#settings.give(name, this.#settings.get(name));
    this.#host.element.requestUpdate();
  }

  readonly #isRefused = (plan: Plan): boolean => this.#refused.has(JSON.stringify(plan));

  #startText(): string {
    return startText(this.#host.face, this.#settings, this.#isRefused);
  }

  /** What the server could not know counts from now on. */
  release(): void {
    this.isHeld = false;
    if (this.#games.session) this.#recall(this.#start);
  }

  /** A page may ask for its memory, or for the game in the address, after the board has begun: until a move is played it is not too late. */
  recallLate(): boolean {
    const start = this.#startText();
    const { slice, awaiting } = this.#host;
    const [outside] = this.#games.session?.plies === 0 ? this.#outside(start) : [];
    const made = outside && slice.ahead?.({ kind: 'record', text: outside[1] });
    if (made) awaiting?.awaits('', () => this.#giveAgain('remember'), made);
    return !made && outside !== undefined && this.#recall(start);
  }

  /** The records from outside the settings: a link's, then of a remembered game that began like this. */
  #outside(start: string): readonly (readonly [source: string, record: string])[] {
    if (isServer || this.isHeld) return [];
    const key = this.#settings.get<string>('remember');
    const isAsked = !this.#isLinked && this.#settings.get<boolean>('fromHash');
    const records: readonly (readonly [source: string, record: string | false | undefined])[] = [
      ['from-hash', isAsked && recordInHash(this.#host.slice.game.rules.id)],
      ['remember', key && recall(key, start)],
    ];
    return records.filter((one): one is [string, string] => !!one[1]);
  }

  /** Takes up a game from outside the settings. */
  #recall(start: string): boolean {
    const outside = this.#outside(start);
    this.#isLinked = !this.isHeld && this.#settings.get<boolean>('fromHash');
    for (const [source, text] of outside) {
      const result = this.#games.begin({ kind: 'record', text }, this.#host.players);
      if (result.ok) {
        this.#start = start;
        return true;
      }
      this.#notes.fail(result.error, source);
    }
    return false;
  }

  /** Keeps the game for the next visit, where the page asks for it. */
  keep(): void {
    const key = this.#settings.get<string>('remember');
    const session = this.#games.session;
    if (key !== '' && session) remember(key, this.#start, session.save('all'));
  }
}
