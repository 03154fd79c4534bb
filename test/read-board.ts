/** Reads a board that has no element: the tables beside it and the names of its cells. */
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { bare } from '../src/core/words/language.js';
import { withoutIsolates } from '../src/core/words/bidi.js';
import { shownOf } from '../src/ui/game/select.js';
import type { StoreBoard } from './store-board.js';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A text as it is read, without markup and without what only a screen reader is given. */
function read(markup: string): string {
  const text = markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([#\w]+);/g, (_, name) => ENTITIES[name] ?? '?');
  return bare(withoutIsolates(text)).replaceAll(/\s+/g, ' ').trim();
}

/** Explanations of terms. */
const TIP = /<span\s+class="heard">\. <\/span><span\s+class="tip">.*?<\/span>/gs;

/** Part of a panel. */
export class Part {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  /** The texts of all elements with one of these tags (`th|td`), of one class if it is named. */
  texts(tags: string, name = ''): readonly string[] {
    const found = this.#markup.matchAll(new RegExp(`<(${tags})\\b([^>]*)>(.*?)</\\1>`, 'gs'));
    const isNamed = (attributes: string): boolean =>
      name === '' || (/class="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? []).includes(name);
    return [...found].flatMap(([, , attributes = '', inside = '']) =>
      isNamed(attributes) ? [read(inside)] : [],
    );
  }

  text(tags: string, name?: string): string {
    return this.texts(tags, name).join(' ');
  }

  /** Names that are not seen. */
  get labels(): readonly string[] {
    return [...this.#markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => read(label));
  }

  /** How many of its elements are of this class. */
  count(name: string): number {
    const classes = [...this.#markup.matchAll(/class="([^"]*)"/g)].map(([, names = '']) =>
      names.split(/\s+/),
    );
    return classes.filter((names) => names.includes(name)).length;
  }

  /** The `d` of each path of this class. */
  paths(name: string): readonly string[] {
    return [...this.#markup.matchAll(/<path\b[^>]*>/g)].flatMap(([path]) => {
      const [, names = ''] = /class="([^"]*)"/.exec(path) ?? [];
      return names.split(/\s+/).includes(name) ? [/\bd="([^"]*)"/.exec(path)?.[1] ?? ''] : [];
    });
  }

  /** The rows of its table, each cell by cell. */
  get rows(): readonly string[] {
    return this.#rowsIn('tbody').map((row) => row.texts('th|td').join(' '));
  }

  get heads(): readonly string[] {
    return this.#rowsIn('thead').flatMap((row) => row.texts('th'));
  }

  #rowsIn(group: string): readonly Part[] {
    const [, inside = ''] = new RegExp(`<${group}\\b[^>]*>(.*?)</${group}>`, 's').exec(this.#markup) ?? [];
    return [...inside.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => new Part(row));
  }
}

/** A part of a panel as it is rendered. */
export function partOf(rendered: unknown): Part {
  const markup = collectResultSync(render(rendered));
  return new Part(markup.replaceAll(/<!--.*?-->|<\?>/gs, '').replaceAll(TIP, ''));
}

/** The score beside a board. */
export function scoreOf({ state, parts }: StoreBoard): Part {
  return partOf(parts.panel?.score?.(shownOf(state)?.view));
}

/** The game’s own part below the buttons beside a board. */
export function logOf({ state, parts }: StoreBoard): Part {
  return partOf(parts.panel?.log?.(shownOf(state)?.view));
}

/** A cell as keys and screen readers find it, but for the marks of the page. */
export function nameOf({ state }: StoreBoard, cell: string): string {
  const { adapter, words, reader } = state;
  return read(adapter.say.cell(shownOf(state)?.view as never, cell, words, reader as never));
}
