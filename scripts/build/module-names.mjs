// Writes above each part of a chunk which module it comes from: for its readers, and for what counts its size.
import { nameOf } from './slices.mjs';

export function moduleNames() {
  return {
    name: 'module-names',
    renderChunk(code, { modules }) {
      let text = '';
      let rest = code;
      for (const [id, module] of Object.entries(modules)) {
        const at = module.code ? rest.indexOf(module.code) : -1;
        if (at < 0) continue;
        text += `${rest.slice(0, at)}// ${nameOf(id)}\n${module.code}`;
        rest = rest.slice(at + module.code.length);
      }
      return { code: text + rest, map: null };
    },
  };
}
