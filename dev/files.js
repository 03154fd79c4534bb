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

/**
 * The folder from which other pages get the boards: where they are published, else where this gallery has them.
 * Undefined where the server does not say.
 */
export async function readPublished() {
  const told = await (await read('published.json'))?.json();
  return told && (told.address ?? new URL('dist/', import.meta.url).href);
}

/** Loads a classic script, which knows its own address. */
export function loadScript(src) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${src} could not be loaded`));
    script.src = src;
    document.head.append(script);
  });
}
