/**
 * An element that takes over what stands in its place: a server's rendering, its first picture, or what the page put
 * inside for readers without scripts.
 */
import { isServer, LitElement, type PropertyValues } from 'lit';
import { dress, wearAgain } from '../dom/adopted-styles.js';
import { renderAmongStrangers } from '../dom/own-nodes.js';
import { isPictured } from '../first-picture/first-picture.js';

export abstract class HydratingElement extends LitElement {
  /** Until the first update: a server's rendering stands here, and this Lit takes it over. */
  protected isHydrating = !isServer && this.shadowRoot !== null && this.#hydrates;
  /** Values that the server did not know, applied after hydration. */
  protected late: Map<string, unknown> | undefined;
  /**
   * A server's rendering that nobody hydrates stands until the game is there to be drawn over it, and so does the first
   * picture, unless the game cannot be had; else the page's own children, until the first rendering.
   */
  #standing: readonly ChildNode[] = [];
  #isServers = false;
  #isPictured = false;
  /**
   * The game is drawn over its first picture in two tasks, so that a frame comes between: first the board, which then
   * takes moves, and next the panel, whose room is kept.
   */
  protected isPanelDue = false;
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
    this.#isPictured = isPictured(root);
    this.#isServers = !this.#isPictured && root.firstChild !== null;
    if (this.#isPictured) wearAgain(root);
    else if (!this.#isServers) root.append(document.createElement('slot'));
    this.#keep(root);
  }

  #keep(root: ShadowRoot): void {
    this.#standing = [...root.childNodes];
    // Nodes are rendered after the placeholder, and stay when it goes.
    this.renderOptions.renderBefore = null;
  }

  /** Whether its first picture still stands. */
  protected get isPictured(): boolean {
    return this.#isPictured && !this.hasController && !this.isMissing;
  }

  /** Whether a server's rendering or the first picture still stands in the place of the board. */
  protected get isStoodFor(): boolean {
    return this.isPictured || (this.#isServers && !this.hasController);
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
    this.isPanelDue = this.#isPictured && this.hasController;
    if (!this.isStoodFor) {
      for (const node of this.#standing) node.remove();
      this.#standing = [];
      this.#isPictured = false;
    }
    if (!this.isHydrating) return super.update(changed);
    const root = this.renderRoot as ShadowRoot;
    // The game could not be had: the server's rendering stands until it can, as where nobody hydrates it.
    this.#isServers = !this.hasController;
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

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    return this.isPanelDue ? super.getUpdateComplete() : isDone;
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.isPanelDue) this.requestUpdate();
    if (!this.isHydrating) return;
    const late = this.late ?? [];
    this.isHydrating = false;
    this.late = undefined;
    this.hydrated(late);
    this.requestUpdate();
  }
}
