// Reads our sources: TypeScript to JavaScript, sentences as they are filled in, templates and style sheets without
// their white space. Each module is
// read once, however many files it goes into.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import esbuild from 'rollup-plugin-esbuild';
import htmlLiterals from 'rollup-plugin-html-literals';
import { compileTable, isTable } from './messages.mjs';
import { definitions } from './published.mjs';
import { nameOf } from './slices.mjs';

const LITERAL = /\b(html|svg|css)`/;

const literals = htmlLiterals({
  failOnError: true,
  // An svg template stands outside of its <svg>: without its slash a <path/> would swallow the next one.
  options: { minifyOptions: { keepClosingSlash: true } },
});
const script = esbuild({
  target: 'es2022',
  sourceMap: false,
  tsconfig: 'tsconfig.json',
  define: definitions,
});

const texts = new Map();

async function read(context, source, id) {
  const code = isTable(id) ? compileTable(source, nameOf(id)) : source;
  const short = LITERAL.test(code)
    ? ((await literals.transform.call(context, code, id))?.code ?? code)
    : code;
  return (await script.transform.call(context, short, id)).code;
}

export function sources() {
  return {
    name: 'sources',
    resolveId(source, importer) {
      if (!source.startsWith('.') || !source.endsWith('.js') || !importer) return null;
      const file = resolve(dirname(importer), source.replace(/\.js$/, '.ts'));
      return existsSync(file) ? file : null;
    },
    async transform(code, id) {
      if (!/^(src|compose)\//.test(nameOf(id) ?? '')) return null;
      // A single file's plugins may bring another text for the same module.
      const key = id + code;
      if (!texts.has(key)) texts.set(key, read(this, code, id));
      return { code: await texts.get(key), map: null };
    },
  };
}
