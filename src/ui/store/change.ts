/** A change in the making: the state as far as it has come, and the effects so far, in their order. */
import type { BoardFacts, BoardState } from '../contract/board-state.js';
import type { Settings } from '../contract/settings.js';
import { withPeople } from '../game/people.js';
import type { Effect, World } from '../contract/requests.js';
import { wordsOf } from '../words/page-words.js';

export class Change {
  readonly world: World;
  readonly effects: Effect[] = [];
  #facts: BoardFacts;
  #state: BoardState | undefined;

  constructor(state: BoardState, world: World) {
    this.world = world;
    this.#facts = this.#state = state;
  }

  get state(): BoardState {
    return (this.#state ??= withPeople(this.#facts));
  }

  /** Facts that are as they were leave the state the same object. */
  set(facts: Partial<BoardFacts>): void {
    const names = Object.keys(facts) as readonly (keyof BoardFacts)[];
    if (names.every((name) => facts[name] === this.#facts[name])) return;
    this.#facts = { ...this.#facts, ...facts };
    this.#state = undefined;
  }

  /** Notes a value that the page has given. Nothing follows from it before the board settles. */
  note(settings: Settings): void {
    this.#state = { ...this.state, settings };
    this.#facts = this.#state;
  }

  do(...effects: readonly Effect[]): void {
    this.effects.push(...effects);
  }
}

/** Sentences that have come since are used from now on, and the language of the place where the board stands. */
export function takeWords(change: Change): void {
  change.set(wordsOf(change.state, change.world.language(), change.state));
}
