/** Marks: drawings on a board, as a page writes them. It knows cells by name alone. */
import { checkText, tokens } from './text.js';
import { accept, refuse, type Result } from '../basics/result.js';

/** A drawing on the board: a ring or another kind on a cell, a label on it, or an arrow between two. */
export type Mark =
  | { readonly type: 'cell'; readonly cell: string; readonly kind: string }
  | { readonly type: 'label'; readonly cell: string; readonly label: string }
  | { readonly type: 'arrow'; readonly from: string; readonly to: string };

const MARK_KINDS: readonly string[] = ['ring', 'dot', 'danger'];

/**
 * `S31 T20:dot A10=a S31>T21`. `toCell` gives the cell's own name or undefined; refusals name the word and its place.
 */
export function parseMarks(
  text: string,
  toCell: (name: string) => string | undefined,
): Result<readonly Mark[]> {
  const bad = checkText(text, 4000);
  if (bad) return { ok: false, error: bad };
  const marks: Mark[] = [];
  for (const { text: word, offset } of tokens(text)) {
    const at = { offset };
    const [, first = '', sign = '', rest = ''] = /^([^:=>]*)([:=>]?)(.*)$/s.exec(word) ?? [];
    const cell = toCell(first);
    if (cell === undefined) return refuse('marks/cell', { facts: { found: first }, at });
    if (sign === '>') {
      const to = toCell(rest);
      if (to === undefined)
        return refuse('marks/cell', { facts: { found: rest }, at: { offset: offset + first.length + 1 } });
      marks.push({ type: 'arrow', from: cell, to });
    } else if (sign === '=') {
      if (rest.length < 1 || rest.length > 3) return refuse('marks/label', { facts: { found: rest }, at });
      marks.push({ type: 'label', cell, label: rest });
    } else {
      const kind = sign === '' ? 'ring' : rest;
      if (!MARK_KINDS.includes(kind))
        return refuse('marks/kind', { facts: { found: kind, kinds: MARK_KINDS }, at });
      marks.push({ type: 'cell', cell, kind });
    }
  }
  return accept(marks);
}
