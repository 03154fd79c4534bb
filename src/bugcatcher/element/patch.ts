/** Brings Bugcatcher's picture from whatever it shows to a frame and a draft, touching only the groups that changed. */
import { parseMarkup } from '../../ui/dom/markup.js';
import type { Frame } from '../scene.js';
import type { Ui } from '../interpret.js';
import { burstsMarkup, nodesMarkup, pathsMarkup, planMarkup, wishesMarkup } from '../picture.js';
import type { View } from '../state.js';

export class Patch {
  #picture: SVGSVGElement | undefined;
  readonly #shown = new Map<string, string>();

  /** No draft is shown on a board that is not as it is now. Returns what came with the slot on show, if anything did. */
  show(
    picture: SVGSVGElement,
    view: View,
    frame: Frame,
    ui: Ui | false,
    amongLast: boolean,
  ): Element | undefined {
    if (picture !== this.#picture) this.#shown.clear();
    this.#picture = picture;
    const fresh = frame.fresh.length > 0 ? `<g class="fresh">${pathsMarkup(view, frame.fresh)}</g>` : '';
    this.#put('paths', pathsMarkup(view, frame.paths) + fresh);
    this.#put('nodes', nodesMarkup(view, frame));
    this.#put('plan', ui ? planMarkup(view, ui, amongLast) + wishesMarkup(view, ui) : '');
    this.#put('bursts', burstsMarkup(frame));
    return picture.querySelector('.fresh') ?? picture.querySelector('.bursts > *') ?? undefined;
  }

  #put(name: string, markup: string): void {
    if (this.#shown.get(name) === markup) return;
    this.#shown.set(name, markup);
    this.#picture?.querySelector(`g.${name}`)?.replaceChildren(parseMarkup(markup, 'svg'));
  }
}
