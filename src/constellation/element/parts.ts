/**
 * The stateful parts of Constellation's board: its picture, the time of the round, the cell that is pointed at,
 * and the search for lines.
 */
/* eslint max-lines: ['warn', { max: 275, skipBlankLines: true, skipComments: true }] --
   It joins what a board of Constellation has of its own; what each does is its own file. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import { seenBy } from '../../core/session/news.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import type { Sliced } from '../../core/bots/think.js';
import { seatFact } from '../../core/words/words.js';
import type {
  BoardContext,
  BoardParts,
  ClockParts,
  HintParts,
  PanelParts,
  Rendered,
  StageParts,
  Told,
  ToldButton,
} from '../../ui/contract/parts.js';
import { isTurn, pickedOf, progressOf, shownOf, viewOf } from '../../ui/game/select.js';
import { late } from '../../ui/contract/lazy.js';
import { inSlices } from '../../ui/dom/time-slicing.js';
import { ScoreChart } from '../../ui/panel/score-chart.js';
import { describeNetwork, describeWould } from '../describe.js';
import { skyOf } from '../geometry.js';
import { destroysOwn, moverFor, type Mover, type Ui } from '../interpret.js';
import { knownLine, searchLine } from '../lines.js';
import { ownerAt } from '../networks.js';
import { membersOf, type Objective } from '../page-settings.js';
import type { Event, Move, State } from '../state.js';
import { pointsTold, roundSteps } from '../round-told.js';
import { starNames } from '../star-names.js';
import { tracesOf } from '../traces.js';
import { askedSteal } from './asked-steal.js';
import { countedBy, networkAt, stolenBy, type Glow } from './glow.js';
import { Labels } from './labels.js';
import { Patch } from './patch.js';
import type { Stage } from './stage.js';
import { RoundTime } from './round-time.js';
import { toldBrought, toldFirst } from './told.js';
import {
  describeFigure,
  reading,
  renderKey,
  renderOwnMoves,
  renderScore,
  type Aside,
  type Figure,
} from './score-panel.js';

type Board = BoardContext<State, Move, Event, State, Ui>;

const lateStage = late(() => import('./stage.js'));

export class Parts implements BoardParts<State> {
  readonly #board: Board;
  readonly #patch: Patch;
  readonly #labels: Labels;
  readonly #trend: ScoreChart<State>;
  readonly #time: RoundTime;
  readonly methods: NonNullable<BoardParts<State>['methods']>;
  #isWhole = true;
  #figure: Figure | undefined;
  #cell: string | undefined;
  /** How far the game was when attention came there: what has happened since is not hidden by it. */
  #attendedAt: number | undefined;
  /** The move that was advised last. */
  #advised = '';
  #search: Sliced<unknown> | undefined;
  #searched: State | undefined;
  #stage: Stage | undefined;

  readonly panel: PanelParts<State> = {
    lead: () => this.#time.render(this.#board.state.words),
    told: () =>
      this.#asked() ?? this.#look() ?? toldFirst(this.#board.state) ?? toldBrought(this.#board.state),
    aside: () => this.#aside(),
    progress: (shown) => this.#progress(shown),
    score: (view) => this.#renderScore(this.#counted(view)),
    // A puzzle counts its moves itself, and is not about the points of a game.
    actsAside: (view) =>
      view.puzzle ? nothing : renderOwnMoves(view, this.#board.state.words, this.#asideOf(view)),
    log: (view) =>
      html`${renderKey(view, this.#board.state.words, this.#asideOf(view))}${this.#renderPoints(view)}`,
  };
  readonly clock: ClockParts = { catchUp: () => this.#time.keep(), rest: () => this.#time.rest };
  readonly hints: HintParts = {
    show: (text) => {
      if (text !== undefined) this.#advised = text;
    },
    adopt: () => this.#adoptHint(),
  };

  constructor(board: Board) {
    this.#board = board;
    this.#patch = new Patch(board.motion);
    this.#labels = new Labels(board);
    this.#trend = new ScoreChart(board, reading);
    const time = (this.#time = new RoundTime(board));
    this.methods = {
      pause: () => time.pause(),
      goOn: () => time.goOn(),
      addTime: (seconds) => time.addTime(seconds),
    };
  }

  readonly answers = {
    cellNames: (): unknown => {
      const view = viewOf(this.#board.state);
      return view && starNames(skyOf(view));
    },
  };

  /** Before a class. */
  stage(): StageParts<State> | undefined {
    const made = this.#board.bring(lateStage);
    return made && (this.#stage ??= new made.Stage(this.#board, this.#time));
  }

  press(name: string): boolean {
    return this.#board.state.settings.get<boolean>('stage') && this.#stage?.press(name) === true;
  }

  // The time of a round.

  states(): Readonly<Record<string, boolean>> {
    return { paused: this.#time.isStanding };
  }

  // The cell that is pointed at.

  attend(cell: string | undefined): void {
    if (cell === this.#cell) return;
    this.#cell = cell;
    this.#attendedAt = this.#board.state.session?.plies;
    this.#figure = undefined;
    this.#board.redraw();
  }

  /** The star that is pointed at; -1 for none. */
  #placeIn(view: State): number {
    return skyOf(view).byId.get(this.#cell ?? '') ?? -1;
  }

  #glowNow(view: State): Glow {
    const rings = stolenBy(view, this.#board.state.reader);
    if (rings.length > 0) return { rings };
    return this.#figure ? countedBy(view, this.#figure) : networkAt(view, this.#placeIn(view));
  }

  /** The figure or the network that the reader points at, in words. */
  #look(): Told | undefined {
    const { state } = this.#board;
    const { words, session } = state;
    const view = viewOf(state);
    if (!view) return undefined;
    if (this.#figure) return { kind: 'preview', sentence: describeFigure(view, this.#figure, words) };
    const place = this.#placeIn(view);
    const owner = ownerAt(view.owners, place);
    // The result stays until the reader goes back in the game.
    if (owner < 0 || this.#attendedAt !== session?.plies || (session?.isOver && session.isLive))
      return undefined;
    const text = describeNetwork(view, place, words);
    return { kind: 'preview', sentence: words.say('named', { name: seatFact(owner), text }) };
  }

  // The panel.

  #press(name: string): void {
    this.#board.dispatch({ type: 'input', input: { type: 'button', name } });
  }

  /** A steal is asked about in the line of what happened, and so is a claim that would destroy. */
  #asked(): Told | undefined {
    const { reader, words } = this.#board.state;
    const view = viewOf(this.#board.state);
    const steal = view && askedSteal(view, reader);
    const mover = view && moverFor(view, reader);
    const lost = mover && !steal && destroysOwn(view, mover, reader.ui.selected ?? '');
    const asked = steal
      ? { name: steal.name, sentence: words.say(`ask.${steal.name}`, steal.facts) }
      : lost && { name: 'claim', sentence: describeWould(lost, words) };
    if (!asked) return undefined;
    const button = (name: string): ToldButton => ({
      name,
      caption: words.say(`act.${name}`),
      press: () => this.#press(name),
    });
    return {
      kind: 'ask',
      sentence: asked.sentence,
      buttons: [{ ...button(asked.name), isMain: true }, button('cancel')],
      leave: () => this.#press('cancel'),
    };
  }

  /** A steal that is advised is asked about like any other. */
  #adoptHint(): boolean {
    const [, star] = /!(\w+)$/.exec(this.#advised) ?? [];
    if (star !== undefined) this.#press(`ask-${star}`);
    return star !== undefined;
  }

  #aside(): string | undefined {
    const { state } = this.#board;
    const view = viewOf(state);
    return view && askedSteal(view, state.reader) ? undefined : pickedOf(state);
  }

  #progress(shown: Snapshot<State, unknown>): string {
    const { state } = this.#board;
    const { phase, round, options } = shown.view;
    return shown.ply < shown.plies || phase !== 'play'
      ? progressOf(state, shown)
      : state.words.say('status.round', { round, rounds: options.rounds });
  }

  #asideOf(view: State): Aside {
    const { reader, players, isLesson } = this.#board.state;
    const { seats, settings } = reader;
    return {
      mover: isTurn(this.#board.state) ? moverFor(view, reader) : undefined,
      seats: settings.get('readonly') ? [] : seats,
      names: (team: Seat) => membersOf(settings.get('names'), team),
      isWhole: this.#isWhole,
      // A lesson has buttons of its own there.
      hasActs: !isLesson && settings.get('controls') === 'full',
      objectives: settings.get<readonly Objective[]>('objectives'),
      botOf: (team: Seat) => {
        const player = players[team];
        return player?.kind === 'bot' ? player.bot : undefined;
      },
      choose: ({ team, member }: Mover) => this.#press(`who-${team}-${member}`),
    };
  }

  /** While it is told what a round has brought, HQ points come with their sentence. */
  #counted(view: State): State {
    const { roundEnd, words } = this.#board.state;
    const over = shownOf(this.#board.state)?.events.find(({ type }) => type === 'round');
    if (!roundEnd || roundEnd.steps.length === 1 || over?.type !== 'round') return view;
    return pointsTold(view, over, roundSteps(view, over, words).slice(0, roundEnd.at + 1));
  }

  /** In a puzzle its goal stands in the place of the score, and only one that is to be won is about points. */
  #renderPoints(view: State): Rendered {
    if (!view.puzzle) return this.#trend.render();
    return view.puzzle.goal.kind === 'win' ? this.#renderScore(view) : nothing;
  }

  #renderScore(view: State): TemplateResult {
    const { state, dispatch, redraw } = this.#board;
    const { words } = state;
    return renderScore(view, words, this.#asideOf(view), {
      toggle: () => {
        this.#isWhole = !this.#isWhole;
        redraw();
      },
      ask: (figure, isFocus) => {
        if (figure === this.#figure) return;
        this.#figure = figure;
        if (figure && isFocus) dispatch({ type: 'say', sentences: [describeFigure(view, figure, words)] });
        redraw();
      },
    });
  }

  // The picture.

  /** The events of the plies that are new to the reader. */
  get #news(): readonly Event[] {
    const { session, reader, viewer } = this.#board.state;
    const plies = session?.pliesFrom(0) ?? [];
    const since = plies.slice(seenBy(viewer, reader.seats, plies));
    return since.flatMap((ply) => session?.heard(ply, viewer) ?? []);
  }

  show(picture: SVGSVGElement, view: State): void {
    const { reader } = this.#board.state;
    const shown = shownOf(this.#board.state);
    const actor = shown?.last?.actor;
    const isOthers = typeof actor === 'number' && !reader.seats.includes(actor);
    this.#patch.show(picture, view, shown?.events ?? [], isOthers);
    this.#patch.trace(tracesOf(this.#news, view));
    this.#patch.light(this.#glowNow(view));
    this.#labels.show(picture, view);
    this.#searchLines(view);
  }

  /** C12: the longest lines as the board stands, one slice at a time. */
  #searchLines(view: State): void {
    if (view === this.#searched) return;
    this.#search?.stop();
    this.#searched = view;
    const unknown = view.hqs.flatMap((_, team) => (knownLine(view, team) ? [] : [team]));
    if (unknown.length === 0) return;
    const thought = (function* (): Generator<undefined, true> {
      for (const team of unknown) yield* searchLine(view, team);
      return true;
    })();
    this.#search = inSlices(thought);
    void this.#search.answer.then((isDone) => {
      if (isDone) this.#board.redraw();
    });
  }

  renew(): void {
    this.#time.forget();
    this.#figure = this.#cell = undefined;
  }

  leave(): void {
    this.#time.leave();
    this.#search?.stop();
    this.#searched = undefined;
  }
}
