/** Starts a worker from a file that may stand on another origin, from which no page may start one by its address. */
export function startWorker(address: string): Worker {
  // A sandboxed frame has an origin of its own.
  if (new URL(address).origin === self.origin) return new Worker(address);
  const text = `importScripts(${JSON.stringify(address)})`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return new Worker(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
