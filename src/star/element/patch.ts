/** Brings *Star's picture from whatever it shows to a state, touching only the nodes that changed. */
import type { Motion } from '../../ui/contract/parts.js';
import { KeyedGroup } from '../../ui/board/keyed-group.js';
import { parseNode, setChanged } from '../../ui/dom/markup.js';
import {
  askedRings,
  bandMarkup,
  kindsOf,
  linkPath,
  offsetsMarkup,
  pieceMarkup,
  spanPath,
} from '../picture.js';
import { bounds } from '../score.js';
import type { Look, State } from '../state.js';
import { EMPTY, isBare, SIGNS } from '../turns.js';
import { indexed } from '../../core/basics/indices.js';

const LANDING: Keyframe[] = [{ transform: 'scale(.6)' }, { transform: 'scale(1)' }];
const TOUCHDOWN = { duration: 140, easing: 'cubic-bezier(.2,.8,.2,1)' };

/** The pieces on a board, by place, from a sign for each. */
const standing = (kinds: string): readonly { readonly key: number; readonly kind: string }[] =>
  indexed([...kinds]).flatMap(([key, kind]) => (kind === EMPTY ? [] : [{ key, kind }]));

export class Patch {
  readonly #motion: Motion;
  #picture: SVGSVGElement | undefined;
  #pieces: KeyedGroup | undefined;
  #bands: KeyedGroup | undefined;
  /** A sign for what stands at each place. */
  #kinds = '';
  #state: State | undefined;
  /** The paths of the links, by seat, then those of the spans. */
  #paths: readonly Element[] = [];
  /** The corner's inner line that the sign of the last move has taken the room of. */
  #covered: Element | null | undefined;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  show(picture: SVGSVGElement, state: State, look: Look): void {
    const before = picture === this.#picture ? this.#state : undefined;
    const { stones, options, puzzle } = state;
    if (puzzle?.goal !== before?.puzzle?.goal)
      for (const ring of picture.querySelectorAll('.asked')) setChanged(ring, 'd', askedRings(state, look));
    if (stones === before?.stones) return;
    if (!before) this.#pieces = undefined;
    this.#picture = picture;
    this.#state = state;
    if (isBare(stones) && !picture.querySelector('[data-c]')) return;
    const isNew = !this.#pieces;
    if (isNew) this.#adopt(picture);
    const { rings } = options;
    const { pieces, bands } = kindsOf(state, bounds(state));
    const made = this.#pieces?.hold(standing(pieces), ({ key, kind }) => pieceMarkup(rings, look, key, kind));
    for (const [{ key }, piece] of made ?? [])
      if (before?.stones[key] === EMPTY) this.#motion.play(piece, LANDING, TOUCHDOWN);
    this.#bands?.hold(standing(bands), ({ key, kind }) => bandMarkup(rings, key, kind));
    const kinds = this.#kinds;
    this.#kinds = pieces;
    for (const [seat, sign] of indexed(SIGNS)) {
      const isSame = indexed([...pieces]).every(([at, kind]) => (kind === sign) === (kinds[at] === sign));
      if (!isNew && isSame) continue;
      setChanged(this.#paths[seat], 'd', linkPath(rings, look, pieces, seat));
      setChanged(this.#paths[2 + seat], 'd', spanPath(rings, look, pieces, seat));
    }
  }

  #adopt(picture: SVGSVGElement): void {
    this.#pieces = new KeyedGroup(picture.querySelector('.pieces') as Element);
    this.#bands = new KeyedGroup(picture.querySelector('.bands') as Element);
    this.#paths = [...picture.querySelectorAll('.link')];
  }

  /** The stone of the last move, if it is one on a corner: the sign on it has no room for the corner's inner line. */
  cover(node: number | undefined): void {
    const quark = node === undefined ? undefined : this.#pieces?.at(node)?.querySelector('.quark');
    if (quark === this.#covered) return;
    this.#covered?.classList.remove('covered');
    quark?.classList.add('covered');
    this.#covered = quark;
  }
}

/** Puts the offsets on the frame of a board of that many rings; none for 0. */
export function showOffsets(picture: SVGSVGElement, rings: number): void {
  const old = picture.querySelector('.offsets');
  if (rings === 0) old?.remove();
  else if (!old) picture.querySelector('.neat')?.append(parseNode(offsetsMarkup(rings)));
}
