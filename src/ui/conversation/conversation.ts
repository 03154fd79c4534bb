/** The three lines beside a board: who is to act, what to do now, and what happened last, or what else there is to say in its place. It knows no game. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AdviceText } from '../../core/bots.js';
import { bare } from '../../core/language.js';
import { renderLine } from '../dom/sentence.js';
import { readMove } from '../../core/ply.js';
import type { Result } from '../../core/result.js';
import type { Snapshot } from '../../core/snapshot.js';
import type { Seat } from '../../core/rules.js';
import type { BoardState } from '../contract/board-state.js';
import type { Lit, Rendered, Told, ToldButton } from '../contract/parts.js';
import { decidedAt, describeWhy } from '../words/describe-end.js';
import { describeMove } from '../words/describe-move.js';
import { describeNews } from '../words/describe-news.js';
import { describeStanding } from '../words/describe-standing.js';
import type { Progress } from '../game/progress.js';
import type { Note } from '../words/notes.js';
import { renderNotes, renderStanding } from '../panel/status.js';
import type { SharedGame } from '../panel/share-sheet.js';
import { sharedOf } from './share.js';
import { RoundEnd } from './round-end.js';
import { renderToldLine } from './told.js';
import { Walk } from './walk.js';

/** What it needs of the controller. */
export interface ConversationHost extends BoardState {
  readonly shown: Snapshot<unknown, unknown> | undefined;
  /** Refused moves and errors of the page; they come before all else. */
  readonly notesShown: readonly Note[];
  /** The page’s rules, to which a note’s rule leads. */
  readonly rulesHref: string;
  /** What the game itself has to say in place of what happened. */
  readonly ownTold: Told | undefined;
  readonly motion: { readonly isOn: boolean; idle(): Promise<void> };
  readonly look: string;
  /** Opens the lesson; undefined where there is none, or the reader has seen it. */
  readonly lessonOffer: (() => void) | undefined;
  /** The game’s own buttons at its end; undefined where it has none. */
  readonly ownEndButtons: readonly ToldButton[] | undefined;
  readonly progress: Progress;
  beginAgain(): Result<number>;
  say(...sentences: readonly string[]): void;
  tell(event: Event): boolean;
  light(lit?: Lit): void;
  redraw(): void;
  goTo(ply: number): Result<number>;
  request(move: unknown): Result<number>;
  /** The reader takes an advised move into a plan of their own; false where it is to be played at once. */
  adopt(): boolean;
  /** The board shows no advice any more. */
  dropHint(): void;
}

/** The rows from which a reader shares: of the game’s own buttons, or of the controls. */
export type NoticeRow = 'acts' | 'controls';

interface Advice {
  readonly sentence: string;
  readonly text: string | undefined;
}

/** A sentence of so many signs leaves room for a button beside it. */
const SHORT = 40;
/** How long it is told that something was copied: it is said as well. */
const NOTICE_MS = 4000;

export class Conversation {
  readonly #host: ConversationHost;
  readonly #walk: Walk;
  readonly #roundEnd: RoundEnd;
  /** Leads back to the game that the reader has given up to begin again. */
  #back: (() => void) | undefined;
  #advice: Advice | undefined;
  /** What the reader is told at a button, as that something was copied, and in which row. */
  #notice: { readonly sentence: string; readonly row: NoticeRow } | undefined;
  #noticed: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ConversationHost) {
    this.#host = host;
    this.#walk = new Walk(host);
    this.#roundEnd = new RoundEnd(() => host.redraw());
  }

  /** Shows a hint until the game goes on or the reader lets it go. */
  advise(sentence: string, { text }: AdviceText): void {
    this.#advice = { sentence, text };
  }

  /** The game has gone on: what was advised is past. */
  forget(): void {
    this.#advice = undefined;
    this.#endNotice();
    this.#walk.end();
  }

  /** A move has been made: what it brought, if a round ends with it, stands until it is read. A move of others cuts that short for nobody. */
  follow(): void {
    const { session, adapter, viewer, words, players, reader, isReadonly } = this.#host;
    const [ply] = session?.pliesFrom(session.ply - 1) ?? [];
    if (!session || !ply) return;
    if (reader.seats.includes(ply.actor as Seat)) this.#roundEnd.end();
    const isRead = !isReadonly && reader.seats.some((seat) => players[seat]?.kind === 'human');
    if (!isRead || session.isOver || !adapter.endsRound) return;
    const events = session.heard(ply, viewer);
    const end = events.findIndex((event) => adapter.endsRound?.(event) === true);
    if (end >= 0)
      this.#roundEnd.begin(words.text(events.slice(end).map((event) => adapter.game.describe(event, words))));
  }

  /** The reader goes on, or another game does. */
  goOn(): void {
    this.#roundEnd.end();
  }

  /** What a round has brought is still to be read. */
  get isReading(): boolean {
    return this.#roundEnd.isOn;
  }

  /** Resolves when all that stands for a moment has been read. */
  idle(): Promise<void> {
    return this.#roundEnd.idle();
  }

  /** The game has begun again; until the reader moves in it, one press leads back. */
  offerBack(back: (() => void) | undefined): void {
    this.#back = back;
  }

  /** The game has just ended here: when all that moves stands still the reader is walked through its score. */
  async walk(): Promise<void> {
    const host = this.#host;
    const { session } = host;
    await host.motion.idle();
    const { shown } = host;
    const isTold = host.setting('controls') !== 'none';
    if (session !== host.session || !shown?.outcome || !isTold) return;
    this.#walk.begin(host.adapter.walk?.(shown.view, host.words, host.look) ?? []);
  }

  /** `aside`: how far the game is, or what the reader is in the middle of. */
  render(aside: Rendered): TemplateResult | typeof nothing {
    const host = this.#host;
    if (!host.shown) return nothing;
    const notes = renderNotes(host.notesShown, host.rulesHref);
    const standing = renderStanding(describeStanding(host.shown, host), aside);
    return html`${standing}${notes === nothing ? renderToldLine(this.#told(host.shown)) : notes}`;
  }

  /** The buttons of a game that is over, or of a goal that is met: the main one first, then Share. */
  get endButtons(): readonly ToldButton[] {
    const host = this.#host;
    const { words, reader } = host;
    const again = { name: 'again', caption: words.say('act.again'), press: () => void host.beginAgain() };
    // Only what the reader has moved in alone may begin again.
    const mayRestart = !host.isReadonly && reader.seats.length > 0 && host.session?.hasOthersPlies === false;
    const [main, ...others]: readonly ToldButton[] = host.ownEndButtons ?? (mayRestart ? [again] : []);
    const share = {
      name: 'share-result',
      caption: words.say('act.share'),
      press: () => void this.share('acts'),
    };
    if (main?.isMain === false) return [{ ...share, isMain: true }, main, ...others];
    return [...(main ? [{ ...main, isMain: true }] : []), share, ...others];
  }

  get shared(): SharedGame {
    return sharedOf(this.#host, this.#host.progress, (event) => this.#host.tell(event));
  }

  /** Hands a result, or a position, with its link to the system’s share sheet, or copies it. */
  async share(row: NoticeRow): Promise<void> {
    const host = this.#host;
    const { session } = host;
    const shared = await this.shared.handOn();
    // The sheet has told the rest.
    if (shared === 'shared' || shared === 'closed' || session !== host.session) return;
    const sentence = host.words.say(`share.${shared}`);
    this.#notice = { sentence, row };
    clearTimeout(this.#noticed);
    this.#noticed = setTimeout(() => this.#endNotice(), NOTICE_MS);
    host.say(sentence);
  }

  /** Over what is above the row that was pressed, so that it pushes nothing; it has been said. */
  renderNotice(row: NoticeRow): Rendered {
    if (this.#notice?.row !== row) return nothing;
    return html`<p class="notice" part="notice" aria-hidden="true">${renderLine(this.#notice.sentence)}</p>`;
  }

  #endNotice(): void {
    clearTimeout(this.#noticed);
    if (this.#notice === undefined) return;
    this.#notice = undefined;
    this.#host.redraw();
  }

  /** What there is to say: a question before advice, advice before what is past, this before what happened. */
  #told(shown: Snapshot<unknown, unknown>): Told | undefined {
    const host = this.#host;
    if (host.awaited !== undefined) return undefined;
    const { ownTold: own } = host;
    return (
      (own?.kind === 'ask' ? own : undefined) ??
      this.#toldAdvice() ??
      this.#toldPast(shown) ??
      this.#walk.told ??
      this.#roundEnd.told ??
      (own?.kind === 'look' ? own : undefined) ??
      this.#toldBack() ??
      own ??
      this.#toldEnd(shown) ??
      this.#toldNews()
    );
  }

  #toldAdvice(): Told | undefined {
    const host = this.#host;
    if (!this.#advice) return undefined;
    const { sentence, text } = this.#advice;
    const leave = (): void => {
      this.forget();
      host.dropHint();
    };
    const use = (): void => {
      const read =
        host.session && text !== undefined && readMove(host.session.game, host.session.state, text);
      leave();
      if (!host.adopt() && read && read.ok) host.request(read.value.move);
    };
    const button: ToldButton = { name: 'use', caption: host.words.say('act.use'), press: use };
    return { kind: 'hint', sentence, buttons: text === undefined ? [] : [button], leave };
  }

  #toldPast({ ply, plies }: Snapshot<unknown, unknown>): Told | undefined {
    const host = this.#host;
    if (ply === plies) return undefined;
    const latest: ToldButton = {
      name: 'latest',
      caption: host.words.say('act.latest'),
      press: () => void host.goTo(plies),
    };
    return { kind: 'past', sentence: describeMove(host, ply), buttons: [latest] };
  }

  /** Nobody but bots has moved since. */
  #toldBack(): Told | undefined {
    const { session, words } = this.#host;
    const back = this.#back;
    if (!back || !session) return undefined;
    const isMoved = session
      .pliesFrom(0, session.plies)
      .some(({ actor }) => actor !== 'host' && session.kindOf(actor) !== 'bot');
    const button = { name: 'take-back', caption: words.say('act.take-back'), press: back };
    return isMoved ? undefined : { kind: 'done', sentence: words.say('told.restarted'), buttons: [button] };
  }

  /** Why it ended so; the move that decided it is a press away. */
  #toldEnd({ outcome, plies }: Snapshot<unknown, unknown>): Told | undefined {
    const host = this.#host;
    const why = outcome ? describeWhy(host) : '';
    if (why === '') return undefined;
    const at = decidedAt(host, plies);
    const buttons: ToldButton[] = [];
    if (at !== undefined)
      buttons.push({
        name: 'decided',
        caption: host.words.say('act.decided', { n: at }),
        press: () => void host.goTo(at),
      });
    return { kind: 'end', sentence: why, buttons };
  }

  #toldNews(): Told | undefined {
    const host = this.#host;
    const news = describeNews(host);
    const { lessonOffer } = host;
    if (news) {
      // A long sentence needs the room.
      const learn = lessonOffer &&
        bare(news.sentence).length <= SHORT && {
          name: 'learn',
          caption: host.words.say('act.lesson'),
          press: lessonOffer,
        };
      return { kind: 'event', ...news, buttons: learn ? [learn] : [] };
    }
    if (!lessonOffer) return undefined;
    const start: ToldButton = {
      name: 'learn',
      caption: host.words.say('act.start-lesson'),
      press: lessonOffer,
    };
    return {
      kind: 'offer',
      sentence: host.words.say('offer.lesson'),
      buttons: [start],
    };
  }
}
