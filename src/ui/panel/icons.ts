/** The signs of the panel: lines of 1.5 px in a square of 20. */
import { html, type TemplateResult } from 'lit';

const ICONS = {
  undo: 'M4.5 8.5h7.2a4 4 0 0 1 0 8H8M7.8 5L4.3 8.5L7.8 12',
  redo: 'M15.5 8.5H8.3a4 4 0 0 0 0 8H12M12.2 5l3.5 3.5L12.2 12',
  first: 'M4.1 8.2A6.3 6.3 0 1 1 3.7 11.4M3.7 4v4.3h4.3',
  // A bulb.
  hint: 'M8 14.2c0-1.9-2.6-2.9-2.6-6.1a4.6 4.6 0 0 1 9.2 0c0 3.2-2.6 4.2-2.6 6.1zM8.2 17h3.6',
  share: 'M10 12.5V3.2M6.6 6.4L10 3L13.4 6.4M6.2 9.2H4.6v7.6h10.8V9.2h-1.6',
  menu: 'M4 5.8h12M4 10h12M4 14.2h12',
  lesson:
    'M10 5.4C8.4 4.2 6.2 3.9 3.4 4.2v11c2.8-.3 5 0 6.6 1.2c1.6-1.2 3.8-1.5 6.6-1.2v-11C13.8 3.9 11.6 4.2 10 5.4zv11',
  past: 'M10 3.4a6.6 6.6 0 1 0 .01 0M10 6.2V10l2.6 1.8',
  look: 'M2.6 10C4.4 6.9 7 5.3 10 5.3s5.6 1.6 7.4 4.7c-1.8 3.1-4.4 4.7-7.4 4.7S4.4 13.1 2.6 10M10 7.8a2.2 2.2 0 1 0 .01 0',
  end: 'M5.2 17V3.6h9.2l-1.9 3.2l1.9 3.2H5.2',
  right: 'M4 10.6L8.2 14.8L16 5.6',
  wrong: 'M5 5l10 10M15 5L5 15',
} as const;

export type IconName = keyof typeof ICONS;

export function renderIcon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;
}
