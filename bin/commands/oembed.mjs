// Writes a page with a board that other sites can show: by oEmbed, as a card, or as a link.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attributesOf, inDist, readAttributes, readFolder, tagFor } from '../boards.mjs';
import { makeCard } from '../card.mjs';
import { Complaint } from '../complaint.mjs';
import { dailyOf, EXAMPLE, titleFor } from '../daily.mjs';
import {
  altOf,
  attributesBeside,
  cardTexts,
  drawingOptions,
  drawingUsage,
  drawnOrComplaint,
  published,
  svgOptions,
  tell,
  tellLess,
  withoutShown,
} from '../drawing.mjs';
import { copy, foreignAt, makeFolder, readText, write } from '../files.mjs';
import { beginning } from '../markup.mjs';
import { CARD, oembedOf, pageText, wordsScript } from '../oembed-page.mjs';
import { toPng } from '../raster.mjs';
import { core } from '../tables.mjs';
import { say } from '../terminal.mjs';

export const summary = 'Write a page with a board that other sites can show';

export const usage = `Usage: planisphere oembed <text> --site <address> -o <folder> [--with-boards]
       planisphere oembed --game rotation --set daily --site <address> -o <folder>

  <text>             a record, such as "star/1 rings=4 | S31 T20", or a position
  --site             the address at which the folder is served, such as https://example.org/boards
  -o, --out          the folder to write into
  --with-boards      put the boards into the folder too, so that it can be uploaded as it is
  --name             the name of the files; by default the game and a short hash of the text
  --title            the title; by default the caption, or what the position is
  --site-name        the name of the site; by default its host
  --description      what search engines and cards say below the title
  --set              another attribute of the board, as often as you like: --set controls=minimal
${drawingUsage}

It writes <name>.html, a page with the board and all that cards and search engines read; <name>.json, its oEmbed data;
<name>.png, the card; and <name>.svg, the picture. Paste the page's address into WordPress, Ghost or a chat.
The site must also serve the folder dist of this package, so that the files there have the addresses
<site>/cdn/planisphere.js and <site>/embed/: copy it, or take --with-boards.
A record of a puzzle becomes the puzzle from its start, since its moves would tell the solution. What --viewer may not
know of a hidden game is left out of the page.
The PNG needs the package @resvg/resvg-js. With --theme auto it is light.
The exit code is 0, 1 if the text is at fault, and 2 if the command was called wrongly.`;

export const options = {
  ...drawingOptions,
  site: { type: 'string' },
  out: { type: 'string', short: 'o' },
  'with-boards': { type: 'boolean', default: false },
  name: { type: 'string' },
  title: { type: 'string' },
  'site-name': { type: 'string' },
  description: { type: 'string' },
  set: { type: 'string', multiple: true, default: [] },
};

const DESCRIPTION = 200;

function readName(name) {
  if (!/^[a-z0-9][a-z0-9._-]{0,79}$/i.test(name) || /\.$/.test(name) || /wp-json/i.test(name))
    throw new Complaint(`--name is “${name}”. Use letters, digits, “-”, “_” and “.”, up to 80.`, 2);
  if (/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name))
    throw new Complaint(`--name is “${name}”. Windows has no files of that name. Choose another.`, 2);
  return name;
}

/** Files of another's are not replaced: a page of this command names its data. */
function checkOwn(folder, files, page) {
  const there = files.map((file) => join(folder, file)).filter((file) => existsSync(file));
  const own = join(folder, page);
  const isOwn = there.includes(own) && readText(own).includes('type="application/json+oembed"');
  if (!isOwn && there.length > 0)
    throw new Complaint(
      `${there[0]}: This file is there already, and is not of oembed. Choose another --name.`,
      2,
    );
}

/** Reads --set, and refuses attributes that the picture needs as options of their own. */
async function readSet(tag, set) {
  const more = await attributesBeside(tag, set);
  const own = Object.keys(more).find((name) => Object.hasOwn(drawingOptions, name));
  if (own) throw new Complaint(`--set: ${own} is for the picture too. Write --${own} in place of --set.`, 2);
  return more;
}

/** Attributes of the page's board that the picture is drawn with too. */
function alike({ marks, ply, viewer, look, coordinates }, tag) {
  const known = attributesOf(tag).map(({ name }) => name);
  const given = { marks, ply, viewer, look, ...(coordinates && { coordinates: '' }) };
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== undefined && known.includes(name)),
  );
}

/** The parts of the package that a page needs, and where each is. */
const boardParts = (tag) => ['cdn', 'embed', `${tag}.js`].map((part) => [part, inDist(part)]);

/** Whether a file is one of this package, of any version. */
const isOurs = (text) => text.startsWith('/*! planisphere,') || text.includes('<title>Planisphere</title>');

/** Files of another's are not replaced by the boards either. */
function checkParts(folder, parts) {
  const foreign = parts.map(([part, from]) => foreignAt(from, join(folder, part), isOurs)).find(Boolean);
  if (foreign)
    throw new Complaint(
      `${foreign}: This is there already, and is not of Planisphere. Choose another folder.`,
      2,
    );
}

const firstGiven = (...texts) => texts.find((text) => text !== undefined && text.trim() !== '')?.trim();

/** The contents of the page for a text, and the text that its board takes. */
async function contentOf(given, game, asked, caption) {
  const whole = await drawnOrComplaint(given, game, { ...asked, caption });
  const { text, isLess, isShown, attributes } = await published(whole, given, { ...asked, fromStart: true });
  const options = isShown ? withoutShown(asked) : asked;
  const drawing = await drawnOrComplaint(text, whole.tag, { ...options, caption });
  return { text, drawing, attributes, isLess, isShown };
}

/** The same where the board is to show the puzzle of a day. */
async function dailyContent(game, set, asked, caption) {
  if (game === undefined) throw new Complaint(`Give one text, in quotes.\n\n${usage}`, 2);
  const tag = tagFor(game);
  const daily = await dailyOf(tag, await readAttributes(tag, set));
  if (daily === undefined)
    throw new Complaint('Give a text, in quotes, or add --set daily for the puzzle of each day.', 2);
  if (daily.isExample && asked.marks !== undefined)
    throw new Complaint('--marks are for one position: each day has another.', 2);
  const drawing = await drawnOrComplaint(daily.text, tag, { ...asked, caption });
  return { text: daily.text, drawing, attributes: {}, isLess: false, isShown: false, daily };
}

export async function run([given, ...rest], values) {
  if (rest.length > 0) throw new Complaint(`Give one text, in quotes.\n\n${usage}`, 2);
  if (values.site === undefined)
    throw new Complaint(`Name the address of the folder, such as --site https://example.org/boards.`, 2);
  // Its page and its frame show the boards of this package alone.
  if (values.game !== undefined) tagFor(values.game);
  if (values.out === undefined) throw new Complaint('Name the folder to write into by -o.', 2);
  const site = readFolder('--site', values.site);
  const { caption, ...others } = svgOptions(values);
  const asked = { ...others, theme: others.theme ?? 'auto' };
  const content =
    given === undefined
      ? await dailyContent(values.game, values.set, asked, caption)
      : await contentOf(given, values.game, asked, caption);
  const { text, drawing, daily } = content;
  const { tag, id, title: says } = drawing;
  const set = await readSet(tag, values.set);
  // The page says the caption itself, but an example says what it is wherever it is seen.
  const note = daily?.isExample ? EXAMPLE : undefined;
  const bare = await drawing.draw({ caption: note });
  const beside = alike(values, tag);
  const attributes = { ...content.attributes, ...(content.isShown ? withoutShown(beside) : beside), ...set };
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const name = readName(values.name ?? daily?.name ?? `${id}-${hash}`);
  const own = daily && titleFor(daily);
  const title = firstGiven(values.title, caption, own, says);
  const siteName = firstGiven(values['site-name'], new URL(site).host);
  const onCard = await cardTexts(drawing, firstGiven(values.title, caption, own), note);
  const made = await makeCard(drawing, { ...CARD, ...onCard, site: values['site-name'] ?? '' });
  if (made.fault) throw new Complaint(tell(made.fault, text), 2);
  const parts = values['with-boards'] ? boardParts(tag) : [];
  const lang = asked.lang ?? 'en';
  const page = {
    site,
    name,
    tag,
    attributes,
    title,
    siteName,
    caption: title === caption?.trim() ? undefined : firstGiven(caption),
    description: firstGiven(
      values.description,
      title === caption?.trim() ? undefined : caption,
      beginning(note === undefined ? altOf(bare) : bare.description, DESCRIPTION),
    ),
    alt: altOf({ ...bare, ...(note !== undefined && { title: own }) }),
    cardAlt: onCard.alt,
    theme: values.theme,
    lang,
    direction: (await core()).directionIn(lang),
    words: asked.words,
  };
  const files = {
    [`${name}.html`]: pageText(page),
    [`${name}.json`]: `${JSON.stringify(oembedOf(page), null, 2)}\n`,
    [`${name}.svg`]: `${bare.svg()}\n`,
    [`${name}.png`]: await toPng(made.svg),
    ...(asked.words && { [`${name}.words.js`]: wordsScript(tag, asked.words) }),
  };
  checkOwn(values.out, Object.keys(files), `${name}.html`);
  checkParts(values.out, parts);
  if (content.isLess) tellLess(given, '--viewer all');
  makeFolder(values.out);
  for (const [file, bytes] of Object.entries(files)) write(join(values.out, file), bytes);
  for (const [part, from] of parts) copy(from, join(values.out, part));
  say(
    `${Object.keys(files)
      .map((file) => join(values.out, file))
      .join('\n')}\n\nServe the folder at ${site} and paste ${site}${name}.html where you want the board.`,
  );
  return 0;
}
