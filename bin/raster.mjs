// Has SVG files drawn by resvg: as PNG, and with letters as shapes. Only the commands that need it ask for it.
import { Complaint } from './complaint.mjs';
import { element, escaped } from './markup.mjs';

/** The most pixels of a PNG: more would take gigabytes. */
const MOST = 64e6;

/** The most letters that a complaint names. */
const MOST_TOLD = 12;

/** A fault of one picture; others may still be drawn. */
export class Unfit extends Complaint {}

async function resvg() {
  try {
    const { Resvg } = await import('@resvg/resvg-js');
    return Resvg;
  } catch {
    throw new Complaint(
      'To write a PNG or letters as shapes, this command needs @resvg/resvg-js. Run: npm install --save-dev @resvg/resvg-js',
    );
  }
}

/** Complains if the library is not there. */
export const checkPeer = async () => void (await resvg());

/** No font has it: what is drawn in its place stands for every letter that is missing. */
const NOBODYS = '\u0378';

/**
 * The letters of a text that no font of this computer has, which would become empty boxes; undefined if there is no
 * font at all.
 */
function missing(Resvg, text) {
  const letters = [...new Set(text.replace(/[\s\p{M}\p{Cc}\p{Cf}]/gu, ''))];
  const texts = [NOBODYS, 'A', ...letters].map((letter, n) =>
    element('text', { id: `t${n}`, x: 5, y: 30 }, escaped(letter)),
  );
  const flat = new Resvg(
    element('svg', { xmlns: 'http://www.w3.org/2000/svg', width: 40, height: 40 }, texts.join('')),
  ).toString();
  const [box, some, ...drawn] = texts.map((_, n) => new RegExp(`<g id="t${n}">([^]*?)</g>`).exec(flat)?.[1]);
  return some === undefined
    ? undefined
    : letters.filter((_, n) => drawn[n] === undefined || drawn[n] === box);
}

const SIGNS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const unescaped = (text) => text.replace(/&\w+;/g, (entity) => SIGNS[entity] ?? entity);

/** A computer without a font for a letter would draw an empty box, or nothing, and say nothing. */
function checkFonts(Resvg, svg) {
  const text = [...svg.replace(/<(title|desc|style)>[^<]*/g, '').matchAll(/>([^<]+)</g)].map(
    ([, inside]) => inside,
  );
  if (text.length === 0) return;
  const gone = missing(Resvg, unescaped(text.join('')));
  if (gone === undefined)
    throw new Complaint('This computer has no font to draw the letters with. Install one, such as DejaVu.');
  if (gone.length > 0)
    throw new Unfit(
      `This computer has no font with “${gone.slice(0, MOST_TOLD).join('')}”${gone.length > MOST_TOLD ? ' and more' : ''}. Install one, such as Noto, or write the text in other letters.`,
    );
}

/** The bytes of a PNG, `scale` times as wide as the SVG. */
export async function toPng(svg, scale = 1) {
  const Resvg = await resvg();
  checkFonts(Resvg, svg);
  const drawing = new Resvg(svg, { fitTo: { mode: 'zoom', value: scale } });
  const pixels = drawing.width * drawing.height * scale ** 2;
  if (pixels > MOST)
    throw new Unfit(
      `This PNG would have ${Math.round(pixels / 1e6)} million pixels. At most ${MOST / 1e6} million are drawn: ask for less by --width or --scale.`,
      2,
    );
  return drawing.render().asPng();
}

const headOf = (svg) => /^<svg [^>]*>(?:<title>[^<]*<\/title>)?(?:<desc>[^<]*<\/desc>)?/.exec(svg)[0];

/**
 * The drawing without its outermost element. Names within begin with `prefix`, so that two drawings can share a file.
 */
const innerOf = (flat, prefix) =>
  flat
    .replace(/^[^]*?<svg [^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<defs\/>/g, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/( id="|url\(#|href="#)/g, `$1${prefix}`);

/** The same picture with its letters as shapes; `night` is the same picture by night, where it has both. */
export async function withShapes(svg, night) {
  const Resvg = await resvg();
  checkFonts(Resvg, svg);
  const flat = (one, prefix) => innerOf(new Resvg(one).toString(), prefix);
  // Rules of the picture are gone, and with them the need for the class that they hold in.
  const head = headOf(svg).replace(/ (?:class|font-family)="[^"]*"/g, '');
  if (night === undefined) return `${head}${flat(svg, '')}</svg>`;
  const style =
    '.by-night{display:none}@media (prefers-color-scheme:dark){.by-day{display:none}.by-night{display:inline}}';
  const [day, dark] = [
    element('g', { class: 'by-day' }, flat(svg, 'd')),
    element('g', { class: 'by-night' }, flat(night, 'n')),
  ];
  return `${head}<style>${style}</style>${day}${dark}</svg>`;
}
