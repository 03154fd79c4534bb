/** The boards of a set: each waits for its turn, is brought, asked for the move to find if there is one, and heard. */
import type { LitElement } from 'lit';
import { indexed } from '../../core/basics/indices.js';
import { refuse } from '../../core/basics/result.js';
import type { ItemEvent } from '../../core/exercise/exercise.js';
import { nameOf } from '../../core/exercise/read-item.js';
import type { Words } from '../../core/words/words.js';
import type { BoardErrorEvent, GameEndEvent, HintGivenEvent } from '../contract/events.js';
import { isBoard, whenThere, type BoardLike } from '../elements/board-like.js';
import type { Entry } from './entries.js';
import { answersIn, askMove, hintOf, type Found } from './finding.js';
import type { SetState } from './state.js';

/** What boards need of their set. */
interface Owner {
  readonly state: SetState;
  words(): Words;
  /** The key under which the set keeps what was done: a board keeps its game under one made of it. */
  remember(): string | undefined;
  /** Something happened on the board of an item. */
  happen(at: number, event: ItemEvent): void;
  /** There is something else to show. */
  changed(): void;
}

/** The events of boards that a set listens to. */
export const HEARD = ['goal-met', 'goal-lost', 'lesson-end', 'game-end', 'hint-given', 'board-error'];

/** Values of the page without which an item is not what it should be. */
const NEEDED = /^(?:puzzle|daily|level|goal|par|position|record|seats|lesson|map|missions)$/;

export class Boards {
  readonly #owner: Owner;
  /** Elements whose turn has come, and boards that wait for theirs. */
  readonly #open = new WeakSet<Element>();
  readonly #waiting = new WeakSet<Element>();
  /** The game in hand as a course system has kept it, until its board is brought. */
  #game: string | undefined;
  /** What a move that was tried is answered, or a hint. */
  answer = '';

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  // A board's turn.

  /** Whether a board has to wait, before it loads anything. It is connected again when its turn comes. */
  holds(board: Element): boolean {
    if (this.#open.has(board)) return false;
    this.#waiting.add(board);
    return true;
  }

  /** The turn of the item in hand has come. */
  bring(): void {
    const { inHand } = this.#owner.state;
    if (!inHand?.board || this.#open.has(inHand.board)) return;
    const board = inHand.board as BoardLike;
    this.#prepare(inHand, board);
    for (const one of [inHand.child, ...inHand.child.querySelectorAll('*')]) {
      this.#open.add(one);
      if (this.#waiting.delete(one)) (one as LitElement).connectedCallback();
    }
    void this.#follow(board);
  }

  #prepare({ planned: { id, kind }, hasHints }: Entry, board: BoardLike): void {
    const isFind = kind === 'find';
    const remember = this.#owner.remember();
    if (!board.hasAttribute('no-choices')) board.noChoices = true;
    if (!hasHints || isFind) board.noHints = true;
    // A move is asked for on the page's own position, each time.
    if (remember && !isFind && !board.hasAttribute('remember')) board.remember = `${remember} ${id}`;
    if (this.#game !== undefined && !isFind) board.record = this.#game;
    this.#game = undefined;
  }

  /** Waits until a board is there, and sees what it can be used for. */
  async #follow(board: BoardLike): Promise<void> {
    const { state, changed } = this.#owner;
    const isOne = await whenThere(board, () => {
      state.setLate(board, true);
      changed();
    });
    state.setLate(board, false);
    changed();
    const at = state.placeOf(board);
    const entry = state.entries[at];
    if (!entry) return;
    const { kind, heading } = entry.planned;
    const item = nameOf(at + 1, heading);
    if (!isOne) this.#blame(at, refuse('set/no-board', { facts: { item, tag: board.localName } }).error);
    else if (kind === 'game' && !hasOpponent(board.seats))
      this.#blame(at, refuse('set/no-opponent', { facts: { item } }).error);
    else if (kind === 'find') await this.#ask(entry, board);
    // It was solved before this set could hear of it.
    else if (board.solved && kind === 'puzzle') this.#owner.happen(at, { type: 'solve', answer: '' });
  }

  #blame(at: number, fault: Parameters<SetState['blame']>[1]): void {
    this.#owner.state.blame(at, fault);
    this.#owner.changed();
  }

  // The game in hand.

  /** As a record; undefined where there is none to keep: a move is asked for anew each time. */
  get game(): string | undefined {
    const { board, planned } = this.#owner.state.inHand ?? {};
    const isGame = planned?.kind !== 'find' && board !== undefined && isBoard(board) && board.record !== '';
    return isGame ? board.record : undefined;
  }

  /** Takes up the game of the item in hand, now or when its board is brought. */
  takeUp(game: string | undefined): void {
    const { board, planned } = this.#owner.state.inHand ?? {};
    const isThere = board !== undefined && this.#open.has(board);
    this.#game = isThere ? undefined : game;
    if (isThere && game !== undefined && planned?.kind !== 'find') (board as BoardLike).record = game;
  }

  // A move to find.

  /** Asks for the move of an item, unless that is known. */
  async #ask(entry: Entry, board: BoardLike): Promise<void> {
    const { state } = this.#owner;
    const at = state.entries.indexOf(entry);
    if (state.progress.run.tallies[at]?.state === 'solved') return;
    const fault = await askMove(entry, board, { at, tell: (found) => this.#tried(board, found) });
    if (fault) this.#blame(at, fault);
  }

  #tried(board: Element, { kind, moves, sentence }: Found): void {
    const { state, words, happen, changed } = this.#owner;
    const at = state.placeOf(board);
    const own = { wrong: 'set.wrong-move', more: 'set.more-moves' }[kind as string];
    this.answer = sentence === '' && own !== undefined ? words().say(own) : sentence;
    if (kind === 'wrong') happen(at, { type: 'lose', answer: moves });
    if (kind === 'found') happen(at, { type: 'solve', answer: moves });
    changed();
  }

  /** How to ask for the hint of an item that the page has written; undefined where there is none. */
  hintFor(entry: Entry): (() => void) | undefined {
    const { kind } = entry.planned;
    return kind === 'find' && entry.hasHints && hintOf(entry) !== '' ? this.#hint : undefined;
  }

  readonly #hint = (): void => {
    const { state, happen, changed } = this.#owner;
    const { at } = state.progress.run;
    this.answer = hintOf(state.entries[at] as Entry);
    if (state.progress.isNewHint(at, this.answer)) happen(at, { type: 'hint' });
    changed();
  };

  // What boards tell.

  readonly hear = (event: Event): void => {
    const { state, happen } = this.#owner;
    const at = state.placeOf(event.target);
    const entry = state.entries[at];
    if (!entry) return;
    if (event.type === 'board-error') return this.#hearFault(at, event as BoardErrorEvent);
    if (event.type === 'hint-given' && !state.progress.isNewHint(at, hintIn(event as HintGivenEvent))) return;
    const meant = meaningOf(event, entry);
    if (meant) happen(at, meant);
  };

  /** A board that cannot use what it needs shows something else than the page has meant. */
  #hearFault(at: number, { sentence, source, refusal }: BoardErrorEvent): void {
    if (!NEEDED.test(source) || refusal.code === 'puzzle/left-out') return;
    const item = nameOf(at + 1, this.#owner.state.entries[at]?.planned.heading ?? '');
    this.#blame(at, refuse('set/board', { facts: { item, sentence } }).error);
  }
}

/** Hides everything but the item in hand, and answers to moves, which are told in their time. */
export function hideOthers(entries: readonly Entry[], at: number): void {
  for (const [n, { child, planned }] of indexed(entries)) {
    if (child.hidden !== (n !== at)) child.hidden = n !== at;
    if (planned.kind === 'find') for (const answer of answersIn(child)) answer.hidden = true;
  }
}

/** Whether somebody else than the reader plays. */
const hasOpponent = (seats: string): boolean => /\b(?:bot:|host\b)/.test(seats);

/** A hint that is told again is one hint. */
const hintIn = ({ text, ply }: HintGivenEvent): string => `${ply} ${text}`;

/** The moves of a game, without what comes before them in its record. */
const movesIn = ({ record }: BoardLike): string => record.slice(record.indexOf('|') + 1).trim();

/** The seats of people at the board. */
const peopleIn = (seats: string): readonly number[] =>
  indexed(seats.trim().split(/\s+/)).flatMap(([seat, who]) => (who === 'human' ? [seat] : []));

function isWon({ outcome }: GameEndEvent, { seats }: BoardLike, toScore: number | undefined): boolean {
  const people = peopleIn(seats);
  if (toScore !== undefined) return people.some((seat) => (outcome.scores?.[seat] ?? -Infinity) >= toScore);
  return people.some((seat) => outcome.winners.includes(seat));
}

/** What a board tells of itself, as what it means for its item; undefined where it means nothing. */
function meaningOf(event: Event, { board, planned, toScore }: Entry): ItemEvent | undefined {
  const { kind } = planned;
  const isTried = kind === 'puzzle' || kind === 'game';
  const one = board as BoardLike;
  switch (event.type) {
    case 'goal-met':
      return isTried ? { type: 'solve', answer: movesIn(one) } : undefined;
    case 'goal-lost':
      return isTried ? { type: 'lose', answer: movesIn(one) } : undefined;
    case 'lesson-end':
      return kind === 'lesson' ? { type: 'solve', answer: '' } : undefined;
    case 'hint-given':
      return isTried ? { type: 'hint' } : undefined;
    case 'game-end': {
      const ended = event as GameEndEvent;
      // A puzzle that is over has told it by its goal.
      if (kind !== 'game' || ended.outcome.reason.startsWith('puzzle/')) return undefined;
      return { type: isWon(ended, one, toScore) ? 'solve' : 'lose', answer: ended.sentence };
    }
    default:
      return undefined;
  }
}
