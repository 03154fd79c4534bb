/** What is wrong with the sentences that a page gives: keys that no board says, facts that a sentence is not given, values that are no text. It changes nothing. */
import type { Refusal } from '../../core/result.js';
import type { WordTable } from '../../core/words.js';
import { nearest } from './nearest.js';

/** Sentences of parts that are loaded later, and names of seats, of which a table need not have all. */
const LATER = /^(?:how|menu|keys?)\.|^(?:seat|name)\.\d+$/;

/** What is no table of words at all need not be told in full. */
const MOST = 20;

/** What a refusal's sentence may tell of its place. */
const PLACE = ['offset', 'line', 'column', 'path', 'ply', 'entry'];

const factsOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)(?::[^}]*)?\}/g)].map(([, name]) => name as string);

/** `known`: what the board says without the page; `later`: keys of the slice's own that come with a part of it. */
export function faultsOf(given: WordTable, known: WordTable, later: RegExp | undefined): readonly Refusal[] {
  const fault = (code: string, key: string, more = {}): Refusal => ({
    code: `words/${code}`,
    facts: { key: key.slice(0, 60), ...more },
    at: { path: `words.${key.slice(0, 60)}` },
  });
  const faults = Object.entries(given).flatMap(
    ([key, sentence]: [string, unknown]): Refusal | readonly Refusal[] => {
      if (sentence === undefined) return [];
      if (typeof sentence !== 'string') return fault('text', key, { got: typeof sentence });
      const usual = Object.hasOwn(known, key) ? known[key] : undefined;
      if (usual === undefined) {
        if (LATER.test(key) || later?.test(key)) return [];
        const meant = nearest(key.slice(0, 60), Object.keys(known));
        return meant === undefined ? fault('key', key) : fault('near', key, { meant });
      }
      const facts = [...factsOf(usual), ...(key.includes('/') ? PLACE : [])];
      const stray = factsOf(sentence).find((name) => !facts.includes(name));
      return stray === undefined ? [] : fault('fact', key, { fact: `{${stray}}` });
    },
  );
  return faults.slice(0, MOST);
}
