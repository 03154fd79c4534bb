/** Signs of tools. */
import { parseNode } from '../../src/ui/dom/markup.js';

/** A sign in a box of 24. */
export const icon = (content: string, name = 'icon'): Element =>
  parseNode(`<svg class="${name}" viewBox="0 0 24 24" aria-hidden="true">${content}</svg>`);
