// Writes what a page pastes to show a board.
import { boardFor, readAttributes, readFolder, readPicture, tagOfBoard, wordsOf } from '../boards.mjs';
import { Complaint } from '../complaint.mjs';
import { dailyOf, titleFor } from '../daily.mjs';
import { altOf, attributesBeside, drawnOrComplaint, published, tellLess, withoutShown } from '../drawing.mjs';
import { embedAddress, FORMS, ownCode } from '../embed-code.mjs';
import { isFile } from '../own-game.mjs';
import { PUBLISHED } from '../publication.mjs';

export const summary = 'Write what a page pastes to show a board';

/** Package networks show pages as text. */
const FROM =
  PUBLISHED === undefined
    ? 'needed, since this version is not published'
    : 'by default where it is published;\n              the forms frame and link need it, and without it a fallback has no link';

export const usage = `Usage: planisphere snippet <text> [--form <form>] [--from <address>] [--set <name>=<value>]...

  <text>      a record, such as "star/1 rings=4 | S31 T20", or a position; without it, --game names the board
  --game      the game, such as star, where the text does not name it: a record does
  --form      loader: a script that brings any board, and the tag; by default
              single: a script that holds the board, all of which its integrity covers, and the tag
              frame:  a sandboxed frame with the embed page, and a link below it
              link:   a link to the embed page, and a script that makes a frame of it
  --from      the address of the folder dist of this version, such as https://example.org/boards/;
              ${FROM}
  --set       an attribute of the board, as often as you like: --set controls=minimal --set readonly
  --picture   the address of a picture, shown where the board is not
  --text      the words of the link; by default "Play this position" and the like
  --theme     light, dark or auto, for the embed page; a board in your page follows the page
  --height    the height of a frame in px, 200 to 2000; by default 780
  --strict    with the loader, an import map that covers each module of this board

A game of your own goes by the module that exports it, and its board by the script that registers it:
  --game      the module, such as ./game.js
  --script    the address of the script, such as https://example.org/hex-board.js
  --tag       the tag of the board; by default the game's name and -board

The integrity is that of the files in this package. Workers, in which bots think, are outside of what an import map
covers.
What the viewer may not know of a hidden game is left out, unless you add --set viewer=all.
The exit code is 0, 1 if the text is at fault, and 2 if the command was called wrongly.`;

export const options = {
  game: { type: 'string' },
  form: { type: 'string', default: 'loader' },
  from: { type: 'string', ...(PUBLISHED !== undefined && { default: PUBLISHED }) },
  set: { type: 'string', multiple: true, default: [] },
  picture: { type: 'string' },
  text: { type: 'string' },
  theme: { type: 'string' },
  height: { type: 'string' },
  strict: { type: 'boolean', default: false },
  script: { type: 'string' },
  tag: { type: 'string' },
};

/** The address of the folder dist. */
function readFrom(from) {
  if (from !== undefined) return readFolder('--from', from);
  throw new Complaint(
    'This version of Planisphere is not published. Put the folder dist on your site and name its address, such as --from https://example.org/boards/.',
    2,
  );
}

function checkCall({ form, theme, height, strict, picture }, from) {
  if (!Object.hasOwn(FORMS, form))
    throw new Complaint(`--form is “${form}”. It takes loader, single, frame or link.`, 2);
  const isEmbedded = form === 'frame' || form === 'link';
  if (isEmbedded && from === PUBLISHED)
    throw new Complaint(
      `--form ${form} needs the embed page on a site of yours: put the folder dist there and name its address by --from.`,
      2,
    );
  if (theme !== undefined && !['light', 'dark', 'auto'].includes(theme))
    throw new Complaint(`--theme is “${theme}”. It takes light, dark or auto.`, 2);
  if (strict && form !== 'loader')
    throw new Complaint('--strict is for --form loader: other forms load no modules.', 2);
  if (picture !== undefined && form === 'frame')
    throw new Complaint('--picture is for the other forms: a frame leaves no room for it.', 2);
  if (height !== undefined && form !== 'frame') throw new Complaint('--height is for --form frame.', 2);
  if (height !== undefined && !(/^\d{3,4}$/.test(height) && height >= 200 && height <= 2000))
    throw new Complaint(`--height is “${height}”. It takes a whole number from 200 to 2000.`, 2);
}

/** Loader, frames and embed page know the boards of this package alone: any other comes with its author's script. */
function checkOwn(values) {
  const { game, script, tag, form, from } = values;
  if (script === undefined)
    throw new Complaint(
      `${game} is a game of your own. Name the script that registers its board, such as --script https://example.org/hex-board.js.`,
      2,
    );
  if (!URL.canParse(script) || !/^https?:$/.test(new URL(script).protocol))
    throw new Complaint(
      `--script is “${script}”. Write the address of a module, such as https://example.org/hex-board.js.`,
      2,
    );
  if (tag !== undefined && !/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(tag))
    throw new Complaint(`--tag is “${tag}”. Write the tag of the board, such as hex-board.`, 2);
  const isGiven = {
    form: form !== 'loader',
    from: from !== PUBLISHED,
    strict: values.strict,
    theme: values.theme !== undefined,
    height: values.height !== undefined,
  };
  const unfit = Object.keys(isGiven).find((name) => isGiven[name]);
  if (unfit) throw new Complaint(`--${unfit} is for the boards of this package. Yours comes by --script.`, 2);
}

/** Complains about what is only for games of authors. */
function checkKit(values) {
  const own = ['script', 'tag'].find((name) => values[name] !== undefined);
  if (own)
    throw new Complaint(
      `--${own} is for a game of your own. Name its module by --game, such as ./game.js.`,
      2,
    );
}

/** Draws the board with these attributes. A complaint names them as they were given. */
async function pictureWith({ marks, ply, viewer }, text, game) {
  try {
    return await drawnOrComplaint(text, game, { marks, ply: ply && Number(ply), viewer });
  } catch (error) {
    if (error instanceof Complaint) error.message = error.message.replace(/^--/, '--set ');
    throw error;
  }
}

/** The tag, its attributes, what a picture of it says, and what a link plays. */
async function boardOf(text, { game, set }) {
  if (text === undefined) {
    if (game === undefined) throw new Complaint(`Give a text, or name the board by --game.\n\n${usage}`, 2);
    const board = await boardFor(game);
    const tag = tagOfBoard(board);
    const attributes = await readAttributes(board, set);
    const name = (await wordsOf(board)).say('game.name');
    const daily = await dailyOf(board, attributes);
    const title = daily === undefined ? name : `${name}. ${titleFor(daily)}`;
    return { tag, attributes, title, alt: title, what: daily?.what ?? name };
  }
  const { board, tag } = await drawnOrComplaint(text, game, {});
  const beside = await attributesBeside(board, set);
  const picture = await pictureWith(beside, text, game);
  const page = await published(picture, text, beside);
  if (page.isLess) tellLess(text, '--set viewer=all');
  const attributes = { ...page.attributes, ...(page.isShown ? withoutShown(beside) : beside) };
  const what = attributes.puzzle === undefined ? 'this position' : 'this puzzle';
  return { tag, attributes, title: picture.title, alt: altOf(picture), what };
}

export async function run([text, ...rest], values) {
  if (rest.length > 0)
    throw new Complaint(`Give one text, in quotes; this is one more: “${rest[0]}”.\n\n${usage}`, 2);
  const picture = values.picture === undefined ? undefined : readPicture('--picture', values.picture);
  if (values.game !== undefined && isFile(values.game)) {
    checkOwn(values);
    const board = await boardOf(text, values);
    const { script, tag = board.tag, text: words = board.title } = values;
    console.log(ownCode({ ...board, script, tag, words, picture }));
    return 0;
  }
  checkKit(values);
  const from = readFrom(values.from);
  checkCall(values, from);
  const { form, theme, height, strict } = values;
  const board = await boardOf(text, values);
  if (Object.hasOwn(board.attributes, 'remember') && (form === 'frame' || form === 'link'))
    throw new Complaint(
      `--set remember is for --form loader or single. The embed page of --form ${form} remembers no game, because anybody can write its address.`,
      2,
    );
  const link = from === PUBLISHED ? undefined : embedAddress(from, board.tag, board.attributes, theme);
  const words = values.text ?? (link === undefined ? board.title : `Play ${board.what}`);
  const code = FORMS[form]({ ...board, from, link, words, picture, height, isStrict: strict });
  console.log(code);
  return 0;
}
