// Sees to it that every worker's literal address, `new URL('./bot.worker.js', import.meta.url)`, leads to a file that
// is built beside the chunk it ended up in: bundlers and browsers read it as it stands.
import { posix } from 'node:path';

const ADDRESS = /new URL\(["'](\.[^"']+)["'], import\.meta\.url\)/g;

export function workerFiles() {
  return {
    name: 'worker-files',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const [, address] of (chunk.code ?? '').matchAll(ADDRESS)) {
          const file = posix.join(posix.dirname(chunk.fileName), address);
          if (!bundle[file]) this.error(`${chunk.fileName} starts ${address}, but ${file} is not built.`);
        }
      }
    },
  };
}
