/** Plain data as JSON. */

/**
 * `JSON.stringify` for plain data, whatever `toJSON` the page has given to arrays and objects: old libraries do, and
 * their lists would read back as texts. Undefined for what JSON has no text for.
 */
export function toJson(value: unknown): string | undefined {
  if (Array.isArray(value)) return `[${value.map((part) => toJson(part) ?? 'null').join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, part]) => [JSON.stringify(name), toJson(part)] as const);
  return `{${parts
    .filter(([, text]) => text !== undefined)
    .map((pair) => pair.join(':'))
    .join(',')}}`;
}
