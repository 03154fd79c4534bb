/** The stateful parts of Space Crack's board: the map, its closer view, and replays of what happened. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import { seenBy } from '../../core/session/news.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import { seatFact } from '../../core/words/words.js';
import type {
  BoardContext,
  BoardParts,
  ClockParts,
  PanelParts,
  Rendered,
  Told,
} from '../../ui/contract/parts.js';
import { offersLesson, progressOf, shownOf, viewOf } from '../../ui/game/select.js';
import { renderLine } from '../../ui/dom/sentence.js';
import { ScoreChart } from '../../ui/panel/score-chart.js';
import { labelOf } from '../../ui/words/describe-standing.js';
import { canFinish } from '../conversation.js';
import { describeLooked, describeProgress, describeWay, turnSeat, waysOf } from '../describe.js';
import { planetsOf } from '../economy.js';
import { isOver } from '../turns.js';
import { chart } from '../geometry.js';
import { hasShip, isOwn, type Ui } from '../interpret.js';
import type { Event, Move, Moved, State } from '../state.js';
import { renderProgress, renderSeats, renderWays } from './panel.js';
import { Patch } from './patch.js';
import { Replay } from './replay.js';
import { Overlay, type Looked } from './signs.js';
import { MapView } from './zoom.js';

type Board = BoardContext<State, Move, Event, State, Ui>;

export class Parts implements BoardParts<State> {
  readonly #board: Board;
  readonly #patch: Patch;
  /** Made with the first picture that is patched: a server has no nodes. */
  #overlay: Overlay | undefined;
  readonly #map: MapView;
  readonly #replay: Replay;
  readonly #trend: ScoreChart<State>;
  #attended: string | undefined;
  /** The values that the closer view followed last: the focused cell, the chosen planet, the zoom. */
  #followed: readonly unknown[] = [];

  /** The planet that was chosen last, and how many plies there were: what is told of it goes with the next. */
  #told: { readonly selected: string | undefined; readonly ply: number } | undefined;

  /** The reader has had the rest of a decided game ended, from so many plies on; undefined: not. */
  #finishedAt: number | undefined;
  #isEnding = false;

  readonly clock: ClockParts = { catchUp: () => this.#finish() };
  readonly panel: PanelParts<State> = {
    tools: () => this.#map.render(this.#board.state.words),
    progress: (shown) => this.#progress(shown),
    aside: () => this.#aside(),
    drawnAside: (shown) => this.#renderAside(shown),
    told: () => this.#tell(),
    score: (view) => {
      const { state } = this.#board;
      return renderSeats(view, state.words, (seat) => labelOf(seat, state));
    },
    log: (view) => this.#renderLog(view),
  };

  constructor(board: Board) {
    this.#board = board;
    this.#patch = new Patch(board.motion);
    this.#map = new MapView(board.element);
    this.#replay = new Replay(board.motion, (picture, state, events) => this.#draw(picture, state, events));
    this.#trend = new ScoreChart(board, (view) => ({ figures: planetsOf(view) }));
  }

  get #looked(): Looked {
    const { ui, acting, seats } = this.#board.state.reader;
    const others = this.#latest.filter(
      (event): event is Moved => 'from' in event && !seats.includes(event.seat),
    );
    return { ui, acting, attended: this.#attended, others: seats.length > 0 ? others : [] };
  }

  attend(cell: string | undefined): void {
    if (cell === this.#attended) return;
    this.#attended = cell;
    this.#board.redraw();
  }

  #aside(): string | undefined {
    const { reader, words: said } = this.#board.state;
    const view = viewOf(this.#board.state);
    if (!view) return undefined;
    const { ui, acting } = reader;
    const aimed = waysOf(view, ui.selected ?? '').find(([, { to }]) => `${to}` === ui.aim);
    if (aimed) return describeWay(view, aimed[0], aimed[1], said);
    const at = Number(ui.selected) - 1;
    const ship = view.ships[at];
    if (!ship) return undefined;
    // Another's is looked at, not picked up.
    const isTheirs = !isOwn(view, ui.selected, acting);
    return said.say(isTheirs ? 'aside.theirs' : 'aside.own', {
      ship,
      seat: seatFact(view.owners[at] as Seat),
    });
  }

  #progress(shown: Snapshot<State, unknown>): string {
    const { state } = this.#board;
    return shown.ply < shown.plies ? progressOf(state, shown) : describeProgress(shown.view, state.words);
  }

  #renderAside(shown: Snapshot<State, unknown>): Rendered {
    const { reader, words: said } = this.#board.state;
    // The headline of the end takes the line.
    if (shown.outcome && shown.ply === shown.plies) return nothing;
    return shown.ply < shown.plies
      ? renderLine(this.#progress(shown))
      : renderProgress(shown.view, turnSeat(shown.view, reader), said);
  }

  /** Describes the planet that a finger points at, or that is only looked at, in place of the last event. */
  #tell(): Told | undefined {
    const { reader, words: said, session } = this.#board.state;
    const view = viewOf(this.#board.state);
    const { selected, aim } = reader.ui;
    const ply = session?.ply ?? 0;
    if (this.#told?.selected !== selected) this.#told = { selected, ply };
    // Never replace the result.
    if (!view || isOver(view)) return undefined;
    if (selected === undefined) return this.#toldOneByOne(view);
    const aimed = aim === undefined ? undefined : this.#aside();
    if (aimed !== undefined) return { kind: 'preview', sentence: aimed };
    const isOwnShip = isOwn(view, selected, reader.acting) && hasShip(view, selected);
    // A later event replaces it.
    const isStale = this.#told?.ply !== ply;
    return isOwnShip || isStale
      ? undefined
      : { kind: 'preview', sentence: describeLooked(view, selected, said) };
  }

  #renderLog(view: State): TemplateResult {
    const { words: said } = this.#board.state;
    // A puzzle is one turn: there is no course to draw.
    return html`${view.puzzle ? nothing : html`<div class="trend-room">${this.#trend.render()}</div>`}
      ${renderWays(view, this.#looked, said)}`;
  }

  press(name: string): boolean {
    if (name === 'replay') this.#again();
    else if (name === 'finish') {
      this.#finishedAt = this.#board.state.session?.plies;
      this.#finish();
    } else return false;
    return true;
  }

  renew(): void {
    this.#finishedAt = undefined;
  }

  /** Ends each round that is left for the reader, while bots play theirs; undoing a move stops it. */
  #finish(): void {
    const { state, dispatch } = this.#board;
    const { session, reader } = state;
    if (this.#finishedAt === undefined || !session || this.#isEnding) return;
    const isUndone = session.ply < this.#finishedAt;
    this.#finishedAt = isUndone || session.isOver ? undefined : session.ply;
    if (this.#finishedAt === undefined || !canFinish(session.state, reader)) return;
    this.#isEnding = true;
    // The move just played is told before the next one.
    queueMicrotask(() => {
      this.#isEnding = false;
      dispatch({ type: 'mean', move: { type: 'end' } });
    });
  }

  /** After the reader's first move: others move in between. */
  #toldOneByOne(view: State): Told | undefined {
    const { session, reader, words: said } = this.#board.state;
    const [seat, ...others] = reader.seats;
    const { order, seats } = view.options;
    if (view.puzzle || seat === undefined || others.length > 0 || order !== 'alternate' || seats < 2)
      return undefined;
    const own = session?.pliesFrom(0).filter(({ actor }) => actor === seat).length;
    if (view.turn > 1 || own !== 1 || !offersLesson(this.#board.state)) return undefined;
    const facts = { seat: seatFact((seat + 1) % seats) };
    return { kind: 'event', sentence: said.say('news.one-by-one', facts) };
  }

  /** How many plies the reader has seen; the last ply at least counts as new. */
  get #since(): number {
    const { session, viewer, reader } = this.#board.state;
    const plies = session?.pliesFrom(0) ?? [];
    return Math.max(0, Math.min(seenBy(viewer, reader.seats, plies), plies.length - 1));
  }

  /** The events since the reader's last ply. */
  get #latest(): readonly Event[] {
    const { session, viewer } = this.#board.state;
    const plies = session?.pliesFrom(this.#since) ?? [];
    return plies.flatMap((ply) => session?.heard(ply, viewer) ?? []);
  }

  /** Shows once more what happened since one's last move. */
  readonly #again = (): void => {
    const { state, element } = this.#board;
    const { session } = state;
    const view = viewOf(state);
    const picture = element.shadowRoot?.querySelector<SVGSVGElement>('svg.picture');
    if (!session || !picture || !view) return;
    const since = this.#since;
    void this.#replay.run(picture, session.stateAt(since), session.pliesFrom(since, session.ply));
  };

  #draw(picture: SVGSVGElement, state: State, events: readonly Event[]): void {
    this.#patch.show(picture, state, events);
    if (events.length > 0) this.#overlay?.tell(state, events, this.#board.state.words);
  }

  show(picture: SVGSVGElement, view: State): void {
    if (this.#replay.holds(picture, view)) return;
    const { state, motion } = this.#board;
    const { session, words: said } = state;
    const signs = (this.#overlay ??= new Overlay(motion));
    if (this.#map.unit > 0) signs.unit = this.#map.unit;
    const before = session && session.ply > 0 ? session.stateAt(session.ply - 1) : undefined;
    const isNext = before !== undefined && before === this.#patch.state;
    this.#draw(picture, view, isNext ? (shownOf(state)?.events ?? []) : []);
    signs.show(picture, view, this.#looked, said);
  }

  /** Whether building is what a hint advises, or what the chosen planet is for. */
  #leadsToBuild(view: State): boolean {
    const { reader, advice } = this.#board.state;
    const { selected } = reader.ui;
    if (advice) return advice.text?.startsWith('+') === true;
    return selected !== undefined && !hasShip(view, selected) && isOwn(view, selected, reader.acting);
  }

  rendered(root: ShadowRoot, view: State): void {
    const build = root.querySelector('.acts [name="build"]');
    const canLead =
      this.#board.state.advice !== undefined || build?.matches(':not([aria-disabled])') === true;
    build?.toggleAttribute('data-leads', canLead && this.#leadsToBuild(view));
    const box = root.querySelector<HTMLElement>('.chart');
    if (!box) return;
    const { ui } = this.#board.state.reader;
    this.#map.adopt(box, chart(view.options.boardSize));
    // The focus, not whatever the pointer rests on; else what is chosen. Not :focus-visible: after a click on a button
    // WebKit takes keys on the map for a pointer's doing.
    const focused = root.activeElement?.matches('.cell') ? root.activeElement : undefined;
    const discOf = (planet: number | string): Element | null =>
      box.querySelector(`[data-c="${planet}"] .disc`);
    const node = focused ?? discOf(ui.selected ?? 0);
    this.#map.at = node ?? this.#map.at;
    const followed = [focused, ui.selected, this.#map.zoom];
    if (followed.some((one, at) => one !== this.#followed[at])) {
      // Whoever first comes closer, and has been nowhere, wants to see a ship, not the middle of the map.
      const isFirst = this.#followed[2] === 1 && !this.#map.at;
      const shown = isFirst ? discOf(this.#firstShip(view)) : node;
      if (shown) this.#map.reveal(shown);
    }
    this.#followed = followed;
  }

  /** 0 where nobody here has one. */
  #firstShip(view: State): number {
    const { acting } = this.#board.state.reader;
    return view.ships.findIndex((ship, at) => ship > 0 && isOwn(view, `${at + 1}`, acting)) + 1;
  }

  leave(): void {
    this.#map.leave();
    this.#replay.stop();
  }
}
