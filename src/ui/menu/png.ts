/** An SVG file of a board as a PNG, drawn by the browser. */

export type Theme = 'light' | 'dark';

/** For the clipboard, and as an address for a file to save. */
export interface Png {
  readonly blob: Blob;
  readonly address: string;
}

/** Sharp on dense screens, and where a chat shows it large. */
const SCALE = 2;

/** By day or by night, as the board looks now. */
export function themeOf(board: Element): Theme {
  const probe = board.ownerDocument.createElement('i');
  probe.style.color = 'light-dark(#fff,#000)';
  board.shadowRoot?.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color === 'rgb(0, 0, 0)' ? 'dark' : 'light';
}

/** Rejects where a page’s policy forbids images from `data:`. */
export async function pngOf(svg: string): Promise<Png> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', () =>
      reject(new Error('The page allows no images from data: addresses.')),
    );
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });
  const canvas = document.createElement('canvas');
  const width = SCALE * image.naturalWidth;
  const height = SCALE * image.naturalHeight;
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (made) => (made ? resolve(made) : reject(new Error('The browser made no PNG of the picture.'))),
      'image/png',
    ),
  );
  return { blob, address: canvas.toDataURL('image/png') };
}
