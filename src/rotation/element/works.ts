/** The rotation puzzle's works: what its slice brings to the kit's, its picture, goals and hands kept up to date. */
import { nothing, type TemplateResult } from 'lit';
import type { AdviceText } from '../../core/bots.js';
import type { Goal } from '../../core/rules.js';
import { BoardWorks } from '../../ui/board-works.js';
import type { MakeWorks } from '../../ui/face.js';
import type { Shell } from '../../ui/host.js';
import { parseMarkup } from '../../ui/markup.js';
import type { Act } from '../../ui/board-parts.js';
import type { Slice } from '../../ui/slice.js';
import { svgNode } from '../../ui/svg.js';
import { describeCell, describeTurn, foretellTurn, glance, starsFor } from '../describe.js';
import { rotation } from '../game.js';
import { chart, nameOf, readCell } from '../geometry.js';
import { gridOf, starsIn } from '../grid.js';
import { drags, IDLE, interpret, type Ui } from '../interpret.js';
import { news } from '../news.js';
import { picture, previewMarkup } from '../picture.js';
import { canTurnAt, outcomeOf } from '../outcome.js';
import type { Event, Move, Options, PuzzleState, State, View } from '../state.js';
import { looking, words } from '../words.en.js';
import { renderCards } from './cards.js';
import { ahead, game } from './ahead.js';
import { titleOf } from './page-settings.js';
import { Patch } from './patch.js';
import { startWorker } from './start-worker.js';

const slice: Slice<State, Move, Event, Options, View, Ui> = {
  game,
  ahead,
  words,
  looking,
  later: /^choice\./,
  ui: IDLE,
  chart: ({ board }) => chart(gridOf(board)),
  picture: (view) => picture(view),
  bare: ({ board, reading }): PuzzleState => ({
    use: 'puzzle',
    reading,
    board: board.map((row) => '.'.repeat(row.length)),
    goals: [],
    par: null,
    turns: 0,
  }),
  interpret,
  picked: (ui) => ui.selected,
  describeCell,
  describeTurn,
  news,
  turnSeat: (view) => (view.use === 'puzzle' ? undefined : (outcomeOf(view)?.winners[0] ?? view.seat)),
  glance,
  pieces: (view) => starsIn(gridOf(view.board)).map((at) => nameOf(gridOf(view.board), at)),
  cellOf: (move) => (/\d/.test(move) ? move : undefined),
  refusedCell: ({ facts }) => facts?.['cell']?.toString(),
  acts: (view) => (view.use === 'game' && view.turned ? [{ name: 'done' }] : []),
  drags: (view, cell, { ui }, isFinger) => drags(view, cell, ui, isFinger),
  foretell: foretellTurn,
  hint: 'solver',
  loadMenuPart: async () => (await import('./choices.js')).makeMenuPart,
  loadHow: async () => (await import('../words.how.en.js')).howWords,
  loadBots: async () => (await import('../bots.js')).bots,
  startWorker,
};

class RotationWorks extends BoardWorks<State, Move, Event, Options, View, Ui> {
  readonly #patch = new Patch(this.motion);
  /** The cell whose turn is shown before it is made. */
  #attended: string | undefined;
  /** What a turn would do is drawn below and above the objects. */
  #ways: SVGGElement | undefined;
  #coming: SVGGElement | undefined;
  /** What the last hint said beside its move. */
  #toGo: string | undefined;

  protected override get acts(): readonly Act[] {
    const { view } = this;
    const isSolvable = view?.use === 'puzzle' && view.goals.length > 0 && !outcomeOf(view);
    return isSolvable && !this.setting('noSolution') ? [{ name: 'solve' }] : super.acts;
  }

  protected override pressAct(name: string): void {
    if (name === 'solve') void this.followHint();
    else super.pressAct(name);
  }

  override showHint(text: string | undefined, advice?: AdviceText): void {
    super.showHint(text);
    this.#toGo = advice && this.words.say(advice.code.replace('hint.', 'aside.'), advice.facts);
    if (advice?.code === 'said.hint') this.#toGo = undefined;
  }

  /** A hint's count, what is picked, then which puzzle it is. */
  protected override get aside(): string | undefined {
    return this.#toGo ?? super.aside ?? this.#title;
  }

  get #title(): string | undefined {
    const { session, chance } = this;
    const first = session && rotation.notation.formatPosition(session.stateAt(0));
    return first && this.asked((settings) => titleOf(settings, chance, first));
  }

  override resultText(goal: Goal, view: View, moves: number, hints: number): string {
    const { words: own } = this;
    if (view.use !== 'puzzle' || view.par === null) return super.resultText(goal, view, moves, hints);
    const { turns, par } = view;
    const stars = starsFor(turns, par);
    const name = [own.say('game.name'), this.#title ?? []].flat().join(' ');
    const bars = '■'.repeat(Math.min(turns, par)) + '□'.repeat(Math.min(9, Math.max(0, turns - par)));
    return own.say(hints > 0 ? 'result.hints' : 'result.stars', {
      name,
      bars,
      stars: '★'.repeat(stars) + '☆'.repeat(3 - stars),
      turns,
      par,
      hints,
    });
  }

  protected override renderScore(): TemplateResult | typeof nothing {
    if (!this.view) return nothing;
    return renderCards(this.view, this.words, {
      onPlay: (card) => super.pressAct(`card-${card}`),
      isTurn: this.isTurn,
      hints: this.solved?.hints ?? 0,
    });
  }

  protected override attend(cell: string | undefined, isPressed?: boolean): void {
    // A finger that has turned a star and is gone asks for nothing more.
    if (!isPressed) this.#attended = cell;
    this.#showPreview();
  }

  #showPreview(): void {
    const { view } = this;
    const cell = this.ui.star ?? this.ui.selected ?? this.#attended;
    const isFree = this.isTurn && !this.isReadonly && !this.motion.isPlaying;
    const grid = view && gridOf(view.board);
    const star = grid && cell !== undefined ? readCell(grid, cell) : undefined;
    const isShown = isFree && view && star !== undefined && canTurnAt(view, star);
    const preview = isShown && grid ? previewMarkup(grid, star) : undefined;
    this.#ways?.replaceChildren(...(preview ? [parseMarkup(preview.ways, 'svg')] : []));
    this.#coming?.replaceChildren(...(preview ? [parseMarkup(preview.coming, 'svg')] : []));
  }

  protected override patch(picture: SVGSVGElement, view: View): void {
    this.#patch.show(picture, view);
    if (this.#ways?.parentNode !== picture) {
      this.#ways = svgNode('g', { class: 'preview' });
      this.#coming = svgNode('g', { class: 'preview' });
      picture.querySelector('.pieces')?.before(this.#ways);
      picture.append(this.#coming);
    }
    this.#showPreview();
    // What the next turn would do is shown once this one has been seen.
    if (this.motion.isPlaying) void this.motion.idle().then(() => this.#showPreview());
  }
}

export const makeWorks: MakeWorks = (shell: Shell) => new RotationWorks(shell, slice);
