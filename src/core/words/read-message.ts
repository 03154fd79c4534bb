/**
 * Reads a sentence in ICU MessageFormat from a page, or from a game that others build. The build uses a library for the
 * same.
 */
import type { Cases, Message, Part } from './message.js';
import { accept, refuse, RefusalError, type Result } from '../basics/result.js';
import { shownValue } from '../basics/shown.js';
import type { WordTable } from './words.js';

/** Sentences by key as people write them, in ICU MessageFormat. */
export type MessageTexts = Readonly<Record<string, string>>;

/** Letters in quotation marks stand for themselves if the first would mean something, by what a # means there. */
const QUOTED = { 0: /'([{}#](?:[^']|'')*)'(?!')/uy, '#': /'([{}](?:[^']|'')*)'(?!')/uy };
/** More letters than any sentence needs, and more choices within one another. */
const [LONGEST, DEEPEST] = [10_000, 20];

/** A # in a message: the number of the plural around it, or itself. */
type Hash = 0 | '#';

/** How a fact that is not a choice may be shown: kinds, and the styles of each. */
export const STYLES: Readonly<Record<string, readonly string[]>> = {
  number: ['', 'sign'],
  date: ['', 'short', 'month', 'weekday'],
  list: ['and', 'or', 'row'],
};

class MessageParser {
  #at = 0;
  #depth = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  fail(wanted: string): never {
    throw new RefusalError({ code: `words/${wanted}`, facts: { offset: this.#at } });
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#at = pattern.lastIndex;
    return found[1] as string;
  }

  #expect(pattern: RegExp, wanted: string): string {
    return this.#take(pattern) ?? this.fail(wanted);
  }

  #name(wanted: string): string {
    return this.#expect(/\s*([\p{L}\p{N}_]+)\s*/uy, wanted);
  }

  whole(): Message {
    if (this.#text.length <= LONGEST) return this.message(undefined, '#');
    this.#at = LONGEST;
    return this.fail('long');
  }

  /** Up to the end of the text, or to the brace that closes a case. */
  message(end: '}' | undefined, hash: Hash): Message {
    const parts: Part[] = [];
    const add = (part: Part): void => {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else parts.push(part);
    };
    for (;;) {
      const letter = this.#text[this.#at];
      if (letter === undefined && end) this.fail('open');
      if (letter === undefined || letter === '}') {
        if (letter !== end) this.fail('brace');
        this.#at++;
        return parts.length === 0
          ? ''
          : parts.length === 1 && typeof parts[0] === 'string'
            ? parts[0]
            : parts;
      }
      add(this.#part(letter, hash));
    }
  }

  #part(letter: string, hash: Hash): Part {
    if (letter === "'") {
      const quoted = this.#take(QUOTED[hash]);
      if (quoted !== undefined) return quoted.replaceAll("''", "'");
      if (this.#text[this.#at + 1] === "'") this.#at++;
    }
    this.#at++;
    if (letter === '{') return this.#fact(hash);
    return letter === '#' ? hash : letter;
  }

  #fact(hash: Hash): Part {
    const name = this.#name('name');
    if (this.#take(/(\})/y)) return [name];
    this.#expect(/(,)/y, 'name');
    const kind = this.#name('kind');
    if (kind === 'plural' || kind === 'selectordinal' || kind === 'select') {
      this.#expect(/(,)/y, 'kind');
      return [name, kind, this.#cases(kind === 'select' ? hash : 0)];
    }
    const style = this.#take(/(,)/y)
      ? this.#expect(/([^{}',]*)\}/uy, 'kind').trim()
      : this.#expect(/()\}/y, 'kind');
    if (!Object.hasOwn(STYLES, kind) || !STYLES[kind]?.includes(style)) this.fail('kind');
    return [name, kind as 'number', style];
  }

  #cases(hash: Hash): Cases {
    if (++this.#depth > DEEPEST) this.fail('deep');
    const cases = new Map<string, Message>();
    for (;;) {
      const key = this.#take(/\s*(=\d+|[\p{L}\p{N}_.-]+)\s*\{/uy);
      if (key === undefined) break;
      cases.set(key, this.message('}', hash));
    }
    this.#expect(/(\s*\})/y, 'case');
    if (!cases.has('other')) this.fail('other');
    this.#depth--;
    return Object.fromEntries(cases);
  }
}

/** A sentence from its text; refused with the place of what cannot be read. */
export function readMessage(text: string): Result<Message> {
  try {
    return accept(new MessageParser(text).whole());
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return refuse(error.refusal.code, { ...error.refusal });
  }
}

/** Syntax faults of messages by the end of their code, for authors; pages are told by the words of the board. */
const LACKS: Readonly<Record<string, string>> = {
  name: 'the name of a fact is expected, as in {seat}',
  kind: 'a kind is expected: plural, select, selectordinal, number, date or list',
  case: 'a case is expected, as in one {a stone}',
  other: 'the choice before it needs a case “other”',
  open: 'a brace is opened and never closed',
  brace: 'a brace closes nothing',
  long: `it is longer than ${LONGEST} characters`,
  deep: `more than ${DEEPEST} choices stand within one another`,
};

/** How many letters of a long text are shown before a place in it, and after. */
const SPAN = 60;

/** The place of a fault, with the text around it. */
function around(text: string, offset: number): string {
  const [from, to] = [Math.max(0, offset - SPAN), offset + SPAN];
  return `${from > 0 ? '…' : ''}${text.slice(from, offset)}»${text.slice(offset, to)}${to < text.length ? '…' : ''}`;
}

/**
 * The sentences of a game that this package's build did not make. Throws if one cannot be read: they are the game's
 * own.
 */
export function readMessages(texts: MessageTexts): WordTable {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (typeof (text as unknown) !== 'string')
        throw new Error(`The message “${key}” is ${shownValue(text)}. It takes a text.`);
      const read = readMessage(text);
      if (!read.ok) {
        const { code, facts } = read.error;
        const lacks = LACKS[code.slice('words/'.length)] ?? code;
        const found = around(text, Number(facts?.['offset']));
        throw new Error(`The message “${key}” cannot be read: ${lacks}, at the place of » in “${found}”.`);
      }
      return [key, read.value];
    }),
  );
}
