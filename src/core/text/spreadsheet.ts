/** Tables as spreadsheets take them: as a file, and from the clipboard. */

type Cell = string | number;
type Row = readonly Cell[];

/** A spreadsheet would take what begins like this for a formula; a quotation mark before it makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

const safe = (cell: Cell): string =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : `${cell}`;

/** In quotes, where a sign in it would end the cell. */
function quoted(cell: Cell): string {
  const text = safe(cell);
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A file of comma-separated values. The mark at its beginning tells spreadsheets how letters are written. */
export const csvOf = (rows: readonly Row[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;

/** Lines with tabs between the cells, to be pasted. */
export const tabbed = (rows: readonly Row[]): string =>
  rows.map((row) => row.map((cell) => safe(cell).replace(/\s+/g, ' ')).join('\t')).join('\n');
