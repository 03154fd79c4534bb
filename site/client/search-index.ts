// The index of the search: titles count more than texts, and the beginning of a word finds it.
import MiniSearch from 'minisearch';

export function makeIndex<T extends { readonly id: string }>(sections: readonly T[]): MiniSearch<T> {
  const index = new MiniSearch<T>({
    fields: ['title', 'page', 'text'],
    storeFields: ['title', 'page', 'text'],
    searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
  });
  index.addAll(sections);
  return index;
}
