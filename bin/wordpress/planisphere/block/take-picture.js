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

/** A refusal as the board itself would say it, and the attribute that is at fault, if one is. */
async function reasonOf(refusal, game, tag) {
  const texts = new URL(`../words/${tag}.json`, game);
  const [{ makeWords, readMessages, sayRefusal }, answer] = await Promise.all([
    import(new URL('core.js', game).href),
    fetch(texts),
  ]);
  const words = makeWords('en', readMessages(await answer.json()));
  return { sentence: sayRefusal(words, refusal), name: refusal.at?.path };
}

/**
 * `game`: the address of the module with toSvg for the board `tag`. `record`: what the board shows. `settings`: its
 * attributes by name. Returns `{ png, alt }`, or `{ refusal }` with a `sentence`, and the `name` of the attribute that
 * is at fault. Readers of feeds are spectators, so a hidden game shows what those may know.
 */
export async function takePicture(game, tag, record, { ply, marks, look, coordinates }) {
  const { toSvg } = await import(game);
  const made = toSvg(record, {
    width: WIDTH,
    marks,
    look,
    ply: /^\d+$/.test(ply) ? Number(ply) : ply,
    coordinates: coordinates === undefined ? undefined : true,
  });
  if (!made.ok) return { refusal: await reasonOf(made.error, game, tag) };
  return { png: await toPng(made.value), alt: altOf(made.value) };
}
