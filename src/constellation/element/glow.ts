/**
 * Finds the parts of the map to light up: stars that a steal would change, the network under the pointer, the items of
 * a figure. It counts nothing.
 */
import type { Audience } from '../../ui/contract/adapter.js';
import { edgesAmong } from '../base.js';
import { skyOf } from '../geometry.js';
import { moverFor, type Ui } from '../interpret.js';
import { knownLine } from '../lines.js';
import { networksOf, ownerAt, spreadRings } from '../networks.js';
import type { State } from '../state.js';
import type { Figure } from './score-panel.js';

/** Lit parts of the map: stars with rings, and the connections between them. */
export interface Glow {
  readonly lines?: readonly (readonly [number, number])[];
  /** Ring by ring by distance: the nearest drawn the strongest. */
  readonly rings?: readonly (readonly number[])[];
}

/** The stars that a steal would change which is asked about, ring by ring. */
export function stolenBy(view: State, reader: Audience<Ui>): readonly (readonly number[])[] {
  const mover = moverFor(view, reader);
  const place = skyOf(view).byId.get(reader.ui.selected ?? '');
  return !mover || place === undefined || view.phase !== 'play' ? [] : spreadRings(view, mover.team, place);
}

/** The network of a star; nothing where there is none. */
export function networkAt(view: State, place: number): Glow {
  const network = networksOf(view).of[place];
  if (!network) return {};
  return {
    lines: edgesAmong(skyOf(view), (star) => network.stars.includes(star)),
    rings: [network.clusters],
  };
}

/** The parts that a figure counts: connections, the HQ line, or all of it. */
export function countedBy(view: State, { name, team }: Figure): Glow {
  const hqs = [view.hqs[team] ?? []];
  if (name === 'hq') {
    const { stars = [] } = knownLine(view, team) ?? {};
    return { lines: stars.slice(1).map((star, i) => [stars[i] as number, star] as const), rings: hqs };
  }
  const lines = edgesAmong(skyOf(view), (place) => ownerAt(view.owners, place) === team);
  return name === 'total' ? { lines, rings: hqs } : { lines };
}
