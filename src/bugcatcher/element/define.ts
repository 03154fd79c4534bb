/** Registers `<bugcatcher-grid>`; a second loading is harmless. */
import { defineOnce } from '../../ui/elements/define.js';
import { BugcatcherGrid } from './bugcatcher-grid.js';

defineOnce('bugcatcher-grid', BugcatcherGrid);

export { BugcatcherGrid };

declare global {
  interface HTMLElementTagNameMap {
    'bugcatcher-grid': BugcatcherGrid;
  }
}
