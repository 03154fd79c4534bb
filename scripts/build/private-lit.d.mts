/**
 * The text of a module of Lit as a single file holds it; undefined where nothing is changed. Throws where it does not
 * know the text.
 */
export function edited(name: string, code: string): string | undefined;
