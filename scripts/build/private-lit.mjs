// Makes the Lit inside a single file private and free of policies: it asks for no Trusted Types policy, parses its
// templates by our own parser instead of innerHTML, and neither sets nor reads a global.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, ROOT } from './slices.mjs';

const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/lit/package.json'), 'utf8'));

const PARSER = join(ROOT, 'src/ui/dom/markup.ts');

/** The edits by module: the text in it, and its replacement. Each must match exactly once. */
const EDITS = {
  'node_modules/lit-html/lit-html.js': [
    [/\w\?\w\.createPolicy\("lit-html",\{createHTML:\w=>\w\}\):void 0/, 'void 0'],
    [/return void 0!==(\w)\?\1\.createHTML\((\w)\):\2\}/, 'return $2}'],
    // The names of bound attributes must be names that setAttribute() takes: no sign before them, no dollar in them.
    [/="\$lit\$"/, '="-lit-"'],
    [
      /`lit\$\$\{Math\.random\(\)\.toFixed\(9\)\.slice\(2\)\}\$`/,
      '`lit-${Math.random().toFixed(9).slice(2)}-`',
    ],
    [
      /\((\w)\.push\((\w)\),(\w)\.slice\(0,(\w)\)\+(\w)\+\3\.slice\(\4\)/,
      '($3.slice(0,$4-$2.length)+"a"+$1.push($2)+$5+$3.slice($4)',
    ],
    [
      /static createElement\((\w),\w\)\{const (\w)=\w\.createElement\("template"\);return \2\.innerHTML=\1,\2\}/,
      'static createElement($1){return{content:parseMarkup($1)}}',
    ],
    [
      /(\w)=(\w)\.litHtmlPolyfillSupport;\1\?\.\(\w,\w\),\(\2\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\);const /,
      '',
    ],
    [/^/, `import { parseMarkup } from ${JSON.stringify(PARSER)};\n`],
  ],
  'node_modules/lit-element/lit-element.js': [
    [
      /,(\w)\.litElementHydrateSupport\?\.\(\{LitElement:\w\}\);const (\w)=\1\.litElementPolyfillSupport;\2\?\.\(\{LitElement:\w\}\);/,
      ';',
    ],
    [/\(\w\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/, ''],
  ],
  'node_modules/@lit/reactive-element/reactive-element.js': [
    [
      /,(\w)=\w\.reactiveElementPolyfillSupport,(.*),\1\?\.\(\{ReactiveElement:\w\}\),\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/s,
      ',$2;',
    ],
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w\.litPropertyMetadata\?\?=new WeakMap;/, ''],
    [
      /const (\w)=this\[Symbol\.metadata\];if\(null!==\1\)\{const \w=litPropertyMetadata\.get\(\1\);.*?\)\}/,
      '',
    ],
  ],
};

/** A module's text after its edits; undefined for a module without. */
export function edited(name, code) {
  return EDITS[name]?.reduce((text, [from, to]) => {
    const matches = text.match(new RegExp(from.source, `${from.flags}g`)) ?? [];
    if (matches.length === 1) return text.replace(from, to);
    throw new Error(
      `${name} (lit ${version}) holds ${matches.length} times what scripts/build/private-lit.mjs replaces once. Update its EDITS: ${from.source}`,
    );
  }, code);
}

export function privateLit() {
  const missing = new Set(Object.keys(EDITS));
  return {
    name: 'private-lit',
    transform(code, id) {
      const name = nameOf(id);
      const text = name && edited(name, code);
      if (!text) return null;
      missing.delete(name);
      return { code: text, map: null };
    },
    generateBundle() {
      if (missing.size > 0)
        this.error(`never saw ${[...missing].join(', ')}, which scripts/build/private-lit.mjs edits`);
    },
  };
}
