/** Registers `<star-board>`; a second loading is harmless. */
import { defineOnce } from '../../ui/elements/define.js';
import { StarBoard } from './star-board.js';

defineOnce('star-board', StarBoard);

export { StarBoard };

declare global {
  interface HTMLElementTagNameMap {
    'star-board': StarBoard;
  }
}
