// The order of the site: what stands in its head and beside its pages. Titles are those of the pages.
import { readFileSync, readdirSync, existsSync } from 'node:fs';

import { pageFor } from './addresses.mjs';

/** The head of every page. */
export const sections = [
  { text: 'Play', at: 'play/' },
  { text: 'Learn', at: 'learn/' },
  { text: 'Puzzles', at: 'puzzles/' },
  { text: 'Rules', at: 'rules/' },
  { text: 'Guides', at: 'guides/' },
  { text: 'Reference', at: 'reference/' },
];

/** The guides by reader; each begins with what needs no command line. */
const guides = [
  { text: 'For a blog', files: ['docs/embedding.md', 'docs/hosts.md', 'docs/compose.md'] },
  {
    text: 'For a course',
    files: [
      'docs/courses.md',
      'docs/course-systems.md',
      'docs/classroom.md',
      'docs/course-page.md',
      'docs/lessons.md',
    ],
  },
  {
    text: 'For documentation',
    files: ['docs/markdown.md', 'docs/steps.md', 'docs/notation.md', 'docs/commands.md'],
  },
  {
    text: 'For developers',
    files: [
      'docs/use-a-board.md',
      'docs/get.md',
      'docs/words.md',
      'docs/add-a-game.md',
      'docs/bench.md',
      'docs/frames.md',
    ],
  },
  {
    text: 'For contributors',
    files: [
      'CONTRIBUTING.md',
      'ARCHITECTURE.md',
      'docs/add-a-slice.md',
      'docs/voice.md',
      'docs/glossary.md',
      'src/core/README.md',
      'src/ui/README.md',
    ],
  },
];

/** The first heading of a document. */
export function titleOf(root, file) {
  const [, title = file] = /^# (.+)$/m.exec(readFileSync(`${root}/${file}`, 'utf8')) ?? [];
  return title.replace(/\\(.)/g, '$1').replaceAll('`', '');
}

const linkFor = (root, file, text = titleOf(root, file)) => ({
  text,
  link: `/${pageFor(file).replace(/md$/, 'html')}`,
});

const documentsIn = (root, folder) =>
  existsSync(`${root}/${folder}`)
    ? readdirSync(`${root}/${folder}`)
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => `${folder}/${name}`)
    : [];

const gameLinks = (games, folder) =>
  games.map(({ game, name }) => ({ text: name, link: `/${folder}/${game}.html` }));

/** The pages of the reference by their titles: elements and their events, entries of the package, sentences. */
const referenceKinds = [
  ['Elements', (title) => title.startsWith('<')],
  ['Events', (title) => title.startsWith('Events')],
  ['Entries of the package', (title) => title.startsWith('planisphere/')],
  ['Sentences', (title) => title.startsWith('Sentences')],
];

/** What stands beside the pages of a section: groups of links. */
export function contentsOf(root, games) {
  const rulesFor = new Set(games.map(({ game }) => `docs/rules/${game}.md`));
  const others = documentsIn(root, 'docs/rules').filter((file) => !rulesFor.has(file));
  const listOf = (folder) => documentsIn(root, folder).map((file) => linkFor(root, file));
  const reference = listOf('site/reference');
  const byReader = guides.map(({ text, files }) => ({
    text,
    links: files.map((file) => linkFor(root, file)),
  }));
  return {
    play: [{ text: 'Play', links: gameLinks(games, 'play') }],
    learn: [{ text: 'Learn', links: gameLinks(games, 'learn') }],
    puzzles: [
      {
        text: 'Puzzles',
        links: [
          { text: 'Today’s five', link: '/puzzles/index.html' },
          { text: 'Make your own', link: '/puzzles/make.html' },
          { text: 'How they are proven', link: '/puzzles/proofs.html' },
        ],
      },
    ],
    rules: [
      { text: 'Rules', links: [...gameLinks(games, 'rules'), ...others.map((file) => linkFor(root, file))] },
      { text: 'Bots', links: listOf('docs/bots') },
    ],
    guides: byReader,
    project: byReader,
    notation: [{ text: 'Notation by game', links: listOf('docs/notation') }, ...byReader],
    bots: [{ text: 'Bots', links: listOf('docs/bots') }],
    decisions: [{ text: 'Decisions', links: listOf('docs/decisions') }],
    reference: referenceKinds.map(([text, isOne]) => ({
      text,
      links: reference.filter((link) => isOne(link.text)),
    })),
  };
}
