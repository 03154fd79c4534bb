// Where a document of the repository stands on the site. Documents are read where they are, and nothing is written
// twice: what is in docs/rules/star.md becomes rules/star.html.

/** Each folder or file whose documents are pages, with the folder of the site for them. The first that fits counts. */
const PLACES = [
  ['site/pages/', ''],
  ['site/reference/', 'reference/'],
  // The same pages, for readers of the repository.
  ['docs/reference/', 'reference/'],
  ['docs/README.md', 'guides/index.md'],
  ['docs/puzzles/README.md', 'puzzles/proofs.md'],
  ...['rules', 'bots', 'notation', 'decisions'].map((name) => [`docs/${name}/`, `${name}/`]),
  ['docs/', 'guides/'],
  ['README.md', 'overview.md'],
  ['CHANGELOG.md', 'changelog.md'],
  ['CONTRIBUTING.md', 'project/contributing.md'],
  ['ARCHITECTURE.md', 'project/architecture.md'],
  ['src/core/README.md', 'project/core.md'],
  ['src/ui/README.md', 'project/ui.md'],
];

/** The page of the site for a document, by their paths; undefined where it has none. */
export function pageFor(path) {
  const [begin, place] = PLACES.find(([start]) => path.startsWith(start)) ?? [];
  if (begin === undefined || !path.endsWith('.md')) return undefined;
  return place.endsWith('.md') ? place : place + path.slice(begin.length);
}

/** What VitePress is to leave alone. */
export const outside = [
  '.*/**',
  'bin/**',
  'compose/**',
  'coverage/**',
  'dev/**',
  'docs/reference/**',
  'release/**',
  'scripts/**',
  'site/dist/**',
  'src/!(core|ui)/**',
  'src/*/*/**',
  'stories/**',
  'test/**',
];
