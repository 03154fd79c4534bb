/** Registers `<constellation-board>`; a second loading is harmless. */
import { defineOnce } from '../../ui/elements/define.js';
import { ConstellationBoard } from './constellation-board.js';

defineOnce('constellation-board', ConstellationBoard);

export { ConstellationBoard };

declare global {
  interface HTMLElementTagNameMap {
    'constellation-board': ConstellationBoard;
  }
}
