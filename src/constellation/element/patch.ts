/**
 * Brings Constellation's picture from whatever it shows to a state, touching only what changed; motion tells what
 * happened.
 */
import type { Point } from '../../core/chart/chart.js';
import { indexed, indices } from '../../core/basics/indices.js';
import { circle, decimal, pair } from '../../core/chart/path.js';
import type { Motion } from '../../ui/contract/parts.js';
import { parseMarkup, parseNode, setChanged, svgNode } from '../../ui/dom/markup.js';
import { frameOn, linesBetween, pointAt } from '../base.js';
import { skyOf, type Sky } from '../geometry.js';
import { knownLine } from '../lines.js';
import { GONE, isHq, ownerAt, signOf, within } from '../networks.js';
import { edgePath, linePath, linkPath, starMarkup } from '../picture.js';
import type { Event, State } from '../state.js';
import type { Trace } from '../traces.js';
import type { Glow } from './glow.js';

const LANDING = { duration: 140, easing: 'cubic-bezier(.2,.8,.2,1)' };
/** A steal goes ring by ring, within so many steps. */
const RIPPLE_MS = 70;
const RIPPLES = 4;
/** Somebody else's is announced, and in all takes 900 ms; what was connected goes last. */
const ANNOUNCED_MS = 320;
const GROWTH_MS = 280;
const SWALLOW_MS = 420;
/** Stars taken by others keep an outline this long, even if the reader acts at once. */
const TRACED_MS = 1500;

export class Patch {
  readonly #motion: Motion;
  #picture: SVGSVGElement | undefined;
  #state: State | undefined;
  /** By place, as on the map. */
  #stars: Element[] = [];
  /** The lit parts: path data of the lines, then markup of the rings. */
  #lit = '';
  /** The teams whose line is still searched for, and those whose connections wait for what moves. */
  #lacks: readonly number[] = [];
  #held: readonly number[] = [];
  /** The outlines of what others took, as markup, and since when. */
  #traces = '';
  #traced = 0;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  #find(selector: string): Element {
    return this.#picture?.querySelector(selector) as Element;
  }

  /** `isOthers`: somebody else has brought these events about. */
  show(picture: SVGSVGElement, state: State, events: readonly Event[], isOthers: boolean): void {
    const before = picture === this.#picture ? this.#state : undefined;
    // A long line may have been found since.
    if (state === before && this.#lacks.length === 0) return;
    this.#picture = picture;
    this.#state = state;
    const sky = skyOf(state);
    if (!before) {
      this.#stars = [...this.#find('.stars').children];
      this.#lit = this.#traces = '';
      this.#held = [];
    }
    const changed = indices(sky.ids.length).filter((place) => !before || differs(before, state, place));
    const old = this.#replace(state, changed);
    if (!before || (before.owners + state.owners).includes(GONE))
      setChanged(this.#find('.edges'), 'd', edgePath(state, sky));
    const signs = changed.map((place) => `${before?.owners[place]}${state.owners[place]}`).join('');
    const teams = indices(state.left.length);
    const late = [...this.#lacks, ...this.#held];
    // Cause before effect: what was connected stands until what was stolen has changed hands.
    const moves = before !== undefined && changed.length > 0 && this.#motion.isOn;
    this.#held = moves ? robbed(events) : [];
    for (const team of teams)
      if (!before || late.includes(team) || (signs.includes(signOf(team)) && !this.#held.includes(team)))
        this.#draw(state, sky, team);
    this.#lacks = teams.filter((team) => !knownLine(state, team));
    if (moves) this.#move(before, state, events, old, isOthers);
  }

  /** Draws stolen stars in their new networks, once they have changed hands. */
  #release(state: State, places: readonly number[]): void {
    if (state !== this.#state) return;
    for (const team of this.#held) this.#draw(state, skyOf(state), team);
    this.#held = [];
    for (const place of places) this.#grow(state, place);
  }

  /** Puts the stars that changed; returns the nodes that stood there. */
  #replace(state: State, places: readonly number[]): ReadonlyMap<number, Element> {
    const old = new Map<number, Element>();
    for (const place of places) {
      const node = this.#stars[place] as Element;
      const made = parseNode(starMarkup(state, place));
      old.set(place, node);
      node.replaceWith(made);
      this.#stars[place] = made;
    }
    return old;
  }

  /** A team's connections and its HQ line. */
  #draw(state: State, sky: Sky, team: number): void {
    const lines = this.#find('.lines').children;
    const d = linePath(state, sky, team);
    setChanged(this.#find('.links').children[team], 'd', linkPath(state, sky, team));
    setChanged(lines[2 * team], 'd', d);
    setChanged(lines[2 * team + 1], 'd', d);
  }

  #move(
    before: State,
    state: State,
    events: readonly Event[],
    old: ReadonlyMap<number, Element>,
    isOthers: boolean,
  ): void {
    const { byId } = skyOf(state);
    const placeOf = (id: string): number => byId.get(id) as number;
    for (const event of events)
      if (event.type === 'claimed' || event.type === 'hq') this.#land(state, placeOf(event.star));
      else if (event.type === 'stolen' || event.type === 'cleared')
        this.#steal(before, state, event.team, placeOf(event.star), old, isOthers ? ANNOUNCED_MS : 0);
      else if (event.type === 'destroyed') this.#swallow(before, event.stars.map(placeOf), old);
    void this.#motion.idle().then(() => this.#find('.leaving')?.replaceChildren());
  }

  /** The star grows, then its connections from it; not where black holes have destroyed it at once. */
  #land(state: State, place: number): void {
    if (ownerAt(state.owners, place) < 0) return;
    const body = this.#stars[place]?.querySelector('.body');
    if (body) this.#motion.play(body, [{ transform: 'scale(.6)' }, { transform: 'scale(1)' }], LANDING);
    this.#grow(state, place);
  }

  #grow(state: State, place: number): void {
    const sky = skyOf(state);
    if (ownerAt(state.owners, place) < 0) return;
    for (const next of sky.near[place] as readonly number[]) {
      if (state.owners[next] !== state.owners[place]) continue;
      const d = linesBetween(sky, [[place, next]]);
      const node = svgNode('path', { class: 'growing', pathLength: 1, d });
      this.#find('.leaving').append(node);
      const grown = [
        { strokeDashoffset: '1' },
        { strokeDashoffset: '0' },
        { strokeDashoffset: '0', opacity: 0 },
      ];
      this.#motion.play(node, grown, { duration: GROWTH_MS, easing: 'ease-out' });
    }
  }

  /** Hands stolen stars over ring by ring, after `wait`, then their connections. */
  #steal(
    before: State,
    state: State,
    thief: number,
    from: number,
    old: ReadonlyMap<number, Element>,
    wait: number,
  ): void {
    const sky = skyOf(before);
    const rings = within(sky, before.owners, from, before.options.stealDepth);
    if (wait > 0) this.#announce(thief, pointAt(sky, from), wait);
    for (const [step, ring] of indexed(rings))
      for (const place of ring) {
        const delay = wait + Math.min(step, RIPPLES) * RIPPLE_MS;
        const node = old.get(place);
        if (node)
          this.#leave(
            node,
            [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
            delay + LANDING.duration,
          );
        const made = this.#stars[place];
        if (made)
          this.#motion.play(made, [{ opacity: 0 }, { opacity: 1 }], { ...LANDING, delay, fill: 'backwards' });
      }
    const duration = wait + Math.min(rings.length - 1, RIPPLES) * RIPPLE_MS + LANDING.duration;
    const held = this.#motion.play(this.#find('.links'), [{ opacity: 1 }, { opacity: 1 }], { duration });
    const release = (): void => this.#release(state, rings.flat());
    if (held) held.finished.then(release, release);
    else release();
  }

  /** Somebody reaches for a star: a ring in their colour closes on it. */
  #announce(team: number, point: Point, duration: number): void {
    const node = parseNode(`<path class="trace seat-${team}" d="${circle(point, 0.56)}"/>`);
    const transformOrigin = `${decimal(point[0])}px ${decimal(point[1])}px`;
    const closing = [
      { transform: 'scale(2.4)', opacity: 0, transformOrigin },
      { transform: 'scale(1)', opacity: 1, transformOrigin },
    ];
    this.#leave(node, closing, duration);
  }

  /**
   * Shows what others took, in whose colours it was; once they are past they leave, but not before they can be seen.
   */
  trace(traces: readonly Trace[]): void {
    if (!this.#picture || !this.#state) return;
    const sky = skyOf(this.#state);
    const markup = traces
      .map(({ place, team, isHq }) => {
        const d = isHq ? `M${pair(pointAt(sky, place))}${frameOn(sky)}` : circle(pointAt(sky, place), 0.56);
        return `<path class="trace-gap" d="${d}"/><path class="trace seat-${team}" d="${d}"/>`;
      })
      .join('');
    if (markup === this.#traces) return;
    const group = this.#find('.traces');
    const rest = this.#traced + TRACED_MS - performance.now();
    if (markup === '' && rest > 0 && this.#motion.isOn)
      for (const node of [...group.children])
        this.#leave(node, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], rest);
    group.replaceChildren(parseMarkup(markup, 'svg'));
    this.#traces = markup;
    this.#traced = performance.now();
    void this.#motion.idle().then(() => this.#find('.leaving')?.replaceChildren());
  }

  /** Every star of a destroyed network flies into the nearer of its black holes. */
  #swallow(before: State, places: readonly number[], old: ReadonlyMap<number, Element>): void {
    const sky = skyOf(before);
    const holes = places
      .filter((place) => sky.kinds[place] === 'blackhole')
      .map((place) => pointAt(sky, place));
    for (const place of places) {
      const node = old.get(place);
      const [x, y] = pointAt(sky, place);
      const away = ([hx, hy]: Point): number => Math.hypot(hx - x, hy - y);
      const [hole] = [...holes].sort((a, b) => away(a) - away(b));
      if (!node || !hole) continue;
      const transformOrigin = `${decimal(x)}px ${decimal(y)}px`;
      const begin = 'translate(0) rotate(0deg) scale(1)';
      const end = `translate(${decimal(hole[0] - x)}px,${decimal(hole[1] - y)}px) rotate(240deg) scale(0)`;
      const whirl = [begin, end].map((transform) => ({ transform, transformOrigin }));
      this.#leave(node, whirl, SWALLOW_MS);
    }
  }

  #leave(node: Element, keyframes: Keyframe[], duration: number): void {
    this.#find('.leaving').append(node);
    this.#motion.play(node, keyframes, { duration, easing: 'ease-in', fill: 'forwards' });
  }

  /** Lights what is pointed at; nothing puts it out. */
  light({ lines = [], rings = [] }: Glow): void {
    if (!this.#picture || !this.#state) return;
    const sky = skyOf(this.#state);
    const drawn = rings.map((ring, step) => {
      if (ring.length === 0) return '';
      // Round an HQ's frame, or a star.
      const radius = (place: number): number => (isHq(this.#state as State, place) ? 0.66 : 0.5);
      const d = ring.map((place) => circle(pointAt(sky, place), radius(place))).join('');
      return `<path class="ring" stroke-width="${3 - 0.75 * Math.min(step, 2)}" d="${d}"/>`;
    });
    const d = linesBetween(sky, lines);
    // An HQ line is broader.
    const wide = linesBetween(sky, lines.filter(onHqLine(this.#state)));
    const markup = drawn.join('');
    if (this.#lit === d + wide + markup) return;
    this.#lit = d + wide + markup;
    for (const name of ['glow', 'glow-gap']) {
      setChanged(this.#find(`.${name}`), 'd', d);
      setChanged(this.#find(`.${name}.of-line`), 'd', wide);
    }
    this.#find('.rings').replaceChildren(parseMarkup(markup, 'svg'));
  }
}

/** Whether a connection is part of its team's HQ line. */
function onHqLine(state: State): (pair: readonly [number, number]) => boolean {
  const found = new Set(
    state.left.flatMap((_, team) => {
      const { stars = [] } = knownLine(state, team) ?? {};
      return stars.slice(1).flatMap((star, i) => [`${stars[i]} ${star}`, `${star} ${stars[i]}`]);
    }),
  );
  return ([a, b]) => found.has(`${a} ${b}`);
}

/** The teams of a steal: who stole, and who was robbed. */
function robbed(events: readonly Event[]): readonly number[] {
  return events.flatMap((event) =>
    event.type === 'stolen' || event.type === 'cleared' ? [event.team, event.from] : [],
  );
}

function differs(before: State, state: State, place: number): boolean {
  if (before.owners[place] !== state.owners[place]) return true;
  // Few plies bring an HQ or take one.
  return before.hqs !== state.hqs && isHq(before, place) !== isHq(state, place);
}
