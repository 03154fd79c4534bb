/** Registers `<rotation-puzzle>`; a second loading is harmless. */
import { defineOnce } from '../../ui/elements/define.js';
import { RotationPuzzle } from './rotation-puzzle.js';

defineOnce('rotation-puzzle', RotationPuzzle);

export { RotationPuzzle };

declare global {
  interface HTMLElementTagNameMap {
    'rotation-puzzle': RotationPuzzle;
  }
}
