/** What of Bugcatcher's board has state: its picture kept up to date, replays of rounds, the draft and the hint beside it. */
import { html, type TemplateResult } from 'lit';
import { readMove } from '../../core/session/ply.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import type { MoveButton, BoardContext, BoardParts, Told } from '../../ui/contract/parts.js';
import { describeHit, describeProgress } from '../conversation.js';
import { describeRound } from '../describe.js';
import { frameOf, isNow, momentOf, type Moment } from '../scene.js';
import { bugcatcher } from '../game.js';
import { draftOf, hasWritten, IDLE, isWriting, readAdvice, type Advice, type Ui } from '../interpret.js';
import type { Move, Event, State, View } from '../state.js';
import { Patch } from './patch.js';
import { Replay } from './replay.js';
import { renderProgram } from './program-panel.js';
import { describeMoment, describeSlot, placeOf, renderFinal, renderReplay } from './rounds-panel.js';

type Board = BoardContext<State, Move, Event, View, Ui>;

/** They stand below the missions, which are accepted with the program. */
function buttons(view: View, isEmpty: boolean): readonly MoveButton[] {
  // One press by mistake would cost a round.
  if (view.round > 0) return [{ name: 'commit', asks: isEmpty }];
  return ['start', 'anywhere'].map((name) => ({ name }));
}

export class Parts implements BoardParts<View> {
  readonly #board: Board;
  readonly #patch = new Patch();
  readonly #replay: Replay;
  #written = '';
  /** What a hint advises while it is shown, and what the last one advised. */
  #advised: string | undefined;
  #lastAdvised = '';
  /** The moment that was drawn last, so that the panel beside it tells of the same. */
  #moment: Moment = { round: 0, slot: 0 };

  constructor(board: Board) {
    this.#board = board;
    this.#replay = new Replay(board.motion, board.redraw, (moment) =>
      board.say(...(board.view ? describeMoment(board.view, moment, board.words) : [])),
    );
  }

  renew(): void {
    this.#replay.forget();
  }

  forgetReader(): void {
    this.#replay.rewind();
  }

  prepare(view: View): void {
    // Who writes on has seen enough.
    const program = isWriting(view) ? draftOf(this.#board.reader.ui, view).program : '';
    if (program !== this.#written && program !== '') this.#replay.stop();
    this.#written = program;
    this.#moment = this.#board.element.isConnected ? this.#replay.see(view) : momentOf(view);
  }

  /** Whether the reader may write now, and not only look. */
  #isWriting(view: View): boolean {
    const { isTurn, reader } = this.#board;
    return isTurn && !reader.settings.get('readonly') && isWriting(view);
  }

  progress(shown: Snapshot<View, unknown>): string {
    const { words: said, reader, defaults } = this.#board;
    const { ply, plies, view } = shown;
    if (ply < plies) return defaults.progress(shown);
    return isNow(view, this.#moment)
      ? describeProgress(view, said, reader.ui)
      : placeOf(view, this.#moment, said);
  }

  /** Of a round that is played back the slot on show: nothing is told before it has been seen. Else what would stop the draft. */
  told(): Told | undefined {
    const { view, words: said, reader } = this.#board;
    if (!view) return undefined;
    if (!view.all && (this.#replay.isPlaying || !isNow(view, this.#moment)))
      return { kind: 'event', sentence: describeSlot(view, this.#moment, said) };
    if (!isWriting(view)) return undefined;
    const hit = this.#isWriting(view) ? describeHit(view, said, reader.ui) : '';
    if (hit !== '') return { kind: 'look', sentence: hit };
    const round = describeRound(view, said);
    return round === '' ? undefined : { kind: 'event', sentence: round, seat: view.seat };
  }

  show(picture: SVGSVGElement, view: View): void {
    const frame = frameOf(view, this.#moment);
    const writing = this.#isWriting(view);
    const ui = writing ? this.#board.reader.ui : IDLE;
    const now = isNow(view, this.#moment);
    const advised = now && writing ? this.#advice?.program : undefined;
    const fresh = this.#patch.show(picture, view, frame, now && ui, advised);
    const { program, amongLast } = draftOf(ui, view);
    picture.classList.toggle('idle', !writing);
    picture.classList.toggle('past', program !== '' && !amongLast);
    const came = now ? picture.querySelector('.rivals') : fresh;
    this.#replay.animate(view, this.#moment, {
      node: came ?? picture,
      isNew: came !== null && came !== undefined,
      collides: frame.bursts.length > 0,
    });
  }

  get #advice(): Advice | undefined {
    const { view } = this.#board;
    return view && this.#advised !== undefined ? readAdvice(view, this.#advised) : undefined;
  }

  /** A hint is a whole program: it is shown beside the reader’s own, which stays. */
  hint(text: string | undefined): void {
    this.#advised = text;
    if (text !== undefined) this.#lastAdvised = text;
  }

  adoptHint(): boolean {
    this.#board.press(`draft ${this.#lastAdvised}`);
    return true;
  }

  canTakeBack(): boolean {
    const { view, reader } = this.#board;
    return view !== undefined && this.#isWriting(view) && hasWritten(reader.ui, view);
  }

  takeBack(): void {
    this.#board.press('undo');
  }

  press(name: string): boolean {
    if (name === 'commit') this.#submit();
    return name === 'commit';
  }

  /** The draft is submitted, or what stands in the text field, be it that it is refused. */
  #submit(): void {
    const { view, session, reader } = this.#board;
    if (!view || view.seat === undefined || !session) return;
    const { text, accepted } = draftOf(reader.ui, view);
    if (text === undefined) return this.#board.press('commit');
    const read = readMove(bugcatcher, session.state, text.trim() || 'none', view.seat);
    if (!read.ok) this.#board.refuse(read.error);
    else {
      const { move } = read.value;
      this.#board.request(move.type === 'submit' ? { ...move, accepted } : move);
    }
  }

  /** Whether what would be submitted has no entry: what is typed counts as well, be it that it cannot be read. */
  #isEmpty(view: View): boolean {
    const { program, text = '' } = draftOf(this.#board.reader.ui, view);
    return program === '' && ['', 'none'].includes(text.trim());
  }

  renderScore(view: View): TemplateResult {
    const { words: said, reader, renderButtons, pressButton, press } = this.#board;
    const frame = frameOf(view, this.#moment);
    const writing = this.#isWriting(view);
    return html`${renderFinal(view, said, this.#board.labelOf)}
    ${renderReplay(view, this.#moment, frame, this.#replay, said)}
    ${renderProgram({
      view,
      ui: reader.ui,
      words: said,
      advised: writing ? this.#advice : undefined,
      writing,
      isReadonly: reader.settings.get('readonly') === true,
      acts: renderButtons(buttons(view, this.#isEmpty(view))),
      press,
      submit: () => pressButton('commit', 'program'),
    })}`;
  }
}
