/** `<board-set>`: boards in a row, with points for each and one result. It knows boards by their events alone. */
/* eslint max-lines: ['warn', { max: 305, skipBlankLines: true, skipComments: true }] --
   It has a line for each property, and a method for each verb of the public face and for each button. What the items
   are and have come to is in state.ts, how their boards live in boards.ts, and how all of it looks in view.ts and
   summary.ts. */
import { html, isServer, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { accept, type Result } from '../../core/basics/result.js';
import type { Item, ItemEvent, SetResult } from '../../core/exercise/exercise.js';
import { ITEM_ATTRIBUTES } from '../../core/exercise/read-item.js';
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
import { aroundStyles } from '../steps/steps.css.js';
import { Boards, HEARD, hideOthers } from './boards.js';
import { itemsAmong } from './entries.js';
import { ItemEndEvent, SetEndEvent } from './events.js';
import { Clock, copyFrom, keepSet, recallSet, saveFile } from './outside.js';
import { setStyles } from './set.css.js';
import { SetState } from './state.js';
import { describeResult, renderSummary } from './summary.js';
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
  static override styles = [tokens, aroundStyles, setStyles];
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

  readonly #state = new SetState();
  readonly #boards = new Boards({
    state: this.#state,
    words: () => this.#words,
    remember: () => this.remember,
    happen: (at, event) => this.#happen(at, event),
    changed: () => {
      this.#tellFaults();
      this.requestUpdate();
    },
  });
  readonly #clock = new Clock();
  /** What came of copying. */
  #copied = '';
  #isSaved = false;
  #isParsed = false;
  /** Resolves when all that the page has written in the set is read. */
  #planned: Promise<void> | undefined;
  #observer: MutationObserver | undefined;
  #sizes: ResizeObserver | undefined;
  #fade: (() => void) | undefined;

  get #progress(): SetState['progress'] {
    return this.#state.progress;
  }

  // Lifecycle.

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    this.#observer = new MutationObserver(() => this.#look());
    this.#observer.observe(this, { childList: true, subtree: true, attributeFilter: ITEM_ATTRIBUTES });
    for (const type of HEARD) this.addEventListener(type, this.#boards.hear);
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
    for (const type of HEARD) this.removeEventListener(type, this.#boards.hear);
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

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#planned;
    return super.getUpdateComplete();
  }

  // What the page says.

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
    const isFirst = !this.#progress.isBegun;
    const text = isFirst && this.remember ? recallSet(this.remember) : undefined;
    const fault = this.#state.plan(entries, this.#asked, text);
    if (isFirst) this.#isSaved = text !== undefined && !fault;
    this.#show();
  }

  /** Brings the item in hand into view, and nothing else. */
  #show(): void {
    hideOthers(this.#state.entries, this.at);
    this.#boards.bring();
    this.#tellFaults();
    if (this.isConnected) this.#clock.start();
    this.requestUpdate();
  }

  /** The page hears of each fault once. */
  #tellFaults(): void {
    for (const { refusal, sentence } of this.#state.takeFaults(this.#words)) {
      console.warn(`<board-set> ${sentence}`);
      this.dispatchEvent(new BoardErrorEvent(refusal, sentence, 'set'));
    }
  }

  /**
   * Whether a board of this set waits for its turn. It asks before it loads anything, and is connected again when its
   * turn has come.
   *
   * @internal
   */
  holds(board: Element): boolean {
    const isText = this.#isParsed && !this.#state.entries.some(({ child }) => child.contains(board));
    return !isText && this.#boards.holds(board);
  }

  // What happens.

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
    this.#copied = this.#boards.answer = '';
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
    return this.#progress.save(this.#boards.game, most);
  }

  /**
   * Restores what `save()` returned, or changes nothing. Call it before the reader begins, after `updateComplete`.
   *
   * @returns The item on show.
   */
  load(text: string): Result<number> {
    const loaded = this.#state.load(String(text));
    if (loaded.ok) this.#boards.takeUp(loaded.value);
    this.#show();
    return loaded.ok ? accept(this.at) : loaded;
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

  protected override render(): TemplateResult {
    const { run, told } = this.#progress;
    if (isServer || !this.#progress.isBegun) return html`<slot></slot>`;
    const words = this.#words;
    const [entry, plan] = [this.#state.inHand, run.plans[run.at]];
    const view: SetView = {
      words,
      heading: this.heading ?? '',
      result: this.result,
      at: run.at,
      mayOpen: (at) => mayOpen(run, at),
      go: this.#press,
    };
    const line = words.text([this.#boards.answer, told ? words.say(told.key, told.facts) : this.#copied]);
    const isEmpty = run.plans.length === 0;
    return html`<section class="set" lang=${words.language || nothing}>
      ${isEmpty ? nothing : renderBar(view)}
      <div class="faults" role="status">${this.#state.wrong.map(
        (fault) => html`<p class="fault">${renderLine(sayRefusal(words, fault))}</p>`,
      )}</div>
      ${plan && entry ? renderHead(view, plan, entry) : nothing}
      <slot></slot>
      ${
        plan && entry
          ? renderFoot(view, line, { saved: this.#isSaved, hint: this.#boards.hintFor(entry) })
          : isEmpty
            ? nothing
            : this.#renderSummary(view)
      }
      <div class="heard" role="status">${renderLine(line)}</div>
    </section>`;
  }
}
