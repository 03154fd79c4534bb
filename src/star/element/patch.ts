/** Brings *Star's picture from whatever it shows to a state, touching only the nodes that changed. */
import type { Motion } from '../../ui/contract/parts.js';
import { parseNode } from '../../ui/dom/markup.js';
import { bandMarkup, kindsOf, linkPath, offsetsMarkup, pieceMarkup, spanPath } from '../picture.js';
import { bounds } from '../score.js';
import type { Look, State } from '../state.js';
import { EMPTY, isBare, SIGNS } from '../turns.js';
import { indexed } from '../../core/basics/indices.js';

const LANDING: Keyframe[] = [{ transform: 'scale(.6)' }, { transform: 'scale(1)' }];
const TOUCHDOWN = { duration: 140, easing: 'cubic-bezier(.2,.8,.2,1)' };

/** One group of a picture: a node for each place that bears something, and the kind of what it shows. */
class Pieces {
  readonly #group: Element;
  readonly #nodes: (Element | undefined)[] = [];
  #kinds = '';

  constructor(group: Element) {
    this.#group = group;
    // A shared picture, or one from a server, is replaced where it differs from what must be shown.
    for (const node of group.children) this.#nodes[Number(node.getAttribute('data-c'))] = node;
  }

  at(place: number): Element | undefined {
    return this.#nodes[place];
  }

  /** Shows a kind at each place, `.` for nothing, and tells all kinds that came or went; a node is made where it is another than before. */
  show(
    kinds: string,
    markup: (place: number, kind: string) => string,
    onNew?: (place: number, node: Element) => void,
  ): string {
    const before = this.#kinds;
    if (kinds === before) return '';
    this.#kinds = kinds;
    let changed = '';
    for (let place = 0; place < kinds.length; place++) {
      const kind = kinds[place] as string;
      const old = before[place];
      if (kind === old) continue;
      changed += `${old ?? ''}${kind}`;
      this.#nodes[place]?.remove();
      this.#nodes[place] = undefined;
      if (kind === EMPTY) continue;
      const node = parseNode(markup(place, kind));
      this.#group.append(node);
      this.#nodes[place] = node;
      onNew?.(place, node);
    }
    return changed;
  }
}

export class Patch {
  readonly #motion: Motion;
  #picture: SVGSVGElement | undefined;
  #pieces: Pieces | undefined;
  #bands: Pieces | undefined;
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
    const { stones, options } = state;
    if (stones === before?.stones) return;
    if (!before) this.#pieces = undefined;
    this.#picture = picture;
    this.#state = state;
    if (isBare(stones) && !picture.querySelector('[data-c]')) return;
    const isNew = !this.#pieces;
    if (isNew) this.#adopt(picture);
    const { rings } = options;
    const { pieces, bands } = kindsOf(state, bounds(state));
    const changed = this.#pieces?.show(
      pieces,
      (node, kind) => pieceMarkup(rings, look, node, kind),
      (node, piece) => before?.stones[node] === EMPTY && this.#motion.play(piece, LANDING, TOUCHDOWN),
    );
    this.#bands?.show(bands, (node, kind) => bandMarkup(rings, node, kind));
    for (const [seat, sign] of indexed(SIGNS)) {
      if (!isNew && !changed?.includes(sign)) continue;
      this.#paths[seat]?.setAttribute('d', linkPath(rings, look, pieces, seat));
      this.#paths[2 + seat]?.setAttribute('d', spanPath(rings, look, pieces, seat));
    }
  }

  #adopt(picture: SVGSVGElement): void {
    this.#pieces = new Pieces(picture.querySelector('.pieces') as Element);
    this.#bands = new Pieces(picture.querySelector('.bands') as Element);
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
