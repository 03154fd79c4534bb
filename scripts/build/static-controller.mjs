// Gives an element its controller and its built-in data from the start, where they cannot be loaded apart: in single files
// and on servers.
import { readFileSync } from 'node:fs';

const TEXT = `
import { makeController } from './adapter.js';
export const controller = () => makeController;
export const loadController = async () => makeController;
`;

/** The same for boards that `defineBoard` makes. */
const KIT_TEXT = `
import { BoardController } from '../controller/board-controller.js';
export const controllerNow = () => BoardController;
export const loadController = async () => BoardController;
`;

/** The module that `load-data.ts` or `load-reader.ts` imports when first asked for, under the names that it has there. */
function staticData(file) {
  const text = readFileSync(file, 'utf8');
  const [, path] = /import\('([^']+)'\)/.exec(text) ?? [];
  const [, now, load] = /\{ now: (\w+), load: (\w+) \}/.exec(text) ?? [];
  return `
    import * as all from '${path}';
    export const ${now} = () => all;
    export const ${load} = async () => all;`;
}

export function staticController() {
  return {
    name: 'static-controller',
    load(id) {
      if (/[\\/]element[\\/]load-controller\.ts$/.test(id)) return TEXT;
      if (/[\\/]board-kit[\\/]load-board-controller\.ts$/.test(id)) return KIT_TEXT;
      return /[\\/]load-(?:data|reader)\.ts$/.test(id) ? staticData(id) : null;
    },
  };
}

/** Where all is loaded at once, another program's notation would weigh on everybody. */
export function noForeign() {
  return {
    name: 'no-foreign',
    load: (id) =>
      /[\\/]element[\\/]load-foreign\.ts$/.test(id) ? 'export const foreign = undefined;' : null,
  };
}

/** A server starts no worker; nor is there a file for one. */
export function noWorker() {
  return {
    name: 'no-worker',
    load(id) {
      if (!/[\\/]element[\\/]start-worker\.ts$/.test(id)) return null;
      return `export function startWorker() { throw new Error('There are no workers on a server.'); }`;
    },
  };
}
