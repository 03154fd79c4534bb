// Markup of ours as a node of this page, which a page under Trusted Types allows.
import { parseNode } from '../../src/ui/dom/markup.js';

export const drawn = (markup) => parseNode(markup);

/** A sign of a tool, in a box of 24. */
export const icon = (content, name = 'icon') =>
  drawn(`<svg class="${name}" viewBox="0 0 24 24" aria-hidden="true">${content}</svg>`);
