// Writes a cmi5 package: a page with exercises, its boards, and the script that hands the result to a record store.
import { Complaint } from '../complaint.mjs';
import { writePackage } from '../course-package.mjs';
import { course } from '../tables.mjs';

export const summary = 'Write exercises as a cmi5 package, for course systems with a record store';

export const usage = `Usage: planisphere cmi5 <file> --id <address> [--out <file>]

  <file>        a page with a board or a <board-set>, or a short JSON: exercise.html, exercise.json
  --id          the address by which the exercises are known for good, such as https://example.org/week-3
  --out, -o     the file to write; by default the name of the page, as exercise.zip
  --title       the title in the course; by default that of the page

A course system counts what is known by the same address as the same exercises, also when you send a newer package.
The least score of the set, pass, becomes that of the course. Otherwise as with "planisphere scorm".
It needs the packages fflate and parse5: npm install --save-dev fflate parse5
The exit code is 0, 1 if the page is at fault, and 2 if the command was called wrongly.`;

export const options = {
  out: { type: 'string', short: 'o' },
  title: { type: 'string' },
  id: { type: 'string' },
};

export async function run([file, ...rest], { out, title, id }) {
  if (file === undefined || rest.length > 0) throw new Complaint(`Name one page.\n\n${usage}`, 2);
  if (id === undefined || !/^[a-z][a-z\d+.-]*:[^\s#]+$/i.test(id))
    throw new Complaint(
      `--id is ${id === undefined ? 'missing' : `“${id}”`}. Write an address, such as https://example.org/week-3.`,
      2,
    );
  const { courseStructureOf, PAGE } = await course();
  await writePackage(file, {
    out,
    title,
    script: 'cmi5',
    kind: 'cmi5',
    described: ({ title: named, language, least }) => [
      'cmi5.xml',
      courseStructureOf({ id, title: named, language, page: PAGE, least }),
    ],
  });
  return 0;
}
