/** A lesson in progress: holds its step, answers the reader's moves, and plays what goes on by itself. */
/* eslint max-lines: ['warn', { max: 305, skipBlankLines: true, skipComments: true }] --
   One machine with a method per thing that a reader or a step does; what a step answers and how it looks are
   files of their own. */
import { indexed } from '../../core/basics/indices.js';
import { answerTo, READER, rightWay, type Answered } from '../../core/lesson/lesson-run.js';
import type { BuiltInLesson, LessonStep } from '../../core/lesson/lesson.js';
import { memoize } from '../../core/basics/memoize.js';
import type { AnyGame } from '../../core/contract/rules.js';
import type { Words, WordTable } from '../../core/words/words.js';
import type { AnySession } from '../contract/board-state.js';
import type { Input } from '../../core/contract/input.js';
import type { GoesOn, Guide, GuidedPanel, WaysOn } from '../contract/guide.js';
import type { LitElement, TemplateResult } from 'lit';
import { takeKey } from '../dom/keys.js';
import { LessonCount } from './lesson-count.js';
import { FrameRoom } from './frame-room.js';
import { renderLesson, waitingFacts, type Reply } from './lesson-panel.js';
import type { TeachingBoard } from './teaching-board.js';
import { lessonWords } from './words.lesson.en.js';

type BoardElement = Pick<LitElement, 'shadowRoot' | 'updateComplete' | 'requestUpdate' | 'dispatchEvent'>;

/** How long the note stands that a step begins on another position. */
const NEW_MS = 1500;

/** The name of the first puzzle of each game. */
const FIRST_PUZZLE = '1-1';

/** The key of a step’s title or text, or of an answer in it. */
const keyOf = ({ name }: LessonStep, part: string): string => `lesson.${name}.${part}`;

/** Whatever has opened the lesson: it is told when the reader leaves, and knows what there is to go on to. */
interface LessonOwner {
  leave(told: string, to: GoesOn | undefined): void;
  waysOn(): WaysOn;
}

export class LessonPlayer implements Guide {
  readonly words: WordTable;
  readonly texts: WordTable;
  /** Set before it begins. */
  declare stage: TeachingBoard;
  readonly #element: BoardElement;
  readonly #steps: readonly LessonStep[];
  readonly #owner: LessonOwner;
  readonly #enough: string | undefined;
  /** The step; one more than the last stands for the end. */
  #at = 0;
  #reply: Reply | undefined;
  readonly #count = new LessonCount();
  /** True while the others reply or the right way is shown: the reader waits. */
  #isBusy = false;
  #isShowing = false;
  /** Rises with every step and every reset of the position. Whatever began under an older number stops. */
  #run = 0;
  #pending: Promise<void> | undefined;
  readonly #room = new FrameRoom();
  /** Ends a pause early. */
  #wake: (() => void) | undefined;

  constructor(
    element: BoardElement,
    { lesson, words, isOwn = false }: BuiltInLesson & { readonly isOwn?: boolean },
    owner: LessonOwner,
  ) {
    this.#element = element;
    this.#steps = lesson.steps;
    this.#enough = lesson.enough;
    this.#owner = owner;
    this.words = isOwn ? lessonWords : { ...lessonWords, ...words };
    this.texts = isOwn ? words : {};
  }

  get #step(): LessonStep | undefined {
    return this.#steps[this.#at];
  }

  /** Sets the position that the board shows first. */
  prepare(at: number): void {
    const root = this.#element.shadowRoot as ShadowRoot;
    this.#room.keep(root);
    root.addEventListener('keydown', this.#onKey as EventListener);
    this.#set(at);
  }

  /** `isQuiet`: the lesson opens unasked, so nothing is said and the focus stays. */
  begin(isQuiet: boolean, at: number): void {
    this.#go(at, isQuiet);
  }

  /** The step on show, from 0; after the last one the lesson is over. */
  get at(): number {
    return this.#at;
  }

  get count(): number {
    return this.#steps.length;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const isTaken = event.defaultPrevented || (event.target as Element).closest('input, dialog') !== null;
    if (event.key !== 'Escape' || isTaken) return;
    takeKey(event);
    this.#end();
  };

  /** Ends the lesson for good: the reader has left it. */
  stop(): void {
    this.#element.shadowRoot?.removeEventListener('keydown', this.#onKey as EventListener);
    this.#room.leave();
    this.#halt();
  }

  rest(): void {
    if (this.#isBusy) this.#putBack();
  }

  async idle(): Promise<void> {
    await this.#pending;
  }

  /** Stops whatever goes on by itself. */
  #halt(): void {
    this.#run++;
    this.#isBusy = this.#isShowing = false;
    this.#wake?.();
  }

  #end(to?: GoesOn): void {
    this.#owner.leave(this.#words.say('lesson.waiting', waitingFacts(this.#owner.waysOn())), to);
  }

  // Steps.

  #set(at: number): void {
    const step = this.#steps[at];
    if (!step) return;
    // In games whose seats move in any order nobody else is to be at the screen.
    this.#give('viewer', String(READER));
    this.#give('position', step.position);
    this.#give('marks', step.marks);
  }

  #give(name: string, value: unknown): void {
    this.stage.dispatch({ type: 'give', name, value });
  }

  get #words(): Words {
    return this.stage.state.words;
  }

  get #session(): AnySession | undefined {
    return this.stage.state.session;
  }

  #say(...sentences: readonly string[]): void {
    this.stage.dispatch({ type: 'say', sentences });
  }

  #go(at: number, isQuiet = false): void {
    const { stage } = this;
    this.#halt();
    this.#at = at;
    this.#reply = undefined;
    this.#count.begin(at);
    this.#set(at);
    stage.settle();
    if (this.#step) this.#putBack();
    this.#redraw();
    if (at > 0 && this.#step) void this.#tellNew();
    if (!this.#step) this.#element.dispatchEvent(this.#count.end(this.count));
    if (isQuiet) return;
    const isHere = stage.focus.held !== undefined;
    // The title has the focus then, and is read for that.
    stage.focus.lead('.step');
    this.#say(...(isHere ? [] : [this.#told('title')]), this.#told('say'));
  }

  /** The board shows another position than the last step has left. */
  async #tellNew(): Promise<void> {
    const reply: Reply = { kind: 'wait', text: this.#words.say('lesson.new-position') };
    this.#reply = reply;
    await this.#pause(NEW_MS);
    if (this.#reply !== reply) return;
    this.#reply = undefined;
    this.#redraw();
  }

  #told(part: 'title' | 'say'): string {
    const key = this.#step ? keyOf(this.#step, part) : { title: 'lesson.done', say: 'lesson.end' }[part];
    return this.#words.say(key);
  }

  #putBack(): void {
    this.#halt();
    if ((this.#session?.plies ?? 0) > 0) this.stage.dispatch({ type: 'restart', isQuiet: true });
    this.#reply = undefined;
    this.#give('marks', this.#step?.marks);
    this.stage.settle();
    this.#mark();
    this.#redraw();
  }

  /** Marks the right move, if the reader has made a wrong one; returns its cell. */
  #mark(): string | undefined {
    const [move] = this.#count.wrongs > 0 ? (this.#way ?? []) : [];
    this.stage.dispatch({ type: 'mark-move', text: move });
    const { session, adapter } = this.stage.state;
    if (move === undefined || !session) return undefined;
    return adapter.board.cellOf?.(session.snapshot(READER).view, move);
  }

  /** The reader's moves on the way that does the step, where one is written out. */
  get #way(): readonly string[] | undefined {
    return this.#step && this.#wayOf(this.#step);
  }

  readonly #wayOf = memoize(
    (step: LessonStep) => rightWay(this.stage.state.adapter.game as AnyGame, step),
    new WeakMap(),
  );

  #tryAgain(): void {
    this.#putBack();
    const cell = this.#mark();
    if (cell === undefined) return;
    this.#reply = { kind: 'plain', text: this.#words.say('lesson.marked', { cell }) };
    this.#say(this.#reply.text);
  }

  #redraw(): void {
    this.#element.requestUpdate();
  }

  // Input by the reader:

  beforeInput({ type }: Input): boolean {
    if (type === 'hover' || type === 'cancel') return true;
    if (this.#isBusy || !this.#step || this.#reply?.kind === 'right') return false;
    if (this.#reply?.kind === 'wrong') this.#putBack();
    return true;
  }

  pressControl(name: string): void {
    if (name === 'undo' && this.#step && !this.#isBusy) this.#tryAgain();
    if (name === 'hint') this.#show();
  }

  tell(event: Event): boolean {
    const session = this.#session;
    if (event.type !== 'game-change' || (event as Event & { readonly cause: string }).cause !== 'play')
      return true;
    // They are of the step’s own position.
    this.#give('marks', undefined);
    this.stage.dispatch({ type: 'mark-move', text: undefined });
    if (session?.pliesFrom(session.plies - 1)[0]?.actor === READER) this.#pending = this.#answer();
    return true;
  }

  // Answers:

  /** Resolves to true if nothing has stopped the lesson meanwhile. */
  async #pause(ms = this.stage.state.settings.get<number>('botPace')): Promise<boolean> {
    const run = this.#run;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return run === this.#run;
  }

  async #answer(): Promise<void> {
    const { stage } = this;
    const session = this.#session;
    const step = this.#step;
    if (!session || !step) return;
    const run = this.#run;
    this.#isBusy = true;
    this.#reply = { kind: 'wait', text: this.#words.say('lesson.watch') };
    const answered = answerTo(session.game, step, session.pliesFrom(0, session.plies));
    for (const reply of answered.replies) {
      if (!(await this.#pause())) return;
      stage.dispatch({ type: 'play', text: reply, at: {} });
    }
    // Cause before effect: nothing is said while a piece moves.
    await this.#element.updateComplete;
    await stage.motion.idle();
    if (run !== this.#run) return;
    this.#isBusy = this.#isShowing;
    this.#tell(step, answered);
    this.#redraw();
    if (answered.next === 'done') await this.#leadOn();
  }

  #tell(step: LessonStep, { answer, facts, next }: Answered): void {
    const words = this.#words;
    const told = answer && words.say(keyOf(step, answer.name), facts);
    const kind = { more: 'plain', done: 'right', again: 'wrong' } as const;
    if (next === 'again') this.#count.wrong();
    this.#reply = undefined;
    if (next === 'more' && told === undefined) return;
    const isEnough = next === 'done' && step.name === this.#enough;
    const more = isEnough ? [words.say('lesson.enough', { n: this.count - this.#at - 1 })] : [];
    const text = words.text([told ?? words.say('lesson.other'), ...more]);
    this.#reply = { kind: kind[next], text: this.stage.named(text), isEnough };
    this.#give('marks', answer?.marks);
    this.stage.settle();
    this.#say(words.say(next === 'again' ? 'lesson.wrong' : 'lesson.right', { text }));
  }

  /** Moves the focus to the button that goes on, for readers who play by keys. */
  async #leadOn(): Promise<void> {
    const held = this.stage.focus.held;
    await this.#element.updateComplete;
    const root = this.#element.shadowRoot;
    const isByKey = held?.isBoard === true && root?.activeElement?.matches(':focus-visible') === true;
    if (isByKey) root.querySelector<HTMLElement>('.reply button')?.focus();
  }

  #show(): void {
    if (this.#isBusy || !this.#step || this.#reply?.kind === 'right') return;
    const way = this.#way;
    if (!way) return;
    this.#putBack();
    this.#isBusy = this.#isShowing = true;
    this.#count.show();
    this.#redraw();
    this.#pending = this.#play(way);
  }

  async #play(way: readonly string[]): Promise<void> {
    for (const [n, move] of indexed(way)) {
      if (!(await this.#pause())) return;
      this.#isShowing = n < way.length - 1;
      const showing = this.#pending;
      const run = this.#run;
      const played = this.stage.dispatch({ type: 'play', text: move, at: { actor: READER } });
      if (!played.ok) return this.#putBack();
      const answering = this.#pending;
      this.#pending = showing;
      await answering;
      if (run !== this.#run) return;
    }
  }

  // The panel.

  get buttons(): readonly string[] {
    return this.#step?.buttons ?? [];
  }

  render(panel: GuidedPanel): TemplateResult {
    const step = this.#step;
    return renderLesson({
      ...panel,
      words: this.#words,
      at: this.#at,
      count: this.#steps.length,
      title: this.#told('title'),
      text: this.stage.named(this.#told('say')),
      // A step without answers counts as done.
      reply: this.#reply,
      isRead: step !== undefined && step.answers.length === 0,
      canShow: !this.#isBusy && this.#reply?.kind !== 'right' && this.#way !== undefined,
      onNext: () => this.#go(this.#at + 1),
      onAgain: () => this.#tryAgain(),
      onBack: () => this.#go(Math.min(this.#at, this.#steps.length) - 1),
      onShow: () => this.#show(),
      onLeave: () => this.#end(),
      onOnceMore: () => this.#go(0),
      ...this.#owner.waysOn(),
      onPlay: () => this.#end('game'),
      onPuzzle: () => this.#end({ puzzle: FIRST_PUZZLE }),
    });
  }
}
