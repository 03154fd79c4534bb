/**
 * The store of one board: holds its state, answers requests, and has their effects done in order. It runs without a
 * page.
 */
import { accept, type Result } from '../../core/basics/result.js';
import type { AnyAdapter } from '../contract/adapter.js';
import type { BoardFacts, BoardState } from '../contract/board-state.js';
import type { AnyDefinition } from '../contract/definition.js';
import type { Settings } from '../contract/settings.js';
import { NO_TALLY } from '../game/count.js';
import { withPeople } from '../game/people.js';
import { NO_MEMORY } from '../start/memory.js';
import { NO_WORDS, wordsOf } from '../words/page-words.js';
import { reduce } from './reduce.js';
import type { Dispatch, Effect, EffectTable, StoreEffect, World, WorldEffect } from '../contract/requests.js';

/** The world as the store meets it. */
interface Surroundings {
  readonly world: World;
  /** Fires an event; false where the page has prevented what it asks for. */
  tell(event: Event): boolean;
  /** Does all other effects. Asked for with the first of them: what it needs is made after the store. */
  effects(): EffectTable;
  /** Called when the board may show or say something else. */
  changed(): unknown;
}

interface Beginnings {
  readonly definition: AnyDefinition;
  readonly adapter: AnyAdapter;
  readonly settings: Settings;
  /** Whether this is the board of a lesson, and what it says. */
  readonly lesson?: Pick<BoardFacts, 'learned' | 'texts'> | undefined;
  readonly isHeld?: boolean;
}

function firstState({ definition, adapter, settings, lesson, isHeld = false }: Beginnings): BoardState {
  const none = { faultWords: NO_WORDS, hintWords: NO_WORDS, learned: NO_WORDS, texts: NO_WORDS, names: [] };
  const sources = { adapter, settings, ...none, ...lesson };
  return withPeople({
    definition,
    ...sources,
    ...wordsOf(sources, ''),
    isLesson: lesson !== undefined,
    isInPage: false,
    isHeld,
    refused: undefined,
    failed: [],
    untold: [],
    session: undefined,
    gameCount: 0,
    changeCount: 0,
    moveCount: 0,
    isUntouched: true,
    isStarted: false,
    unheard: [],
    toldEnd: undefined,
    toldGoal: undefined,
    owed: undefined,
    tally: NO_TALLY,
    start: '',
    asks: { answered: -1, anew: -1, chosen: -1 },
    unsound: [],
    loaded: undefined,
    waitsFor: undefined,
    goesWithout: -1,
    isDue: false,
    read: undefined,
    notation: undefined,
    link: { isSeen: false, text: undefined },
    memory: NO_MEMORY,
    drawn: undefined,
    deals: 0,
    ui: adapter.input.ui as unknown,
    rest: undefined,
    handed: undefined,
    lastAtScreen: undefined,
    toDo: undefined,
    givenUp: [],
    question: undefined,
    advice: undefined,
    notice: undefined,
    pending: undefined,
    recount: undefined,
    roundEnd: undefined,
    wayBack: undefined,
    lesson: { isThere: adapter.load?.lesson !== undefined, isOwn: false, isLearnt: false, left: undefined },
  });
}

type EffectOf<T extends StoreEffect['type']> = Extract<StoreEffect, { readonly type: T }>;

/** An effect that neither the store nor the table knows does not compile here. */
function doInWorld(table: EffectTable, effect: WorldEffect): undefined {
  // Each entry takes the effects of its type, which the compiler cannot follow through a union.
  (table[effect.type] as (effect: WorldEffect) => void)(effect);
}

export class Store {
  readonly #surroundings: Surroundings;
  #state: BoardState;
  /** Events for the page, and what follows them. */
  readonly #untold: (() => void)[] = [];
  #isTelling = false;
  /** How many requests are being answered, one within the other. */
  #depth = 0;

  constructor(beginnings: Beginnings, surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#state = firstState(beginnings);
  }

  get state(): BoardState {
    return this.#state;
  }

  get world(): World {
    return this.#surroundings.world;
  }

  /** Takes the board from its state to the next, and answers with what the request came to. */
  readonly dispatch: Dispatch = (request) => {
    const { state, effects, result } = reduce(this.#state, request, this.world);
    const isNew = state !== this.#state;
    this.#state = state;
    let answer: Result<number> | undefined;
    this.#depth++;
    try {
      for (const effect of effects) answer = this.#do(effect) ?? answer;
    } finally {
      this.#depth--;
    }
    if (this.#depth === 0) this.#tellAll();
    if (isNew || effects.length > 0) this.#surroundings.changed();
    return answer ?? result ?? accept(this.#state.session?.ply ?? 0);
  };

  /** Its answer, if it has one, replaces the result of the request. */
  #do(effect: Effect): Result<number> | undefined {
    switch (effect.type) {
      case 'request':
        return void this.dispatch(effect.request);
      case 'then':
        return void this.#untold.push(() => this.dispatch(effect.request));
      case 'ask-page':
        return this.#ask(effect);
      case 'tell':
        return this.#tell(effect);
      default:
        return doInWorld(this.#surroundings.effects(), effect);
    }
  }

  #tell({ event, isNow = false }: EffectOf<'tell'>): undefined {
    if (isNow) this.#surroundings.tell(event);
    else this.#untold.push(() => this.#surroundings.tell(event));
  }

  #ask({ event, seat, move, changeCount }: EffectOf<'ask-page'>): Result<number> {
    // First tell what is still owed. A listener may change the game.
    this.#tellAll();
    if (changeCount !== this.#state.changeCount) return accept(this.#state.session?.ply ?? 0);
    const isAllowed = this.#surroundings.tell(event);
    return this.dispatch({ type: 'play-meant', isAllowed, seat, move, changeCount });
  }

  /** Events go out in the order of what they tell, even where a listener answers one with another move. */
  #tellAll(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      for (let next = this.#untold.shift(); next; next = this.#untold.shift()) next();
    } finally {
      this.#isTelling = false;
    }
  }
}
