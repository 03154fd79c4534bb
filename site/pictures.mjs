// Pictures of boards, as files for pages that begin without a script: each by day and by night.
import { pathToFileURL } from 'node:url';

/** What a board with these attributes shows, as its picture takes it. */
const textOf = ({ record, position, puzzle }) => record ?? position ?? puzzle;

const attributesText = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${String(value).replaceAll('"', '&quot;')}"`)
    .join('');

/** The bare board as a file. */
function fileOf({ root, style, board: { markup, frame, width, height } }) {
  const attributes = attributesText({ ...root, viewBox: frame.join(' '), width, height });
  return `<svg${attributes}><style>${style}</style>${markup}</svg>`;
}

/** The pictures of a board: `day`, `night`, and their size. `width` is in px. */
export async function picturesOf(root, { game, attributes, width }) {
  const { toSvg } = await import(pathToFileURL(`${root}/dist/es/pure/${game}.js`).href);
  const draw = (theme) => {
    const { ply, marks } = attributes;
    const options = { theme, width, marks, ply: ply === undefined ? undefined : Number(ply) };
    const drawn = toSvg.parts(textOf(attributes), options);
    if (!drawn.ok) throw new Error(`The picture of ${game} cannot be drawn: ${drawn.error.code}`);
    return drawn.value;
  };
  const day = draw('light');
  const { board } = day;
  return { day: fileOf(day), night: fileOf(draw('dark')), width: board.width, height: board.height };
}
