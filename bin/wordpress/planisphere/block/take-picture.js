// Draws what a board shows as a PNG. edit.js imports this file when an author asks for a picture.

/** In px. The PNG has twice as many, for fine screens. */
const WIDTH = 600;
const SCALE = 2;

/** A longer one is cut after a sentence. */
const LONGEST_ALT = 400;

function altOf(svg) {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const [title, description] = ['title', 'desc'].map((name) => page.querySelector(name)?.textContent ?? '');
  const whole = `${title}. ${description}`;
  if (whole.length <= LONGEST_ALT) return whole.trim();
  return whole.slice(0, whole.lastIndexOf('. ', LONGEST_ALT) + 1);
}

async function toPng(svg) {
  const image = document.createElement('img');
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width * SCALE, image.height * SCALE];
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * `game`: the address of the module with the board's toSvg. `board`: the board, which knows its record. `settings`: its
 * attributes by name. Returns `{ png, alt }`. Readers of feeds are spectators, so a hidden game shows what those may know.
 */
export async function takePicture(game, board, { ply, marks, look, coordinates }) {
  const { toSvg } = await import(game);
  await board.settled;
  const made = toSvg(board.record, {
    width: WIDTH,
    marks,
    look,
    ply: ply === undefined ? undefined : Number(ply),
    coordinates: coordinates === undefined ? undefined : true,
  });
  if (!made.ok) throw new Error(made.error.code);
  return { png: await toPng(made.value), alt: altOf(made.value) };
}
