// The contents of a release: the archive for a static host, and the files that the npm package must hold.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { besides, composers, maker } from '../build/composers.mjs';
import { aroundElements, elements, ROOT } from '../build/slices.mjs';

const DIST = join(ROOT, 'dist');
const around = aroundElements.map(({ tag }) => tag);
const tags = [...elements.map(({ tag }) => tag), ...around];

/** Of dist/, what pages load. The rest is for bundlers, servers and tools. */
const FOR_HOSTS = [
  'cdn',
  'embed',
  'compose',
  'planisphere.js',
  ...tags.map((tag) => `${tag}.js`),
  'scorm.js',
];

/** Files that go with every copy. */
const TERMS = ['licences.txt', 'bom.cdx.json'];

/** As the documents call the folder on the reader's site. */
const FOLDER = 'boards';

/** The same at each release of the same files, and of a year that a zip can name. */
const MODIFIED = new Date(2000, 0, 1);

/** The files that the archive must have, by their paths in dist/. */
export const FILES_FOR_HOSTS = [
  'cdn/planisphere.js',
  'planisphere.js',
  ...tags.flatMap((tag) => [`${tag}.js`, `cdn/${tag}.js`]),
  'embed/index.html',
  'embed/links.js',
  'scorm.js',
  ...[...composers, maker, ...besides].flatMap(({ name }) => [`compose/${name}.html`, `compose/${name}.js`]),
  ...TERMS,
];

/** The files that the npm package must have. */
export const FILES_OF_PACKAGE = [
  'package.json',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'docs/get.md',
  'bin/planisphere.mjs',
  'bin/publication.mjs',
  'dist/custom-elements.json',
  'dist/words/shared/kit.json',
  'dist/words/shared/simple-game.json',
  ...tags.flatMap((tag) => [
    `dist/es/${tag}.js`,
    `dist/es/${tag}.d.ts`,
    `dist/node/${tag}.js`,
    around.includes(tag) ? `dist/words/shared/${tag}.json` : `dist/words/${tag}.json`,
  ]),
  ...FILES_FOR_HOSTS.map((file) => `dist/${file}`),
];

/** Complains where `files` lack one that must be there. */
export function checkComplete(what, files, needed) {
  const lacking = needed.filter((file) => !files.includes(file));
  if (lacking.length > 0)
    throw new Error(
      `${what} lacks ${lacking.join(', ')}. Run "npm run build", and see that package.json has it in “files”.`,
    );
}

const filesBelow = (path) =>
  existsSync(join(DIST, path))
    ? readdirSync(join(DIST, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath ?? entry.path, entry.name)
            .slice(DIST.length + 1)
            .replaceAll('\\', '/'),
        )
    : [];

/** The paths in dist/ of what pages load, and of what goes along. */
function filesForHosts() {
  const names = [...FOR_HOSTS, ...TERMS];
  const all = names.flatMap((name) =>
    /\.\w+$/.test(name) ? [name].filter((file) => existsSync(join(DIST, file))) : filesBelow(name),
  );
  return all.sort();
}

/** A zip with the folder to upload. The same files make the same bytes. */
export function archive() {
  const files = filesForHosts();
  checkComplete('dist', files, FILES_FOR_HOSTS);
  return zipSync(
    Object.fromEntries(files.map((file) => [`${FOLDER}/${file}`, readFileSync(join(DIST, file))])),
    {
      level: 9,
      mtime: MODIFIED,
    },
  );
}
