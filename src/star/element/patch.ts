/** Brings *Star's picture from whatever it shows to a state, touching only the nodes that changed. */
import { parseMarkup } from '../../ui/markup.js';
import type { MotionController } from '../../ui/motion-controller.js';
import { bandMarkup, kindsOf, linkable, linkPath, offsetsMarkup, pieceMarkup, spanPath } from '../picture.js';
import { bounds } from '../score.js';
import type { Look, State } from '../state.js';
import { EMPTY, isBare, other, signOf } from '../turns.js';

const LANDING: Keyframe[] = [{ transform: 'scale(.6)' }, { transform: 'scale(1)' }];

/** One group of a picture: a node for each place that bears something, and the kind of what it shows. */
class Pieces {
  readonly #group: Element;
  readonly #nodes: (Element | undefined)[] = [];
  #kinds: readonly string[] = [];

  constructor(group: Element) {
    this.#group = group;
    // What a shared or a server's picture holds is replaced where it differs from what is to be shown.
    for (const node of group.querySelectorAll(':scope > [data-c]'))
      this.#nodes[Number(node.getAttribute('data-c'))] = node;
  }

  at(place: number): Element | undefined {
    return this.#nodes[place];
  }

  /** Shows a kind at each place, '' for nothing; a node is made where it is another than before. */
  show(
    kinds: readonly string[],
    markup: (place: number, kind: string) => string,
    onNew?: (place: number, node: Element) => void,
  ): void {
    const before = this.#kinds;
    this.#kinds = kinds;
    for (let place = 0; place < kinds.length; place++) {
      const kind = kinds[place] as string;
      if (kind === before[place]) continue;
      this.#nodes[place]?.remove();
      this.#nodes[place] = undefined;
      if (kind === '') continue;
      const node = parseMarkup(markup(place, kind), 'svg').firstElementChild as Element;
      this.#group.append(node);
      this.#nodes[place] = node;
      onNew?.(place, node);
    }
  }
}

export class Patch {
  readonly #motion: MotionController;
  #picture: SVGSVGElement | undefined;
  #pieces: Pieces | undefined;
  #bands: Pieces | undefined;
  #state: State | undefined;
  /** The paths of the links, by seat, then those of the spans. */
  #paths: readonly Element[] = [];
  /** The stones of each seat that its links on show were drawn for. */
  #linked: string[] = [];
  /** The corner's inner line that the sign of the last move has taken the room of. */
  #covered: Element | null | undefined;

  constructor(motion: MotionController) {
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
    if (!this.#pieces) this.#adopt(picture);
    const { rings } = options;
    const sure = bounds(state);
    const { pieces, bands } = kindsOf(state, sure);
    this.#pieces?.show(
      pieces,
      (node, kind) => pieceMarkup(rings, look, node, kind),
      (node, piece) => before?.stones[node] === EMPTY && this.#land(piece),
    );
    this.#bands?.show(bands, (node, kind) => bandMarkup(rings, node, kind));
    const linked = linkable(state, sure.dead);
    for (const seat of [0, 1]) {
      const own = linked.replaceAll(signOf(other(seat)), EMPTY);
      if (own === this.#linked[seat]) continue;
      this.#linked[seat] = own;
      this.#draw(seat, linkPath(rings, look, own, seat));
      this.#draw(2 + seat, spanPath(rings, look, own, seat));
    }
  }

  #adopt(picture: SVGSVGElement): void {
    this.#linked = [];
    this.#pieces = new Pieces(picture.querySelector('.pieces') as Element);
    this.#bands = new Pieces(picture.querySelector('.bands') as Element);
    this.#paths = [...picture.querySelectorAll('.link')];
  }

  #draw(index: number, d: string): void {
    const path = this.#paths[index] as Element;
    if (path.getAttribute('d') !== d) path.setAttribute('d', d);
  }

  /** The stone of the last move, if it is one: the sign on it has no room for a corner's inner line. */
  cover(node: number | undefined): void {
    const quark = node === undefined ? undefined : this.#pieces?.at(node)?.querySelector('.quark');
    if (quark === this.#covered) return;
    this.#covered?.classList.remove('covered');
    quark?.classList.add('covered');
    this.#covered = quark;
  }

  #land(piece: Element): void {
    this.#motion.play(piece, LANDING, { duration: 140, easing: 'cubic-bezier(.2,.8,.2,1)' });
  }
}

/** Puts the offsets on the frame of a board of so many rings; none for 0. */
export function showOffsets(picture: SVGSVGElement, rings: number): void {
  const old = picture.querySelector('.offsets');
  if ((old !== null) === rings > 0) return;
  old?.remove();
  if (rings > 0) picture.querySelector('.neat')?.append(parseMarkup(offsetsMarkup(rings), 'svg'));
}
