// What packages for course systems have in common: a page with exercises, its boards, what stands beside it, and the
// script that hands the result in.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inDist } from './boards.mjs';
import { Complaint } from './complaint.mjs';
import { pageOfJson } from './exercise-json.mjs';
import { readExercisePage } from './exercise-page.mjs';
import { readJson, readText, write } from './files.mjs';
import { boards, course } from './tables.mjs';
import { say } from './terminal.mjs';
import { needed } from './zip.mjs';

const { FOLDER, PAGE, scriptsFor, scriptTags, zipPackage } = await course();

/** What packages are written with: one library zips, one reads the page. */
export const packers = async () => needed('write the package', 'fflate', 'parse5');

/** The text of a page, or of the one that a short JSON stands for, and what reading it needs. */
export async function readSource(file, parse5) {
  const name = basename(file);
  const tags = boards();
  const text = file.endsWith('.json')
    ? await pageOfJson(readJson(file).data, { name, tags })
    : readText(file);
  return { text, name, tags, parse5 };
}

/** The page, as it is in the package. `script`: the one that hands in. */
async function readPage(file, script, parse5) {
  const { text, ...reading } = await readSource(file, parse5);
  const scriptsOf = (used) => scriptTags(scriptsFor(used, script));
  return readExercisePage(text, { ...reading, scriptsOf });
}

/** The package’s name where none is given: that of the page. */
export const nameBy = (file, ending) => `${basename(file).replace(/\.[^.]*$/, '')}.${ending}`;

/** Writes a package, and says what it is. `count`: how many files are in it. */
export function writeZip(to, { kind, zip, count }) {
  write(to, zip);
  say(`${to}: ${kind}, ${count} files, ${Math.ceil(zip.length / 1024)} KB.`);
}

/** A script of the package, from dist/. */
export const scriptOf = (name) => readFileSync(inDist(`${name}.js`));

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
  const [zipper, parse5] = await packers();
  const page = await readPage(file, script, parse5);
  const made = zipPackage(
    {
      page: page.text,
      scripts: scriptsFor(page.tags, script).map((name) => [name, scriptOf(name)]),
      beside: filesBeside(file, page.files),
      describe: (files) =>
        described({
          title: title ?? page.title ?? 'Exercise',
          language: page.language,
          least: page.least,
          files,
        }),
    },
    zipper,
  );
  writeZip(out ?? nameBy(file, 'zip'), { kind, ...made });
  for (const address of page.elsewhere) say(`The page asks for ${address}, which needs a network.`);
}
