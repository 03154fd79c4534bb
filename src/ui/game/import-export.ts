/** Games in another program's notation: told from records, read and written by what is loaded when first needed. It knows no notation. */
import type { Player } from '../../core/notation.js';
import { bare } from '../../core/language.js';
import { accept, unwrap, type Result } from '../../core/result.js';
import type { ForeignGames, Taken } from '../contract/game-host.js';
import type { ForeignNotation, ForeignSource } from '../contract/adapter.js';
import type { Localizer } from '../words/localizer.js';

/** Names as they came are made short; what is no sign, or would turn the text around it, is taken out. */
function plain(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Bidi_C}]+/gu, ' ')
    .trim()
    .slice(0, 40);
}

export class ImportExport implements ForeignGames {
  readonly #localizer: Localizer;
  readonly #source: ForeignSource;
  #notation: ForeignNotation | undefined;

  constructor(localizer: Localizer, source: ForeignSource) {
    this.#localizer = localizer;
    this.#source = source;
  }

  #isForeign(text: string): boolean {
    return this.#source.begins.test(text);
  }

  lacksReader(text: string): boolean {
    return !this.#notation && this.#isForeign(text);
  }

  async load(): Promise<void> {
    const notation = await this.#source.load();
    if (this.#notation) return;
    this.#notation = notation;
    this.seat([]);
  }

  read(text: string): Result<Taken> {
    return this.#notation && this.#isForeign(text)
      ? this.#notation.parse(text)
      : accept({ record: text, names: [] });
  }

  seat(names: readonly string[]): void {
    if (this.#notation) this.#localizer.learn(this.#notation.words, names.map(plain));
  }

  write(
    record: string,
    players: readonly Player[],
  ): { readonly name: string; readonly text: string } | undefined {
    if (!this.#notation || record === '') return undefined;
    const { words } = this.#localizer;
    const seats = players.map(({ kind }, seat) => ({ kind, name: bare(words.say(`seat.${seat}`)) }));
    const text = unwrap(this.#notation.format(record, seats, new Date().toISOString()));
    return { name: this.#notation.name, text };
  }
}
