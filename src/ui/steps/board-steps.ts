/** `<board-steps>`: a list of the page's own, whose items a board follows. It knows no game. */
/* eslint max-lines: ['warn', { max: 350, skipBlankLines: true, skipComments: true }] --
   It has a line for each property, a method for each verb of the public face and one for each thing that a board, a
   page or a reader does; what a step is, the board, how a move is found and how it looks are files of their own. */
import { html, isServer, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { freeze } from '../../core/basics/freeze.js';
import { indexed } from '../../core/basics/indices.js';
import { accept, refuse, type Refusal, type Result } from '../../core/basics/result.js';
import { toJson } from '../../core/basics/json.js';
import { bare } from '../../core/words/language.js';
import type { MessageTexts } from '../../core/words/read-message.js';
import { sayRefusal, type Words } from '../../core/words/words.js';
import { BoardErrorEvent, type MoveRefusedEvent } from '../contract/events.js';
import { wear } from '../dom/adopted-styles.js';
import { whenParsed } from '../dom/page.js';
import { renderLine } from '../dom/sentence.js';
import { isBoard, whenThere } from '../elements/board-like.js';
import { ownWords } from '../elements/own-words.js';
import { wearColours } from '../first-picture/wear-colours.js';
import { tokens } from '../styles/tokens.css.js';
import { renderStepBar } from './bar.js';
import { stepsIn, STEP_ATTRIBUTES, textOf, type StepEntry } from './entries.js';
import { StepChangeEvent, StepEndEvent } from './events.js';
import type { TriedMove } from './find-on-board.js';
import { followScroll, wearList } from './page.js';
import {
  marksAround,
  mayOpen,
  planner,
  type Planner,
  type Step,
  type StepPlan,
  type StepState,
} from './plan.js';
import { StepStage } from './stage.js';
import { answerIn, boxOf, drawBox, hintAnswer, type Answer } from './step-box.js';
import { aroundStyles, stepsStyles } from './steps.css.js';
import { stepsWords } from './words.steps.en.js';

const { load: loadStepsWords, from: wordsFrom } = ownWords(stepsWords);

/** A step of the page with what is known of it. */
interface Known {
  readonly entry: StepEntry;
  readonly plan: StepPlan | undefined;
  readonly step: Step;
  /** Why its board cannot be shown, in words. */
  readonly fault: string | undefined;
  readonly answer: Answer | undefined;
}

/**
 * Steps of the page's own, which a board beside them follows.
 *
 *     <board-steps record="star/1 rings=4 | S31 T20 A40">
 *       <ol>
 *         <li data-ply="1"><b>The edge.</b> Blue begins there.</li>
 *         <li data-ply="2" data-find="A40"><b>Your move.</b> Where does Blue go on?
 *           <p data-answer="*">Red would shut you in.</p>
 *         </li>
 *       </ol>
 *     </board-steps>
 *
 * @element board-steps
 * @attr {string} record - The game whose moves the steps show.
 * @attr {string} board - The tag of the board, such as `star-board`. Absent: that of the record’s game. A board inside goes before it.
 * @attr {boolean} [follow-scroll=false] - The board follows the step that is being read as the page is scrolled.
 * @prop {Readonly<Record<string, string>> | undefined} words - Sentences by key in ICU MessageFormat, for other languages and house wording.
 *
 * @fires {StepChangeEvent} step-change - Another step is on show.
 * @fires {StepEndEvent} step-end - The move of a step has been found, or was shown.
 * @fires {BoardErrorEvent} board-error - What the page says of a step cannot be used.
 *
 * @slot - The page's own list of steps.
 * @slot board - The board. The element puts it there.
 *
 * @csspart stage - The board and what stands below it.
 * @csspart bar - The buttons, and which step it is.
 *
 * @cssprop --steps-top - How far below the top of the window the board stays while one scrolls: the height of a page's own bar.
 */
export class BoardSteps extends LitElement {
  static override styles = [tokens, aroundStyles, stepsStyles];
  static override properties = {
    record: {},
    board: {},
    followScroll: { type: Boolean, attribute: 'follow-scroll' },
    words: { attribute: false },
  };

  declare record: string | undefined;
  declare board: string | undefined;
  declare followScroll: boolean;
  declare words: MessageTexts | undefined;

  #known: readonly Known[] = [];
  #at = 0;
  readonly #stage = new StepStage(this, (tried) => this.#tried(tried));
  #planner: Planner | undefined;
  /** What was known before the page changed something. */
  #before: ReadonlyMap<Element, Known> = new Map();
  /** What is wrong with all of it. */
  #fault: Refusal | undefined;
  /** The names of seats, in the words of the board. */
  #boardWords: Words | undefined;
  #heard = '';
  /** Rises whenever the page is read anew. */
  #reading = 0;
  #observer: MutationObserver | undefined;
  #sizes: ResizeObserver | undefined;
  #ends: (() => void)[] = [];
  #ready: Promise<void> | undefined;

  // Lifecycle.

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    const root = this.renderRoot as ShadowRoot;
    wearList(this.getRootNode());
    this.#observer = new MutationObserver((changes) => this.#follow(changes));
    this.#sizes = new ResizeObserver(() => this.#measure());
    this.#sizes.observe(this);
    this.addEventListener('move-refused', this.#refused);
    this.addEventListener('click', this.#pressed);
    this.#ends = [wearColours(this, root), followScroll(this, (at) => this.#scrolledTo(at))];
    this.#ready = whenParsed(this).then(() => this.#begin());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reading++;
    this.#stage.leave();
    this.#observer?.disconnect();
    this.#sizes?.disconnect();
    this.removeEventListener('move-refused', this.#refused);
    this.removeEventListener('click', this.#pressed);
    for (const end of this.#ends) end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    if (changed.has('words') && this.words) void loadStepsWords().then(() => this.requestUpdate());
    if (this.hasUpdated && (changed.has('record') || changed.has('board'))) void this.#begin();
  }

  protected override updated(): void {
    for (const [at] of indexed(this.#known)) this.#drawBox(at);
    const stage = this.renderRoot.querySelector('.stage');
    if (stage) this.#sizes?.observe(stage);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#ready;
    return super.getUpdateComplete();
  }

  /** What the page has changed may be other steps. */
  #follow(changes: readonly MutationRecord[]): void {
    const isOurs = (node: Node): boolean =>
      node instanceof Element && node.hasAttribute('data-planisphere-step');
    const isNews = ({ target, addedNodes, removedNodes }: MutationRecord): boolean =>
      !this.#stage.isBoard(target) &&
      ![...addedNodes, ...removedNodes].some((node) => isOurs(node) || this.#stage.isBoard(node));
    if (changes.some(isNews)) void this.#begin();
  }

  // The steps.

  /** Reads what the page has written, now or anew. */
  async #begin(): Promise<void> {
    if (!this.isConnected) return;
    const reading = ++this.#reading;
    this.#observer?.disconnect();
    const entries = stepsIn(this);
    const board = this.#stage.place({ record: this.record, tag: this.board });
    this.#observer?.observe(this, {
      childList: true,
      subtree: true,
      attributeFilter: [...STEP_ATTRIBUTES, 'data-answer'],
    });
    this.#fault =
      entries.length === 0 ? refuse('steps/empty').error : board ? undefined : refuse('steps/no-board').error;
    this.#before = new Map(this.#known.map((known) => [known.entry.item, known]));
    this.#known = entries.map((entry) => ({
      entry,
      plan: undefined,
      step: { state: 'read', ply: undefined, tries: 0, hints: 0 },
      fault: undefined,
      answer: undefined,
    }));
    this.#at = Math.min(this.#at, Math.max(0, entries.length - 1));
    this.#tellWhole();
    this.requestUpdate();
    if (!board || entries.length === 0) return;
    const isOne = await whenThere(board, () => this.#blameWhole(refuse('steps/not-loaded').error));
    if (reading !== this.#reading) return;
    const around = isOne && isBoard(board) ? board.around : undefined;
    if (!around || !isBoard(board))
      return this.#blameWhole(refuse('steps/not-board', { facts: { tag: board.localName } }).error);
    this.#fault = undefined;
    this.#boardWords = await around.words();
    if (reading !== this.#reading) return;
    this.#planner = planner(around, this.record);
    this.#known = this.#known.map((known, at) => this.#planned(known, at));
    const plans = this.#known.map(({ plan }) => plan);
    this.#stage.open(board, this.#planner, plans);
    this.#show(true);
  }

  #planned({ entry, ...known }: Known, at: number): Known {
    const read = (this.#planner as Planner).plan(entry.fields, entry.pathOf);
    if (read.ok) {
      const { value: plan } = read;
      const before = this.#before.get(entry.item);
      if (before?.plan && toJson(before.entry.fields) === toJson(entry.fields))
        return { ...before, entry, plan };
      const state: StepState = plan.hasFind ? 'find' : 'read';
      return { ...known, entry, plan, step: { ...known.step, state, ply: plan.ply } };
    }
    const said = sayRefusal(this.#boardWords as Words, read.error);
    const fault = this.#words.say('steps.fault', { error: said });
    const refusal = refuse('steps/step', { facts: { n: at + 1, error: said } }).error;
    this.#tell(refusal);
    return { ...known, entry, fault, step: { ...known.step, state: 'faulty', fault: refusal } };
  }

  #blameWhole(fault: Refusal): void {
    this.#fault = fault;
    this.#tellWhole();
    this.requestUpdate();
  }

  #tellWhole(): void {
    if (this.#fault) this.#tell(this.#fault);
  }

  /** The page hears of a fault. */
  #tell(fault: Refusal): void {
    const sentence = bare(sayRefusal(this.#words, fault));
    console.warn(`<board-steps> ${sentence}`);
    this.dispatchEvent(new BoardErrorEvent(fault, sentence, 'steps'));
  }

  /** Brings the step in hand onto the board. */
  #show(isFirst: boolean): void {
    const { plan, step } = this.#known[this.#at] ?? {};
    this.requestUpdate();
    if (!plan) return this.#stage.leave();
    void this.#stage
      .show({ plan, isAsked: step?.state === 'find' }, isFirst)
      .then(() => this.requestUpdate());
  }

  // What readers do.

  #change(at: number, change: Partial<Known>): void {
    this.#known = this.#known.map((known, n) => (n === at ? { ...known, ...change } : known));
    this.requestUpdate();
  }

  #tried({ kind, moves, answer: given }: TriedMove): void {
    const at = this.#at;
    const { entry, step } = this.#known[at] as Known;
    const { tries } = step;
    const answer = answerIn(this.#words, entry, { kind, moves, answer: given });
    const isKnown = kind === 'found' || kind === 'shown';
    const held = this.#focused;
    const next = { ...step, tries: kind === 'wrong' ? tries + 1 : tries, ...(isKnown && { state: kind }) };
    this.#change(at, { answer, step: next });
    this.#hear(answer.text);
    if (!isKnown) return;
    // Its buttons give way to one that goes on.
    if (held && at < this.#known.length - 1) this.#focusOn('[name="go-on"]');
    this.dispatchEvent(new StepEndEvent(at, freeze(next)));
  }

  /** Says it to screen readers, which hear nothing where a text stays as it is. */
  #hear(said: string | Node): void {
    const text = typeof said === 'string' ? said : (said.textContent ?? '').trim();
    this.#heard = text === this.#heard ? `${text}\u00a0` : text;
  }

  readonly #refused = (event: MoveRefusedEvent): void => {
    if (!this.#stage.isBoard(event.target as Node) || this.#known[this.#at]?.step.state !== 'find') return;
    this.#change(this.#at, { answer: { kind: 'refused', move: '', text: event.sentence } });
  };

  readonly #hint = (): void => {
    const at = this.#at;
    const { entry, plan, step } = this.#known[at] as Known;
    if (!plan) return;
    const answer = hintAnswer(this.#words, entry);
    if (!entry.hint) this.#stage.mark(marksAround(plan) ?? '');
    this.#change(at, { answer, step: { ...step, hints: step.hints + 1 } });
    this.#hear(answer.text);
  };

  readonly #showIt = (): void => this.#stage.showMove();

  /** A press on a step that is not open, wherever the page has text there. */
  readonly #pressed = (event: Event): void => {
    const pressed = event.target as Element;
    const at = this.#known.findIndex(({ entry }) => entry.item.contains(pressed));
    const isOther = pressed.closest(
      'a, button, input, select, textarea, summary, label, [data-planisphere-step]',
    );
    if (at >= 0 && at !== this.#at && !isOther) this.#press(at);
  };

  readonly #press = (at: number): void => {
    const held = this.#focused;
    if (!this.goTo(at).ok) return;
    this.#lead();
    // Its button is gone with the step.
    if (held?.name === 'go-on') this.#focusOn('.number');
  };

  /** The button in the step on show that has the focus. */
  get #focused(): HTMLButtonElement | undefined {
    const { item } = this.#known[this.#at]?.entry ?? {};
    return (item && (boxOf(item).shadowRoot?.activeElement as HTMLButtonElement | null)) ?? undefined;
  }

  #focusOn(button: string): void {
    void this.updateComplete.then(() => {
      const { item } = (this.#known[this.#at] as Known).entry;
      boxOf(item).shadowRoot?.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
    });
  }

  /** The step that is open comes into view, unless it is. */
  #lead(): void {
    void this.updateComplete.then(() => {
      this.#known[this.#at]?.entry.item.scrollIntoView({ block: 'nearest' });
    });
  }

  readonly #key = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!this.goTo(this.#at + by).ok) return;
    this.#lead();
    if (!this.renderRoot.contains(event.target as Node)) this.#focusOn('.number');
  };

  #scrolledTo(at: number): void {
    if (at !== this.#at && at < this.#known.length) this.goTo(at);
  }

  // For the page.

  /** The steps, in their order. */
  get steps(): readonly Step[] {
    return freeze(this.#known.map(({ step }) => step));
  }

  /** The step on show, counted from 0. */
  get at(): number {
    return this.#at;
  }

  /** Shows a step, counted from 0. */
  goTo(at: number): Result<number> {
    const count = this.#known.length;
    if (!Number.isInteger(at) || at < 0 || at >= count)
      return refuse('steps/no-step', { facts: { n: Math.round(at) + 1, count } });
    const { steps } = this;
    if (!mayOpen(steps, at)) return refuse('steps/closed', { facts: { n: at + 1 } });
    if (at === this.#at) return accept(at);
    this.#at = at;
    const { entry } = this.#known[at] as Known;
    this.#hear(this.#words.say('steps.heard', { n: at + 1, count, text: textOf(entry) }));
    this.#show(false);
    this.dispatchEvent(new StepChangeEvent(at, steps[at] as Step));
    return accept(at);
  }

  // What is drawn.

  get #words(): Words {
    return wordsFrom(this.words, this);
  }

  /** The list comes into view below a board that stands above it, and titles are as large as the page's text. */
  #measure(): void {
    const stage = this.renderRoot.querySelector<HTMLElement>('.stage');
    const isAbove = stage !== null && stage.offsetWidth > this.offsetWidth * 0.75;
    const { fontSize } = getComputedStyle(this);
    const cover = isAbove ? stage.offsetHeight : 0;
    wear(this.renderRoot as ShadowRoot, 'sizes', `:host{--step-size:${fontSize};--steps-cover:${cover}px}`);
  }

  #drawBox(at: number): void {
    const { entry, plan, step, fault, answer } = this.#known[at] as Known;
    const { item } = entry;
    const isHere = at === this.#at;
    const waitsFor = this.#known.findIndex(({ step: { state } }, n) => n < at && state === 'find');
    if (isHere) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
    item.toggleAttribute('data-closed', waitsFor >= 0);
    const isFind = plan?.hasFind === true;
    drawBox(item, {
      words: this.#words,
      step,
      at,
      count: this.#known.length,
      isHere,
      isPast: at < this.#at,
      waitsFor: waitsFor >= 0 ? waitsFor : undefined,
      isFirstClosed: waitsFor === at - 1,
      answer,
      fault,
      canHint: isFind && (entry.hint !== undefined || marksAround(plan) !== undefined),
      canShow: isFind && plan.way !== undefined,
      open: () => this.#press(at),
      next: () => this.#press(at + 1),
      hint: this.#hint,
      show: this.#showIt,
      key: this.#key,
    });
  }

  #renderBar(): TemplateResult {
    const { plan } = this.#known[this.#at] ?? {};
    return renderStepBar({
      words: this.#words,
      boardWords: this.#boardWords,
      steps: this.steps,
      at: this.#at,
      plan,
      plies: this.#planner?.plies ?? 0,
      go: this.#press,
      key: this.#key,
    });
  }

  protected override render(): TemplateResult {
    if (isServer) return html`<slot name="board"></slot><slot></slot>`;
    const fault = this.#fault && renderLine(sayRefusal(this.#words, this.#fault));
    return html`<section class="steps" lang=${this.#words.language || nothing}>
      <div class="stage" part="stage">
        <slot name="board"></slot>
        ${fault === undefined ? nothing : html`<p class="fault">${fault}</p>`}
        ${this.#known.length > 0 ? this.#renderBar() : nothing}
      </div>
      <div class="list"><slot></slot></div>
      <div class="heard" role="status">${renderLine(this.#heard)}</div>
    </section>`;
  }
}
