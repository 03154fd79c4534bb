/** Everything by file name, as docs/rules should have it. */
export function casesText(): Promise<Readonly<Record<string, string>>>;
