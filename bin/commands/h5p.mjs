// Writes an H5P package: the library with all boards, and the exercises of a page as its content.
import { sentencesOf } from '../boards.mjs';
import { Complaint } from '../complaint.mjs';
import { nameBy, packers, readSource, scriptOf, writeZip } from '../course-package.mjs';
import { h5pContent } from '../exercise-h5p.mjs';
import { findExercises } from '../exercise-page.mjs';
import { PACKAGE } from '../publication.mjs';
import { course } from '../tables.mjs';
import { say } from '../terminal.mjs';

export const summary = 'Write exercises as H5P, which teachers can edit in their course system';

export const usage = `Usage: planisphere h5p <file> [--out <file>]

  <file>        a page with a board or a <board-set>, or a short JSON: exercise.html, exercise.json
  --out, -o     the file to write; by default the name of the page, as exercise.h5p
  --title       the title in the course; by default that of the page

The package holds the library H5P.Planisphere with all boards. Whoever may install libraries uploads it once; from then
on teachers write exercises in the editor of H5P. Of the page go along: its exercises and its texts. Pictures, style
sheets and scripts are left out. The same page always makes the same bytes.
It needs the packages fflate and parse5: npm install --save-dev fflate parse5
The exit code is 0, 1 if the page is at fault, and 2 if the command was called wrongly.`;

export const options = {
  out: { type: 'string', short: 'o' },
  title: { type: 'string' },
};

/** The scripts of the library, in the order in which they run. */
const SCRIPTS = ['planisphere', 'h5p'];

const json = (data) => `${JSON.stringify(data, null, 2)}\n`;

export async function run([file, ...rest], { out, title }) {
  if (file === undefined || rest.length > 0) throw new Complaint(`Name one page.\n\n${usage}`, 2);
  const { folderOf, libraryOf, packageOf, semanticsOf, versionIn, zipFiles } = await course();
  const [zipper, parse5] = await packers();
  const { text, ...reading } = await readSource(file, parse5);
  const page = findExercises(text, reading);
  const { content, left } = await h5pContent(page);
  const version = versionIn(PACKAGE.version);
  const folder = folderOf(version);
  const nameOf = (tag) => sentencesOf(tag).find(({ key }) => key === 'game.name').english;
  const games = Object.fromEntries(reading.tags.map((tag) => [tag, nameOf(tag)]));
  const files = [
    ['h5p.json', json(packageOf(version, title ?? page.title ?? 'Exercise', page.language))],
    ['content/content.json', json(content)],
    [
      `${folder}/library.json`,
      json(
        libraryOf(
          version,
          SCRIPTS.map((name) => `${name}.js`),
        ),
      ),
    ],
    [`${folder}/semantics.json`, json(semanticsOf(games))],
    ...SCRIPTS.map((name) => [`${folder}/${name}.js`, scriptOf(name)]),
  ];
  writeZip(out ?? nameBy(file, 'h5p'), { kind: 'H5P', ...zipFiles(files, zipper) });
  for (const line of left) say(line);
  return 0;
}
