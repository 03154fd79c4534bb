/**
 * The moves of the game as a list, in the menu and beside the board where there is room: each is a button that goes
 * there, and together they are one tab stop.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { cellsIn } from '../../core/words/cell-names.js';
import type { Words } from '../../core/words/words.js';
import { walk } from '../dom/keys.js';
import { renderLine, renderWord } from '../dom/sentence.js';

export interface MoveList {
  /** The position on show, and how many there are. */
  readonly ply: number;
  readonly plies: number;
  /** Describes move `n`, as far as the viewer may know it; 0 is the beginning of the game. */
  describe(n: number): string;
  /** The round that a move belongs to, where the game has rounds. */
  roundOf(n: number): number | undefined;
  go(n: number): void;
}

/** Moves of one round, in order. */
interface Part {
  readonly round: number | undefined;
  readonly moves: number[];
}

/**
 * So many moves are listed at most, those about the position on show: thousands would be written anew at every move.
 */
const MOST = 400;

/** The first one changes in steps of so many. */
const STEP = 100;

function partsOf({ ply, plies, roundOf }: MoveList): readonly Part[] {
  const parts: Part[] = [];
  const inSteps = (n: number): number => Math.max(0, Math.ceil(n / STEP) * STEP);
  const before = Math.min(inSteps(ply - MOST / 2), inSteps(plies - MOST));
  for (let n = before + 1; n <= Math.min(plies, before + MOST); n++) {
    const round = roundOf(n);
    if (parts.length === 0 || parts.at(-1)?.round !== round) parts.push({ round, moves: [] });
    parts.at(-1)?.moves.push(n);
  }
  return parts;
}

/**
 * Nothing before the first move. `head`: a heading, of the list or of a round in it. `close`: the reader has gone
 * somewhere.
 */
export function renderMoves(
  list: MoveList,
  words: Words,
  head: (level: 2 | 3, text: TemplateResult) => TemplateResult,
  close: () => void,
): TemplateResult | typeof nothing {
  if (list.plies === 0) return nothing;
  const item = (n: number, caption: string): TemplateResult => {
    const go = (): void => {
      close();
      list.go(n);
    };
    const current = n === list.ply ? 'step' : nothing;
    const cell = cellsIn(caption).at(-1) ?? nothing;
    return html`<li><button name="to-${n}" data-cell=${cell} aria-current=${current}
        tabindex=${n === list.ply ? 0 : -1} @click=${go}>${renderLine(caption)}</button></li>`;
  };
  const told = (n: number): string => words.say('moves.item', { n, what: list.describe(n) });
  const part = ({ round, moves }: Part): TemplateResult => html`${
    round === undefined ? nothing : head(3, renderWord(words, 'moves.round', { n: round }))
  }
    <ul>
      ${moves.map((n) => item(n, told(n)))}
    </ul>`;
  return html`${head(2, renderWord(words, 'moves.label'))}
    <div class="moves" @keydown=${(event: KeyboardEvent) => walk(event, 1)}>
      <ul>
        ${item(0, list.describe(0))}
      </ul>
      ${partsOf(list).map(part)}
    </div>`;
}

/** Scrolls the list, and nothing around it, to the position on show. */
export function keepCurrentInView(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current || list.clientHeight === 0) return;
  const { top, bottom } = list.getBoundingClientRect();
  const box = current.getBoundingClientRect();
  // A page may stretch the board: the list scrolls by its own px.
  const px = (list.offsetHeight || 1) / (bottom - top);
  if (box.top < top) list.scrollTop += px * (box.top - top);
  else if (box.bottom > bottom) list.scrollTop += px * (box.bottom - bottom);
}
