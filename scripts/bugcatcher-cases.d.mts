/** Everything by file name, as it is to stand in docs/rules. */
export function casesText(): Promise<Readonly<Record<string, string>>>;
