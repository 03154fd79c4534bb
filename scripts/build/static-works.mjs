// Gives an element its works from the start, where they cannot be loaded apart: in single files and on servers.
const TEXT = `
import { makeWorks } from './works.js';
export const works = () => makeWorks;
export const loadWorks = async () => makeWorks;
`;

export function staticWorks() {
  return {
    name: 'static-works',
    load: (id) => (/[\\/]element[\\/]load-works\.ts$/.test(id) ? TEXT : null),
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
