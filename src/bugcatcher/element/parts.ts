/**
 * The stateful components of Bugcatcher's board: the picture, replays of rounds, and the reader's draft with its hint.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import { readMove } from '../../core/session/ply.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import type { MoveButton } from '../../ui/contract/adapter.js';
import type {
  BoardContext,
  BoardParts,
  DraftParts,
  HintParts,
  PanelParts,
  Rendered,
  Told,
} from '../../ui/contract/parts.js';
import { isTurn, offersLesson, progressOf, viewOf } from '../../ui/game/select.js';
import { labelOf } from '../../ui/words/describe-standing.js';
import { describeDraft, describeNodes, describeProgress } from '../conversation.js';
import { describeRound } from '../describe.js';
import { frameOf, isNow, momentOf, type Moment } from '../scene.js';
import { bugcatcher } from '../game.js';
import { draftOf, hasWritten, IDLE, isWriting, readAdvice, type Advice, type Ui } from '../interpret.js';
import { canStep } from '../preview.js';
import { costOf } from '../program.js';
import type { Move, Event, State, View } from '../state.js';
import { Patch } from './patch.js';
import { Replay } from './replay.js';
import { describeChip, isTaken } from './mission-list.js';
import { energyLeft, renderChoices, renderProgram, type Panel } from './program-panel.js';
import {
  describeMoment,
  describeSlot,
  placeOf,
  renderFigures,
  renderFinal,
  renderReplay,
  renderReport,
} from './rounds-panel.js';

type Board = BoardContext<State, Move, Event, View, Ui>;

export class Parts implements BoardParts<View> {
  readonly #board: Board;
  readonly #patch = new Patch();
  readonly #replay: Replay;
  #written = '';
  /** The mission that the reader asks about. */
  #asked: number | undefined;
  /** A match asks once whether energy is left on purpose. */
  #hasAsked = false;
  /** The text of the hint on show, and of the last one. */
  #advised: string | undefined;
  #lastAdvised = '';
  /** The moment that was drawn last, so that the panel beside it tells of the same. */
  #moment: Moment = { round: 0, slot: 0 };

  readonly panel: PanelParts<View> = {
    progress: (shown) => this.#progress(shown),
    told: () => this.#told(),
    score: (view) => renderFigures(view, energyLeft(this.#panelOf(view)), this.#board.state.words),
    isNew: (view) => view.round === 1,
    plan: (view) => this.#renderPlan(view),
    choices: (view) => this.#renderChoices(view),
  };
  /** A hint is a whole program: it is shown beside the reader’s own, which stays. */
  readonly hints: HintParts = {
    show: (text) => {
      this.#advised = text;
      if (text !== undefined) this.#lastAdvised = text;
    },
    adopt: () => {
      this.#press(`draft ${this.#lastAdvised}`);
      return true;
    },
  };
  readonly draft: DraftParts = {
    canTakeBack: () => this.#canTakeBack(),
    takeBack: () => this.#press('undo'),
  };

  constructor(board: Board) {
    this.#board = board;
    this.#replay = new Replay(board.motion, board.redraw, (moment) => {
      const view = viewOf(board.state);
      const sentences = view ? describeMoment(view, moment, board.state.words) : [];
      board.dispatch({ type: 'say', sentences });
    });
  }

  renew(): void {
    this.#hasAsked = false;
    this.#replay.forget();
  }

  forgetReader(): void {
    this.#replay.rewind();
  }

  prepare(view: View): void {
    // A reader who goes on writing has seen enough of the replay.
    const program = isWriting(view) ? draftOf(this.#board.state.reader.ui, view).program : '';
    if (program !== this.#written && program !== '') this.#replay.stop();
    // The next act is about something else.
    if (
      program !== this.#written ||
      !view.missions
        .at(-1)
        ?.concat(view.own?.open ?? [])
        .includes(this.#asked ?? -1)
    )
      this.#asked = undefined;
    this.#written = program;
    this.#moment = this.#board.element.isConnected ? this.#replay.see(view) : momentOf(view);
  }

  /** Whether the reader may write now, and not only look. */
  #isWriting(view: View): boolean {
    const { state } = this.#board;
    return isTurn(state) && !state.isReadonly && isWriting(view);
  }

  #progress(shown: Snapshot<View, unknown>): string {
    const { state } = this.#board;
    const { words: said, reader } = state;
    const { ply, plies, view } = shown;
    if (ply < plies) return progressOf(state, shown);
    return isNow(view, this.#moment)
      ? describeProgress(view, said, reader.ui)
      : placeOf(view, this.#moment, said);
  }

  /**
   * Of a round that is played back the slot on show: nothing is told before it has been seen. Else what would stop the
   * draft.
   */
  #told(): Told | undefined {
    const { words: said, reader } = this.#board.state;
    const view = viewOf(this.#board.state);
    if (!view) return undefined;
    if (!view.all && (this.#replay.isPlaying || !isNow(view, this.#moment)))
      return { kind: 'event', sentence: describeSlot(view, this.#moment, said) };
    if (!isWriting(view)) return undefined;
    if (this.#asked !== undefined) return this.#toldMission(view, this.#asked);
    const draft = this.#isWriting(view) ? describeDraft(view, said, reader.ui) : '';
    if (draft !== '') return { kind: 'preview', sentence: draft };
    const round = describeRound(view, said);
    if (round !== '') return { kind: 'event', sentence: round };
    const isFirst = view.round === 1 && this.#isWriting(view) && !offersLesson(this.#board.state);
    return isFirst ? { kind: 'event', sentence: describeNodes(view, said) } : undefined;
  }

  /** What a mission asks for, and its tick. */
  #toldMission(view: View, id: number): Told {
    const { words, reader } = this.#board.state;
    const choice = {
      name: `take-${id}`,
      caption: words.say(isTaken(view, reader.ui, id) ? 'do.untry' : 'do.try'),
      press: () => this.#press(`take-${id}`),
    };
    const mayChoose = this.#isWriting(view) && view.own?.open.includes(id) === false;
    return {
      kind: 'preview',
      sentence: describeChip(view, id, words),
      buttons: mayChoose ? [choice] : [],
      leave: () => this.#ask(undefined),
    };
  }

  #ask(mission: number | undefined): void {
    this.#asked = mission;
    this.#board.redraw();
  }

  show(picture: SVGSVGElement, view: View): void {
    const frame = frameOf(view, this.#moment);
    const writing = this.#isWriting(view);
    const ui = writing ? this.#board.state.reader.ui : IDLE;
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
    const view = viewOf(this.#board.state);
    return view && this.#advised !== undefined ? readAdvice(view, this.#advised) : undefined;
  }

  #canTakeBack(): boolean {
    const { reader } = this.#board.state;
    const view = viewOf(this.#board.state);
    return view !== undefined && this.#isWriting(view) && hasWritten(reader.ui, view);
  }

  press(name: string): boolean {
    if (name !== 'commit') return false;
    const view = viewOf(this.#board.state);
    if (view && !this.#isEmpty(view) && this.#asks(view)) this.#hasAsked = true;
    this.#submit();
    return true;
  }

  /** Whether submitting is asked about: one press by mistake would cost a round. */
  #asks(view: View): boolean {
    if (this.#isEmpty(view)) return true;
    const { reader, isLesson } = this.#board.state;
    const draft = draftOf(reader.ui, view);
    // A lesson answers by itself; and who types a program has written all of it.
    return (
      !isLesson &&
      !this.#hasAsked &&
      draft.text === undefined &&
      canStep(view, draft.program, draft.amongLast)
    );
  }

  /** They stand below the missions, which are accepted with the program. */
  #buttons(view: View): readonly MoveButton[] {
    if (view.round === 0) return ['start', 'anywhere'].map((name) => ({ name }));
    const { program } = draftOf(this.#board.state.reader.ui, view);
    const left = view.options.energy - costOf(program);
    return [
      {
        name: 'commit',
        ends: true,
        asks: this.#asks(view),
        facts: { empty: this.#isEmpty(view) ? 'yes' : 'no', left },
      },
    ];
  }

  /** A button of the panel: `interpret` says what it means. */
  #press(name: string): void {
    this.#board.dispatch({ type: 'input', input: { type: 'button', name } });
  }

  /** The draft is submitted, or what stands in the text field, be it that it is refused. */
  #submit(): void {
    const { state, dispatch } = this.#board;
    const { session, reader } = state;
    const view = viewOf(state);
    if (!view || view.seat === undefined || !session) return;
    const { text, accepted } = draftOf(reader.ui, view);
    if (text === undefined) return this.#press('commit');
    const read = readMove(bugcatcher, session.state, text.trim() || 'none', view.seat);
    if (!read.ok) dispatch({ type: 'refuse', refusal: read.error });
    else {
      const { move } = read.value;
      dispatch({ type: 'mean', move: move.type === 'submit' ? { ...move, accepted } : move });
    }
  }

  /** Whether what would be submitted has no entry: what is typed counts as well, be it that it cannot be read. */
  #isEmpty(view: View): boolean {
    const { program, text = '' } = draftOf(this.#board.state.reader.ui, view);
    return program === '' && ['', 'none'].includes(text.trim());
  }

  readonly #label = (seat: Seat): string => labelOf(seat, this.#board.state);

  #panelOf(view: View): Panel {
    const { state, buttons: own } = this.#board;
    const writing = this.#isWriting(view);
    const isWatching = this.#replay.isPlaying || !isNow(view, this.#moment) || !writing;
    return {
      view,
      ui: state.reader.ui,
      words: state.words,
      advised: writing ? this.#advice : undefined,
      writing,
      isReadonly: state.isReadonly,
      asked: this.#asked,
      watching: isWatching ? renderReplay(view, this.#moment, this.#replay, state.words) : nothing,
      onAsk: (mission) => this.#ask(mission === this.#asked ? undefined : mission),
      acts: own.render(this.#buttons(view)),
      press: (name) => this.#press(name),
      submit: () => own.press('commit', 'program'),
    };
  }

  #renderPlan(view: View): Rendered {
    const { settings, words } = this.#board.state;
    if (!view.over) return renderProgram(this.#panelOf(view));
    const table = renderFinal(view, words, this.#label, settings.get<boolean>('tournament'));
    return html`<div class="finish ${view.options.players < 5 ? 'few' : ''}">${table}${renderReplay(view, this.#moment, this.#replay, words)}</div>`;
  }

  /** With what came of the slot on show, and the replay of the last round while a program is written. */
  #renderChoices(view: View): TemplateResult {
    const { words } = this.#board.state;
    const panel = this.#panelOf(view);
    return html`${renderReport(view, this.#moment, frameOf(view, this.#moment), words)}
    ${renderChoices(panel)}
    ${panel.watching === nothing && !view.over ? renderReplay(view, this.#moment, this.#replay, words) : nothing}`;
  }
}
