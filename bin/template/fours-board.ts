/** `<fours-board>`: Fours to play on any page. */
import { defineBoard, stones } from 'planisphere/ui';
import { fours } from './game.js';

export const FoursBoard = defineBoard('fours-board', fours, { picture: stones() });

declare global {
  interface HTMLElementTagNameMap {
    'fours-board': InstanceType<typeof FoursBoard>;
  }
}
