// Reads files of the gallery, and what its server tells.

/** The answer, or undefined where there is none. */
export async function read(path) {
  try {
    const response = await fetch(path);
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

/** The folder where the boards' files are published, or undefined where the server does not say. */
export async function readPublished() {
  return (await (await read('published.json'))?.json())?.address;
}
