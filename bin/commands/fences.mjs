// Makes boards of the fences in Markdown, for tools that know no plugin of ours.
import { join } from 'node:path';
import { boardsIn, pageWith } from '../fences.mjs';
import { Complaint } from '../complaint.mjs';
import { filesAt, isFolder, readText, write } from '../files.mjs';
import { complain, say } from '../terminal.mjs';

export const summary = 'Make boards of the fences in Markdown';

export const usage = `Usage: planisphere fences <page.md> [--name <file>] [-o <file>]
       planisphere fences <folder> [--json <file>]

  <page.md>  a page of Markdown; - is standard input
  --name     what the page is called if a fence is wrong; by default its file
  -o, --out  where to write the page; without it, to standard output
  <folder>   all pages in it, which end in .md or .mdx; they are checked
  --json     where to write the boards of these pages

A fence that begins with the tag of a board becomes the board, with a picture inside, as HTML. The rest of the page
stays. The JSON has a list for each page: for each of its fences the HTML of the board, or null for other code.

If a fence is wrong, nothing is written. Each fault is said with its file, line and column.`;

export const options = {
  json: { type: 'string' },
  name: { type: 'string' },
  out: { type: 'string', short: 'o' },
};

const refuse = (faults) => {
  if (faults.length > 0) throw new Complaint(faults.join('\n'));
};

/** The boards of all pages in a folder, by their paths there. Pages without fences are left out. */
async function boardsOf(folder) {
  const names = filesAt(folder).filter((name) => /\.mdx?$/.test(name));
  const pages = [];
  for (const name of names) {
    const file = join(folder, name);
    pages.push({ name: name.replaceAll('\\', '/'), ...(await boardsIn(readText(file), file, complain)) });
  }
  refuse(pages.flatMap(({ faults }) => faults));
  return pages
    .filter(({ fences }) => fences.length > 0)
    .map(({ name, fences }) => [name, fences.map(({ html = null }) => html)]);
}

export async function run([path, ...rest], { json, name, out }) {
  if (path === undefined || rest.length > 0)
    throw new Complaint(`Name one page, or a folder.\n\n${usage}`, 2);
  if (isFolder(path)) {
    const boards = await boardsOf(path);
    if (json !== undefined) write(json, `${JSON.stringify(Object.fromEntries(boards), null, 2)}\n`);
    const count = boards.flatMap(([, list]) => list).filter((html) => html !== null).length;
    say(`${json ?? path}: ${count} ${count === 1 ? 'board' : 'boards'}.`);
    return 0;
  }
  if (json !== undefined) throw new Complaint(`${path} is no folder. --json takes one.`, 2);
  const page = await boardsIn(readText(path), name ?? (path === '-' ? undefined : path), complain);
  refuse(page.faults);
  if (out === undefined) process.stdout.write(pageWith(page));
  else write(out, pageWith(page));
  return 0;
}
