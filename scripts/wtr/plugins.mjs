// Knows what our sources need of the test server: workers written in TypeScript, the list of slices, what each test file begins with.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { elements } from '../build/slices.mjs';

/**
 * `new Worker(new URL('./bot.worker.js', import.meta.url))` names the file that the build makes; here the
 * source stands in for it. (The esbuild plugin does the same for imports, which it can see.)
 */
export function serveSourcesAsScripts(rootDir) {
  return async function sourcesAsScripts(context, next) {
    if (context.path.endsWith('.js') && !context.path.includes('/node_modules/')) {
      const file = join(rootDir, decodeURIComponent(context.path));
      const source = file.replace(/\.js$/, '.ts');
      if (!existsSync(file) && existsSync(source)) {
        context.url = context.url.replace(context.path, context.path.replace(/\.js$/, '.ts'));
      }
    }
    return next();
  };
}

/** Every test file first loads what makes a console error a failure and what lets each test begin alike. */
export function prepareTests() {
  return {
    name: 'prepare-tests',
    transform(context) {
      if (!/\.(browser|media)\.ts$/.test(context.path)) return undefined;
      return { body: `import '/scripts/wtr/console.js'; import '/scripts/wtr/calm.js'; ${context.body}` };
    },
  };
}

/** `test/slices.js` is made here: it registers every slice's element and exports their tags, and by tag their words. */
export function listSlices() {
  return {
    name: 'list-slices',
    serve(context) {
      if (context.path !== '/test/slices.js') return undefined;
      const imports = elements.flatMap(({ game }, i) => [
        `import '../src/${game}/element/define.js';`,
        `import { words as words${i} } from '../src/${game}/words.en.js';`,
      ]);
      const tags = elements.map(({ tag }) => tag);
      const words = elements.map(({ tag }, i) => `'${tag}': words${i}`);
      const body = [
        ...imports,
        `export const tags = ${JSON.stringify(tags)};`,
        `export const wordsOf = { ${words.join(', ')} };`,
      ];
      return { body: body.join('\n'), type: 'js' };
    },
  };
}
