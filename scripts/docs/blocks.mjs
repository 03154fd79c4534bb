// The parts of the documents that depend on whether this version is published, and on where the project has its
// repository and its list of bugs. Each is a function of package.json.

const lines = (...all) => all.filter((line) => line !== undefined).join('\n');

const SCRIPT = [
  '```html',
  '<script type="module" src="https://example.org/boards/cdn/planisphere.js"></script>',
  '<star-board rings="4" seats="human bot:easy"></star-board>',
  '```',
];

/** The address of a field that npm lets be a text or an object, without what only git and npm understand. */
const addressOf = (field) => (field?.url ?? field)?.replace(/^git\+/, '').replace(/\.git$/, '');

const source = ({ repository }) =>
  repository
    ? `Get the repository: \`git clone ${addressOf(repository)} planisphere\`.`
    : 'Get a copy of the repository that this page belongs to.';

const questions = ({ bugs, homepage }) => [
  ...(homepage ? ['', `The home page is <${addressOf(homepage)}>.`] : []),
  ...(bugs ? ['', `Questions and bugs go to <${addressOf(bugs)}>.`] : []),
];

function start({ published }) {
  if (published) return lines('Two lines make a game of \\*Star against a bot:', '', ...SCRIPT);
  return lines(
    'Planisphere is not published yet. Build it once: run `npm run build` in this repository, and upload the new folder `dist` to your site as `boards`. Two lines then make a game of \\*Star against a bot:',
    '',
    ...SCRIPT,
  );
}

function get(manifest) {
  const { name, version, published } = manifest;
  const archive = `${name}-${version}`;
  if (published)
    return lines(
      `Version ${version} is published. A page needs one script, and nothing of it on your site:`,
      '',
      ...SCRIPT,
      '',
      'For frames, links and the composers, put the boards on a site of your own: package networks show pages as text.',
      '',
      `1. Run \`npm pack ${name}@${version}\` and unpack the file, or run \`npm install ${name}\` and open \`node_modules/${name}\`.`,
      '2. Upload its folder `dist` to your site as `boards`. Any host for files will do. Nothing runs there.',
      '3. Open `https://example.org/boards/embed/#rotation-puzzle?daily`, with your own site in place of `example.org`. You see today’s puzzle.',
      '',
      '## For an app, and for commands',
      '',
      '```sh',
      `npm install ${name}`,
      '```',
      ...questions(manifest),
    );
  return lines(
    'Planisphere is not published yet. You build it once, from its source.',
    '',
    `1. ${source(manifest)}`,
    '2. In its folder, run `npm run build`. It installs what it needs and makes the folder `dist`, in a few minutes the first time.',
    '3. Upload `dist` to your site as `boards`. Any host for files will do. Nothing runs there.',
    '4. Open `https://example.org/boards/embed/#rotation-puzzle?daily`, with your own site in place of `example.org`. You see today’s puzzle.',
    '',
    'A page of yours then needs two lines:',
    '',
    ...SCRIPT,
    '',
    '## For an app, and for commands',
    '',
    'In the folder of the repository, run `npm run release`. Then install the archive that it makes in your own project, with the path to it:',
    '',
    '```sh',
    `npm install ../planisphere/release/${archive}.tgz`,
    '```',
    ...questions(manifest),
  );
}

export const blocks = { start, get };
