/**
 * How a worker of the files for script tags starts: from the text of a script, or from a file that may stand on another
 * origin.
 */

/** A worker that runs this text. */
export function startFromText(text: string): Worker {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return new Worker(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A worker that runs the script at this address. No page may start one from another origin by its address. */
export function startWorker(address: string): Worker {
  // A sandboxed frame has an origin of its own.
  if (new URL(address).origin === self.origin) return new Worker(address);
  return startFromText(`importScripts(${JSON.stringify(address)})`);
}
