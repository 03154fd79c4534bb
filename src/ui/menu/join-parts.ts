/** Makes one part of the menu of several. */
import { html } from 'lit';
import { fold } from '../../core/basics/indices.js';
import type { MenuPart } from '../contract/adapter.js';
import { css } from '../styles/sheet.js';

/** Those that there are, one below the other; undefined where there is none. */
export function joinParts(given: readonly (MenuPart | undefined)[]): MenuPart | undefined {
  const parts = given.filter((part) => part !== undefined);
  const [only, ...others] = parts;
  if (others.length === 0) return only;
  return {
    words: Object.assign({}, ...parts.map(({ words }) => words)) as MenuPart['words'],
    styles: fold(parts, css``, (all, { styles }) => css`${all}${styles}`),
    render: (...asked) => html`${parts.map(({ render }) => render(...asked))}`,
  };
}
