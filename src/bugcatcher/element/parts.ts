/**
 * The stateful parts of Bugcatcher's board: the picture, replays of rounds, and the reader's draft with its hint.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import type { Snapshot } from '../../core/session/snapshot.js';
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
import { draftOf, hasWritten, IDLE, isWriting, readAdvice, type Advice, type Ui } from '../interpret.js';
import type { Move, Event, State, View } from '../state.js';
import { Patch } from './patch.js';
import { Replay } from './replay.js';
import { ShownPrograms } from './shown-programs.js';
import { Submitting } from './submitting.js';
import { describeChip, isTaken } from './mission-list.js';
import { energyLeft, renderChoices, renderProgram, renderRoom, type Panel } from './program-panel.js';
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
  readonly #shown: ShownPrograms;
  readonly #submitting: Submitting;
  #written = '';
  /** The mission that the reader asks about. */
  #asked: number | undefined;
  /** The text of the hint on show, and of the last one. */
  #advised: string | undefined;
  #lastAdvised = '';
  /** The moment that was drawn last, so that the panel beside it tells of the same. */
  #moment: Moment = { round: 0, slot: 0 };

  readonly panel: PanelParts<View> = {
    progress: (shown) => this.#progress(shown),
    standing: () => this.#standing,
    told: () => this.#told(),
    score: (view) => this.#renderScore(view),
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
      this.#press(`draft ${this.#shown.takenOf(this.#lastAdvised)}`);
      return true;
    },
  };
  readonly draft: DraftParts = {
    canTakeBack: () => this.#canTakeBack(),
    takeBack: () => this.#press('undo'),
  };

  constructor(board: Board) {
    this.#board = board;
    this.#shown = new ShownPrograms(board);
    this.#submitting = new Submitting(board);
    this.#replay = new Replay(board.motion, board.redraw, (moment) => {
      const view = viewOf(board.state);
      const sentences = view ? describeMoment(view, moment, board.state.words) : [];
      board.dispatch({ type: 'say', sentences });
    });
  }

  renew(): void {
    this.#submitting.renew();
    this.#replay.forget();
  }

  forgetReader(): void {
    this.#replay.rewind();
  }

  prepare(view: View): void {
    // A reader who goes on writing has seen enough of the replay.
    const program = isWriting(view) ? draftOf(this.#board.state.reader.ui, view).program : '';
    if (program !== this.#written && program !== '') this.#replay.stop();
    // Who goes another way than the hint, or in a puzzle any further, has done with it; it goes after this rendering.
    const { advice } = this.#board.state;
    if (
      program !== this.#written &&
      advice &&
      (view.puzzle || this.#advice?.program.startsWith(program) === false)
    )
      queueMicrotask(() => this.#board.dispatch({ type: 'drop-hint' }));
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

  /** While a round is watched, be it that it plays back or that the reader looks at one of its slots. */
  get #standing(): { readonly turn: string; readonly toDo: string } | undefined {
    const { words } = this.#board.state;
    const view = viewOf(this.#board.state);
    if (!view || view.all || (!this.#replay.isPlaying && isNow(view, this.#moment))) return undefined;
    return { turn: words.say('turn.replay', { round: this.#moment.round }), toDo: words.say('to-do.replay') };
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
    const open = this.#shown.of(view);
    const describe = open ? open.describeDraft : describeDraft;
    const draft = this.#isWriting(view) ? describe(view, said, reader.ui) : '';
    if (draft !== '') return { kind: 'preview', sentence: draft };
    if (open && draftOf(reader.ui, view).program === '' && !offersLesson(this.#board.state))
      return { kind: 'event', sentence: open.describePlans(view, said) };
    const round = describeRound(view, said);
    if (round !== '') return { kind: 'event', sentence: round };
    const isFirst = view.round === 1 && this.#isWriting(view) && !offersLesson(this.#board.state);
    return isFirst ? { kind: 'event', sentence: describeNodes(view, said) } : undefined;
  }

  /** The task of a mission, and its tick. */
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
    if (mission !== undefined) this.#board.dispatch({ type: 'drop-hint' });
    this.#board.redraw();
  }

  show(picture: SVGSVGElement, view: View): void {
    const frame = frameOf(view, this.#moment);
    const writing = this.#isWriting(view);
    const ui = writing ? this.#board.state.reader.ui : IDLE;
    const now = isNow(view, this.#moment);
    const advised = now && writing ? this.#advice?.program : undefined;
    const groups = this.#shown.of(view)?.groups(view, now && ui, this.#moment);
    const fresh = this.#patch.show(picture, view, frame, now && ui, advised, groups);
    picture.classList.toggle('idle', !writing);
    // Paths of earlier rounds stop nobody: they are faint as soon as the reader plans again.
    picture.classList.toggle('past', now && writing && !groups && !draftOf(ui, view).amongLast);
    const came = now ? picture.querySelector('.rivals') : fresh;
    this.#replay.animate(view, this.#moment, {
      node: came ?? picture,
      isNew: came !== null && came !== undefined,
      collides: frame.bursts.length > 0,
    });
  }

  /** A hint; of a puzzle’s solution the next entry alone. */
  get #advice(): Advice | undefined {
    const view = viewOf(this.#board.state);
    const advice = view && this.#advised !== undefined ? readAdvice(view, this.#advised) : undefined;
    return view && advice && this.#shown.partOf(view, advice);
  }

  #canTakeBack(): boolean {
    const { reader } = this.#board.state;
    const view = viewOf(this.#board.state);
    return view !== undefined && this.#isWriting(view) && hasWritten(reader.ui, view);
  }

  press(name: string): boolean {
    return this.#submitting.press(name);
  }

  /** A button of the panel: `interpret` says what it means. */
  #press(name: string): void {
    this.#board.dispatch({ type: 'input', input: { type: 'button', name } });
  }

  readonly #label = (seat: Seat): string => labelOf(seat, this.#board.state);

  #panelOf(view: View): Panel {
    const panel = this.#ownPanelOf(view);
    return { ...panel, plans: this.#shown.of(view)?.render(panel, this.#moment) ?? nothing };
  }

  #ownPanelOf(view: View): Panel {
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
      plans: nothing,
      acts: own.render(this.#submitting.buttons(view)),
      press: (name) => this.#press(name),
      submit: () => own.press(view.puzzle ? 'run' : 'commit', 'program'),
    };
  }

  #replayOf(view: View): Rendered {
    return renderReplay(view, this.#moment, this.#replay, this.#board.state.words);
  }

  /** What the reader plays with; at the end the bar that replays its rounds, in the same row. */
  #renderScore(view: View): Rendered {
    if (view.over) return html`<div class="kept">${this.#replayOf(view)}</div>`;
    return renderFigures(view, energyLeft(this.#panelOf(view)), this.#board.state.words);
  }

  /** At the end what stood there makes room for the last table, or for what came of the programs that were shown. */
  #renderPlan(view: View): Rendered {
    const { settings, words } = this.#board.state;
    const panel = this.#panelOf(view);
    if (!view.over) return renderProgram(panel);
    if (view.puzzle) return html`<div class="writing">${panel.plans}</div>`;
    const table = renderFinal(view, words, this.#label, settings.get('tournament'));
    return html`<div class="finish ${view.options.players < 5 ? 'few' : ''}">${renderRoom(panel)}${table}</div>`;
  }

  /**
   * With what came of the slot on show, and the replay of the last round while a program is written, or of a puzzle's,
   * above which its goal stays.
   */
  #renderChoices(view: View): TemplateResult {
    const { words } = this.#board.state;
    const panel = this.#panelOf(view);
    const isReplayed = view.over ? view.puzzle !== undefined : panel.watching === nothing;
    const replay = isReplayed ? this.#replayOf(view) : nothing;
    return html`${view.over ? replay : nothing}
    ${renderReport(view, this.#moment, frameOf(view, this.#moment), words)}
    ${renderChoices(panel)} ${view.over ? nothing : replay}`;
  }
}
