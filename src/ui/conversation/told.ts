/**
 * The third line beside a board: what happened last, or what else there is to say, always in the same place and height.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { bare } from '../../core/words/language.js';
import type { Told, ToldButton } from '../contract/parts.js';
import { takeKey } from '../dom/keys.js';
import { langOf, renderLine, renderTold } from '../dom/sentence.js';
import { renderIcon, type IconName } from '../panel/icons.js';
import { renderSeat } from '../panel/status.js';

const ICONS: Readonly<Partial<Record<Told['kind'], IconName>>> = {
  preview: 'look',
  hint: 'hint',
  past: 'past',
  done: 'right',
  end: 'end',
  offer: 'lesson',
};

/** A second press never lands on another button that took its place. */
export function renderToldButton({ name, caption, isMain, press }: ToldButton): unknown {
  return keyed(
    name,
    html`<button name=${name} class=${isMain ? 'main' : nothing}
        @click=${(event: MouseEvent) => event.detail < 2 && press()}>${renderLine(caption)}</button>`,
  );
}

/** Empty where nothing has happened yet: its room stays. */
export function renderToldLine(told: Told | undefined): TemplateResult {
  const { kind = 'event', sentence = '', seat, buttons = [] } = told ?? {};
  const icon = ICONS[kind];
  const sign = icon ? renderIcon(icon) : seat === undefined ? nothing : renderSeat(seat);
  const isAsked = kind === 'ask';
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !told?.leave) return;
    takeKey(event);
    told.leave();
  };
  return html`<div
    class="telling ${kind} ${sentence === '' ? 'empty' : ''}"
    part="told"
    role=${isAsked ? 'group' : nothing}
    aria-label=${isAsked ? bare(sentence) : nothing}
    lang=${isAsked ? langOf(sentence) : nothing}
    @keydown=${leave}
  >
    ${sign}<span class="sentence"
        aria-hidden=${isAsked ? 'true' : nothing}>${isAsked ? renderLine(sentence) : renderTold(sentence)}</span>
    ${buttons.map(renderToldButton)}
  </div>`;
}
