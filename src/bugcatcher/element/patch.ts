/** Brings Bugcatcher's picture from whatever it shows to a frame and a draft, touching only the groups that changed. */
import { parseMarkup } from '../../ui/dom/markup.js';
import type { Frame } from '../scene.js';
import type { Ui } from '../interpret.js';
import { adviceMarkup, burstsMarkup, framePaths, nodesMarkup, planMarkup, wishesMarkup } from '../picture.js';
import type { Program, View } from '../state.js';

export class Patch {
  #picture: SVGSVGElement | undefined;
  readonly #shown = new Map<string, string>();

  /**
   * No draft is shown on a board that is not as it is now. Returns what came with the slot on show, if anything did.
   */
  show(
    picture: SVGSVGElement,
    view: View,
    frame: Frame,
    ui: Ui | false,
    advised: Program | undefined,
    /** The groups of the picture where programs of others are shown. */
    open?: Readonly<Record<'paths' | 'plan' | 'nodes' | 'bursts', string>>,
  ): Element | undefined {
    if (picture !== this.#picture) this.#shown.clear();
    this.#picture = picture;
    this.#put('paths', open?.paths ?? framePaths(view, frame));
    this.#put('nodes', open?.nodes ?? nodesMarkup(view, frame));
    const advice = advised === undefined ? '' : adviceMarkup(view, advised);
    const plan = open?.plan ?? (ui ? planMarkup(view, ui) + wishesMarkup(view, ui) : '');
    this.#put('plan', advice + plan);
    this.#put('bursts', open?.bursts ?? burstsMarkup(frame));
    return picture.querySelector('.fresh') ?? picture.querySelector('.bursts > *') ?? undefined;
  }

  #put(name: string, markup: string): void {
    if (this.#shown.get(name) === markup) return;
    this.#shown.set(name, markup);
    this.#picture?.querySelector(`g.${name}`)?.replaceChildren(parseMarkup(markup, 'svg'));
  }
}
