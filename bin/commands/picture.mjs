// Draws records and positions into SVG or PNG files.
import { extname, join } from 'node:path';
import { makeCard, readSize } from '../card.mjs';
import { Complaint } from '../complaint.mjs';
import { cardTexts, drawingOptions, drawingUsage, drawn, svgOptions, tell } from '../drawing.mjs';
import { isFolder, makeFolder, readText, write } from '../files.mjs';
import { toPng, withShapes } from '../raster.mjs';

export const summary = 'Draw a record or a position, as SVG or PNG';

export const usage = `Usage: planisphere picture <text> [-o <file>]
       planisphere picture --file <file> [-o <file or folder>]

  <text>             a record, such as "star/1 rings=4 | S31 T20", or a position; - reads standard input
  --file             a file with one text on each line; empty lines and those that begin with # are skipped
  -o, --out          the file to write, .svg or .png; a folder for the texts of several lines, which are named by
                     their lines, as 3.svg; without it, the picture goes to standard output
  --format           svg or png, if the name of the file does not say it; by default svg
${drawingUsage}
  --width            the width in px, 32 to 8192; by default 600
  --scale            how many times as wide a PNG is, 0.1 to 8; by default 1
  --letters          text, or shapes, which look the same everywhere; by default text
  --font             a font for the letters, if the reader's computer has it

  --size             width x height of a card for social networks, such as 1200x630: text beside the board, or below it
  --title            the title of the card; by default the caption, or the name of the game
  --site-name        a name at the top of the card

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

/** What is to be drawn: texts with the line that each begins on, and the file that they are from. */
function textsFrom([text, ...rest], file) {
  if (rest.length > 0)
    throw new Complaint(`Give one text, in quotes; this is one more: “${rest[0]}”.\n\n${usage}`, 2);
  if ((text === undefined) === (file === undefined))
    throw new Complaint(`Give either a text or --file.\n\n${usage}`, 2);
  const name = file ?? (text === '-' ? '-' : undefined);
  if (name === undefined) return { texts: [{ text, line: 1 }] };
  const texts = readText(name)
    .split(/\r\n?|\n/)
    .map((one, n) => ({ text: one, line: n + 1 }))
    .filter((one) => one.text.trim() !== '' && !one.text.trimStart().startsWith('#'));
  if (texts.length === 0) throw new Complaint(`${name}: There is no text in it.`);
  return { texts, file: name };
}

function formatFor({ out, format }) {
  const ending = out === undefined || isFolder(out) ? '' : extname(out).slice(1).toLowerCase();
  if (format !== undefined && !FORMATS.includes(format))
    throw new Complaint(`--format is “${format}”. It takes svg or png.`, 2);
  if (FORMATS.includes(ending) && format !== undefined && ending !== format)
    throw new Complaint(`-o names a file .${ending}, and --format is ${format}.`, 2);
  return format ?? (FORMATS.includes(ending) ? ending : 'svg');
}

/** The file for each text: what -o names, or in the folder that it names. */
function filesFor(texts, { out }, format) {
  if (out === undefined) {
    if (texts.length > 1)
      throw new Complaint(`There are ${texts.length} texts. Name a folder for their pictures by -o.`, 2);
    return undefined;
  }
  const isFile = FORMATS.includes(extname(out).slice(1).toLowerCase()) && !isFolder(out);
  if (isFile && texts.length > 1)
    throw new Complaint(
      `There are ${texts.length} texts. -o names a file: name a folder for their pictures.`,
      2,
    );
  if (isFile) return { folder: undefined, nameOf: () => out };
  if (texts.length === 1 && !isFolder(out) && !/[\\/]$/.test(out) && extname(out) !== '')
    throw new Complaint(`-o is “${out}”. Name a file that ends with .svg or .png, or a folder.`, 2);
  return { folder: out, nameOf: ({ line }) => join(out, `${line}.${format}`) };
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
  if (result.fault || card === undefined) return result;
  const title = [values.title, options.caption].find((one) => one !== undefined && one.trim() !== '');
  const texts = await cardTexts(result, text, title);
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

export async function run(positionals, values) {
  const { size, width } = values;
  const card = size === undefined ? undefined : readSize(size);
  if (card && width !== undefined)
    throw new Complaint('--size has a width of its own: leave out --width.', 2);
  const cardOnly = ['title', 'site-name'].find((name) => values[name] !== undefined);
  if (!card && cardOnly)
    throw new Complaint(`--${cardOnly} is for cards: give their --size too, such as 1200x630.`, 2);
  checkLetters(values);
  const { texts, file } = textsFrom(positionals, values.file);
  const format = formatFor(values);
  const to = { card, format, scale: readScale(values.scale) };
  const files = filesFor(texts, values, format);
  const pictures = [];
  let exitCode = 0;
  for (const one of texts) {
    const { content, fault } = await contentOf(one.text, values, to);
    if (!fault) {
      pictures.push({ ...one, content });
      continue;
    }
    if (fault.isForAll) throw new Complaint(tell(fault, one.text), 2);
    console.error(tell(fault, one.text, file && { file, line: one.line }));
    exitCode = fault.isCall && file === undefined ? 2 : 1;
  }
  if (files === undefined) for (const { content } of pictures) process.stdout.write(content);
  else {
    if (files.folder !== undefined && pictures.length > 0) makeFolder(files.folder);
    for (const picture of pictures) write(files.nameOf(picture), picture.content);
  }
  return exitCode;
}
