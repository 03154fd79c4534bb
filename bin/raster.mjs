// Has SVG files drawn by resvg: as PNG, and with letters as shapes. Only the commands that need it ask for it.
import { Complaint } from './complaint.mjs';
import { element } from './markup.mjs';

/** The most pixels of a PNG: more would take gigabytes. */
const MOST = 64e6;

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

const SAMPLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="5" y="30">A</text></svg>';

/** A computer without fonts would leave out all letters and say nothing. */
function checkFonts(Resvg, svg) {
  if (svg.includes('<text') && new Resvg(SAMPLE).getBBox() === undefined)
    throw new Complaint('This computer has no font to draw the letters with. Install one, such as DejaVu.');
}

/** The bytes of a PNG, `scale` times as wide as the SVG. */
export async function toPng(svg, scale = 1) {
  const Resvg = await resvg();
  checkFonts(Resvg, svg);
  const drawing = new Resvg(svg, { fitTo: { mode: 'zoom', value: scale } });
  const pixels = drawing.width * drawing.height * scale ** 2;
  if (pixels > MOST)
    throw new Complaint(
      `This PNG would have ${Math.round(pixels / 1e6)} million pixels. At most ${MOST / 1e6} million are drawn: ask for less by --width or --scale.`,
      2,
    );
  return drawing.render().asPng();
}

const headOf = (svg) => /^<svg [^>]*>(?:<title>[^<]*<\/title>)?(?:<desc>[^<]*<\/desc>)?/.exec(svg)[0];

/** What is drawn, without the outermost element; names within begin with `prefix`, so that two can stand in one file. */
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
