/** Begins a board's game: as a link, a memory or the settings ask, and again only when they ask for another. */
import { isServer } from 'lit';
import { within, type Refusal } from '../core/result.js';
import { fork } from '../core/seed.js';
import type { GameHost } from './host.js';
import { Memory } from './memory.js';
import type { Notes } from './notes.js';
import { plansOf, startText, type Plan } from './plan.js';
import { followKept, recall, recordInHash, type Kept } from './remembered.js';
import type { SessionController } from './session-controller.js';
import type { Settings } from './settings.js';
import type { Count } from './tally.js';

const someSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/** A game from outside the settings: from where, what, and what it has taken of its reader. */
interface Outside {
  readonly record: string;
  readonly count?: Count;
  readonly source: 'from-hash' | 'remember';
}

/** So many unsound plans are kept in mind; a page that is wrong more often than that is told again. */
const KEPT = 50;

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
  /** What is being made for the game that would begin now. */
  #making:
    { readonly wanted: string; readonly stop: AbortController; readonly done: Promise<unknown> } | undefined;
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
  /** Which of the games that were asked for the reader has chosen and the page is to hear of. */
  #chosen: number | undefined;
  readonly #memory = new Memory();
  /** Another tab may have kept what this one has not seen. */
  #isBehind = false;
  #endFollowing: (() => void) | undefined;
  /** Aborted while the board stands in no page. */
  #present = new AbortController();
  /** What a board in no page has still to begin. */
  #missed: (() => void) | undefined;

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
    this.#games.seat();
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
    const { face, element } = this.#host;
    const data = this.#lacksData ? undefined : (face.loadData?.(this.#settings) ?? this.#makeNext());
    this.waiting = data?.then(
      () => {
        if (!this.#present.signal.aborted) element.requestUpdate();
      },
      () => {
        this.#lacksData = true;
        this.#host.noteMissing('data');
      },
    );
    return data !== undefined;
  }

  /** One game is made at a time: the one that would begin now. Away from a page nothing is made. */
  #makeNext(): Promise<unknown> | undefined {
    const { ahead } = this.#host.slice;
    if (!ahead || isServer || this.isHeld) return undefined;
    const next = this.#next();
    const wanted = JSON.stringify(next);
    const last = this.#making;
    const making = ahead(next);
    if (making && last?.wanted === wanted && !last.stop.signal.aborted) return last.done;
    const stop = new AbortController();
    if (this.#present.signal.aborted) stop.abort();
    this.#making = making && { wanted, stop, done: making.make(stop.signal) };
    // Only now: both may wait for the same search.
    last?.stop.abort();
    return this.#making?.done;
  }

  /** Whether a record's game has still to be made, by a long search; `next` follows when it is. Away from a page nothing is made. */
  makes(record: string, next: () => void): boolean {
    const { slice, awaiting } = this.#host;
    const { signal } = this.#present;
    const making = slice.ahead?.({ kind: 'record', text: record });
    if (making && signal.aborted) this.#missed = next;
    else if (making) awaiting.awaits('', next, making.make(signal));
    return making !== undefined;
  }

  /** The first plan that is sound wins; what is wrong with those before it is told. True for a new game. */
  #tryPlans(): boolean {
    const { face, awaiting } = this.#host;
    const isChosen = this.#chosen === this.#settings.asked;
    this.#chosen = undefined;
    const plans = plansOf(face, this.#settings, this.#drawn).filter((plan) => !this.#isRefused(plan));
    this.#notes.mend(this.#misfit);
    for (const plan of plans) {
      // When it can be read, the same record begins a game as if it were given then.
      if (awaiting.awaits(plan.kind === 'record' ? plan.text : '', () => this.#giveAgain('record')))
        return false;
      const result = this.#games.begin(plan, isChosen ? { cause: 'start' } : {});
      const source = result.ok ? '' : this.#tellUnsound(plan, result.error);
      // The last good game stays; only a board that has none takes what stands next.
      if (this.#games.session) {
        this.#start = this.#startText();
        if (result.ok && plan.kind === 'record') this.#keepAsked();
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
    const [oldest = ''] = this.#refused;
    if (this.#refused.size > KEPT) this.#refused.delete(oldest);
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
      ? { kind: 'record', text: outside.record }
      : plansOf(this.#host.face, this.#settings, this.#drawn)[0];
  }

  /** Begins what the reader has chosen. The page is told when it has begun, unless it asks for another game meanwhile. */
  choose(): void {
    this.renew();
    this.#chosen = this.#settings.asked;
    this.begin();
  }

  /** A game was loaded: no other that is still waited for takes its place. */
  settleFor(): void {
    this.waiting = undefined;
    this.#isRenewed = false;
    this.#chosen = undefined;
    this.#start ||= this.#startText();
    this.#keepAsked();
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
    if (this.#games.session?.plies !== 0) {
      // The game in hand goes on, and is kept from its next move on.
      if (this.#key !== '') this.#memory.read(this.#key, this.#start);
      return false;
    }
    const start = this.#startText();
    const [outside] = this.#outside(start);
    return (
      outside !== undefined &&
      !this.makes(outside.record, () => this.#giveAgain('remember')) &&
      this.#recall(start)
    );
  }

  /** The games from outside the settings: a link's, then a remembered one that began like this. None counts as seen by this tab yet. */
  #outside(start: string): readonly Outside[] {
    if (isServer || this.isHeld) return [];
    const key = this.#key;
    const isAsked = !this.#isLinked && this.#settings.get<boolean>('fromHash');
    const linked = isAsked ? recordInHash(this.#host.slice.game.rules.id) : undefined;
    const kept = key === '' ? undefined : recall(key, start);
    return [
      ...(linked === undefined ? [] : [{ source: 'from-hash', record: linked } as const]),
      ...(kept ? [{ source: 'remember', ...kept } as const] : []),
    ];
  }

  /** Takes up a game from outside the settings. */
  #recall(start: string): boolean {
    const outside = this.#outside(start);
    if (!isServer && !this.isHeld && this.#key !== '') this.#memory.read(this.#key, start);
    this.#isLinked = !this.isHeld && this.#settings.get<boolean>('fromHash');
    return outside.some((one) => this.#takeUp(start, one));
  }

  #takeUp(start: string, { source, record, ...kept }: Outside): boolean {
    const result = this.#games.begin({ kind: 'record', text: record }, { cause: 'resume', ...kept });
    if (result.ok) this.#start = start;
    else this.#notes.fail(result.error, source);
    return result.ok;
  }

  // Memory.

  get #key(): string {
    return this.#settings.get('remember');
  }

  get #kept(): Kept | undefined {
    const { session, progress } = this.#games;
    if (this.#key === '' || !session) return undefined;
    return { record: session.save('all'), count: progress.count };
  }

  /** Keeps the game for the next visit, where the page asks for it. What another tab has played on further is taken up instead. */
  keep(): void {
    const kept = this.#kept;
    if (!kept || this.#memory.writeOn(this.#key, this.#start, kept)) return;
    this.#fallBehind();
  }

  /** Keeps what the page itself has asked for, whatever stood there. */
  #keepAsked(): void {
    const kept = this.#kept;
    if (kept) this.#memory.write(this.#key, this.#start, kept);
  }

  /** Takes up what another tab has kept since: a game goes on in all tabs that show it. True for a new game. */
  follow(): boolean {
    if (!this.#isBehind || this.#key === '' || !this.#games.session) return false;
    this.#isBehind = false;
    const kept = this.#memory.news(this.#key, this.#start);
    if (!kept || this.makes(kept.record, this.#fallBehind)) return false;
    this.#memory.read(this.#key, this.#start);
    if (kept.record !== this.#kept?.record) return this.#takeUp(this.#start, { source: 'remember', ...kept });
    this.#games.progress.begin(kept.count);
    return false;
  }

  /** Another tab may be further. */
  readonly #fallBehind = (): void => {
    this.#isBehind = true;
    this.#host.element.requestUpdate();
  };

  // The board's place in a page.

  connect(): void {
    if (isServer) return;
    this.#drawn ??= someSeed();
    this.#endFollowing ??= followKept(() => this.#key, this.#fallBehind);
    if (this.#present.signal.aborted) this.#present = new AbortController();
    this.#missed?.();
    this.#missed = undefined;
  }

  /** Nothing is made for a board that is gone, and no other tab is heard. */
  disconnect(): void {
    this.#present.abort();
    this.#making?.stop.abort();
    this.#endFollowing?.();
    this.#endFollowing = undefined;
  }
}
