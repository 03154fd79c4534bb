/** The three lines beside a board: who is to act, what to do now, and what happened last, or what else there is to say in its place. It knows no game. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AdviceText } from '../../core/bots.js';
import { readMove } from '../../core/ply.js';
import type { Result } from '../../core/result.js';
import type { Snapshot } from '../../core/snapshot.js';
import type { GameHost } from '../contract/game-host.js';
import type { Told, ToldButton } from '../contract/parts.js';
import { describeMove } from '../words/describe-move.js';
import { describeNews } from '../words/describe-news.js';
import { describeStanding, type Scene } from '../words/describe-standing.js';
import type { Note } from '../words/notes.js';
import { renderNotes, renderStanding } from '../panel/status.js';
import { renderToldLine } from './told.js';

/** What it needs of the controller. */
export interface ConversationHost
  extends Pick<GameHost, 'adapter' | 'session' | 'players' | 'viewer' | 'words' | 'reader'>, Scene {
  readonly shown: Snapshot<unknown, unknown> | undefined;
  /** Refused moves and errors of the page; they come before all else. */
  readonly notesShown: readonly Note[];
  /** The page’s rules, to which a note’s rule leads. */
  readonly rulesHref: string;
  /** The question that the reader is asked, and what the game itself has to say in place of what happened. */
  readonly question: Told | undefined;
  readonly ownTold: Told | undefined;
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

export class Conversation {
  readonly #host: ConversationHost;
  #advice: Advice | undefined;

  constructor(host: ConversationHost) {
    this.#host = host;
  }

  /** Shows a hint until the game goes on or the reader lets it go. */
  advise(sentence: string, { text }: AdviceText): void {
    this.#advice = { sentence, text };
  }

  /** The game has gone on: what was advised is past. */
  forget(): void {
    this.#advice = undefined;
  }

  /** `aside`: how far the game is, or what the reader is in the middle of. */
  render(aside: string): TemplateResult | typeof nothing {
    const host = this.#host;
    if (!host.shown) return nothing;
    const notes = renderNotes(host.notesShown, host.rulesHref);
    const standing = renderStanding(describeStanding(host.shown, host), aside);
    return html`${standing}${notes === nothing ? renderToldLine(this.#told(host.shown)) : notes}`;
  }

  /** What there is to say: a question before advice, advice before what is past, this before what happened. */
  #told(shown: Snapshot<unknown, unknown>): Told | undefined {
    const host = this.#host;
    if (host.awaited !== undefined) return undefined;
    return (
      host.question ??
      this.#toldAdvice() ??
      this.#toldPast(shown) ??
      host.ownTold ??
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

  #toldEnd({ view, outcome }: Snapshot<unknown, unknown>): Told | undefined {
    const host = this.#host;
    const why = outcome && host.adapter.describeWhy?.(view, host.words, host.reader);
    return why ? { kind: 'end', sentence: why } : undefined;
  }

  #toldNews(): Told | undefined {
    const news = describeNews(this.#host);
    return news && { kind: 'event', ...news };
  }
}
