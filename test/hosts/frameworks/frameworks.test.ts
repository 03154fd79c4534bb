/** Whether the checkers of Vue and Svelte find what is wrong in a template, and let pass what is right. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/build/slices.mjs';

const HOSTS = fileURLToPath(new URL('../node_modules', import.meta.url));

const SETTINGS = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  vueCompilerOptions: { strictTemplates: true },
};

const VUE = `<script setup lang="ts">
import type {} from 'planisphere/vue';
</script>
<template>`;

const SVELTE = `<script lang="ts">
  import type {} from 'planisphere/svelte';
</script>`;

/** By file, what a page’s author writes. */
const FILES = {
  'Right.vue': `${VUE}
  <star-board rings="4" :bot-pace="200" pie class="wide" @seat-turn="({ seats }) => console.log(seats)">
    <a href="/puzzle">The puzzle</a>
  </star-board>
  <board-set heading="Week 3" no-hints @set-end="({ code }) => console.log(code)" />
</template>`,
  'Wrong.vue': `${VUE}
  <star-board :bot-pase="200" />
  <star-board @game-end="({ seats }) => console.log(seats)" />
  <star-board rings="many" />
</template>`,
  'Right.svelte': `${SVELTE}
<star-board rings="4" bot-pace={200} pie class="wide" onseat-turn={({ currentTarget }) => currentTarget.undo()}>
  <a href="/puzzle">The puzzle</a>
</star-board>
<board-set heading="Week 3" no-hints onset-end={({ code }) => console.log(code)}></board-set>`,
  'Wrong.svelte': `${SVELTE}
<star-board bot-pase={200}></star-board>
<star-board ongame-end={({ seats }) => console.log(seats)}></star-board>
<star-board rings="many"></star-board>`,
};

/** What each checker says of the three lines that are wrong. */
const FAULTS = [/bot-?pase/i, /'seats' does not exist/, /many/];

describe('a checker of templates', () => {
  const app = mkdtempSync(join(tmpdir(), 'planisphere-templates-'));

  beforeAll(() => {
    const own = join(app, 'node_modules/planisphere');
    mkdirSync(join(app, 'src'), { recursive: true });
    for (const path of ['package.json', 'dist/es', 'dist/types'])
      cpSync(join(ROOT, path), join(own, path), { recursive: true });
    for (const name of ['lit', '@lit', 'lit-html', 'lit-element', 'vue', 'typescript'])
      symlinkSync(join(ROOT, 'node_modules', name), join(app, 'node_modules', name), 'junction');
    symlinkSync(join(HOSTS, 'svelte'), join(app, 'node_modules/svelte'), 'junction');
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(app, 'src', name), text);
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ ...SETTINGS, include: ['src'] }));
  });
  afterAll(() => rmSync(app, { recursive: true, force: true }));

  it.each([
    ['vue', 'vue-tsc/bin/vue-tsc.js', []],
    ['svelte', 'svelte-check/bin/svelte-check', ['--tsconfig', './tsconfig.json', '--output', 'machine']],
  ])('of %s names each wrong attribute, value and field, and nothing else', (ending, program, parameters) => {
    const { stdout } = spawnSync(process.execPath, [join(HOSTS, program), ...parameters], {
      cwd: app,
      encoding: 'utf8',
    });
    const errors = stdout.split('\n').filter((line) => /error ?(?:TS|")/i.test(line));
    expect(errors).toEqual(FAULTS.map((fault) => expect.stringMatching(fault) as string));
    expect(errors.filter((line) => !line.includes(`Wrong.${ending}`))).toEqual([]);
  });
});
