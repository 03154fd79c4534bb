/** A board without an element: its store, with a world that a test holds in its hands. */
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { LitElement } from 'lit';
import { bare } from '../src/core/words/language.js';
import { refuse, unwrap, type Result } from '../src/core/basics/result.js';
import type { Outcome, Seat } from '../src/core/contract/rules.js';
import { withoutIsolates } from '../src/core/words/bidi.js';
import type { AnyAdapter } from '../src/ui/contract/adapter.js';
import type { BoardState } from '../src/ui/contract/board-state.js';
import type { AnyDefinition } from '../src/ui/contract/definition.js';
import type { GameChangeEvent, Solved } from '../src/ui/contract/events.js';
import type { BoardContext, BoardParts, Motion, Told, ToldButton } from '../src/ui/contract/parts.js';
import type { EffectTable, Request, World, WorldEffect } from '../src/ui/contract/requests.js';
import { settingsOf } from '../src/ui/contract/setting-table.js';
import { Settings } from '../src/ui/contract/settings.js';
import type { Kept } from '../src/ui/contract/start.js';
import { ControlRow } from '../src/ui/controller/controls.js';
import { effectTable, followRest, type Doers } from '../src/ui/controller/effect-table.js';
import { asideOf } from '../src/ui/controller/panel.js';
import { contextOf, JoinedParts } from '../src/ui/controller/parts-context.js';
import { endButtons, ownEndButtons, told } from '../src/ui/conversation/conversation.js';
import { Bots } from '../src/ui/effects/bots.js';
import { PageEffects } from '../src/ui/effects/page.js';
import { readPlayOptions } from '../src/ui/elements/play-options.js';
import { outcomeOf, solvedOf, toActOf } from '../src/ui/game/progress.js';
import { buttonsOf, progressOf, recordOf, saveAs, shownOf } from '../src/ui/game/select.js';
import type { Board as Panel } from '../src/ui/panel/board.js';
import { MoveButtons, pressButton } from '../src/ui/panel/move-buttons.js';
import { Store } from '../src/ui/store/store.js';
import { Speech } from '../src/ui/words/speech.js';
import { describeStanding } from '../src/ui/words/describe-standing.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- boards of all games
type AnyParts = BoardParts<any>;

export interface Slice {
  readonly definition: AnyDefinition;
  readonly adapter: AnyAdapter;
  /** The components of the game's board, where a test asks for them. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- boards of all games
  readonly makeParts?: (board: BoardContext<any, any, any, any, any>) => AnyParts;
}

/** Nothing moves. */
const STILL: Motion = { isOn: false, isPlaying: false, play: () => undefined, idle: async () => {} };

/** As much of an element as the components of a board ask for without a page. */
const ELEMENT = {
  isConnected: true,
  requestUpdate: () => {},
  addController: () => {},
} as unknown as LitElement;

/** Views without a screen. */
const NOTHING_SHOWN: Pick<Doers, 'view' | 'menu' | 'lessons' | 'ending'> = {
  view: { showRefusal: () => {}, clearRefusal: () => {}, light: () => {}, forgetNamed: () => {} },
  menu: { close: () => {} },
  lessons: { open: () => Promise.resolve(refuse('lesson/none')) },
  ending: { begin: () => {}, stop: () => {} },
};

/** The browser's storage as a test has it. */
class PageWithoutBrowser extends PageEffects {
  readonly #kept: Map<string, Kept>;

  constructor(store: Store, kept: Map<string, Kept>) {
    super(store);
    this.#kept = kept;
  }

  override remember(key: string, start: string, kept: Kept): void {
    this.#kept.set(JSON.stringify([key, start]), kept);
  }
}

/** A sentence without what only the eye or a screen reader is given. */
const plain = (sentence: string): string => bare(withoutIsolates(sentence));

/** A part of the panel as plain text, with its explanations. */
function readRendered(shown: unknown): string {
  const text = collectResultSync(render(shown)).replaceAll(/<[^>]*>/g, ' ');
  return plain(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,:])/g, '')
    .trim();
}

/** The surroundings of a new board: the page’s listener, the record in its address, the browser’s storage. */
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

/** The same with the components of its board. */
export async function wholeSliceOf(game: string): Promise<Slice> {
  const { makeParts, Parts } = (await import(`../src/${game}/element/parts.ts`)) as Pick<
    Slice,
    'makeParts'
  > & {
    readonly Parts?: new (board: never) => AnyParts;
  };
  const make = makeParts ?? ((board) => new (Parts as NonNullable<typeof Parts>)(board as never));
  return { ...(await sliceOf(game)), makeParts: make };
}

export class StoreBoard {
  readonly store: Store;
  /** The events that the page has heard. */
  readonly heard: { readonly type: string; readonly event: Event }[] = [];
  #said: string[] = [];
  readonly #speech = new Speech(() => {});
  /** All that was done for the board, beside what the store does itself. */
  readonly effects: WorldEffect[] = [];
  readonly #effectTable: EffectTable;
  /** The browser’s storage, shared by all boards that are given it. */
  readonly kept: Map<string, Kept>;
  readonly bots: Bots;
  readonly #parts: JoinedParts;
  readonly #panel: Panel;
  readonly #row: ControlRow;
  /** The record in the page's address. */
  linked: string | undefined;
  now = 0;
  seeds = 0;
  /** Called with each event, as a page's listener is; true prevents what it asks for. */
  listener: (event: Event) => boolean | void = () => {};
  readonly #page: PageEffects;
  /** The request that waits until the outcome of a round has been read. */
  #later: Request | undefined;

  constructor(
    { definition, adapter, makeParts }: Slice,
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
      result: (goal, view, moves, hints, tries) => this.parts.solved?.line?.(goal, view, moves, hints, tries),
      daily: (view, hints, tries) => this.parts.solved?.daily?.(view, hints, tries),
    };
    let settings = new Settings(settingsOf(definition));
    for (const [name, value] of Object.entries(attributes)) settings = settings.give(name, value);
    this.store = new Store(
      { definition, adapter, settings },
      { world, tell: (event) => this.#hear(event), effects: () => this.#effectTable, changed: () => {} },
    );
    this.bots = new Bots(this.store, { idle: async () => {} });
    this.#page = new PageWithoutBrowser(this.store, this.kept);
    this.#panel = this.#asPanel();
    this.#row = new ControlRow(this.#panel, this.bots, undefined as never);
    const buttons = new MoveButtons(this.#panel);
    const context = contextOf(
      this.#panel,
      buttons,
      { light: () => {} },
      {
        redraw: () => followRest(this.#panel),
        bring: (part) => part.now(),
      },
    );
    this.#parts = new JoinedParts(context, makeParts?.(context) ?? { show: () => {} });
    this.#effectTable = this.#table();
    this.do({ type: 'connect' });
    this.update();
  }

  #asPanel(): Panel {
    const { store } = this;
    const partsOf = (): AnyParts => this.parts;
    return {
      get state() {
        return store.state;
      },
      get parts() {
        return partsOf();
      },
      ...{ dispatch: store.dispatch, world: store.world, element: ELEMENT, motion: STILL },
      focus: undefined as never,
    };
  }

  get state(): BoardState {
    return this.store.state;
  }

  /** The components of the game; they draw nothing. */
  get parts(): AnyParts {
    return this.#parts.now;
  }

  /** The sentences announced to the reader. A new list begins when somebody else looks. */
  get said(): readonly string[] {
    this.#listen();
    return this.#said;
  }

  #listen(): void {
    const { isSilenced, texts } = this.#speech.take();
    if (isSilenced) this.#said = [];
    this.#said.push(...texts.map(plain));
  }

  /** The types of the events that the page has heard. */
  get types(): readonly string[] {
    return this.heard.map(({ type }) => type);
  }

  // The element’s properties and methods. Each first settles all requests made before it.

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
    return (refused ? [refused] : failed).map(({ sentence }) => plain(sentence));
  }

  /** Whose turn it is, or how the game ended, and what the reader is to do. */
  get status(): readonly string[] {
    const shown = shownOf(this.#settled);
    if (!shown) return [];
    const { turn, toDo } = describeStanding(shown, this.state);
    return [turn, toDo].map(plain);
  }

  /** The position on show, as the components have been told of it. */
  get #shown(): ReturnType<typeof shownOf> {
    const shown = shownOf(this.#settled);
    if (shown) this.parts.prepare?.(shown.view);
    return shown;
  }

  /** The text beside the status: how far the game is, or which one it is. */
  get aside(): string {
    const shown = this.#shown;
    const { panel } = this.parts;
    if (!shown) return '';
    if (panel?.drawnAside) return readRendered(panel.drawnAside(shown));
    return plain(asideOf(this.#panel) ?? panel?.progress?.(shown) ?? progressOf(this.state, shown));
  }

  /** The third line: what happened last, or what else there is to say, with its buttons. */
  get told(): Told | undefined {
    const shown = this.#shown;
    return shown && told(this.#panel, shown);
  }

  /** Its sentence. */
  get tells(): string {
    return plain(this.told?.sentence ?? '');
  }

  /** The game’s own score, what the reader writes, and what one chooses from, as plain text. */
  get score(): string {
    const shown = this.#shown;
    if (!shown || this.state.nextAtScreen !== undefined) return '';
    const { score, plan, choices } = this.parts.panel ?? {};
    return [score, plan, choices]
      .map((render) => (render ? readRendered(render(shown.view)) : ''))
      .join(' ')
      .trim();
  }

  /** The buttons of a game that is over, or of a goal that is met. */
  get endButtons(): readonly ToldButton[] {
    const isEnd = this.#settled.session?.isOver === true || ownEndButtons(this.#panel) !== undefined;
    return isEnd ? endButtons(this.#panel) : [];
  }

  /** The sentence that says how to win. */
  get goal(): string {
    const { adapter, words, reader } = this.#settled;
    const shown = shownOf(this.state);
    return plain((shown && adapter.goal?.sentence(shown.view as never, words, reader as never)) ?? '');
  }

  /** The names of the game's own buttons that can be pressed. */
  get buttons(): readonly string[] {
    return buttonsOf(this.#settled).flatMap(({ name, isOff }) => (isOff ? [] : [name]));
  }

  /** The captions of those buttons. */
  get captions(): readonly string[] {
    const { words } = this.#settled;
    return buttonsOf(this.state).map(({ name, facts }) => plain(words.say(`act.${name}`, facts)));
  }

  /** The reader presses a button: of the third line, of the end, of the row of controls, or the game's own. */
  async press(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const button = [...(this.told?.buttons ?? []), ...this.endButtons].find((one) => one.name === name);
      if (button) button.press();
      else if (name === 'undo' || name === 'redo' || name === 'hint') this.#row.press(name);
      else pressButton(this.#panel, name);
      await this.settled();
    }
  }

  /** The reader taps a cell. */
  tap(cell: string): void {
    this.do({ type: 'input', input: { type: 'tap', cell } });
    this.update();
  }

  /** The reader types letters on the board. */
  type(letters: string): void {
    for (const key of letters) this.do({ type: 'input', input: { type: 'type', cell: '', key } });
    this.update();
  }

  /** The next person takes the screen. */
  takeOver(): void {
    const { nextAtScreen } = this.#settled;
    if (nextAtScreen === undefined) throw new Error('nobody is waited for');
    this.do({ type: 'hand', seat: nextAtScreen });
    this.update();
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

  /** Does all that a rendering of the element does, except drawing. */
  update(): void {
    do {
      this.do({ type: 'settle' });
      this.do({ type: 'tell-owed' });
      this.#listen();
      for (const event of this.#speech.takeErrors()) this.#hear(event);
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
      await this.#row.idle();
      await this.bots.idle();
    } while (this.state.isDue || this.#later || this.#page.waiting || this.bots.isThinking);
    this.update();
  }

  /** Another tab has kept something, or has moved on. */
  look(): void {
    this.do({ type: 'kept-elsewhere' });
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

  /** The table of all boards. Only what needs a screen, a clock or a browser’s storage is the test’s own. */
  #table(): EffectTable {
    const table = effectTable(this.#panel, {
      bots: this.bots,
      page: this.#page,
      speech: this.#speech,
      row: this.#row,
      timers: {
        later: (what, _, request) => {
          if (what === 'round-end') this.#later = request;
        },
        callOff: (what) => {
          if (what === 'round-end') this.#later = undefined;
        },
      },
      ...NOTHING_SHOWN,
    });
    return new Proxy(table, {
      get: (own, type: WorldEffect['type']) => (effect: WorldEffect) => {
        this.effects.push(effect);
        (own[type] as (effect: WorldEffect) => void)(effect);
      },
    });
  }
}
