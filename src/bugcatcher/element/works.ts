/** Bugcatcher's works: what its slice brings to the kit's, its picture kept up to date, rounds played back. */
import { html, nothing, type TemplateResult } from 'lit';
import { readMove } from '../../core/ply.js';
import { Acts } from '../../ui/acts.js';
import { BoardWorks } from '../../ui/board-works.js';
import type { MakeWorks } from '../../ui/face.js';
import type { Shell } from '../../ui/host.js';
import type { Act } from '../../ui/board-parts.js';
import type { Slice } from '../../ui/slice.js';
import { describeCell, describeResult, describeTurn, foretell, glance } from '../describe.js';
import { foresee } from '../preview.js';
import { frameOf, isNow, momentOf, type Moment } from '../scene.js';
import { bugcatcher } from '../game.js';
import { chart, nameOf } from '../geometry.js';
import { draftOf, IDLE, interpret, isWriting, type Ui } from '../interpret.js';
import { ghostMarkup, picture } from '../picture.js';
import { costOf, wordOf } from '../program.js';
import { rankOf } from '../round.js';
import type { Move, Event, Options, State, View } from '../state.js';
import { looking, words } from '../words.en.js';
import { Patch } from './patch.js';
import { Playback } from './replay.js';
import { renderProgram } from './program-panel.js';
import { describeMoment, renderFinal, renderPlayback } from './rounds-panel.js';
import { startWorker } from './start-worker.js';

/** They stand above the missions, where a hand finds them. */
function acts(view: View): readonly Act[] {
  return (view.round === 0 ? ['start', 'anywhere'] : ['commit']).map((name) => ({ name }));
}

/** The same board before anything is on it. */
function bare({ options }: View): View {
  return {
    options,
    round: 0,
    over: false,
    missions: [],
    closed: [],
    corners: [],
    cells: [],
    last: null,
    committed: [],
  };
}

const slice: Slice<State, Move, Event, Options, View, Ui> = {
  game: bugcatcher,
  words,
  looking,
  ui: IDLE,
  options: (view) => view.options,
  chart: (view) => chart(view.options),
  picture,
  bare,
  interpret,
  describeCell: (view, cell, said, { ui }) => describeCell(view, cell, said, ui),
  describeTurn,
  glance,
  foretell: (view, cell, said, { ui }) => foretell(view, cell, said, ui),
  pieces: ({ own, options }) =>
    own && own.border >= 0 ? [nameOf(options, 'B', own.border), nameOf(options, 'C', own.central)] : [],
  turnSeat: ({ all, over, seat }) => (over && all ? rankOf(all)[0] : seat),
  roundOf: ({ round }) => round || undefined,
  ghost: (view, cell, _look, { ui }) => ghostMarkup(view, cell, ui),
  refusedCell: ({ facts }) => facts?.['cell']?.toString(),
  hint: 'planner',
  types: /^[bcudlrsgwap]$/i,
  loadHow: async () => (await import('../words.how.en.js')).howWords,
  loadBots: async () => (await import('../bots.js')).bots,
  startWorker,
};

class BugcatcherWorks extends BoardWorks<State, Move, Event, Options, View, Ui> {
  readonly #patch = new Patch();
  readonly #playback = new Playback(
    this.motion,
    () => this.element.requestUpdate(),
    (moment) => this.say(...(this.view ? describeMoment(this.view, moment, this.words) : [])),
  );
  readonly #acts = new Acts(this, (name) => (name === 'commit' ? this.#submit() : this.pressAct(name)));
  #amongLast = false;
  #written = '';
  /** The moment that was drawn last, so that the panel beside it tells of the same. */
  #moment: Moment = { round: 0, slot: 0 };

  override renew(): void {
    super.renew();
    this.#playback.forget();
  }

  protected override forgetReader(): void {
    super.forgetReader();
    this.#playback.rewind();
    this.#amongLast = false;
  }

  override prepare(exact: boolean): void {
    super.prepare(exact);
    const { view } = this;
    if (!view) return;
    // Who writes on has seen enough.
    const program = isWriting(view) ? draftOf(this.ui, view).program : '';
    if (program !== this.#written && program !== '') this.#playback.stop();
    this.#written = program;
    this.#moment = this.element.isConnected ? this.#playback.see(view) : momentOf(view);
  }

  /** Whether the reader may write now, and not only look. */
  get #writing(): boolean {
    return this.isTurn && !this.isReadonly && this.view !== undefined && isWriting(this.view);
  }

  /** Beside whose turn it is: what was written last, else what one has. Who looks back is told where. */
  protected override get aside(): string | undefined {
    const { view, words: said } = this;
    if (!view?.own || view.over || !this.session?.isLive) return undefined;
    const { own, options, round } = view;
    const { program, lists, node, typed, wrote } = draftOf(this.ui, view);
    if (round === 0) {
      const { players } = options;
      return said.say('lists.count', {
        central: lists.central.length,
        border: lists.border.length,
        players,
      });
    }
    if (typed === 'b' || typed === 'c') return said.say(`node.${node}`);
    if (!isWriting(view) || program === '') return said.say('totals', { fireflies: own.fireflies });
    const facts = { left: options.energy - costOf(program), energy: options.energy };
    const results = foresee(view, program, this.#amongLast);
    const entries = [...program].map((entry, at) => {
      const result = results[at] as string;
      return (
        wordOf(entry) + (result === '0' ? '' : `, ${describeResult({ entry, result, blue: true }, said)}`)
      );
    });
    // A way of several steps is told whole.
    const entry = entries.slice(-Math.max(1, wrote)).join(said.say('cell.and'));
    return said.say('draft', { entry, ...facts });
  }

  protected override patch(board: SVGSVGElement, view: View): void {
    const frame = frameOf(view, this.#moment);
    const writing = this.#writing;
    const ui = writing ? this.ui : IDLE;
    const fresh = this.#patch.show(board, view, frame, isNow(view, this.#moment) && ui, this.#amongLast);
    const { program } = draftOf(ui, view);
    board.classList.toggle('idle', !writing);
    board.classList.toggle('past', program !== '' && !this.#amongLast);
    this.#playback.animate(view, this.#moment, fresh ?? board, fresh !== undefined, frame.bursts.length > 0);
  }

  /** A hint is a whole program: it stands on the board as a draft. */
  override showHint(text: string | undefined): void {
    super.showHint(text);
    if (text !== undefined) this.pressAct(`draft ${text}`);
  }

  /** The draft is submitted, or what stands in the text field, be it that it is refused. */
  #submit(): void {
    const { view, session } = this;
    if (!view || view.seat === undefined || !session) return;
    const { text, took } = draftOf(this.ui, view);
    if (text === undefined) return this.pressAct('commit');
    const read = readMove(bugcatcher, session.state, text.trim() || 'none', view.seat);
    if (!read.ok) this.refuse(read.error);
    else {
      const { move } = read.value;
      this.request(move.type === 'commit' ? { ...move, took } : move);
    }
  }

  protected override renderScore(): TemplateResult | typeof nothing {
    const { view, words: said } = this;
    if (!view) return nothing;
    const frame = frameOf(view, this.#moment);
    return html`${renderFinal(view, said)}
    ${renderPlayback(view, this.#moment, frame, this.#playback, said)}
    ${renderProgram({
      view,
      ui: this.ui,
      words: said,
      amongLast: this.#amongLast,
      writing: this.#writing,
      acts: this.#acts.render(acts(view), said),
      press: (name) => this.pressAct(name),
      toggleLast: () => {
        this.#amongLast = !this.#amongLast;
        this.element.requestUpdate();
      },
      submit: () => this.#submit(),
    })}`;
  }
}

export const makeWorks: MakeWorks = (shell: Shell) => new BugcatcherWorks(shell, slice);
