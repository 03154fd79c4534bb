/** A board without a page: its game in hand with all who have to do with it, so that they are tested in Node. */
import type { Game } from '../../src/core/rules.js';
import type { Result } from '../../src/core/result.js';
import type { WordTable } from '../../src/core/words.js';
import type { AnyDefinition } from '../../src/ui/contract/definition.js';
import { GameInHand } from '../../src/ui/controller/game-in-hand.js';
import { settingsOf } from '../../src/ui/contract/setting-table.js';
import { Settings } from '../../src/ui/contract/settings.js';
import type { AnyAdapter } from '../../src/ui/contract/adapter.js';
import { Localizer } from '../../src/ui/words/localizer.js';

/** A slice without anything to draw or to point at. */
export interface BareSlice {
  readonly adapter: AnyAdapter;
  readonly definition: AnyDefinition;
}

/** A game as an adapter and its definition. */
export function sliceOf<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  words: WordTable,
  adapter: Partial<AnyAdapter> = {},
  definition: Partial<AnyDefinition> = {},
): BareSlice {
  const { options, chance } = game.rules;
  return {
    adapter: { describeTurn: () => '', ...adapter, game, words } as AnyAdapter,
    definition: {
      ...{ tag: 'bare-board', options, chance, bots: [], looks: [], seats: 'human human', seatRange: [1, 9] },
      ...definition,
    } as AnyDefinition,
  };
}

export class BareBoard extends GameInHand {
  readonly motion = { idle: async (): Promise<void> => {} };
  readonly isInPage = true;
  protected readonly ui = undefined;
  protected readonly rest = undefined;
  /** All that the page has heard. */
  readonly heard: Event[] = [];
  /** What a listener of the page does. */
  listen: (event: Event) => void = () => {};
  #update: Promise<void> | undefined;

  constructor({ adapter, definition }: BareSlice, asked: Readonly<Record<string, unknown>> = {}) {
    const settings = new Settings(settingsOf(definition));
    // Nobody asks in Node for the language of the place.
    super(definition, adapter, settings, new Localizer(undefined as never, adapter, settings));
    this.set(asked);
    this.connect();
  }

  set(values: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(values)) this.settings.give(name, value);
    this.redraw();
  }

  catchUp(): void {}

  /** Plays moves of whoever is to act; the last one's result. */
  moves(...texts: readonly string[]): Result<number> | undefined {
    return texts.map((text) => this.play(text, {})).at(-1);
  }

  get record(): string {
    return this.apply()?.save('all') ?? '';
  }

  get types(): readonly string[] {
    return this.heard.map(({ type }) => type);
  }

  all<T extends Event>(type: string): readonly T[] {
    return this.heard.filter((event) => event.type === type) as unknown as readonly T[];
  }

  get shownNotes(): readonly string[] {
    return this.notes.shown.map(({ sentence }) => sentence);
  }

  connect(): void {
    this.starter.connect();
  }

  disconnect(): void {
    this.starter.disconnect();
  }

  /** Resolves when nothing is waited for any more. */
  async settled(): Promise<void> {
    while (this.#update || this.waiting) await (this.#update ?? this.waiting);
  }

  tell(event: Event): boolean {
    this.heard.push(event);
    this.listen(event);
    return !event.defaultPrevented;
  }

  redraw(): void {
    this.#update ??= Promise.resolve().then(() => {
      this.#update = undefined;
      this.apply();
      this.games.tellOwed();
      for (const event of this.notes.takeErrors()) this.tell(event);
    });
  }

  protected showRefusal(): void {}
  protected moveOn(): void {}
  protected changeReader(): void {}
}
