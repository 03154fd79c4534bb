/** Registers `<space-crack-map>`; a second loading is harmless. */
import { defineOnce } from '../../ui/elements/define.js';
import { SpaceCrackMap } from './space-crack-map.js';

defineOnce('space-crack-map', SpaceCrackMap);

export { SpaceCrackMap };

declare global {
  interface HTMLElementTagNameMap {
    'space-crack-map': SpaceCrackMap;
  }
}
