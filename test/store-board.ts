/** A board without an element: its store, with a world that a test holds in its hands. */
import { bare } from '../src/core/words/language.js';
import { unwrap, type Result } from '../src/core/basics/result.js';
import type { Outcome, Seat } from '../src/core/contract/rules.js';
import { withoutIsolates } from '../src/core/words/bidi.js';
import type { AnyAdapter } from '../src/ui/contract/adapter.js';
import type { BoardState } from '../src/ui/contract/board-state.js';
import type { AnyDefinition } from '../src/ui/contract/definition.js';
import type { GameChangeEvent, Solved } from '../src/ui/contract/events.js';
import type { Effect, Request, World } from '../src/ui/contract/requests.js';
import { settingsOf } from '../src/ui/contract/setting-table.js';
import { Settings } from '../src/ui/contract/settings.js';
import type { Kept } from '../src/ui/contract/start.js';
import { Bots } from '../src/ui/effects/bots.js';
import { PageEffects } from '../src/ui/effects/page.js';
import { readPlayOptions } from '../src/ui/elements/play-options.js';
import { outcomeOf, solvedOf, toActOf } from '../src/ui/game/progress.js';
import { recordOf, saveAs, shownOf } from '../src/ui/game/select.js';
import { Store } from '../src/ui/store/store.js';
import { describeStanding } from '../src/ui/words/describe-standing.js';

export interface Slice {
  readonly definition: AnyDefinition;
  readonly adapter: AnyAdapter;
}

/** What a page may change while a board begins: its listener, and what the browser keeps. */
interface Page {
  readonly kept?: Map<string, Kept>;
  readonly linked?: string;
  readonly listener?: (this: void, event: Event, board: StoreBoard) => boolean | void;
}

/** The definition and the adapter of a game of this package. */
export async function sliceOf(game: string): Promise<Slice> {
  const [{ definition }, { adapter }] = (await Promise.all([
    import(`../src/${game}/element/definition.ts`),
    import(`../src/${game}/element/adapter.ts`),
  ])) as [Pick<Slice, 'definition'>, Pick<Slice, 'adapter'>];
  return { definition, adapter };
}

export class StoreBoard {
  readonly store: Store;
  /** What the page has heard. */
  readonly heard: { readonly type: string; readonly event: Event }[] = [];
  /** What the reader has heard. */
  said: string[] = [];
  readonly effects: Effect[] = [];
  /** What the browser keeps, for all boards that are given it. */
  readonly kept: Map<string, Kept>;
  readonly bots: Bots;
  /** The record in the page's address. */
  linked: string | undefined;
  now = 0;
  seeds = 0;
  /** Called with each event, as a page's listener is; true prevents what it asks for. */
  listener: (event: Event) => boolean | void = () => {};
  #errors: Event[] = [];
  readonly #page: PageEffects;
  /** What is to be asked when the outcome of a round has been read. */
  #later: Request | undefined;

  constructor(
    { definition, adapter }: Slice,
    attributes: Readonly<Record<string, unknown>> = {},
    { kept = new Map<string, Kept>(), linked, listener }: Page = {},
  ) {
    this.kept = kept;
    this.linked = linked;
    if (listener) this.listener = (event) => listener(event, this);
    const world: World = {
      now: () => this.now,
      randomSeed: () => ++this.seeds,
      language: () => 'en',
      recall: (key, start) => this.kept.get(JSON.stringify([key, start])),
      linked: () => this.linked,
      result: () => undefined,
      daily: () => undefined,
    };
    let settings = new Settings(settingsOf(definition));
    for (const [name, value] of Object.entries(attributes)) settings = settings.give(name, value);
    this.store = new Store(
      { definition, adapter, settings },
      { world, tell: (event) => this.#hear(event), run: (effect) => this.#run(effect), changed: () => {} },
    );
    this.bots = new Bots(this.store, { idle: async () => {} });
    this.#page = new PageEffects(this.store);
    this.do({ type: 'connect' });
    this.update();
  }

  get state(): BoardState {
    return this.store.state;
  }

  /** The types of the events that the page has heard. */
  get types(): readonly string[] {
    return this.heard.map(({ type }) => type);
  }

  // What the element offers, each read and call after all that was given before.

  get record(): string {
    const { session, viewer } = this.#settled;
    return session ? recordOf(session, viewer) : '';
  }

  get position(): string {
    const { session, viewer } = this.#settled;
    return session?.position(viewer) ?? '';
  }

  get ply(): number | undefined {
    return this.#settled.session?.ply;
  }

  get seats(): string {
    return this.#settled.settings.get('seats');
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.#settled);
  }

  get solved(): Solved | undefined {
    return solvedOf(this.#settled, this.store.world);
  }

  get toAct(): readonly Seat[] {
    return toActOf(this.#settled);
  }

  /** The game as that viewer knows it. */
  save(viewer?: unknown): string {
    return unwrap(saveAs(this.#settled, viewer));
  }

  play(text: string, options?: { readonly seat?: Seat | undefined; readonly ply?: number }): Result<number> {
    return this.#ask({ type: 'play', text, at: unwrap(readPlayOptions(options)) });
  }

  undo(): Result<number> {
    return this.#ask({ type: 'undo' });
  }

  redo(): Result<number> {
    return this.#ask({ type: 'redo' });
  }

  restart(): Result<number> {
    return this.#ask({ type: 'restart' });
  }

  goTo(ply: number): Result<number> {
    return this.#ask({ type: 'go', ply });
  }

  load(text: string): Result<number> {
    return this.#ask({ type: 'load', text });
  }

  /** The last event of a type. */
  last<T extends Event>(type: string): T {
    const found = this.heard.filter((one) => one.type === type).at(-1);
    if (!found) throw new Error(`the board has not fired ${type}, only ${this.types.join(' ')}`);
    return found.event as T;
  }

  /** Why the game has changed, each time that the page was told. */
  get causes(): readonly string[] {
    return this.heard.flatMap(({ event }) =>
      event.type === 'game-change' ? [(event as GameChangeEvent).cause] : [],
    );
  }

  /** The notes under the status. */
  get notes(): readonly string[] {
    const { refused, failed } = this.#settled;
    return (refused ? [refused] : failed).map(({ sentence }) => bare(withoutIsolates(sentence)));
  }

  /** Whose turn it is, or how the game ended, and what the reader is to do. */
  get status(): readonly string[] {
    const shown = shownOf(this.#settled);
    if (!shown) return [];
    const { turn, toDo } = describeStanding(shown, this.state);
    return [turn, toDo].map((sentence) => bare(withoutIsolates(sentence)));
  }

  get #settled(): BoardState {
    this.do({ type: 'settle' });
    return this.state;
  }

  #ask(request: Request): Result<number> {
    this.do({ type: 'settle' });
    return this.do(request);
  }

  do(request: Request): ReturnType<Store['dispatch']> {
    return this.store.dispatch(request);
  }

  set(values: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(values)) this.do({ type: 'give', name, value });
  }

  /** What happens in a rendering of the element. */
  update(): void {
    do {
      this.do({ type: 'settle' });
      this.do({ type: 'tell-owed' });
      for (const event of this.#errors.splice(0)) this.#hear(event);
    } while (this.state.isDue);
    this.bots.consider();
  }

  /** Resolves when what the game waits for has come, and bots are done. The outcome of a round is read at once. */
  async settled(): Promise<void> {
    this.update();
    do {
      await this.#page.waiting;
      const later = this.#later;
      this.#later = undefined;
      if (later) this.do(later);
      this.update();
      await this.bots.idle();
    } while (this.state.isDue || this.#later || this.#page.waiting || this.bots.isThinking);
    this.update();
  }

  /** Another tab has kept something, or has moved on. */
  look(): void {
    this.do({ type: 'look' });
    this.update();
  }

  leave(): void {
    this.do({ type: 'disconnect' });
    this.bots.stop();
  }

  #hear(event: Event): boolean {
    this.heard.push({ type: event.type, event });
    return this.listener(event) !== true;
  }

  #run(effect: Effect): void {
    this.effects.push(effect);
    if (effect.type === 'say') this.said.push(bare(withoutIsolates(effect.text)));
    else if (effect.type === 'silence') this.said = [];
    else if (effect.type === 'fail') {
      if (!effect.isAdvice) this.said.push(bare(withoutIsolates(effect.text)));
      this.#errors.push(effect.event);
    } else if (effect.type === 'remember')
      this.kept.set(JSON.stringify([effect.key, effect.start]), effect.kept);
    else if (effect.type === 'new-bots' || effect.type === 'renew') this.bots.renew();
    else if (effect.type === 'pace') this.bots.noteMove();
    else if (effect.type === 'later' && effect.what === 'round-end') this.#later = effect.request;
    else if (effect.type === 'call-off' && effect.what === 'round-end') this.#later = undefined;
    else this.#page.run(effect);
  }
}
