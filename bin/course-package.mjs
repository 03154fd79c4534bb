// What packages for course systems have in common: a page with exercises, its boards, what stands beside it, and the
// script that hands the result in.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inDist } from './boards.mjs';
import { Complaint } from './complaint.mjs';
import { exercisePage } from './exercise-json.mjs';
import { readExercisePage } from './exercise-page.mjs';
import { readJson, readText, write } from './files.mjs';
import { boards } from './tables.mjs';
import { say } from './terminal.mjs';
import { MODIFIED, needed } from './zip.mjs';

/** The folder of our scripts in the package. */
const FOLDER = 'planisphere';
/** The page that the course system launches. */
export const PAGE = 'index.html';

async function readPage(file, script) {
  const name = basename(file);
  const tags = boards();
  const text = file.endsWith('.json')
    ? await exercisePage(readJson(file).data, { name, tags })
    : readText(file);
  const parse5 = await needed('parse5', 'read the page');
  return readExercisePage(text, { name, tags, folder: FOLDER, script, parse5 });
}

/** The page's own files, by their paths in the package. */
function filesBeside(file, paths) {
  return paths.map((path) => {
    const from = join(dirname(file), path);
    if (!existsSync(from))
      throw new Complaint(`${basename(file)}: There is no file “${path}” beside the page.`);
    if (path === PAGE || path.startsWith(`${FOLDER}/`))
      throw new Complaint(
        `${basename(file)}: “${path}” is a name of the package itself. Give the file another one.`,
      );
    return [path, readFileSync(from)];
  });
}

/**
 * Writes the package of a page. `script`: the one that hands in. `kind`: what it is called. `described`: makes the name
 * and the text of the file that describes the package, from its title, language, least score and the paths in it.
 */
export async function writePackage(file, { out, title, script, kind, described }) {
  const { strToU8, zipSync } = await needed('fflate', 'write a zip');
  const page = await readPage(file, script);
  const scripts = ['board-set', ...page.tags, script].map((name) => [
    `${FOLDER}/${name}.js`,
    readFileSync(inDist(`${name}.js`)),
  ]);
  const files = [[PAGE, strToU8(page.text)], ...scripts, ...filesBeside(file, page.files)];
  const [name, text] = await described({
    title: title ?? page.title ?? 'Exercise',
    language: page.language,
    least: page.least,
    files: files.map(([path]) => path),
  });
  const zip = zipSync(Object.fromEntries([[name, strToU8(text)], ...files]), { level: 9, mtime: MODIFIED });
  const to = out ?? `${basename(file).replace(/\.[^.]*$/, '')}.zip`;
  write(to, zip);
  say(`${to}: ${kind}, ${files.length + 1} files, ${Math.ceil(zip.length / 1024)} KB.`);
  for (const address of page.elsewhere) say(`The page asks for ${address}, which needs a network.`);
}
