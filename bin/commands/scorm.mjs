// Writes a SCORM package: a page with exercises, its boards, and the script that hands the result to a course system.
import { Complaint } from '../complaint.mjs';
import { writePackage } from '../course-package.mjs';
import { course } from '../tables.mjs';

export const summary = 'Write exercises as a SCORM package, which course systems grade';

export const usage = `Usage: planisphere scorm <file> [--out <file>] [--version 1.2|2004]

  <file>        a page with a board or a <board-set>, or a short JSON: exercise.html, exercise.json
  --out, -o     the file to write; by default the name of the page, as exercise.zip
  --version     of SCORM: 1.2, which every course system takes, or 2004 (fourth edition); by default 1.2
  --title       the title in the course; by default that of the page
  --id          by which the course system knows the package again; by default made of the title

The page needs no script: the package brings what its boards need, and leaves out the page's own scripts of this package.
Pictures and style sheets beside the page go along. The same page always makes the same bytes.
It needs the packages fflate and parse5: npm install --save-dev fflate parse5
The exit code is 0, 1 if the page is at fault, and 2 if the command was called wrongly.`;

export const options = {
  out: { type: 'string', short: 'o' },
  version: { type: 'string', default: '1.2' },
  title: { type: 'string' },
  id: { type: 'string' },
};

const VERSIONS = ['1.2', '2004'];

export async function run([file, ...rest], { out, version, title, id }) {
  if (file === undefined || rest.length > 0) throw new Complaint(`Name one page.\n\n${usage}`, 2);
  if (!VERSIONS.includes(version))
    throw new Complaint(`--version is “${version}”. Write ${VERSIONS.join(' or ')}.`, 2);
  if (id !== undefined && !/^[A-Za-z_][\w.-]*$/.test(id))
    throw new Complaint(`--id is “${id}”. Begin with a letter, and write letters, digits, “-” and “_”.`, 2);
  const { manifestOf, packageId } = await course();
  await writePackage(file, {
    out,
    title,
    script: 'scorm',
    kind: `SCORM ${version}`,
    described: ({ title: named, files }) => [
      'imsmanifest.xml',
      manifestOf(version, { id: id ?? packageId(named), title: named, files }),
    ],
  });
  return 0;
}
