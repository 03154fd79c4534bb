/** `<board-set>`: boards in a row, with points for each and one result. It knows boards by their events alone. */
/* eslint max-lines: ['warn', { max: 430, skipBlankLines: true, skipComments: true }] --
   It has a line for each property, a method for each verb of the public face and one for each thing that a board, a
   page or a reader does; what these mean, and how it looks, are files of their own. */
import { html, isServer, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { indexed } from '../../core/basics/indices.js';
import { accept, refuse, type Refusal, type Result } from '../../core/basics/result.js';
import type { Item, ItemEvent, SetResult } from '../../core/exercise/exercise.js';
import { Progress } from '../../core/exercise/progress.js';
import { ITEM_ATTRIBUTES, nameOf, readSet } from '../../core/exercise/read-item.js';
import { mayOpen } from '../../core/exercise/run.js';
import { exerciseWords } from '../../core/exercise/words.exercise.en.js';
import { bare } from '../../core/words/language.js';
import type { MessageTexts } from '../../core/words/read-message.js';
import { sayRefusal, type Words } from '../../core/words/words.js';
import { BoardErrorEvent } from '../contract/events.js';
import { wear } from '../dom/adopted-styles.js';
import { whenParsed } from '../dom/page.js';
import { renderLine } from '../dom/sentence.js';
import { ownWords } from '../elements/own-words.js';
import { wearColours } from '../first-picture/wear-colours.js';
import { tokens } from '../styles/tokens.css.js';
import { isBoard, whenThere, type BoardLike } from '../elements/board-like.js';
import { itemsAmong, type Entry } from './entries.js';
import { ItemEndEvent, SetEndEvent } from './events.js';
import { answersIn, askMove, hintOf, type Found } from './finding.js';
import { HEARD, hasOpponent, hintIn, meaningOf, NEEDED } from './heard.js';
import { Clock, copyFrom, keepSet, recallSet, saveFile } from './outside.js';
import { setStyles } from './set.css.js';
import { describeResult, renderSummary } from './summary.js';
import { Turns } from './turns.js';
import { renderBar, renderFoot, renderHead, type SetView } from './view.js';
import { setWords } from './words.set.en.js';

const { load: loadSetWords, from: wordsFrom } = ownWords({ ...exerciseWords, ...setWords });

/** What stands round the board in hand. */
const AROUND = '.bar, .head, .foot';

/** The gaps between them, in px. */
const GAPS = 32;

/**
 * A set of boards with one result.
 *
 *     <board-set heading="Week 3">
 *       <star-board puzzle="1-1"></star-board>
 *       <rotation-puzzle puzzle="1-2" points="3" tries="3" hint-price="1"></rotation-puzzle>
 *     </board-set>
 *
 * A child with a board is an item. It may say `heading`, `task`, `points`, `tries`, `try-price`, `hint-price` and
 * `to-score`.
 *
 * @element board-set
 * @attr {string} heading - What the set is called.
 * @attr {'in-turn' | 'free'} [order=in-turn] - Whether items open one after the other, or at any time.
 * @attr {string} [points=1] - What each item is worth that does not say so itself.
 * @attr {string} tries - How many tries each item has. Absent: any number.
 * @attr {string} [try-price=0] - The points that a lost try costs.
 * @attr {string} [hint-price=0] - The points that a hint costs.
 * @attr {boolean} [no-hints=false] - No board of the set gives hints.
 * @attr {string} pass - The least score that passes, in percent.
 * @attr {string} learner - Who does it. Absent: the reader can write a name into the code.
 * @attr {string} remember - A key under which the browser keeps what was done, and the games in hand.
 * @prop {Readonly<Record<string, string>> | undefined} words - Sentences by key in ICU MessageFormat, for other languages and your own wording; docs/words.md says how.
 *
 * @fires {ItemEndEvent} item-end - An item is solved, or its last try is lost.
 * @fires {SetEndEvent} set-end - The set is over, or a later try has made its result better.
 * @fires {BoardErrorEvent} board-error - A value from your page cannot be used.
 *
 * @slot - The items, and your own texts, which are always shown.
 *
 * @csspart bar - The heading, the row of items and the points.
 * @csspart head - The heading, the task and the terms of the item in hand.
 * @csspart foot - What happened last, and the buttons.
 * @csspart summary - What the set comes to.
 */
export class BoardSet extends LitElement {
  static override styles = [tokens, setStyles];
  static override properties = {
    heading: {},
    order: {},
    points: {},
    tries: {},
    tryPrice: { attribute: 'try-price' },
    hintPrice: { attribute: 'hint-price' },
    noHints: { type: Boolean, attribute: 'no-hints' },
    pass: {},
    learner: {},
    remember: {},
    words: { attribute: false },
  };

  declare heading: string | undefined;
  declare order: 'in-turn' | 'free' | undefined;
  declare points: string | number | undefined;
  declare tries: string | number | undefined;
  declare tryPrice: string | number | undefined;
  declare hintPrice: string | number | undefined;
  declare noHints: boolean;
  declare pass: string | number | undefined;
  declare learner: string | undefined;
  declare remember: string | undefined;
  declare words: MessageTexts | undefined;

  #entries: readonly Entry[] = [];
  readonly #progress = new Progress();
  readonly #turns = new Turns();
  readonly #clock = new Clock();
  /** What is wrong with the set’s own values, and with what was kept. */
  #faults: readonly Refusal[] = [];
  #keptFault: Refusal | undefined;
  /** Items whose board has not come for a while. */
  readonly #late = new Set<Element>();
  /** Sentences that the page has heard. */
  readonly #heardFaults = new Set<string>();
  /** What a move that was tried is answered, or a hint. */
  #answer = '';
  /** What came of copying. */
  #copied = '';
  #isSaved = false;
  /** The game in hand as a course system has kept it. */
  #game: string | undefined;
  #observer: MutationObserver | undefined;
  #sizes: ResizeObserver | undefined;
  #fade: (() => void) | undefined;

  // Lifecycle.

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    this.#observer = new MutationObserver(() => this.#look());
    this.#observer.observe(this, { childList: true, subtree: true, attributeFilter: ITEM_ATTRIBUTES });
    for (const type of HEARD) this.addEventListener(type, this.#hear);
    document.addEventListener('visibilitychange', this.#watchClock);
    addEventListener('pagehide', this.#watchClock);
    this.#fade = wearColours(this, this.renderRoot as ShadowRoot);
    this.#sizes = new ResizeObserver(() => this.#measure());
    // Before the parser has come to its end, the first item is as good as any.
    if (!this.#progress.isBegun) hideOthers(itemsAmong(this, this.#asked), 0);
    this.#planned = whenParsed(this).then(() => {
      if (!this.isConnected) return;
      this.#isParsed = true;
      this.#look();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.#sizes?.disconnect();
    this.#fade?.();
    for (const type of HEARD) this.removeEventListener(type, this.#hear);
    document.removeEventListener('visibilitychange', this.#watchClock);
    removeEventListener('pagehide', this.#watchClock);
    this.#pause();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    if (changed.has('words') && this.words) void loadSetWords().then(() => this.requestUpdate());
    if (!this.hasUpdated || !this.#progress.isBegun) return;
    if (changed.has('remember')) this.#progress.forget();
    const isSaid = (name: PropertyKey): boolean => name !== 'words' && name !== 'learner';
    if ([...changed.keys()].some(isSaid)) this.#look();
  }

  protected override updated(): void {
    for (const part of this.renderRoot.querySelectorAll(AROUND)) this.#sizes?.observe(part);
  }

  // Items.

  #isParsed = false;
  /** Resolves when all that the page has written in the set is read. */
  #planned: Promise<void> | undefined;

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#planned;
    return super.getUpdateComplete();
  }

  /** What the set says for all of its items. */
  readonly #asked = (name: string): string | undefined => {
    const values: Readonly<Record<string, unknown>> = {
      points: this.points,
      tries: this.tries,
      'try-price': this.tryPrice,
      'hint-price': this.hintPrice,
      'no-hints': this.noHints ? '' : undefined,
      order: this.order,
      pass: this.pass,
    };
    return values[name] === undefined || values[name] === null ? undefined : String(values[name]);
  };

  /** Looks at its children anew: the page may have changed them. */
  #look(): void {
    const entries = itemsAmong(this, this.#asked);
    if (!this.#isParsed) return hideOthers(entries, 0);
    const { value: terms, faults } = readSet(this.#asked);
    this.#entries = entries;
    this.#faults = entries.length === 0 ? [...faults, refuse('set/empty').error] : faults;
    const isFirst = !this.#progress.isBegun;
    const text = isFirst && this.remember ? recallSet(this.remember) : undefined;
    const plans = entries.map(({ planned, board }) => ({
      ...planned,
      fault: planned.fault ?? this.#found(board),
    }));
    const fault = this.#progress.plan(plans, terms, text);
    if (isFirst) this.#keptFault = fault;
    if (isFirst) this.#isSaved = text !== undefined && !fault;
    this.#show();
  }

  /** What was found wrong with a board before. */
  readonly #blamed = new WeakMap<Element, Refusal>();

  #found(board: Element | undefined): Refusal | undefined {
    return board && this.#blamed.get(board);
  }

  #blame(at: number, fault: Refusal): void {
    const { board } = this.#entries[at] ?? {};
    if (board) this.#blamed.set(board, fault);
    this.#progress.blame(at, fault);
    this.#tellFaults();
    this.requestUpdate();
  }

  /** Brings the item in hand into view, and nothing else. */
  #show(): void {
    const { at } = this.#progress.run;
    hideOthers(this.#entries, at);
    const entry = this.#entries[at];
    if (entry?.board && !this.#turns.isOpen(entry.board)) this.#bring(entry, entry.board as BoardLike);
    this.#tellFaults();
    if (this.isConnected) this.#clock.start();
    this.requestUpdate();
  }

  /** The turn of a board has come. */
  #bring({ child, planned: { id, kind }, hasHints }: Entry, board: BoardLike): void {
    const isFind = kind === 'find';
    if (!board.hasAttribute('no-choices')) board.noChoices = true;
    if (!hasHints || isFind) board.noHints = true;
    // A move is asked for on the page's own position, each time.
    if (this.remember && !isFind && !board.hasAttribute('remember'))
      board.remember = `${this.remember} ${id}`;
    if (this.#game !== undefined && !isFind) board.record = this.#game;
    this.#game = undefined;
    this.#turns.open(child);
    void this.#follow(board);
  }

  async #follow(board: BoardLike): Promise<void> {
    const isOne = await whenThere(board, () => {
      this.#late.add(board);
      this.#tellFaults();
      this.requestUpdate();
    });
    this.#late.delete(board);
    this.requestUpdate();
    const at = this.#entries.findIndex((one) => one.board === board);
    const { planned } = this.#entries[at] ?? {};
    if (!planned) return;
    const item = nameOf(at + 1, planned.heading);
    if (!isOne) this.#blame(at, refuse('set/no-board', { facts: { item, tag: board.localName } }).error);
    else if (planned.kind === 'game' && !hasOpponent(board.seats))
      this.#blame(at, refuse('set/no-opponent', { facts: { item } }).error);
    else if (planned.kind === 'find') await this.#ask(this.#entries[at] as Entry, board);
    // It was solved before this set could hear of it.
    else if (board.solved && planned.kind === 'puzzle') this.#happen(at, { type: 'solve', answer: '' });
  }

  /** Asks for the move of an item, unless that is known. */
  async #ask(entry: Entry, board: BoardLike): Promise<void> {
    const at = this.#entries.indexOf(entry);
    if (this.#progress.run.tallies[at]?.state === 'solved') return;
    const fault = await askMove(entry, board, { at, tell: (found) => this.#tried(board, found) });
    if (fault) this.#blame(at, fault);
  }

  #tried(board: Element, { kind, moves, sentence }: Found): void {
    const at = this.#entries.findIndex((one) => one.board === board);
    const words = this.#words;
    const own = { wrong: 'set.wrong-move', more: 'set.more-moves' }[kind as string];
    this.#answer = sentence === '' && own !== undefined ? words.say(own) : sentence;
    if (kind === 'wrong') this.#happen(at, { type: 'lose', answer: moves });
    if (kind === 'found') this.#happen(at, { type: 'solve', answer: moves });
    this.requestUpdate();
  }

  readonly #hint = (): void => {
    const { at } = this.#progress.run;
    this.#answer = hintOf(this.#entries[at] as Entry);
    if (this.#progress.isNewHint(at, this.#answer)) this.#happen(at, { type: 'hint' });
    this.requestUpdate();
  };

  /**
   * Whether a board of this set waits for its turn. It asks before it loads anything, and is connected again when its
   * turn has come.
   *
   * @internal
   */
  holds(board: Element): boolean {
    const isText = this.#isParsed && !this.#entries.some(({ child }) => child.contains(board));
    return !isText && this.#turns.holds(board);
  }

  /** All that is wrong now: with the set, and with the item in hand. */
  get #wrong(): readonly Refusal[] {
    const { at, plans } = this.#progress.run;
    const [entry, plan] = [this.#entries[at], plans[at]];
    const isLate = entry?.board !== undefined && this.#late.has(entry.board);
    const item = nameOf(at + 1, plan?.heading ?? '');
    return [
      ...(this.#keptFault ? [this.#keptFault] : []),
      ...this.#faults,
      ...(plan?.fault ? [plan.fault] : []),
      ...(entry?.advice ?? []),
      ...(isLate ? [refuse('set/not-loaded', { facts: { item } }).error] : []),
    ];
  }

  /** The page hears of each fault once. */
  #tellFaults(): void {
    const ofItems = this.#entries.flatMap(({ advice, planned: { fault } }) =>
      fault ? [fault, ...advice] : advice,
    );
    for (const fault of [...this.#wrong, ...ofItems]) {
      const sentence = bare(sayRefusal(this.#words, fault));
      if (this.#heardFaults.has(sentence)) continue;
      this.#heardFaults.add(sentence);
      console.warn(`<board-set> ${sentence}`);
      this.dispatchEvent(new BoardErrorEvent(fault, sentence, 'set'));
    }
  }

  // What boards tell.

  readonly #hear = (event: Event): void => {
    const at = this.#entries.findIndex(({ board }) => board === event.target);
    const entry = this.#entries[at];
    if (!entry) return;
    if (event.type === 'board-error') return this.#hearFault(at, event as BoardErrorEvent);
    if (event.type === 'hint-given' && !this.#progress.isNewHint(at, hintIn(event))) return;
    const meant = meaningOf(event, entry);
    if (meant) this.#happen(at, meant);
  };

  /** A board that cannot use what it needs shows something else than the page has meant. */
  #hearFault(at: number, { sentence, source, refusal }: BoardErrorEvent): void {
    if (!NEEDED.test(source) || refusal.code === 'puzzle/left-out') return;
    const item = nameOf(at + 1, this.#entries[at]?.planned.heading ?? '');
    this.#blame(at, refuse('set/board', { facts: { item, sentence } }).error);
  }

  #happen(at: number, event: ItemEvent): void {
    this.#pause();
    const { isNews, isEnd } = this.#progress.happen(at, event);
    this.#clock.start();
    if (!isNews) return;
    this.#keep();
    this.requestUpdate();
    const { result } = this;
    if (isEnd) this.dispatchEvent(new ItemEndEvent(at, result.items[at] as Item, result));
    this.#tellEnd();
  }

  #tellEnd(): void {
    if (this.#progress.takeEnd()) this.dispatchEvent(new SetEndEvent(this.result, this.code));
  }

  #keep(): void {
    if (this.remember && this.#progress.isBegun)
      this.#isSaved = keepSet(this.remember, this.#progress.save());
  }

  #pause(): void {
    this.#progress.happen(this.#progress.run.at, { type: 'time', seconds: this.#clock.stop() });
  }

  readonly #watchClock = (): void => {
    this.#pause();
    this.#keep();
    this.#clock.start();
  };

  // For the page.

  /** The items with what they have come to, in their order. */
  get items(): readonly Item[] {
    return this.result.items;
  }

  /** What the set comes to so far. */
  get result(): SetResult {
    return this.#progress.result;
  }

  /** The item in hand, counted from 0; as many as there are items: the summary. */
  get at(): number {
    return this.#progress.run.at;
  }

  /** The result as a code that can leave the page. */
  get code(): string {
    return this.#progress.code(this.heading ?? '', this.#learner, Date.now());
  }

  /**
   * Shows an item, counted from 0; the number of items shows the summary.
   *
   * @returns The item on show.
   */
  goTo(at: number): Result<number> {
    this.#pause();
    const gone = this.#progress.goTo(at);
    if (!gone.ok) {
      this.#clock.start();
      return gone;
    }
    this.#copied = this.#answer = '';
    this.#keep();
    this.#show();
    this.#tellEnd();
    return gone;
  }

  /**
   * What was done, as text for `load()`, with the game in hand: for a course system that keeps it. `most` is how many
   * characters it may have: if it is longer, the game is left out, or parts of the answers.
   *
   * @returns The text.
   */
  save(most = Infinity): string {
    const { board, planned } = this.#entries[this.at] ?? {};
    const isGame = planned?.kind !== 'find' && board !== undefined && isBoard(board) && board.record !== '';
    const game = isGame ? board.record : undefined;
    return this.#progress.save(game, most);
  }

  /**
   * Restores what `save()` returned, or changes nothing. Call it before the reader begins, after `updateComplete`.
   *
   * @returns The item on show.
   */
  load(text: string): Result<number> {
    const loaded = this.#progress.load(String(text));
    this.#keptFault = loaded.ok ? undefined : loaded.error;
    if (!loaded.ok) {
      this.#show();
      return loaded;
    }
    const { board, planned } = this.#entries[this.at] ?? {};
    const isThere = board !== undefined && this.#turns.isOpen(board);
    this.#game = isThere ? undefined : loaded.value;
    if (isThere && loaded.value !== undefined && planned?.kind !== 'find')
      (board as BoardLike).record = loaded.value;
    this.#show();
    return accept(this.at);
  }

  // What is drawn.

  get #words(): Words {
    return wordsFrom(this.words, this);
  }

  get #learner(): string {
    return this.learner ?? this.#progress.learner;
  }

  /** What stands round the board is taken from the height that it may use. */
  #measure(): void {
    let height = GAPS;
    for (const part of this.renderRoot.querySelectorAll<HTMLElement>(AROUND)) height += part.offsetHeight;
    wear(this.renderRoot as ShadowRoot, 'around', `::slotted(*){--board-around:${height}px}`);
  }

  readonly #press = (at: number): void => {
    if (!this.goTo(at).ok) return;
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      this.renderRoot.querySelector('.bar')?.scrollIntoView({ block: 'nearest' });
    });
  };

  readonly #finish = (): void => {
    this.#progress.finish();
    this.#keep();
    this.requestUpdate();
    this.#tellEnd();
  };

  readonly #copy = async (): Promise<void> => {
    const field = this.renderRoot.querySelector('textarea');
    if (!field) return;
    this.#copied = this.#words.say((await copyFrom(field)) ? 'set.copied' : 'set.not-copied');
    this.requestUpdate();
  };

  readonly #save = (): void => {
    const words = this.#words;
    const heading = this.heading ?? words.say('set.heading');
    const about = { words, heading, learner: this.#learner, result: this.result, code: this.code };
    saveFile(bare(`${heading} ${this.#learner}`), describeResult(about));
  };

  readonly #rename = (name: string): void => {
    this.#progress.learner = name;
    this.#keep();
    this.requestUpdate();
  };

  #renderSummary(view: SetView): TemplateResult {
    return renderSummary({
      ...view,
      pass: this.#progress.run.terms.pass,
      code: this.code,
      learner: this.#learner,
      isNamed: this.learner !== undefined,
      told: this.#copied,
      rename: this.#rename,
      finish: this.#finish,
      copy: () => void this.#copy(),
      save: this.#save,
    });
  }

  /** How to ask for a hint that the page has written, where there is one. */
  #hintFor(entry: Entry): (() => void) | undefined {
    const { kind } = entry.planned;
    return kind === 'find' && entry.hasHints && hintOf(entry) !== '' ? this.#hint : undefined;
  }

  protected override render(): TemplateResult {
    const { run, told } = this.#progress;
    if (isServer || !this.#progress.isBegun) return html`<slot></slot>`;
    const words = this.#words;
    const [entry, plan] = [this.#entries[run.at], run.plans[run.at]];
    const view: SetView = {
      words,
      heading: this.heading ?? '',
      result: this.result,
      at: run.at,
      mayOpen: (at) => mayOpen(run, at),
      go: this.#press,
    };
    const line = words.text([this.#answer, told ? words.say(told.key, told.facts) : this.#copied]);
    const isEmpty = run.plans.length === 0;
    return html`<section class="set" lang=${words.language || nothing}>
      ${isEmpty ? nothing : renderBar(view)}
      <div class="faults" role="status">${this.#wrong.map(
        (fault) => html`<p>${renderLine(sayRefusal(words, fault))}</p>`,
      )}</div>
      ${plan && entry ? renderHead(view, plan, entry) : nothing}
      <slot></slot>
      ${
        plan && entry
          ? renderFoot(view, line, { saved: this.#isSaved, hint: this.#hintFor(entry) })
          : isEmpty
            ? nothing
            : this.#renderSummary(view)
      }
      <div class="heard" role="status">${renderLine(line)}</div>
    </section>`;
  }
}

/** Everything but the item in hand is hidden, and answers to moves are told in their time. */
function hideOthers(entries: readonly Entry[], at: number): void {
  for (const [n, { child, planned }] of indexed(entries)) {
    if (child.hidden !== (n !== at)) child.hidden = n !== at;
    if (planned.kind === 'find') for (const answer of answersIn(child)) answer.hidden = true;
  }
}
