/** Adds the puzzles of days to the parts of a board. */
import { html, nothing } from 'lit';
import type { BoardParts } from '../contract/parts.js';
import type { Daily } from './daily.js';

/** Adds the messages of the daily puzzles. The game's own message for the moment takes precedence. */
export function withDays<S, V>(daily: Daily<S, V>, parts: BoardParts<V>): BoardParts<V> {
  const { panel = {} } = parts;
  return {
    ...parts,
    rendered: (root, view) => {
      parts.rendered?.(root, view);
      daily.rendered(root);
    },
    panel: {
      ...panel,
      told: () => panel.told?.() ?? daily.told,
      actsAside: (view) => daily.actsAside ?? panel.actsAside?.(view) ?? nothing,
      endButtons: (view) => daily.endButtonsOf(view) ?? panel.endButtons?.(view),
      log: (view) => (panel.log ? html`${panel.log(view)}${daily.render()}` : daily.render()),
    },
    solved: { ...parts.solved, daily: (view, hints, tries) => daily.result(view, hints, tries) },
    clock: {
      ...parts.clock,
      catchUp: () => {
        parts.clock?.catchUp();
        daily.catchUp();
      },
    },
    press: (name) => parts.press?.(name) || daily.press(name),
    renew: () => {
      parts.renew?.();
      daily.renew();
    },
    leave: () => {
      parts.leave?.();
      daily.leave();
    },
  };
}
