// The index of the search: titles count more than texts, and the beginning of a word finds it.
import MiniSearch from 'minisearch';

/** Found last: what only people read who change the boards. */
const FOR_CONTRIBUTORS = /^(?:project|decisions)\/|^guides\/(?:voice|glossary|add-a-slice)\.|^changelog/;

export function makeIndex<T extends { readonly id: string }>(sections: readonly T[]): MiniSearch<T> {
  const index = new MiniSearch<T>({
    fields: ['title', 'page', 'text'],
    storeFields: ['title', 'page', 'text'],
    searchOptions: {
      boostDocument: (id) => (FOR_CONTRIBUTORS.test(`${id}`) ? 0.3 : 1),
      boost: { title: 4, page: 2 },
      prefix: true,
      fuzzy: 0.15,
      combineWith: 'AND',
    },
  });
  index.addAll(sections);
  return index;
}
