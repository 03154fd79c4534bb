/**
 * An element that takes over what stands in its place: a server's rendering, its first picture, or what the page put
 * inside for readers without scripts.
 */
import { isServer, LitElement, type PropertyValues } from 'lit';
import { dress, wearAgain } from '../dom/adopted-styles.js';
import { renderAmongStrangers } from '../dom/own-nodes.js';
import { isPictured } from '../first-picture/first-picture.js';

/**
 * What is to be seen of an element:
 *
 * - `server-taken`: a server's rendering, which this Lit takes over with its first update.
 * - `server`: a server's rendering that nobody hydrates. It stands until the game is there to be drawn over it.
 * - `picture`: the first picture. It stands until the game is there, or cannot be had.
 * - `children`: the page's own children, until the first update.
 * - `board`: the game's board, drawn over the first picture; the panel, whose room is kept, comes with the next update.
 *   So a frame comes between the two, in which the board already takes moves.
 * - `drawn`: its own rendering.
 */
type Phase = 'server-taken' | 'server' | 'picture' | 'children' | 'board' | 'drawn';

export abstract class HydratingElement extends LitElement {
  #phase: Phase = !isServer && this.shadowRoot !== null && this.#hydrates ? 'server-taken' : 'children';
  /** Values that the server did not know, applied after hydration. */
  protected late: Map<string, unknown> | undefined;
  /** The nodes that stand in the place of the element's own. */
  #standing: readonly ChildNode[] = [];
  /** Until the controller is there, or cannot be had. */
  protected abstract loading: Promise<void> | undefined;
  protected abstract get hasController(): boolean;
  /** It could not be had so far. */
  protected abstract get isMissing(): boolean;

  /** The server's rendering is the element's own now: what the server could not know comes on top. */
  protected abstract hydrated(late: Iterable<readonly [string, unknown]>): void;

  /** Whether hydration reached this very Lit: it then observes one attribute more. */
  get #hydrates(): boolean {
    return (this.constructor as typeof LitElement).observedAttributes.includes('defer-hydration');
  }

  override connectedCallback(): void {
    // The server knew the attributes that the element came with, and nothing else.
    if (this.isHydrating) this.late ??= new Map();
    super.connectedCallback();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    this.standIn(root);
    return root;
  }

  /** Keeps what is in the place of the element until it can be drawn. */
  protected standIn(root: ShadowRoot): void {
    if (isServer || this.isHydrating) return;
    this.#phase = isPictured(root) ? 'picture' : root.firstChild === null ? 'children' : 'server';
    if (this.#phase === 'picture') wearAgain(root);
    if (this.#phase === 'children') root.append(document.createElement('slot'));
    this.#keep(root);
  }

  #keep(root: ShadowRoot): void {
    this.#standing = [...root.childNodes];
    // Nodes are rendered after the placeholder, and stay when it goes.
    this.renderOptions.renderBefore = null;
  }

  /** Until the first update, where this Lit takes over a server's rendering. */
  protected get isHydrating(): boolean {
    return this.#phase === 'server-taken';
  }

  /** Whether its first picture still stands. */
  protected get isPictured(): boolean {
    return this.#phase === 'picture' && !this.hasController && !this.isMissing;
  }

  /** Whether a server's rendering or the first picture still stands in the place of the board. */
  protected get isStoodFor(): boolean {
    const isServers = this.#phase === 'server' || this.#phase === 'server-taken';
    return this.isPictured || (isServers && !this.hasController);
  }

  /** Whether the board is drawn and its panel is still to come. */
  protected get isPanelDue(): boolean {
    return this.#phase === 'board';
  }

  /** Hydration waits for the controller: what it draws first must be what the server drew. */
  protected override async scheduleUpdate(): Promise<unknown> {
    if (this.isHydrating) await this.loading;
    return super.scheduleUpdate();
  }

  protected override performUpdate(): void {
    renderAmongStrangers(this.renderRoot as ShadowRoot, () => super.performUpdate());
  }

  protected override update(changed: PropertyValues): void {
    if (!this.isHydrating) {
      if (!this.isStoodFor) this.#takePlace();
      return super.update(changed);
    }
    const root = this.renderRoot as ShadowRoot;
    try {
      super.update(changed);
    } catch {
      // Another version drew it, or other properties did: it is drawn again. Of what stands in its place, only a
      // sentence is drawn.
      if (this.isStoodFor) this.#keep(root);
      else root.replaceChildren();
      dress(root, (this.constructor as typeof LitElement).elementStyles);
      super.update(changed);
    }
  }

  /** Its own rendering comes in the place of what stood there. */
  #takePlace(): void {
    for (const node of this.#standing) node.remove();
    this.#standing = [];
    this.#phase = this.#phase === 'picture' && this.hasController ? 'board' : 'drawn';
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    return this.isPanelDue ? super.getUpdateComplete() : isDone;
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.isPanelDue) this.requestUpdate();
    if (!this.isHydrating) return;
    const late = this.late ?? [];
    // If the game could not be loaded, the server's rendering stays until it is, as it does without hydration.
    this.#phase = this.hasController ? 'drawn' : 'server';
    this.late = undefined;
    this.hydrated(late);
    this.requestUpdate();
  }
}
