/** A sentence for the eye, in the direction of its own letters, whatever names stand in it. */
import { html, nothing, type TemplateResult } from 'lit';
import { directionOf } from '../core/bidi.js';

export function renderLine(text: string): TemplateResult {
  return html`<bdi dir=${directionOf(text) ?? nothing}>${text}</bdi>`;
}
