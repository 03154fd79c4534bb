/** Space Crack's works: what its slice brings to the kit's, its map kept up to date, and what happened shown again. */
import { html, nothing, type TemplateResult } from 'lit';
import { BoardWorks } from '../../ui/board-works.js';
import type { Seat } from '../../core/rules.js';
import type { Snapshot } from '../../core/snapshot.js';
import { seatFact } from '../../core/words.js';
import type { MakeWorks } from '../../ui/face.js';
import type { Shell } from '../../ui/host.js';
import type { Act } from '../../ui/board-parts.js';
import type { Slice } from '../../ui/slice.js';
import { Trend } from '../../ui/trend.js';
import {
  describe,
  describeBuild,
  describeCell,
  describeMeeting,
  describeProgress,
  describeTurn,
  foreseen,
  foretell,
  glance,
} from '../describe.js';
import { planetsOf } from '../economy.js';
import { spaceCrack } from '../game.js';
import { boardOf, centreOf, chart } from '../geometry.js';
import { IDLE, interpret, isOwn, type Ui } from '../interpret.js';
import { news } from '../news.js';
import { picture, shipMarkup } from '../picture.js';
import { rules } from '../rules.js';
import type { Move, Event, Options, State } from '../state.js';
import { words } from '../words.en.js';
import { renderSeats, renderTell, type Lately } from './panel.js';
import { Patch } from './patch.js';
import { Replay } from './replay.js';
import { Signs, type Looked } from './signs.js';
import { startWorker } from './start-worker.js';
import { MapView } from './zoom.js';

/** Building at the chosen planet, with its price, and ending the turn, of each that may, while they are legal. */
function actsOf(state: State, { selected }: Ui, acting: readonly Seat[]): readonly Act[] {
  const planet = Number(selected);
  const can = (move: Move, by: Seat): boolean => !rules.refuse(state, by, move);
  const builds =
    isOwn(state, selected, acting) && can({ type: 'build', planet }, state.owners[planet - 1] as Seat);
  const ends = acting.filter((seat) => can({ type: 'end' }, seat));
  return [
    ...(builds ? [{ name: 'build', facts: { price: state.options.sizes[planet - 1] as number } }] : []),
    ...ends.map((seat) =>
      acting.length > 1 ? { name: `end-${seat}`, facts: { seat: seatFact(seat) } } : { name: 'end' },
    ),
  ];
}

/** The planets of a seat's ships; where it has none, all of its planets: it may build there. */
function piecesOf({ owners, ships }: State, seat: Seat): readonly string[] {
  const own = owners.flatMap((owner, planet) => (owner === seat ? [planet] : []));
  const manned = own.filter((planet) => (ships[planet] as number) > 0);
  return (manned.length > 0 ? manned : own).map((planet) => `${planet + 1}`);
}

/** The ship as it would stand at a planet that the chosen one can go to. */
function ghost(state: State, cell: string, ui: Ui): string | undefined {
  const moved = foreseen(state, ui, cell);
  if (!moved || moved.left === 0) return undefined;
  const [x, y] = centreOf(boardOf(state.options.boardSize), Number(cell) - 1);
  const seat = moved.type === 'lost' ? moved.was : moved.seat;
  return `<g class="ghost" transform="translate(${x},${y})">${shipMarkup(seat, moved.left)}</g>`;
}

const slice: Omit<Slice<State, Move, Event, Options, State, Ui>, 'interpret' | 'describeCell'> = {
  game: spaceCrack,
  words,
  ui: IDLE,
  chart: ({ options }) => chart(options.boardSize),
  picture,
  // Sizes differ from game to game, so that boards alike share the hexagons alone.
  bare: (view) => ({ ...view, owners: [], ships: [] }),
  picked: ({ selected }) => selected,
  describeTurn,
  news,
  glance,
  pieces: piecesOf,
  fromOf: (move) => /^(\d+)-/.exec(move)?.[1],
  roundOf: ({ turn }) => turn,
  cellOf: (move) => /\d+$/.exec(move)?.[0],
  refusedCell: ({ facts }) => facts?.['planet']?.toString(),
  hint: 'planner',
  types: /^[be]$/i,
  loadHow: async () => (await import('../words.how.en.js')).howWords,
  loadBots: async () => (await import('../bots.js')).bots,
  startWorker,
};

class SpaceCrackWorks extends BoardWorks<State, Move, Event, Options, State, Ui> {
  readonly #patch = new Patch(this.motion);
  /** Made with the first picture that is patched: a server has no nodes. */
  #signs: Signs | undefined;
  readonly #view = new MapView(this.element);
  readonly #replay = new Replay(this.motion, (picture, state, events) => this.#draw(picture, state, events));
  readonly #trend = new Trend(this, (view: State) => ({
    spans: planetsOf(view).map((planets) => [planets, planets] as const),
  }));
  #attended: string | undefined;
  /** What the closer view has followed: the cell with the focus, the planet that is chosen, the zoom itself. */
  #followed: readonly unknown[] = [];

  constructor(shell: Shell) {
    super(shell, {
      ...slice,
      interpret: (ui, input, view) => {
        const meant = interpret(ui, input, view, this.#acting(view), this.#here);
        if (meant.ui !== ui) this.#sayPrice(view, meant.ui);
        return meant;
      },
      // What a ship could do is told of the reader's own alone, to the eye and to the ear.
      describeCell: (view, cell, words, { ui }) => describeCell(view, cell, words, this.#own(view, ui)),
      ghost: (view, cell, _look, { ui }) => ghost(view, cell, this.#own(view, ui)),
      foretell: (view, cell, words, { ui }) =>
        isOwn(view, cell, this.#acting(view)) ? foretell(view, cell, words, this.#own(view, ui)) : '',
      acts: (view, { ui }) => actsOf(view, ui, this.#acting(view)),
      drags: (view, cell) =>
        isOwn(view, cell, this.#acting(view)) && (view.ships[Number(cell) - 1] as number) > 0,
    });
  }

  /** What is chosen, where it is the reader's to use. */
  #own(view: State, ui: Ui): Ui {
    return isOwn(view, ui.selected, this.#acting(view)) ? ui : IDLE;
  }

  /** For the ear, where no ship is chosen that could be told instead. */
  #sayPrice(view: State, ui: Ui): void {
    const { selected } = this.#own(view, ui);
    if (selected === undefined || view.ships[Number(selected) - 1]) return;
    // Where no ship stands there is always a price to tell.
    this.say(describeBuild(view, selected, this.words) as string);
  }

  /** The seats at this screen: where the page names its viewer that one alone. */
  get #here(): readonly Seat[] {
    const isNamed = this.setting('viewer') !== '';
    return this.humans.filter((seat) => !isNamed || seat === this.viewer);
  }

  /** Those of them that are to act. */
  #acting(view: State): readonly Seat[] {
    const here = this.#here;
    return this.isReadonly ? [] : rules.toAct(view).filter((seat) => here.includes(seat));
  }

  #looked(view: State): Looked {
    return { ui: this.ui, acting: this.#acting(view), attended: this.#attended };
  }

  protected override attend(cell: string | undefined): void {
    if (cell === this.#attended) return;
    this.#attended = cell;
    this.element.requestUpdate();
  }

  protected override get aside(): string | undefined {
    const { view, ui } = this;
    if (!view) return undefined;
    const moved = ui.aim === undefined ? undefined : foreseen(view, ui, ui.aim);
    if (moved) return `${moved.to}: ${describeMeeting(moved, this.words)}`;
    const at = Number(ui.selected) - 1;
    const ship = view.ships[at];
    if (!ship) return undefined;
    // Another's is looked at, not picked up.
    const isTheirs = !isOwn(view, ui.selected, this.#acting(view));
    return this.words.say(isTheirs ? 'aside.theirs' : 'cell.ship', {
      ship,
      seat: seatFact(view.owners[at] as Seat),
    });
  }

  protected override progress(shown: Snapshot<unknown, unknown>): string {
    if (shown.ply < shown.plies) return super.progress(shown);
    // The score has it too.
    return this.setting('controls') === 'full' ? '' : describeProgress(shown.view as State, this.words);
  }

  override renderPanel(): TemplateResult {
    const isBare = this.setting('controls') === 'none';
    return html`${isBare ? nothing : this.#view.render(this.words)}${super.renderPanel()}`;
  }

  protected override renderScore(): TemplateResult | typeof nothing {
    return this.view ? renderSeats(this.view, this.words) : nothing;
  }

  protected override renderLog(): TemplateResult | typeof nothing {
    const { view } = this;
    if (!view) return nothing;
    return html`${renderTell(view, this.#looked(view), this.#lately, this.words)}${this.#trend.render()}`;
  }

  /** The ply after which the reader has not acted, or of several none; the last ply at least counts as new. */
  get #since(): number {
    const { session, viewer, shown, humans } = this;
    const ply = shown?.ply ?? 0;
    const own = (session?.pliesFrom(0, ply) ?? [])
      .map(({ actor }) => actor === viewer || (viewer === 'public' && humans.includes(actor as Seat)))
      .lastIndexOf(true);
    return Math.max(0, Math.min(own + 1, ply - 1));
  }

  get #lately(): Lately {
    const { session, shown, viewer } = this;
    const plies = session?.pliesFrom(this.#since, shown?.ply) ?? [];
    const sentences = plies.flatMap((ply) => session?.heard(ply, viewer) ?? []);
    if (sentences.length === 0) return { sentences: [] };
    return {
      sentences: sentences.slice(-4).map((event) => describe(event as Event, this.words.isolating)),
      again: this.#again,
    };
  }

  /** Shows once more what happened since one's last move. */
  readonly #again = (): void => {
    const { session, view } = this;
    const picture = this.element.shadowRoot?.querySelector<SVGSVGElement>('svg.picture');
    if (!session || !picture || !view) return;
    const since = this.#since;
    void this.#replay.run(picture, session.stateAt(since) as State, session.pliesFrom(since, session.ply));
  };

  #draw(picture: SVGSVGElement, state: State, events: readonly Event[]): void {
    this.#patch.show(picture, state, events);
    if (events.length > 0) this.#signs?.tell(state, events, this.words);
  }

  protected override patch(picture: SVGSVGElement, view: State): void {
    if (this.#replay.holds(picture, view)) return;
    const { session, shown } = this;
    const signs = (this.#signs ??= new Signs(this.motion));
    if (this.#view.unit > 0) signs.unit = this.#view.unit;
    const before = session && session.ply > 0 ? session.stateAt(session.ply - 1) : undefined;
    const isNext = before !== undefined && before === this.#patch.state;
    this.#draw(picture, view, isNext ? ((shown?.events ?? []) as readonly Event[]) : []);
    signs.show(picture, view, this.#looked(view), this.words);
  }

  override updated(root: ShadowRoot): void {
    super.updated(root);
    const box = root.querySelector<HTMLElement>('.chart');
    const { view, ui } = this;
    if (!box || !view) return;
    this.#view.adopt(box, chart(view.options.boardSize));
    // The focus, not whatever the pointer rests on; else what is chosen. Not :focus-visible: after a click on a button
    // WebKit takes keys on the map for a pointer's doing.
    const focused = root.activeElement?.matches('.cell') ? root.activeElement : undefined;
    const discOf = (planet: number | string): Element | null =>
      box.querySelector(`[data-c="${planet}"] .disc`);
    const node = focused ?? discOf(ui.selected ?? 0);
    this.#view.at = node ?? this.#view.at;
    const followed = [focused, ui.selected, this.#view.zoom];
    if (followed.some((one, at) => one !== this.#followed[at])) {
      // Whoever first comes closer, and has been nowhere, wants to see a ship, not the middle of the map.
      const isFirst = this.#followed[2] === 1 && !this.#view.at;
      const shown = isFirst ? discOf(this.#firstShip(view)) : node;
      if (shown) this.#view.reveal(shown);
    }
    this.#followed = followed;
  }

  /** 0 where nobody here has one. */
  #firstShip(view: State): number {
    const acting = this.#acting(view);
    return view.ships.findIndex((ship, at) => ship > 0 && isOwn(view, `${at + 1}`, acting)) + 1;
  }

  override disconnected(): void {
    super.disconnected();
    this.#view.leave();
    this.#replay.stop();
  }
}

export const makeWorks: MakeWorks = (shell: Shell) => new SpaceCrackWorks(shell);
