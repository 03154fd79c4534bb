/** The controller of a board whose parts the kit calls. */
import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { AdviceText } from '../../core/bots.js';
import type { Refusal, Result } from '../../core/result.js';
import type { Goal } from '../../core/rules.js';
import type { Snapshot } from '../../core/snapshot.js';
import { boardContext } from './board-context.js';
import type { BoardParts, Rendered } from '../contract/parts.js';
import { BoardController } from './board-controller.js';
import type { Shell } from '../contract/definition.js';
import type { AnyAdapter } from '../contract/adapter.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles views it knows nothing about
export class PartsController extends BoardController<any, any, any, any, any, any> {
  readonly #parts: BoardParts<unknown>;

  constructor(shell: Shell, adapter: AnyAdapter) {
    super(shell, adapter);
    this.#parts = (adapter.makeParts as NonNullable<AnyAdapter['makeParts']>)(boardContext(this));
  }

  readonly defaults = {
    aside: (): string | undefined => super.aside,
    progress: (shown: Snapshot<unknown, unknown>): string => super.progress(shown),
    result: (goal: Goal, moves: number): string => super.resultText(goal, undefined, moves, 0),
  };

  protected override patch(picture: SVGSVGElement, view: unknown): void {
    this.#parts.show(picture, view);
  }

  override prepare(exact: boolean): void {
    super.prepare(exact);
    if (this.view !== undefined) this.#parts.prepare?.(this.view);
  }

  override updated(root: ShadowRoot): void {
    super.updated(root);
    if (this.view !== undefined) this.#parts.rendered?.(root, this.view);
  }

  protected override attend(cell: string | undefined, isPressed = false): void {
    this.#parts.attend?.(cell, isPressed);
  }

  override renderPanel(): TemplateResult {
    const isBare = this.setting('controls') === 'none';
    return html`${isBare ? nothing : (this.#parts.renderTools?.() ?? nothing)}${super.renderPanel()}`;
  }

  protected override renderLead(): Rendered {
    return this.#parts.renderLead?.() ?? nothing;
  }

  protected override renderScore(): Rendered {
    const { view } = this;
    return view === undefined ? nothing : (this.#parts.renderScore?.(view) ?? nothing);
  }

  protected override renderLog(): Rendered {
    const { view } = this;
    return view === undefined ? nothing : (this.#parts.renderLog?.(view) ?? nothing);
  }

  override get aside(): string | undefined {
    return this.#parts.aside ? this.#parts.aside() : super.aside;
  }

  protected override progress(shown: Snapshot<unknown, unknown>): string {
    return this.#parts.progress ? this.#parts.progress(shown) : super.progress(shown);
  }

  override resultText(goal: Goal, view: unknown, moves: number, hints: number): string {
    return this.#parts.result?.(goal, view, moves, hints) ?? super.resultText(goal, view, moves, hints);
  }

  override get states(): Readonly<Record<string, boolean>> {
    return { ...super.states, ...this.#parts.states?.() };
  }

  protected override get rest(): Refusal | undefined {
    return this.#parts.rest?.();
  }

  override pressAct(name: string): void {
    if (!this.#parts.press?.(name)) super.pressAct(name);
  }

  press(name: string): void {
    super.pressAct(name);
  }

  override showHint(text: string | undefined, advice?: AdviceText): void {
    super.showHint(text, advice);
    this.#parts.hint?.(text, advice);
  }

  override call(name: string, given: unknown): Result<number> {
    this.apply();
    return this.#parts.methods?.[name]?.(given) ?? super.call(name, given);
  }

  protected override forgetReader(): void {
    super.forgetReader();
    this.#parts.forgetReader?.();
  }

  override renew(): void {
    super.renew();
    this.#parts.renew?.();
  }

  override catchUp(): void {
    this.#parts.catchUp?.();
  }

  override connected(): void {
    super.connected();
    this.catchUp();
  }

  override disconnected(): void {
    super.disconnected();
    this.#parts.leave?.();
  }
}
