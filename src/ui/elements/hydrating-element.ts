/** An element that may take a server's rendering over. A single file has a LitElement in its place. */
import { isServer, LitElement, type PropertyValues } from 'lit';
import { dress } from '../dom/adopted-styles.js';

export abstract class HydratingElement extends LitElement {
  /** Until the first update: a server's rendering stands here, and this Lit takes it over. */
  protected isHydrating = !isServer && this.shadowRoot !== null && this.#hydrates;
  /** What the server did not know, kept until its rendering is taken over. */
  protected late: Map<string, unknown> | undefined;
  /** Until the controller is there, or cannot be had. */
  protected abstract loading: Promise<void> | undefined;
  protected abstract get hasWorks(): boolean;

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

  /** Hydration waits for the controller: what it draws first must be what the server drew. */
  protected override async scheduleUpdate(): Promise<unknown> {
    if (this.isHydrating) await this.loading;
    return super.scheduleUpdate();
  }

  protected override update(changed: PropertyValues): void {
    if (!this.isHydrating) return super.update(changed);
    try {
      // Without its controller nothing can be as the server drew it.
      if (!this.hasWorks) this.renderRoot.replaceChildren();
      super.update(changed);
    } catch {
      // Another version drew it, or other properties did: it is drawn again.
      this.renderRoot.replaceChildren();
      dress(this.renderRoot as ShadowRoot, (this.constructor as typeof LitElement).elementStyles);
      super.update(changed);
    }
  }

  protected override updated(_changed: PropertyValues): void {
    if (!this.isHydrating) return;
    const late = this.late ?? [];
    this.isHydrating = false;
    this.late = undefined;
    this.hydrated(late);
    this.requestUpdate();
  }
}
