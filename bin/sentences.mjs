// Sentences as a translator reads them: each text as people write it, in ICU MessageFormat, and what its facts can be.
// The sentences come as boards keep them (src/core/words/message.ts).

const KINDS = {
  plural: 'a count',
  selectordinal: 'a place in an order',
  number: 'a number',
  date: 'a day',
  list: 'a list',
};

/**
 * Signs that would mean something, in apostrophes; a # does in a plural alone. An apostrophe itself is two, but not in
 * “don't”.
 */
function quoted(letters, isInPlural) {
  const signs = isInPlural ? /[{}#][{}#']*|'(?!\p{L})/gu : /[{}][{}']*|'(?!\p{L})/gu;
  return letters.replace(signs, (found) => (found === "'" ? "''" : `'${found.replaceAll("'", "''")}'`));
}

function partText(part, isInPlural) {
  if (part === 0) return '#';
  if (typeof part === 'string') return quoted(part, isInPlural);
  const [name, kind, more] = part;
  if (typeof more !== 'object') return `{${part.filter(Boolean).join(', ')}}`;
  const cases = Object.entries(more).map(
    ([key, message]) => `${key} {${textOf(message, isInPlural || kind !== 'select')}}`,
  );
  return `{${name}, ${kind}, ${cases.join(' ')}}`;
}

/** A sentence as people write it. */
export function textOf(message, isInPlural = false) {
  const parts = typeof message === 'string' ? [message] : message;
  return parts.map((part) => partText(part, isInPlural)).join('');
}

/** Describes a fact that no comment explains to translators. */
function kindOf(name, message) {
  for (const part of typeof message === 'string' ? [] : message) {
    if (typeof part !== 'object') continue;
    const [fact, kind, more] = part;
    const cases = typeof more === 'object' ? more : {};
    if (fact === name && kind) return kind === 'select' ? '' : KINDS[kind];
    for (const inner of Object.values(cases)) {
      const found = kindOf(name, inner);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The facts of a message in their order, each with the cases that are told apart. */
function factsIn(message, found = new Map()) {
  for (const part of typeof message === 'string' ? [] : message) {
    if (typeof part !== 'object') continue;
    const [name, kind, more] = part;
    const cases = found.get(name) ?? new Set();
    found.set(name, cases);
    if (typeof more !== 'object') continue;
    if (kind === 'select') for (const key of Object.keys(more)) cases.add(key);
    for (const inner of Object.values(more)) factsIn(inner, found);
  }
  return found;
}

/** Describes each fact of a sentence, by name; `told`: descriptions that are known already. */
export function describeFacts(message, told = {}) {
  const describe = ([name, cases]) => {
    const what = told[name] ?? kindOf(name, message) ?? '';
    const choice = cases.size > 0 ? `cases: ${[...cases].join(', ')}` : '';
    return [name, [what, choice].filter(Boolean).join('; ')];
  };
  return Object.fromEntries([...factsIn(message)].map(describe));
}
