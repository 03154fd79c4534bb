/** Registers `<constellation-board>`; a second loading is harmless. */
import { defineOnce } from '../../ui/element/define.js';
import { ConstellationBoard } from './constellation-board.js';

defineOnce('constellation-board', ConstellationBoard);

export { ConstellationBoard };

declare global {
  interface HTMLElementTagNameMap {
    'constellation-board': ConstellationBoard;
  }
}
