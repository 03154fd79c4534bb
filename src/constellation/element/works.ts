/** Constellation's works: what its slice brings to the kit's, who moves at this screen, and what lights up. */
import { html, nothing, type TemplateResult } from 'lit';
import { parseNames } from '../../core/notation.js';
import { unwrap, type Refusal, type Result } from '../../core/result.js';
import type { Seat, Viewer } from '../../core/rules.js';
import type { Snapshot } from '../../core/snapshot.js';
import type { Sliced } from '../../core/think.js';
import { BoardWorks } from '../../ui/board-works.js';
import type { MakeWorks } from '../../ui/face.js';
import type { Shell } from '../../ui/host.js';
import { inSlices } from '../../ui/in-slices.js';
import { directionOf, isolate } from '../../core/bidi.js';
import { seatFact, type Words } from '../../core/words.js';
import type { Act } from '../../ui/board-parts.js';
import type { Slice } from '../../ui/slice.js';
import { Trend } from '../../ui/trend.js';
import { bodyOf, edgesAmong, linesBetween, pointAt } from '../base.js';
import { describeCell, describeNetwork, describeTurn, foretell, glance, type Names } from '../describe.js';
import { constellation } from '../game.js';
import { skyOf } from '../geometry.js';
import { IDLE, interpret, moverOf, type Mover, type Ui } from '../interpret.js';
import { knownLine, searchLine } from '../lines.js';
import { FREE, networksOf, ownerAt, signOf, spreadRings } from '../networks.js';
import { news } from '../news.js';
import { picture } from '../picture.js';
import { begin, hqTurn, rules } from '../rules.js';
import type { Move, Event, Options, State } from '../state.js';
import { words } from '../words.en.js';
import type { Objective } from '../page-settings.js';
import { ahead } from './ahead.js';
import { Patch, type Lit } from './patch.js';
import { RoundTime } from './round-time.js';
import { describeFigure, reading, renderLegend, renderScore, type Figure } from './score-panel.js';
import { startWorker } from './start-worker.js';
import { setClock } from './timed.js';

const slice: Omit<
  Slice<State, Move, Event, Options, State, Ui>,
  'interpret' | 'describeCell' | 'describeTurn'
> = {
  game: constellation,
  ahead,
  words,
  ui: IDLE,
  chart: (view) => skyOf(view).chart,
  picture,
  // Not by setup(): a position in play may have fewer plain stars than its HQs would need.
  bare: ({ options, seed }) => begin({ ...options, roles: [] }, seed),
  picked: ({ selected }) => selected,
  news,
  roundOf: ({ phase, round }) => (phase === 'hq' ? undefined : round),
  glance,
  pieces: (view, seat) => skyOf(view).ids.filter((_, place) => ownerAt(view.owners, place) === seat),
  cellOf: (move) => (move === 'end' ? undefined : /(\w+)$/.exec(move)?.[1]),
  refusedCell: ({ facts }) => facts?.['star']?.toString(),
  hint: 'adviser',
  loadHow: async () => (await import('../words.how.en.js')).howWords,
  loadBots: async () => (await import('../bots.js')).bots,
  startWorker,
};

class ConstellationWorks extends BoardWorks<State, Move, Event, Options, State, Ui> {
  readonly #patch = new Patch(this.motion);
  readonly #trend = new Trend(this, reading);
  readonly #time = new RoundTime(this, (sentence) => this.say(sentence));
  readonly #names: Names = new Map();
  #isWhole = true;
  #figure: Figure | undefined;
  #cell: string | undefined;
  #search: Sliced<unknown> | undefined;
  #searched: State | undefined;

  constructor(shell: Shell) {
    super(shell, {
      ...slice,
      interpret: (ui, input, view) => interpret(ui, input, view, this.humans),
      describeCell: (view, cell, table) => describeCell(view, cell, table, this.#names),
      describeTurn: (view, table) => this.#describeTurn(view, table),
      turnSeat: (view) =>
        this.isResting
          ? undefined
          : (rules.outcome(view)?.winners[0] ?? this.#moverIn(view)?.team ?? rules.toAct(view)[0]),
      foretell: (view, cell, table, { ui }) => {
        const mover = this.isResting ? undefined : moverOf(view, this.humans, ui);
        // Where a steal is asked about, the question tells of it.
        return mover && ui.selected !== cell ? foretell(view, mover, cell, table) : '';
      },
      acts: (view, { ui }) => this.#actsIn(view, ui),
      ghost: (view, cell) => this.#ghost(view, cell),
    });
    setClock(this.element, {
      pause: () => this.#ask((time) => time.pause()),
      goOn: () => this.#ask((time) => time.goOn()),
      addTime: (seconds) => this.#ask((time) => time.addTime(seconds)),
    });
  }

  // The time of a round.

  /** What the page asks of the clock, once all settings given so far are taken up. */
  #ask(act: (time: RoundTime) => Result<number>): Result<number> {
    this.apply();
    return act(this.#time);
  }

  protected override get rest(): Refusal | undefined {
    return this.#time.rest;
  }

  override get states(): Readonly<Record<string, boolean>> {
    return { ...super.states, paused: this.#time.isStanding };
  }

  protected override renderLead(): TemplateResult | typeof nothing {
    return this.#time.render(this.words);
  }

  // Who moves.

  #moverIn(view: State): Mover | undefined {
    const mover = moverOf(view, this.humans, this.ui);
    // While nobody at this screen can act, the others are waited for.
    return mover ?? (view.phase === 'hq' ? { team: hqTurn(view), member: 0 } : undefined);
  }

  /** Of several people at one screen the one who moves. */
  override get viewer(): Viewer {
    const view = this.session?.state as State | undefined;
    if (this.setting('viewer') !== '' || this.humans.length < 2 || !view) return super.viewer;
    return moverOf(view, this.humans, this.ui)?.team ?? super.viewer;
  }

  /** The names of a team's members, as far as the page gives them. */
  #namesOf(team: Seat): readonly string[] {
    return unwrap(parseNames(this.setting('names')))[team]?.members ?? [];
  }

  /** Whose turn it is, by name where the member has one. */
  #describeTurn(view: State, table: Words): string {
    const { status } = this.#time;
    if (status !== undefined) return status;
    const mover = this.#moverIn(view);
    if (!mover) return describeTurn(view, table);
    const name = this.#namesOf(mover.team)[mover.member];
    return describeTurn(view, table, { ...mover, name, isAlone: this.humans.length === 1 });
  }

  #actsIn(view: State, ui: Ui): readonly Act[] {
    const mover = moverOf(view, this.humans, ui);
    if (!mover || view.phase !== 'play') return [];
    const stars = this.#preview(view, ui).flat().length;
    const name = view.options.stealEffect === 'take' ? 'steal' : 'clear';
    const steal: Act[] = stars > 0 ? [{ name, facts: { n: stars } }, { name: 'cancel' }] : [];
    return [...steal, { name: 'pass' }];
  }

  /** The stars that a steal would change which is asked about, ring by ring. */
  #preview(view: State, ui: Ui): readonly (readonly number[])[] {
    const mover = moverOf(view, this.humans, ui);
    const place = skyOf(view).byId.get(ui.selected ?? '');
    return !mover || place === undefined || view.phase !== 'play' ? [] : spreadRings(view, mover.team, place);
  }

  protected override get aside(): string | undefined {
    const { view, ui, words: table } = this;
    if (!view || ui.selected === undefined) return undefined;
    const stars = this.#preview(view, ui).flat();
    if (stars.length === 0) return super.aside;
    const from = seatFact(ownerAt(view.owners, stars[0] as number));
    const facts = { star: ui.selected, n: stars.length, from };
    return table.say(`steal.${view.options.stealEffect}`, facts);
  }

  /** What a claim would bring: the star and its connections. */
  #ghost(view: State, cell: string): string | undefined {
    const mover = moverOf(view, this.humans, this.ui);
    const sky = skyOf(view);
    const place = sky.byId.get(cell) as number;
    if (!mover || view.owners[place] !== FREE) return undefined;
    const own = (sky.near[place] as readonly number[]).filter(
      (next) => view.owners[next] === signOf(mover.team),
    );
    const body = bodyOf(view.phase === 'hq' ? 'hq' : (sky.kinds[place] ?? 'star'), pointAt(sky, place));
    const lines = linesBetween(
      sky,
      own.map((next) => [place, next]),
    );
    return `<g class="ghost star seat-${mover.team}"><path class="link" d="${lines}"/>${body}</g>`;
  }

  // What lights up.

  protected override attend(cell: string | undefined): void {
    if (cell === this.#cell) return;
    this.#cell = cell;
    this.#figure = undefined;
    this.element.requestUpdate();
  }

  /** The star that is pointed at; -1 for none. */
  #placeIn(view: State): number {
    return skyOf(view).byId.get(this.#cell ?? '') ?? -1;
  }

  #litNow(view: State): Lit {
    const rings = this.#preview(view, this.ui);
    if (rings.length > 0) return { rings };
    if (this.#figure) return this.#litBy(view, this.#figure);
    const network = networksOf(view).of[this.#placeIn(view)];
    if (!network) return {};
    return {
      lines: edgesAmong(skyOf(view), (star) => network.stars.includes(star)),
      rings: [network.clusters],
    };
  }

  /** What a figure counts: connections, the HQ line, the whole, or what can be stolen. */
  #litBy(view: State, { name, team }: Figure): Lit {
    const all = [...view.owners].map((_, place) => place);
    if (name === 'steals')
      return {
        rings: view.steals[team] === 0 ? [] : [all.filter((at) => spreadRings(view, team, at).length > 0)],
      };
    const hqs = [view.hqs[team] ?? []];
    if (name === 'hq') {
      const { stars = [] } = knownLine(view, team) ?? {};
      return { lines: stars.slice(1).map((star, i) => [stars[i] as number, star] as const), rings: hqs };
    }
    const lines = edgesAmong(skyOf(view), (place) => ownerAt(view.owners, place) === team);
    return name === 'total' ? { lines, rings: hqs } : { lines };
  }

  #told(view: State): string {
    if (this.#figure) return describeFigure(view, this.#figure, this.words.isolating);
    const place = this.#placeIn(view);
    const owner = ownerAt(view.owners, place);
    if (owner < 0) return '';
    const network = describeNetwork(view, place, this.words);
    return `${isolate(this.words.say(`seat.${owner}`), directionOf(network) ?? 'ltr')}: ${network}`;
  }

  // The panel.

  protected override renderScore(): TemplateResult | typeof nothing {
    const { view } = this;
    if (!view) return nothing;
    const aside = {
      mover: this.isTurn ? moverOf(view, this.humans, this.ui) : undefined,
      seats: this.isReadonly ? [] : this.humans,
      names: (team: Seat) => this.#namesOf(team),
      isWhole: this.#isWhole,
      objectives: this.setting<readonly Objective[]>('objectives'),
      told: this.#told(view),
    };
    const on = {
      choose: ({ team, member }: Mover) => this.pressAct(`who-${team}-${member}`),
      toggle: () => {
        this.#isWhole = !this.#isWhole;
        this.element.requestUpdate();
      },
      ask: (figure: Figure | undefined, isFocus: boolean) => {
        if (figure === this.#figure) return;
        this.#figure = figure;
        if (figure && isFocus) this.say(describeFigure(view, figure, this.words));
        this.element.requestUpdate();
      },
    };
    return renderScore(view, this.words, aside, on);
  }

  protected override renderLog(): TemplateResult {
    return html`${this.view && renderLegend(this.view, this.words)}${this.#trend.render()}`;
  }

  protected override progress(shown: Snapshot<unknown, unknown>): string {
    const { phase, round, options } = shown.view as State;
    return shown.ply < shown.plies || phase !== 'play'
      ? super.progress(shown)
      : this.words.say('status.round', { round, rounds: options.rounds });
  }

  protected override patch(drawn: SVGSVGElement, view: State): void {
    this.#patch.show(drawn, view, (this.shown?.events ?? []) as readonly Event[]);
    this.#patch.light(this.#litNow(view));
    this.#searchLines(view);
  }

  /** C12: the longest lines of now, a slice at a time. */
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
      if (isDone) this.element.requestUpdate();
    });
  }

  override renew(): void {
    super.renew();
    this.#time.forget();
    this.#names.clear();
    this.#figure = this.#cell = undefined;
  }

  override catchUp(): void {
    this.#time.keep();
  }

  override connected(): void {
    super.connected();
    this.catchUp();
  }

  override disconnected(): void {
    super.disconnected();
    this.#time.leave();
    this.#search?.stop();
    this.#searched = undefined;
  }
}

export const makeWorks: MakeWorks = (shell: Shell) => new ConstellationWorks(shell);
