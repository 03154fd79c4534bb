/** Brings the map from whatever it shows to a state, touching only what changed, and tells by motion what happened. */
import { KeyedGroup } from '../../ui/board/keyed-group.js';
import { parseNode, svgNode } from '../../ui/dom/markup.js';
import type { Motion } from '../../ui/contract/parts.js';
import { boardOf, centreOf } from '../geometry.js';
import { askedRings, landOf, planetKey, planetMarkup, shipMarkup } from '../picture.js';
import type { Event, Moved, State } from '../state.js';

const SEATS = [0, 1, 2, 3];
/** The ship flies, in a battle the figures are read, then the land changes. */
const FLIGHT = 220;
export const READING = 400;
const CHANGE = { duration: 160, easing: 'ease-out' };
const EASING = 'cubic-bezier(.4,0,.2,1)';
/** How far of its way a ship comes that is met by another. */
const MET = 0.5;

/** How long it takes until what a move brings is there to be seen. */
export function timeOf(event: Moved): number {
  return FLIGHT + (isBattle(event) ? READING : 0);
}

function isBattle({ type }: Event): boolean {
  return type === 'won' || type === 'lost' || type === 'both';
}

const isMove = (event: Event): event is Moved => 'from' in event;

/** The rest of a move whose ship is on its way. */
interface Coming {
  readonly flight: Animation;
  readonly ship: Element;
  readonly arrive: () => void;
}

export class Patch {
  readonly #motion: Motion;
  #picture: SVGSVGElement | undefined;
  #planets: KeyedGroup | undefined;
  /** The latest state of the map, and the part of it that is drawn. */
  #state: State | undefined;
  #drawn: State | undefined;
  #coming: Coming | undefined;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  /** The state that the map comes to. */
  get state(): State | undefined {
    return this.#state;
  }

  /** `events`: what led from the state on the map to this one; empty where it is to be shown at once. */
  show(picture: SVGSVGElement, state: State, events: readonly Event[]): void {
    if (picture !== this.#picture) this.#adopt(picture);
    if (state === this.#state) return;
    this.#arrive();
    const before = this.#drawn;
    this.#state = state;
    const move = events.find(isMove);
    if (!before || !move || !this.#fly(picture, before, move, () => this.#land(picture, state, move))) {
      this.#draw(picture, state);
      for (const event of events) if (event.type === 'built') this.#grow(event.planet);
    }
  }

  /** A ship leaves its planet; all else stays as it is until it is there. False where nothing moves. */
  #fly(picture: SVGSVGElement, before: State, move: Moved, arrive: () => void): boolean {
    if (!this.#motion.isOn) return false;
    const { from, to, seat, ship } = move;
    const board = boardOf(before.options.boardSize);
    const [[x1, y1], [x2, y2]] = [centreOf(board, from - 1), centreOf(board, to - 1)];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const place = svgNode('g', { class: 'flying', transform: `translate(${x1},${y1})` });
    const node = parseNode(shipMarkup(seat, ship));
    place.append(node);
    picture.append(place);
    const share = isBattle(move) ? MET : 1;
    const turned = `rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + 90}deg)`;
    const there = `translate(${share * dx}px,${share * dy}px) ${turned}`;
    const duration = timeOf(move);
    const flight = this.#motion.play(
      node,
      [
        { transform: `translate(0,0) ${turned}`, easing: EASING },
        { transform: there, offset: FLIGHT / duration },
        { transform: there },
      ],
      { duration, fill: 'forwards' },
    );
    if (!flight) {
      place.remove();
      return false;
    }
    const ships = before.ships.map((one, planet) => (planet === from - 1 ? 0 : one));
    this.#draw(picture, { ...before, ships });
    const coming = { flight, ship: place, arrive };
    this.#coming = coming;
    // A cancelled flight has arrived already.
    void flight.finished.then(
      () => this.#coming === coming && this.#arrive(),
      () => {},
    );
    return true;
  }

  /** Draws the arrival of the ship on its way. */
  #arrive(): void {
    const coming = this.#coming;
    if (!coming) return;
    this.#coming = undefined;
    coming.ship.remove();
    coming.flight.cancel();
    coming.arrive();
  }

  #land(picture: SVGSVGElement, state: State, { to }: Moved): void {
    this.#draw(picture, state);
    const node = this.#planets?.at(to - 1);
    if (node) this.#motion.play(node, [{ opacity: 0.3 }, { opacity: 1 }], CHANGE);
  }

  #draw(picture: SVGSVGElement, state: State): void {
    this.#showLands(picture, state);
    this.#showPlanets(state);
    if (this.#drawn?.puzzle?.goal !== state.puzzle?.goal)
      picture.querySelector('.asked')?.setAttribute('d', askedRings(state));
    this.#drawn = state;
  }

  #adopt(picture: SVGSVGElement): void {
    this.#coming = undefined;
    this.#picture = picture;
    this.#state = undefined;
    this.#drawn = undefined;
    picture.querySelector('.flying')?.remove();
    this.#planets = new KeyedGroup(picture.querySelector('.planets') as Element);
  }

  #showLands(picture: SVGSVGElement, { options, owners }: State): void {
    const before = this.#drawn?.owners;
    for (const seat of SEATS) {
      if (before && owners.every((owner, planet) => (owner === seat) === (before[planet] === seat))) continue;
      const land = landOf(options.boardSize, owners, seat);
      for (const part of ['tint', 'pattern', 'border'] as const)
        picture.querySelector(`.${part}.seat-${seat}`)?.setAttribute('d', land[part]);
    }
  }

  /** The newest ones lie on top, so that a ship flies over what it passes. */
  #showPlanets(state: State): void {
    const planets = state.owners.map((_, planet) => ({ key: planet, kind: planetKey(state, planet) }));
    this.#planets?.hold(planets, ({ key }) => planetMarkup(state, key));
  }

  #shipAt(planet: number): Element | null | undefined {
    return this.#planets?.at(planet - 1)?.querySelector('.ship');
  }

  #grow(planet: number): void {
    const ship = this.#shipAt(planet);
    if (ship) this.#motion.play(ship, [{ transform: 'scale(.6)' }, { transform: 'scale(1)' }], CHANGE);
  }
}
