/**
 * Takes the sentences that a page gives, and says what is wrong with them: keys, facts, choices and plurals, each by
 * its name.
 */
import { pluralCategories, pluralOf, type Cases, type Message, type Part } from './message.js';
import { nearest } from '../basics/nearest.js';
import { readMessage } from './read-message.js';
import type { Facts, Refusal } from '../basics/result.js';
import { times } from '../basics/times.js';
import type { WordTable } from './words.js';

/** Names of seats. A table need not have all of them. */
const SEATS = /^(?:seat|name)\.\d+$/;

/** The facts of its place that a refusal's sentence may use. */
const PLACE = ['offset', 'line', 'column', 'path', 'ply', 'entry'];

/** As many things as a sentence is likely to count: languages have plurals for millions too. */
const COUNTS = times(201, (n) => n);

/** The expectations that the sentences are checked against. */
export interface Usual {
  /** The usual sentences, by key. */
  readonly known: WordTable;
  /** Whether a key belongs to a part that is loaded later. */
  isLater?(key: string): boolean;
  /** The language that they are in, for its plurals. */
  readonly language: string;
}

export interface Taken {
  readonly table: WordTable;
  readonly faults: readonly Refusal[];
}

type Choice = readonly [name: string, kind: 'plural' | 'selectordinal' | 'select', cases: Cases];

const isChoice = (part: Part): part is Choice => typeof part === 'object' && typeof part[2] === 'object';

/** All facts and choices of a message, nested ones too. */
function partsOf(message: Message): readonly Exclude<Part, string | 0>[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) =>
    typeof part === 'object'
      ? [part, ...(isChoice(part) ? Object.values(part[2]).flatMap(partsOf) : [])]
      : [],
  );
}

/** The names of the facts that a sentence uses. */
export function factsOf(message: Message): readonly string[] {
  return [...new Set(partsOf(message).map(([name]) => name))];
}

function casesOf(message: Message, name: string): readonly string[] {
  const choices = partsOf(message).filter(
    (part) => isChoice(part) && part[0] === name && part[1] === 'select',
  );
  return choices.flatMap(([, , cases]) => Object.keys(cases as Cases));
}

type Tell = (code: string, more: Facts) => Refusal;

function pluralFault([fact, kind, cases]: Choice, language: string, tell: Tell): Refusal | undefined {
  const categories = pluralCategories(language, kind as 'plural');
  const found = Object.keys(cases).find((key) => !key.startsWith('=') && !categories.includes(key));
  const all = { fact, categories };
  if (found !== undefined) return tell('category', { ...all, found });
  const lacks = (n: number): boolean =>
    cases[`=${n}`] === undefined && cases[pluralOf(language, kind, n)] === undefined;
  const without = COUNTS.find(lacks);
  return without === undefined
    ? undefined
    : tell('plural', { ...all, found: pluralOf(language, kind, without) });
}

function choiceFault([fact, , cases]: Choice, usual: Message, tell: Tell): Refusal | undefined {
  const known = casesOf(usual, fact);
  const found = known.length > 0 && Object.keys(cases).find((key) => key !== 'you' && !known.includes(key));
  return typeof found === 'string' ? tell('choice', { fact, found, cases: known }) : undefined;
}

/** The first fault in a sentence that can be read. */
function faultIn(
  message: Message,
  key: string,
  usual: Message,
  language: string,
  tell: Tell,
): Refusal | undefined {
  const facts = factsOf(usual);
  const place = key.includes('/') ? PLACE : [];
  for (const part of partsOf(message)) {
    const [fact] = part;
    if (!facts.includes(fact) && !place.includes(fact)) return tell('fact', { fact, n: facts.length, facts });
    const fault =
      isChoice(part) &&
      (part[1] === 'select' ? choiceFault(part, usual, tell) : pluralFault(part, language, tell));
    if (fault) return fault;
  }
  return undefined;
}

/** The sentences that can be said, and what is wrong with the others, or with their keys and facts. */
export function takeWords(
  given: Readonly<Record<string, unknown>>,
  { known, isLater, language }: Usual,
): Taken {
  const table = new Map<string, Message>();
  const faults = Object.entries(given).flatMap(([key, text]): Refusal | readonly Refusal[] => {
    const short = key.slice(0, 60);
    const tell: Tell = (code, more) => ({
      code: `words/${code}`,
      facts: { key: short, ...more },
      at: { path: `words.${short}` },
    });
    if (text === undefined) return [];
    if (typeof text !== 'string') return tell('text', { got: typeof text });
    const read = readMessage(text);
    if (!read.ok) return tell(read.error.code.slice('words/'.length), { ...read.error.facts });
    table.set(key, read.value);
    const usual = Object.hasOwn(known, key) ? known[key] : undefined;
    if (usual !== undefined) return faultIn(read.value, key, usual, language, tell) ?? [];
    if (SEATS.test(key) || isLater?.(key)) return [];
    const meant = nearest(short, Object.keys(known));
    return meant === undefined ? tell('key', {}) : tell('near', { meant });
  });
  return { table: Object.fromEntries(table), faults };
}
