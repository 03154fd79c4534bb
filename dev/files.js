// Reads files of the gallery, and knows what a page that embeds one may demand of it.

/** The answer, or undefined where there is none. */
export async function read(path) {
  try {
    const response = await fetch(path);
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

/** What a page that embeds the file may demand of it; undefined where a browser offers no digest. */
export async function integrityOf(path) {
  const file = await (await read(path))?.arrayBuffer();
  if (!file || !globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', file));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
