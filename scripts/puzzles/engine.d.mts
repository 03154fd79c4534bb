/** The exports of the rotation puzzle that the script works with, by name. */
export function loadPuzzles(): Promise<Readonly<Record<string, unknown>>>;
