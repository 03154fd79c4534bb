/** A cell's column and row, by its name. */
export function placeIn({ rows }, name) {
  const y = rows.findIndex((row) => row.includes(name));
  return [rows[y].indexOf(name), y];
}
