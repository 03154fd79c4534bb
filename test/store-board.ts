/** A board without an element: its store, with a world that a test holds in its hands. */
import { bare } from '../src/core/words/language.js';
import { withoutIsolates } from '../src/core/words/bidi.js';
import type { AnyAdapter } from '../src/ui/contract/adapter.js';
import type { BoardState } from '../src/ui/contract/board-state.js';
import type { AnyDefinition } from '../src/ui/contract/definition.js';
import type { Effect, Request, World } from '../src/ui/contract/requests.js';
import { settingsOf } from '../src/ui/contract/setting-table.js';
import { Settings } from '../src/ui/contract/settings.js';
import type { Kept } from '../src/ui/contract/start.js';
import { Store } from '../src/ui/store/store.js';

export interface Slice {
  readonly definition: AnyDefinition;
  readonly adapter: AnyAdapter;
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
  readonly kept = new Map<string, Kept>();
  /** The record in the page's address. */
  linked: string | undefined;
  now = 0;
  seeds = 0;
  /** Called with each event, as a page's listener is; true prevents what it asks for. */
  listener: (event: Event) => boolean | void = () => {};
  #errors: Event[] = [];

  constructor({ definition, adapter }: Slice, attributes: Readonly<Record<string, unknown>> = {}) {
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
  }
}
