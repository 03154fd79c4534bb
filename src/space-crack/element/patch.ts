/** Brings the map from whatever it shows to a state, touching only what changed, and tells by motion what happened. */
import type { Point } from '../../core/chart.js';
import { parseMarkup, parseNode } from '../../ui/dom/markup.js';
import type { Motion } from '../../ui/contract/parts.js';
import { svgNode } from '../../ui/dom/svg.js';
import { boardOf, centreOf } from '../geometry.js';
import { landOf, planetKey, planetMarkup, shipMarkup } from '../picture.js';
import type { Event, Moved, State } from '../state.js';

const SEATS = [0, 1, 2, 3];
const FLIGHT = { duration: 220, easing: 'cubic-bezier(.4,0,.2,1)' };
const GROWTH = { duration: 160, easing: 'ease-out' };

interface Shown {
  readonly key: string;
  readonly node: Element;
}

export class Patch {
  readonly #motion: Motion;
  #picture: SVGSVGElement | undefined;
  #planets = new Map<number, Shown>();
  #state: State | undefined;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  /** The state on the map now. */
  get state(): State | undefined {
    return this.#state;
  }

  /** `events`: what led from the state on the map to this one; empty where it is to be shown at once. */
  show(picture: SVGSVGElement, state: State, events: readonly Event[]): void {
    if (picture !== this.#picture) this.#adopt(picture);
    if (state === this.#state) return;
    this.#showLands(picture, state);
    this.#showPlanets(picture, state);
    this.#state = state;
    for (const event of events) this.#tell(picture, event);
  }

  #adopt(picture: SVGSVGElement): void {
    this.#picture = picture;
    this.#state = undefined;
    // What a server's picture holds is replaced.
    picture.querySelector('.planets')?.replaceChildren();
    this.#planets.clear();
  }

  #showLands(picture: SVGSVGElement, { options, owners }: State): void {
    const before = this.#state?.owners;
    for (const seat of SEATS) {
      if (before && owners.every((owner, planet) => (owner === seat) === (before[planet] === seat))) continue;
      const land = landOf(options.boardSize, owners, seat);
      for (const part of ['tint', 'pattern', 'border'] as const)
        picture.querySelector(`.${part}.seat-${seat}`)?.setAttribute('d', land[part]);
    }
  }

  #showPlanets(picture: SVGSVGElement, state: State): void {
    const keys = state.owners.map((_, planet) => planetKey(state, planet));
    const changed = [...keys.keys()].filter((planet) => this.#planets.get(planet)?.key !== keys[planet]);
    const made = parseMarkup(changed.map((planet) => planetMarkup(state, planet)).join(''), 'svg');
    for (const [at, node] of [...made.children].entries()) {
      const planet = changed[at] as number;
      this.#planets.get(planet)?.node.remove();
      this.#planets.set(planet, { key: keys[planet] as string, node });
    }
    // The newest ones lie on top, so that a ship flies over what it passes.
    picture.querySelector('.planets')?.append(made);
  }

  #tell(picture: SVGSVGElement, event: Event): void {
    if (event.type === 'built') return this.#grow(event.planet);
    if (event.type === 'turn' || event.type === 'ended') return;
    const [dx, dy] = this.#way(event);
    const turned = `rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + 90}deg)`;
    const from = `translate(${-dx}px,${-dy}px)`;
    const isLost = event.type === 'lost' || event.type === 'both';
    const ship = isLost ? this.#ghost(picture, event) : this.#shipAt(event.to);
    if (!ship) return;
    const frames: Keyframe[] = isLost
      ? [
          { transform: `${from} ${turned}`, opacity: 1 },
          { transform: `translate(${-0.4 * dx}px,${-0.4 * dy}px) ${turned}`, opacity: 1, offset: 0.8 },
          { transform: `translate(${-0.4 * dx}px,${-0.4 * dy}px) ${turned} scale(.4)`, opacity: 0 },
        ]
      : [
          { transform: `${from} ${turned}` },
          { transform: `translate(0,0) ${turned}`, offset: 0.9 },
          { transform: 'translate(0,0)' },
        ];
    this.#motion.play(ship, frames, FLIGHT);
  }

  #way({ from, to }: Moved): Point {
    const board = boardOf((this.#state as State).options.boardSize);
    const [[x1, y1], [x2, y2]] = [centreOf(board, from - 1), centreOf(board, to - 1)];
    return [x2 - x1, y2 - y1];
  }

  #shipAt(planet: number): Element | null | undefined {
    return this.#planets.get(planet - 1)?.node.querySelector('.ship');
  }

  /** A ship that is gone when it has flown: it is seen while it moves alone. */
  #ghost(picture: SVGSVGElement, { seat, ship, to }: Moved): Element | undefined {
    if (!this.#motion.isOn) return undefined;
    const node = parseNode(shipMarkup(seat, ship));
    const [x, y] = centreOf(boardOf((this.#state as State).options.boardSize), to - 1);
    const place = svgNode('g', { class: 'gone', transform: `translate(${x},${y})` });
    place.append(node);
    picture.querySelector('.gone')?.remove();
    picture.append(place);
    return node;
  }

  #grow(planet: number): void {
    const ship = this.#shipAt(planet);
    if (ship) this.#motion.play(ship, [{ transform: 'scale(.6)' }, { transform: 'scale(1)' }], GROWTH);
  }
}
