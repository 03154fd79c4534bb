/** The three lines beside a board: who is to act, what to do now, and what happened last, or what else there is to say in its place. It knows no game. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AdviceText } from '../../core/bots.js';
import { bare } from '../../core/language.js';
import { readMove } from '../../core/ply.js';
import type { Result } from '../../core/result.js';
import type { Snapshot } from '../../core/snapshot.js';
import type { GameHost } from '../contract/game-host.js';
import type { Lit, Rendered, Told, ToldButton } from '../contract/parts.js';
import { decidedAt, describeWhy } from '../words/describe-end.js';
import { describeMove } from '../words/describe-move.js';
import { describeNews } from '../words/describe-news.js';
import { describeStanding, type Scene } from '../words/describe-standing.js';
import type { Progress } from '../game/progress.js';
import type { Note } from '../words/notes.js';
import { renderNotes, renderStanding } from '../panel/status.js';
import type { SharedGame } from '../panel/share-sheet.js';
import { sharedOf } from './share.js';
import { renderToldLine } from './told.js';
import { Walk } from './walk.js';

/** What it needs of the controller. */
export interface ConversationHost
  extends
    Pick<GameHost, 'adapter' | 'session' | 'players' | 'viewer' | 'words' | 'reader' | 'setting'>,
    Scene {
  readonly shown: Snapshot<unknown, unknown> | undefined;
  /** Refused moves and errors of the page; they come before all else. */
  readonly notesShown: readonly Note[];
  /** The page’s rules, to which a note’s rule leads. */
  readonly rulesHref: string;
  /** The question that the reader is asked, and what the game itself has to say in place of what happened. */
  readonly question: Told | undefined;
  readonly ownTold: Told | undefined;
  readonly motion: { readonly isOn: boolean; idle(): Promise<void> };
  readonly look: string;
  /** Opens the lesson; undefined where there is none, or the reader has seen it. */
  readonly lessonOffer: (() => void) | undefined;
  /** The game’s own buttons at its end; undefined where it has none. */
  readonly ownEndButtons: readonly ToldButton[] | undefined;
  readonly progress: Progress;
  restart(): Result<number>;
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
  #advice: Advice | undefined;
  /** What the reader is told beside the game, as that something was copied. */
  #notice: string | undefined;
  #noticed: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ConversationHost) {
    this.#host = host;
    this.#walk = new Walk(host);
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
    const again = { name: 'again', caption: words.say('act.again'), press: () => void host.restart() };
    // Only what the reader has moved in alone may begin again.
    const mayRestart = !host.isReadonly && reader.seats.length > 0 && host.session?.hasOthersPlies === false;
    const [main, ...others]: readonly ToldButton[] = host.ownEndButtons ?? (mayRestart ? [again] : []);
    const share = { name: 'share-result', caption: words.say('act.share'), press: () => void this.share() };
    if (main?.isMain === false) return [{ ...share, isMain: true }, main, ...others];
    return [...(main ? [{ ...main, isMain: true }] : []), share, ...others];
  }

  get shared(): SharedGame {
    return sharedOf(this.#host, this.#host.progress);
  }

  /** Hands a result, or a position, with its link to the system’s share sheet, or copies it. */
  async share(): Promise<void> {
    const host = this.#host;
    const { session } = host;
    const shared = await this.shared.handOn();
    // The sheet has told the rest.
    if (shared === 'shared' || shared === 'closed' || session !== host.session) return;
    const sentence = host.words.say(`share.${shared}`);
    this.#notice = sentence;
    clearTimeout(this.#noticed);
    this.#noticed = setTimeout(() => this.#endNotice(), NOTICE_MS);
    host.say(sentence);
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
      host.question ??
      (own?.kind === 'ask' ? own : undefined) ??
      this.#toldNotice() ??
      this.#toldAdvice() ??
      this.#toldPast(shown) ??
      this.#walk.told ??
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

  #toldNotice(): Told | undefined {
    return this.#notice === undefined ? undefined : { kind: 'done', sentence: this.#notice };
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
