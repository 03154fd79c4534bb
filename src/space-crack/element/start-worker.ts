/** Starts the worker of Space Crack's bots. The literal is what bundlers look for; single files bring their own way. */
export function startWorker(): Worker {
  return new Worker(new URL('./bot.worker.js', import.meta.url), { type: 'module' });
}
