/** `<hex-board>`: Hex to play on any page. */
import { defineBoard, stones } from 'planisphere/ui';
import { hex } from './game.js';

export const HexBoard = defineBoard('hex-board', hex, { picture: stones() });

declare global {
  interface HTMLElementTagNameMap {
    'hex-board': InstanceType<typeof HexBoard>;
  }
}
