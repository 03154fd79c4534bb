/**
 * Each lane of the test run fails when what it checks is broken: proved in a copy of the checkout, with planted faults.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LANES } from '../../scripts/lanes/lanes.mjs';
import { runLane } from '../../scripts/lanes/run-lane.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Fault {
  /** The fault to plant: files with their text, or another change of the copy. */
  readonly files?: Readonly<Record<string, string>>;
  readonly change?: (copy: string) => void;
  /** The lane needs all of our code. */
  readonly inWhole?: boolean;
  /** Test files to run, where a lane's runner takes them. */
  readonly only?: readonly string[];
  /** The lane's message about the fault. */
  readonly says: readonly RegExp[];
}

/** A test that fails; a lane that runs certain files alone is given one of them. */
const failing = (folder: string, name = 'planted'): Fault => ({
  files: {
    [`${folder}/${name}.test.ts`]: `import { it } from 'vitest';\nit('planted', () => { throw new Error('planted fault'); });\n`,
  },
  only: [`${folder}/${name}.test.ts`],
  says: [/planted fault/],
});

const failingInBrowser = (ending: string): Fault => ({
  inWhole: true,
  files: { [`test/planted.${ending}.ts`]: `it('planted', () => { throw new Error('planted fault'); });\n` },
  only: [`test/planted.${ending}.ts`],
  says: [/planted fault/],
});

const emptied = (...files: string[]): Fault => ({
  inWhole: true,
  files: Object.fromEntries(files.map((file) => [file, ''])),
  says: [/did not show that it checked anything/],
});

const NO_TESTS: Fault = { only: ['test/no-such.test.ts'], says: [/The lane ran no test/] };

/** By lane; each fault is planted alone. */
const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  types: [
    {
      files: {
        'src/core/planted-page.ts': `export const title = document.title;\n`,
        'src/ui/planted-type.ts': `export const n: number = 'a word';\n`,
        'compose/frame/planted-letter.ts': `export const n: number = 'a letter';\n`,
      },
      says: [/planted-page\.ts/, /planted-type\.ts/, /planted-letter\.ts/],
    },
  ],
  arrows: [
    {
      files: {
        'src/core/planted.ts': `export { rules } from '../star/rules.js';\n`,
        'src/star/rules.ts': `export const rules = {};\n`,
        'compose/frame/planted.ts': `export { rules } from '../../src/star/rules.js';\n`,
      },
      says: [
        /core-stands-alone: src\/core\/planted\.ts/,
        /compose-frame-knows-no-game: compose\/frame\/planted\.ts/,
      ],
    },
    emptied('scripts/rooms.mjs'),
  ],
  lint: [
    {
      files: {
        'src/core/planted-clock.ts': `export const now = () => Date.now();\n`,
        'src/ui/planted-tag.ts': `import { html } from 'lit';\n\nexport const tag = () => html\`<button @click=${5}></button>\`;\n`,
        'src/core/planted-format.ts': `export const   n=1\n`,
      },
      says: [/Pure code has no clock/, /planted-tag\.ts/, /planted-format\.ts/],
    },
  ],
  quick: [failing('test')],
  pure: [failing('test'), NO_TESTS],
  coverage: [failing('test')],
  puzzles: [emptied('scripts/puzzles.mjs')],
  build: [
    {
      inWhole: true,
      files: { 'src/core/index.ts': `export * from './nowhere.js';\n` },
      says: [/nowhere\.js/],
    },
  ],
  size: [
    {
      inWhole: true,
      change: (copy) => {
        cpSync(join(ROOT, 'dist'), join(copy, 'dist'), { recursive: true });
        appendFileSync(join(copy, 'dist/star-board.js'), noise(8));
      },
      says: [/star-board: single file weighs .* KB, more than/],
    },
    emptied('scripts/size.mjs'),
  ],
  package: [failing('test/package')],
  elements: [failingInBrowser('browser')],
  engines: [failingInBrowser('browser')],
  media: [failingInBrowser('media')],
  smoke: [failing('test/pages', 'links')],
  pages: [failing('test/pages')],
  storybook: [
    {
      inWhole: true,
      files: { 'stories/planted.stories.ts': `export default {\n` },
      says: [/planted\.stories\.ts/],
    },
  ],
  stories: [failing('test/stories')],
  faults: [failing('test/package', 'lanes')],
  hosts: [emptied('scripts/setup.mjs', 'scripts/hosts.mjs')],
  mutants: [emptied('scripts/setup.mjs', 'scripts/mutants.mjs')],
};

/** A comment that does not compress, of so many KB. */
function noise(kilobytes: number): string {
  let seed = 1;
  const letters = Array.from({ length: kilobytes * 2048 }, () => {
    seed = (seed * 48271) % 2147483647;
    return (seed % 36).toString(36);
  });
  return `\n// ${letters.join('')}\n`;
}

/** A copy of the files in this checkout that belong to the repository, with the installed dependencies. */
function copyCheckout(belongs: (file: string) => boolean): string {
  const copy = mkdtempSync(join(tmpdir(), 'planisphere-lanes-'));
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = list.split('\0').filter((name) => name && existsSync(join(ROOT, name)));
  for (const file of files.filter(belongs)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

describe('a lane of the test run', () => {
  let whole: string;
  /** Settings and scripts alone, for lanes that would read all of our code to find one fault. */
  let bare: string;

  beforeAll(() => {
    whole = copyCheckout(() => true);
    // The linter reads the glossary.
    bare = copyCheckout(
      (file) => !file.includes('/') || /^((scripts|\.storybook)\/|docs\/glossary\.md$)/.test(file),
    );
  });

  afterAll(() => {
    for (const copy of [whole, bare]) rmSync(copy, { recursive: true, force: true });
  });

  function plant(copy: string, { files = {}, change }: Fault): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    change?.(copy);
  }

  /** Puts back the files that a fault has changed. */
  function mend(copy: string, { files = {} }: Fault): void {
    for (const file of Object.keys(files))
      if (existsSync(join(ROOT, file))) copyFileSync(join(ROOT, file), join(copy, file));
      else rmSync(join(copy, file));
  }

  it('has a planted fault here', () => {
    expect(Object.keys(FAULTS).sort()).toEqual(LANES.map(({ name }) => name).sort());
  });

  for (const lane of LANES)
    it.each(FAULTS[lane.name]?.map((fault, n) => [n, fault] as const) ?? [])(
      `fails when what it checks is broken: ${lane.name}, fault %i`,
      async (_, fault) => {
        const copy = fault.inWhole ? whole : bare;
        plant(copy, fault);
        try {
          const env = { ...lane.env, ENGINES: 'chromium' };
          const { failed, output } = await runLane({ ...lane, env }, { root: copy, only: fault.only ?? [] });
          expect(failed).toBeGreaterThan(0);
          for (const pattern of fault.says) expect(output).toMatch(pattern);
        } finally {
          mend(copy, fault);
        }
      },
    );
});
