// Draws records and positions into SVG or PNG files.
import { extname, join } from 'node:path';
import { makeCard, readSize } from '../card.mjs';
import { Complaint } from '../complaint.mjs';
import { cardTexts, drawingOptions, drawingUsage, drawn, svgOptions, tell } from '../drawing.mjs';
import { isFolder, makeFolder, readText, write } from '../files.mjs';
import { checkPeer, toPng, Unfit, withShapes } from '../raster.mjs';
import { complain } from '../terminal.mjs';

export const summary = 'Draw a record or a position, as SVG or PNG';

export const usage = `Usage: planisphere picture <text> [-o <file>]
       planisphere picture --file <file> [-o <file or folder>]

  <text>             a record, such as "star/1 rings=4 | S31 T20", or a position; - reads it from standard input
  --file             a file with one text on each line, - for standard input; empty lines and those that begin with #
                     are skipped
  -o, --out          the file to write, .svg or .png; without it, the picture goes to standard output; for --file a
                     folder, in which pictures are named by their lines, as 3.svg
  --format           svg or png, if the name of the file does not say it; by default svg
${drawingUsage}
  --width            the width in px, 32 to 8192; by default 600
  --scale            how many times as wide a PNG is, 0.1 to 8; by default 1
  --letters          text, or shapes, which look the same everywhere; by default text
  --font             a font for the letters, if the reader's computer has it

  --size             width x height of a card for social networks, such as 1200x630: text beside the board, or below it
  --title            the title of the card; by default the caption, or the name of the game
  --site-name        a name at the top of the card

A game of your own goes by the module that exports it, such as --game ./game.js.
A PNG has one theme: with --theme auto it is light. PNG and shapes need the package @resvg/resvg-js.
The exit code is 0 if everything was drawn, 1 if a text is at fault, and 2 if the command was called wrongly.`;

export const options = {
  ...drawingOptions,
  file: { type: 'string' },
  out: { type: 'string', short: 'o' },
  format: { type: 'string' },
  width: { type: 'string' },
  scale: { type: 'string', default: '1' },
  letters: { type: 'string', default: 'text' },
  font: { type: 'string' },
  size: { type: 'string' },
  title: { type: 'string' },
  'site-name': { type: 'string' },
};

const FORMATS = ['svg', 'png'];

/** The texts to draw: the one given, or those of a file, each with its line. */
function textsFrom([text, ...rest], file) {
  if (rest.length > 0)
    throw new Complaint(`Give one text, in quotes; this is one more: “${rest[0]}”.\n\n${usage}`, 2);
  if ((text === undefined) === (file === undefined))
    throw new Complaint(`Give either a text or --file.\n\n${usage}`, 2);
  if (file === undefined) return [{ text: text === '-' ? readText('-') : text }];
  const texts = readText(file)
    .split(/\r\n?|\n/)
    .map((one, n) => ({ text: one, line: n + 1 }))
    .filter((one) => one.text.trim() !== '' && !one.text.trimStart().startsWith('#'));
  if (texts.length === 0) throw new Complaint(`${file}: There is no text in it.`);
  return texts;
}

function formatFor({ out, format, file }) {
  const ending = out === undefined ? '' : extname(out).slice(1).toLowerCase();
  if (format !== undefined && !FORMATS.includes(format))
    throw new Complaint(`--format is “${format}”. It takes svg or png.`, 2);
  if (file !== undefined) {
    if (out === undefined || (FORMATS.includes(ending) && !isFolder(out)))
      throw new Complaint('--file needs -o <folder>.', 2);
    return format ?? 'svg';
  }
  if (out === undefined) return format ?? 'svg';
  if (!FORMATS.includes(ending))
    throw new Complaint(`-o is “${out}”. Name a file that ends with .svg or .png.`, 2);
  if (format !== undefined && ending !== format)
    throw new Complaint(`-o names a file .${ending}, and --format is ${format}.`, 2);
  return ending;
}

function readScale(text) {
  const scale = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!(scale >= 0.1 && scale <= 8))
    throw new Complaint(`--scale is “${text}”. It takes a number from 0.1 to 8.`, 2);
  return scale;
}

/** The picture with another font before those that it names. */
function inFont(svg, font) {
  if (font === undefined) return svg;
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,60}$/u.test(font))
    throw new Complaint(`--font is “${font}”. Write the name of a font, such as Charter.`, 2);
  return svg.replace(/ font-family="/g, ` font-family="'${font}',`);
}

function checkLetters({ letters, font }) {
  if (!['text', 'shapes'].includes(letters))
    throw new Complaint(`--letters is “${letters}”. It takes text or shapes.`, 2);
  inFont('', font);
}

/** A picture or a card of a text; `{ fault }` if it cannot be drawn. */
async function pictureOf(text, values, card) {
  const options = svgOptions(values);
  const result = await drawn(text, values.game, options);
  if (result.fault) return result;
  if (card === undefined) return { svg: result.svg() };
  const title = [values.title, options.caption].find((one) => one !== undefined && one.trim() !== '');
  const texts = await cardTexts(result, title);
  return makeCard(result, { ...card, ...texts, site: values['site-name'] ?? '' });
}

async function contentOf(text, values, { card, format, scale }) {
  const picture = await pictureOf(text, values, card);
  if (picture.fault) return picture;
  const svg = inFont(picture.svg, values.font);
  if (format === 'png') return { content: await toPng(svg, scale) };
  if (values.letters === 'text') return { content: `${svg}\n` };
  if (values.theme !== 'auto') return { content: `${await withShapes(svg)}\n` };
  const [day, night] = await Promise.all(
    ['light', 'dark'].map((theme) => pictureOf(text, { ...values, theme }, card)),
  );
  return { content: `${await withShapes(inFont(day.svg, values.font), inFont(night.svg, values.font))}\n` };
}

async function one({ text }, values, to) {
  const { content, fault } = await contentOf(text, values, to);
  if (fault) throw new Complaint(tell(fault, text), fault.isCall ? 2 : 1);
  if (values.out === undefined) process.stdout.write(content);
  else write(values.out, content);
  return 0;
}

/**
 * A text that cannot be drawn: its line is told, and the others are drawn. Where an option is at fault, no more are.
 */
async function contentOrTell({ text, line }, values, to) {
  const source = { file: values.file, line };
  try {
    const { content, fault } = await contentOf(text, values, to);
    if (fault?.isForAll) throw new Complaint(tell(fault, text), 2);
    if (fault) complain(tell(fault, text, source));
    return content;
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    complain(tell({ sentence: error.message }, text, source));
    return undefined;
  }
}

async function many(texts, values, to) {
  let count = 0;
  for (const one of texts) {
    const content = await contentOrTell(one, values, to);
    if (content === undefined) continue;
    if (count++ === 0) makeFolder(values.out);
    write(join(values.out, `${one.line}.${to.format}`), content);
  }
  return count < texts.length ? 1 : 0;
}

export async function run(positionals, values) {
  const { size, width } = values;
  const card = size === undefined ? undefined : readSize(size);
  if (card && width !== undefined)
    throw new Complaint('--size has a width of its own: leave out --width.', 2);
  const cardOnly = ['title', 'site-name'].find((name) => values[name] !== undefined);
  if (!card && cardOnly)
    throw new Complaint(`--${cardOnly} is for cards: give their --size too, such as 1200x630.`, 2);
  checkLetters(values);
  const format = formatFor(values);
  const to = { card, format, scale: readScale(values.scale) };
  const texts = textsFrom(positionals, values.file);
  if (format === 'png' || values.letters === 'shapes') await checkPeer();
  return values.file === undefined ? one(texts[0], values, to) : many(texts, values, to);
}
