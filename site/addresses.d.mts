/** The page of the site for a document, by their paths; undefined where it has none. */
export function pageFor(path: string): string | undefined;
