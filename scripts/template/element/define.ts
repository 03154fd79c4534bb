/**
 * Registers `<daybreak-row>`; a second loading is harmless.
 * To replace: nothing.
 */
import { defineOnce } from '../../../src/ui/elements/define.js';
import { DaybreakRow } from './daybreak-row.js';

defineOnce('daybreak-row', DaybreakRow);

export { DaybreakRow };

declare global {
  interface HTMLElementTagNameMap {
    'daybreak-row': DaybreakRow;
  }
}
