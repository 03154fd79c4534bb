/** What of Bugcatcher's board has state: its picture kept up to date, replays of rounds, the draft beside it. */
import { html, type TemplateResult } from 'lit';
import { readMove } from '../../core/ply.js';
import type { MoveButton, BoardContext, BoardParts } from '../../ui/contract/parts.js';
import { entryFact } from '../describe.js';
import { foresee } from '../preview.js';
import { frameOf, isNow, momentOf, type Moment } from '../scene.js';
import { bugcatcher } from '../game.js';
import { draftOf, IDLE, isWriting, type Ui } from '../interpret.js';
import { costOf } from '../program.js';
import type { Move, Event, State, View } from '../state.js';
import { Patch } from './patch.js';
import { Replay } from './replay.js';
import { renderProgram } from './program-panel.js';
import { describeMoment, renderFinal, renderReplay } from './rounds-panel.js';

type Board = BoardContext<State, Move, Event, View, Ui>;

/** They stand above the missions, where a hand finds them. */
function buttons(view: View): readonly MoveButton[] {
  return (view.round === 0 ? ['start', 'anywhere'] : ['commit']).map((name) => ({ name }));
}

export class Parts implements BoardParts<View> {
  readonly #board: Board;
  readonly #patch = new Patch();
  readonly #replay: Replay;
  #amongLast = false;
  #written = '';
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
    this.#amongLast = false;
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

  /** Beside whose turn it is: what was written last, else what one has. Who looks back is told where. */
  aside(): string | undefined {
    const { view, words: said, session, reader } = this.#board;
    if (!view?.own || view.over || !session?.isLive) return undefined;
    const { own, options, round } = view;
    const { program, lists, node, typed, wrote } = draftOf(reader.ui, view);
    if (round === 0) {
      const { players } = options;
      return said.say('lists.count', {
        central: lists.central.length,
        border: lists.border.length,
        players,
      });
    }
    if (typed === 'b' || typed === 'c') return said.say('aside.node', { node });
    if (!isWriting(view) || program === '') return said.say('totals', { fireflies: own.fireflies });
    const results = foresee(view, program, this.#amongLast);
    const all = [...program].map((entry, at) => entryFact(entry, results[at] as string));
    // A way of several steps is told whole.
    const entries = all.slice(-Math.max(1, wrote));
    return said.say('draft', { entries, left: options.energy - costOf(program) });
  }

  show(picture: SVGSVGElement, view: View): void {
    const frame = frameOf(view, this.#moment);
    const writing = this.#isWriting(view);
    const ui = writing ? this.#board.reader.ui : IDLE;
    const fresh = this.#patch.show(picture, view, frame, isNow(view, this.#moment) && ui, this.#amongLast);
    const { program } = draftOf(ui, view);
    picture.classList.toggle('idle', !writing);
    picture.classList.toggle('past', program !== '' && !this.#amongLast);
    this.#replay.animate(view, this.#moment, fresh ?? picture, fresh !== undefined, frame.bursts.length > 0);
  }

  /** A hint is a whole program: it stands on the board as a draft. */
  hint(text: string | undefined): void {
    if (text !== undefined) this.#board.press(`draft ${text}`);
  }

  press(name: string): boolean {
    if (name === 'commit') this.#submit();
    return name === 'commit';
  }

  /** The draft is submitted, or what stands in the text field, be it that it is refused. */
  #submit(): void {
    const { view, session, reader } = this.#board;
    if (!view || view.seat === undefined || !session) return;
    const { text, took } = draftOf(reader.ui, view);
    if (text === undefined) return this.#board.press('commit');
    const read = readMove(bugcatcher, session.state, text.trim() || 'none', view.seat);
    if (!read.ok) this.#board.refuse(read.error);
    else {
      const { move } = read.value;
      this.#board.request(move.type === 'commit' ? { ...move, took } : move);
    }
  }

  renderScore(view: View): TemplateResult {
    const { words: said, reader, renderButtons, press, redraw } = this.#board;
    const frame = frameOf(view, this.#moment);
    return html`${renderFinal(view, said)}
    ${renderReplay(view, this.#moment, frame, this.#replay, said)}
    ${renderProgram({
      view,
      ui: reader.ui,
      words: said,
      amongLast: this.#amongLast,
      writing: this.#isWriting(view),
      acts: renderButtons(buttons(view)),
      press,
      toggleLast: () => {
        this.#amongLast = !this.#amongLast;
        redraw();
      },
      submit: () => this.#submit(),
    })}`;
  }
}
