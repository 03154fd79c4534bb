/** Starts a board's games: gathers what is known, does what `chooseStart` decides, and brings what a game waits for. */
import { accept, within, type Refusal, type Result } from '../../core/result.js';
import {
  chooseStart,
  nameOf,
  type Asks,
  type Keep,
  type Lack,
  type Refused,
  type Start,
  type StartFacts,
  type Wait,
} from './choose-start.js';
import { finishInSlices } from '../dom/time-slicing.js';
import { Awaited } from './awaited.js';
import type { Plan } from '../contract/definition.js';
import type { GameHost } from '../contract/game-host.js';
import { GameStorage } from './game-storage.js';
import type { Notes } from '../words/notes.js';
import { readPlan, type Draft } from './open-plan.js';
import { plansOf, samePlan, startText } from '../contract/start-plans.js';
import { GameInAddress } from './page-link.js';
import { followKept, type Kept } from './page-storage.js';
import type { Seeds } from './seeds.js';
import type { SessionController } from '../game/session-controller.js';
import type { Settings } from '../contract/settings.js';

/** How many unsound plans are remembered. A page that is wrong more often is told again. */
const KEPT = 50;

export class GameStarter {
  readonly #host: GameHost;
  readonly #settings: Settings;
  readonly #games: SessionController;
  readonly #notes: Notes;
  readonly #seeds: Seeds;
  readonly #memory = new GameStorage();
  /** A server renders, or its rendering is still taken over. */
  isHeld = false;
  /** The board was taken out of its page. */
  #isAway = false;
  /** What the game in hand began as. */
  #start = '';
  #asks: Omit<Asks, 'latest'> = { answered: -1, anew: -1, chosen: -1 };
  /** Plans that turned out unsound. They are not tried again until the page sets a record again. */
  #refused: readonly Refused[] = [];
  /** What was handed to `load()`, and after which ask. */
  #loaded: { readonly plan: Plan; readonly ask: number } | undefined;
  /** The game in the page's address. */
  readonly #link = new GameInAddress(() =>
    this.#settings.get('fromHash') ? this.#host.adapter.game.rules.id : undefined,
  );
  /** Something could not be brought: games begin without. */
  #goesWithout = false;
  readonly #awaited = new Awaited(
    (wait, signal) => this.#bring(wait, signal),
    (wait) => this.#doWithout(wait),
    () => this.#look(),
  );
  /** Something has come, or may have been kept by another tab, since the last decision. */
  #isDue = false;
  /** The plan that was read last, so that none is read twice. */
  #read: { readonly plan: Plan; readonly draft: Result<Draft> } | undefined;
  #endFollowing: readonly (() => void)[] = [];

  constructor(host: GameHost, settings: Settings, seeds: Seeds, games: SessionController, notes: Notes) {
    this.#host = host;
    this.#settings = settings;
    this.#seeds = seeds;
    this.#games = games;
    this.#notes = notes;
  }

  /** What the server could not know counts from now on. */
  release(): void {
    this.isHeld = false;
    this.#look();
  }

  /** Takes up what the page has changed of its settings. True for a new game. */
  take(changed: ReadonlySet<string>): boolean {
    const { asked, table } = this.#settings;
    if (changed.has('record') && this.#settings.get('record') !== '') this.#askAnew({ anew: asked });
    const isAsked = [...changed].some((name) => table[name]?.restarts || /^(remember|fromHash)$/.test(name));
    return (isAsked || this.#isDue || !this.#games.session) && this.#decide();
  }

  /** Begins what the reader has chosen, or takes up what is kept of it. The page is told when it has begun, unless it asks for another game meanwhile. */
  choose(isAnew: boolean): void {
    const { asked } = this.#settings;
    this.#askAnew({ ...(isAnew && { anew: asked }), chosen: asked });
    this.#decide();
  }

  #askAnew(asks: Partial<Asks>): void {
    this.#asks = { ...this.#asks, ...asks };
    this.#refused = [];
  }

  /** Loads a record, now or when it can be read and its puzzle is made. An unsound one leaves the game in hand. */
  load(text: string): Result<number> {
    const plan: Plan = { kind: 'record', text };
    this.#refused = this.#refused.filter(({ source }) => source !== 'load');
    this.#loaded = { plan, ask: this.#settings.asked };
    this.#decide();
    const refused = this.#refused.find(({ source }) => source === 'load');
    return refused ? { ok: false, error: refused.refusal } : accept(this.#games.session?.ply ?? 0);
  }

  /** Does what is due now. True if a new game has begun. */
  #decide(): boolean {
    this.#isDue = false;
    for (;;) {
      const facts = this.#facts();
      const decision = chooseStart(facts);
      if (decision.do === 'wait') return this.#wait(decision);
      const refusal = decision.do === 'start' ? this.#begin(decision) : undefined;
      if (!refusal) return this.#answer(decision, facts.start);
      this.#refuse(decision as Start, refusal);
    }
  }

  // What is known.

  #facts(): StartFacts {
    const { definition } = this.#host;
    const { session, isUntouched } = this.#games;
    const { asked } = this.#settings;
    const start = session && asked === this.#asks.answered ? this.#start : this.#startAsked;
    return {
      start,
      plans: plansOf(definition, this.#settings, definition.chance ? this.#seeds.drawn : undefined),
      asks: { ...this.#asks, latest: asked },
      inHand: session && { start: this.#start, isUntouched },
      loaded: this.#loaded?.ask === asked ? this.#loaded.plan : undefined,
      linked: this.isHeld ? undefined : this.#link.unseen,
      isLinkNews: this.#link.isNews,
      kept: this.#keptFor(start),
      isHeld: this.isHeld,
      lacksData: !this.#goesWithout && definition.loadData?.(this.#settings) !== undefined,
      refused: this.#refused,
      lacks: (plan) => this.#lackOf(plan),
    };
  }

  get #startAsked(): string {
    const isRefused = (plan: Plan): boolean =>
      this.#refused.some((one) => one.source === 'settings' && samePlan(one.plan, plan));
    return startText(this.#host.definition, this.#settings, isRefused);
  }

  #keptFor(start: string): StartFacts['kept'] {
    const key = this.#key;
    const kept = this.isHeld || key === '' ? undefined : this.#memory.news(key, start);
    return (
      kept && {
        plan: { kind: 'record', text: kept.record },
        count: kept.count,
        isNews: this.#memory.knows(key, start),
        isInHand: kept.record === this.#inHand?.record,
      }
    );
  }

  #lackOf(plan: Plan): Lack | undefined {
    const { adapter, foreign } = this.#host;
    if (plan.kind === 'record' && foreign?.lacksReader(plan.text)) return 'reader';
    if (this.#goesWithout) return undefined;
    const draft = this.#draftOf(plan);
    if (!draft.ok) return undefined;
    if (adapter.pregenerate?.(draft.value.origin)) return 'puzzle';
    return draft.value.steps && 'moves';
  }

  #draftOf(plan: Plan): Result<Draft> {
    const { adapter, foreign } = this.#host;
    if (!this.#read || !samePlan(this.#read.plan, plan))
      this.#read = { plan, draft: readPlan(adapter.game, plan, foreign) };
    return this.#read.draft;
  }

  // What is decided.

  /** Starts a game; returns why not. */
  #begin({ plan, source, cause, count }: Start): Refusal | undefined {
    // What did not go together then may do so now.
    if (source === 'settings')
      for (const one of this.#refused)
        if (one.plan.kind === 'seed' && one.ask < this.#settings.asked) this.#notes.clearError(nameOf(one));
    const draft = this.#draftOf(plan);
    const opening = draft.ok ? draft.value.open() : draft;
    if (!opening.ok) return opening.error;
    if (draft.ok) this.#host.foreign?.seat(draft.value.names);
    this.#games.begin(opening.value, { cause, count });
    return undefined;
  }

  /** An unsound plan is not tried again; the page is told what is wrong. */
  #refuse({ plan, source }: Pick<Start, 'plan' | 'source'>, refusal: Refusal): void {
    const refused: Refused = { plan, source, ask: this.#settings.asked, refusal };
    this.#refused = [...this.#refused, refused].slice(-KEPT);
    const by = nameOf(refused);
    this.#notes.fail(source === 'settings' ? within(refusal, { path: by }) : refusal, by);
  }

  /** The game in hand answers everything that was asked. True for a new one. */
  #answer(decision: Keep | Start, start: string): boolean {
    const isNew = decision.do === 'start';
    this.#awaited.drop();
    this.#asks = { ...this.#asks, answered: this.#settings.asked };
    this.#start = isNew ? start : decision.start;
    this.#loaded = undefined;
    this.#read = undefined;
    if (!isNew && decision.count) this.#games.progress.begin(decision.count);
    if (isNew && /^(load|fromHash)$/.test(decision.source)) this.#notes.clearError(decision.source);
    if (!this.isHeld) this.#see(decision);
    return isNew;
  }

  /** The link has been looked at, and what was kept may be written over; what the page itself asks for is kept at once. */
  #see(decision: Keep | Start): void {
    this.#link.see(this.#settings.get('fromHash'));
    const kept = this.#inHand;
    const isAsked =
      decision.do === 'start' && decision.cause === undefined && decision.plan.kind === 'record';
    if (kept && isAsked) this.#memory.write(this.#key, this.#start, kept);
    else if (kept) this.#memory.read(this.#key, this.#start);
  }

  // What is waited for.

  /** Resolves when what a game waits for has come. */
  get waiting(): Promise<void> | undefined {
    return this.#awaited.done;
  }

  /** Sends for what a game waits for. A seed comes with the page; for a board that is gone nothing is brought. */
  #wait(wait: Wait): false {
    if (wait.for === 'seed' || this.#isAway) this.#awaited.drop();
    else this.#awaited.want(wait);
    return false;
  }

  async #bring(wait: Wait, signal: AbortSignal): Promise<void> {
    const { definition, adapter, foreign } = this.#host;
    if (wait.for === 'data') await definition.loadData?.(this.#settings);
    else if (wait.for === 'reader') await foreign?.load();
    else if ('plan' in wait) {
      const draft = this.#draftOf(wait.plan);
      if (!draft.ok) return;
      const { origin, steps } = draft.value;
      if (wait.for === 'puzzle') await adapter.pregenerate?.(origin)?.make(signal);
      else if (steps) await finishInSlices(steps(), signal);
    }
  }

  #doWithout(wait: Wait): void {
    if (wait.for === 'reader') this.#refuse(wait, { code: 'kit/chunk', facts: { part: 'record' } });
    else {
      this.#goesWithout = true;
      this.#host.noteMissing('data');
    }
  }

  /** Something has arrived, or may have. The next update decides what to do. */
  #look(): void {
    this.#isDue = true;
    this.#host.redraw();
  }

  // Memory.

  get #key(): string {
    return this.#settings.get('remember');
  }

  /** The game in hand as it is kept, where the page asks for that. */
  get #inHand(): Kept | undefined {
    const { session, progress } = this.#games;
    if (this.#key === '' || !session) return undefined;
    return { record: session.save('all'), count: progress.count };
  }

  /** Hears of what other tabs keep, and of the page's address. */
  #follow(): readonly (() => void)[] {
    const look = (): void => this.#look();
    return [followKept(() => this.#key, look), this.#link.follow(this.#host, () => this.#followLink())];
  }

  /** Takes up another game in the page's address. */
  #followLink(): void {
    this.#refused = this.#refused.filter(({ source }) => source !== 'fromHash');
    this.#notes.clearError('fromHash');
    this.#look();
  }

  /** Keeps the game for the next visit. What another tab has played on further is taken up instead. */
  keep(): void {
    const kept = this.#inHand;
    if (kept && !this.#memory.writeOn(this.#key, this.#start, kept)) this.#look();
  }

  // The board's place in a page.

  connect(): void {
    this.#isAway = false;
    this.#seeds.allowDrawing();
    if (this.#endFollowing.length === 0) this.#endFollowing = this.#follow();
    this.#look();
  }

  /** Nothing is brought for a board that is gone, and no other tab is heard. */
  disconnect(): void {
    this.#isAway = true;
    this.#awaited.drop();
    for (const end of this.#endFollowing) end();
    this.#endFollowing = [];
  }
}
