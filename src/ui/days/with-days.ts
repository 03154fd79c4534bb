/** The components of a board, with what its days add to each. */
import { html } from 'lit';
import type { BoardParts } from '../contract/parts.js';
import type { Daily } from './daily.js';

/** What the game itself tells of the moment goes before what its days tell. */
export function withDays<S, V>(daily: Daily<S, V>, parts: BoardParts<V>): BoardParts<V> {
  return {
    ...parts,
    rendered: (root, view) => {
      parts.rendered?.(root, view);
      daily.rendered(root);
    },
    told: () => parts.told?.() ?? daily.told,
    endButtons: (view) => daily.endButtonsOf(view) ?? parts.endButtons?.(view),
    renderLog: (view) => (parts.renderLog ? html`${parts.renderLog(view)}${daily.render()}` : daily.render()),
    daily: (view, hints) => daily.result(view, hints),
    press: (name) => parts.press?.(name) || daily.press(name),
    catchUp: () => {
      parts.catchUp?.();
      daily.catchUp();
    },
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
