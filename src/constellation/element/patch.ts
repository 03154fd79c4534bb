/** Brings Constellation's picture from whatever it shows to a state, touching only what changed; motion tells what happened. */
import type { Point } from '../../core/chart.js';
import { circle, decimal } from '../../core/path.js';
import type { Motion } from '../../ui/contract/parts.js';
import { parseMarkup, parseNode } from '../../ui/dom/markup.js';
import { svgNode } from '../../ui/dom/svg.js';
import { linesBetween, pointAt } from '../base.js';
import { skyOf, type Sky } from '../geometry.js';
import { knownLine } from '../lines.js';
import { GONE, isHq, ownerAt, signOf, within } from '../networks.js';
import { edgePath, linePath, linkPath, starMarkup } from '../picture.js';
import type { Event, State } from '../state.js';
import type { Lit } from './lit.js';

const LANDING = { duration: 140, easing: 'cubic-bezier(.2,.8,.2,1)' };
/** A steal goes ring by ring, within so many steps. */
const RIPPLE_MS = 70;
const RIPPLES = 4;
const SWALLOW_MS = 420;

export class Patch {
  readonly #motion: Motion;
  #picture: SVGSVGElement | undefined;
  #state: State | undefined;
  /** By place, as on the map. */
  #stars: Element[] = [];
  /** What is lit: path data of the lines, then markup of the rings. */
  #lit = '';
  /** The teams whose line is still searched for. */
  #lacks: readonly number[] = [];

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  #find(selector: string): Element {
    return this.#picture?.querySelector(selector) as Element;
  }

  show(picture: SVGSVGElement, state: State, events: readonly Event[]): void {
    const before = picture === this.#picture ? this.#state : undefined;
    // A long line may have been found since.
    if (state === before && this.#lacks.length === 0) return;
    this.#picture = picture;
    this.#state = state;
    const sky = skyOf(state);
    if (!before) {
      this.#stars = [...this.#find('.stars').children];
      this.#lit = '';
    }
    const changed = [...sky.ids.keys()].filter((place) => !before || differs(before, state, place));
    const old = this.#replace(state, changed);
    if (!before || (before.owners + state.owners).includes(GONE))
      setPath(this.#find('.edges'), edgePath(state, sky));
    const signs = changed.map((place) => `${before?.owners[place]}${state.owners[place]}`).join('');
    const teams = [...state.left.keys()];
    for (const team of teams)
      if (!before || this.#lacks.includes(team) || signs.includes(signOf(team))) this.#draw(state, sky, team);
    this.#lacks = teams.filter((team) => !knownLine(state, team));
    if (before && changed.length > 0) this.#move(before, state, events, old);
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
    setPath(this.#find('.links').children[team], linkPath(state, sky, team));
    setPath(lines[2 * team], d);
    setPath(lines[2 * team + 1], d);
  }

  #move(before: State, state: State, events: readonly Event[], old: ReadonlyMap<number, Element>): void {
    if (!this.#motion.isOn) return;
    const { byId } = skyOf(state);
    const placeOf = (id: string): number => byId.get(id) as number;
    for (const event of events)
      if (event.type === 'claimed' || event.type === 'hq') this.#land(state, placeOf(event.star));
      else if (event.type === 'stolen' || event.type === 'cleared')
        this.#ripple(before, placeOf(event.star), old);
      else if (event.type === 'destroyed') this.#swallow(before, event.stars.map(placeOf), old);
    void this.#motion.idle().then(() => this.#find('.leaving')?.replaceChildren());
  }

  /** The star grows, then its connections from it; not where black holes have destroyed it at once. */
  #land(state: State, place: number): void {
    if (ownerAt(state.owners, place) < 0) return;
    const body = this.#stars[place]?.querySelector('.body');
    if (body) this.#motion.play(body, [{ transform: 'scale(.6)' }, { transform: 'scale(1)' }], LANDING);
    const sky = skyOf(state);
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
      this.#motion.play(node, grown, { duration: 280, easing: 'ease-out' });
    }
  }

  /** What was stolen changes hands ring by ring. */
  #ripple(before: State, from: number, old: ReadonlyMap<number, Element>): void {
    const sky = skyOf(before);
    for (const [step, ring] of within(sky, before.owners, from, before.options.stealDepth).entries())
      for (const place of ring) {
        const delay = Math.min(step, RIPPLES) * RIPPLE_MS;
        const node = old.get(place);
        if (node)
          this.#leave(
            node,
            [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }],
            delay + LANDING.duration,
          );
        const made = this.#stars[place];
        if (made)
          this.#motion.play(made, [{ opacity: 0 }, { opacity: 1 }], { ...LANDING, delay, fill: 'backwards' });
      }
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
  light({ lines = [], rings = [] }: Lit): void {
    if (!this.#picture || !this.#state) return;
    const sky = skyOf(this.#state);
    const drawn = rings.map((ring, step) => {
      if (ring.length === 0) return '';
      // Round an HQ's frame, or a star.
      const radius = (place: number): number => (isHq(this.#state as State, place) ? 0.66 : 0.5);
      const d = ring.map((place) => circle(pointAt(sky, place), radius(place))).join('');
      return `<path class="ring" stroke-width="${3 - 0.75 * Math.min(step, 2)}" d="${d}"/>`;
    });
    const [d, markup] = [linesBetween(sky, lines), drawn.join('')];
    if (this.#lit === d + markup) return;
    this.#lit = d + markup;
    this.#find('.glow').setAttribute('d', d);
    this.#find('.rings').replaceChildren(parseMarkup(markup, 'svg'));
  }
}

function setPath(node: Element | undefined, d: string): void {
  if (node?.getAttribute('d') !== d) node?.setAttribute('d', d);
}

function differs(before: State, state: State, place: number): boolean {
  if (before.owners[place] !== state.owners[place]) return true;
  // Few plies bring an HQ or take one.
  return before.hqs !== state.hqs && isHq(before, place) !== isHq(state, place);
}
