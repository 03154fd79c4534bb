/** docs/reference is what the code says, and its examples run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aroundElements } from '../../scripts/build/slices.mjs';
import { openEngine, type Engine } from '../../scripts/engines/index.mjs';
import { REFERENCE, referencePages } from '../../scripts/reference/index.mjs';
import { allExamples, WITHOUT_EXAMPLE } from '../../site/examples.mjs';
import { games } from '../../site/games/index.mjs';
import { serve, type Site } from '../pages/site.js';
import { ROOT, tags } from './built.js';

const elements = [...tags, ...aroundElements.map(({ tag }) => tag)];
const nameOf = (page: string): string => `${page}.md`;

const fencesIn = (text: string, language: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);

describe('the reference', () => {
  let pages: Readonly<Record<string, string>>;
  let all: Readonly<Record<string, string>>;

  beforeAll(async () => {
    pages = await referencePages(REFERENCE, { sentences: false });
    all = await referencePages(REFERENCE);
  });

  it('in docs/reference is up to date (npm run reference)', () => {
    const written = readdirSync(REFERENCE);
    expect(written.sort()).toEqual(Object.keys(pages).map(nameOf).sort());
    const stale = written.filter(
      (file) => readFileSync(join(REFERENCE, file), 'utf8') !== pages[file.replace('.md', '')],
    );
    expect(stale).toEqual([]);
  });

  it('says what every function, class and constant is for', () => {
    // A heading with code right below it has no words.
    const silent = Object.entries(all).flatMap(([name, text]) =>
      [...text.matchAll(/^### (\w+)\n\n```ts\n(?:async )?(?:abstract )?(?:function|class|const)\b/gm)].map(
        ([, one]) => `${name}: ${one}`,
      ),
    );
    expect(silent).toEqual([]);
  });

  it.each(elements)(
    'of <%s> names each attribute, property, method, event, part and sentence once',
    (tag) => {
      const rows = all[tag]
        ?.split(/^## /m)
        .map((part) => [...part.matchAll(/^\| `([^`]+)`/gm)].map(([, one]) => one));
      expect(rows?.flat().length).toBeGreaterThan(10);
      for (const names of rows ?? []) expect(names).toEqual([...new Set(names)]);
      expect(all[`${tag}-sentences`]).toMatch(/^\| `[\w.-]+` \| `.+` \|/m);
    },
  );

  describe('has an example', () => {
    const sites: Site[] = [];
    let engine: Engine;

    beforeAll(async () => {
      engine = await openEngine('chromium');
    });
    afterAll(async () => {
      await engine?.close();
      await Promise.all(sites.map((site) => site.close()));
    });

    /** Opens code in a page, and says what boards find wrong with it and how many are drawn. */
    async function opened(
      code: string,
    ): Promise<{ readonly wrong: readonly string[]; readonly drawn: number }> {
      const ear = `<script>window.wrong = []; addEventListener('board-error', (event) => wrong.push(event.sentence));</script>`;
      const body = `<!doctype html>${ear}<script src="/dist/planisphere.js" defer></script>${code}`;
      const site = await serve({ '/': { body } });
      sites.push(site);
      const page = await engine.newPage();
      await page.goto(site.url);
      return page.evaluate(async (names: readonly string[]) => {
        await Promise.all(names.map((name) => customElements.whenDefined(name)));
        // The boards of a set wait until they are in turn.
        const there = [...document.querySelectorAll(`body > :is(${names.join()})`)] as (Element & {
          updateComplete: Promise<unknown>;
        })[];
        await Promise.all(there.map((one) => one.updateComplete));
        const { wrong } = window as unknown as { readonly wrong: readonly string[] };
        return { wrong, drawn: there.filter((one) => one.shadowRoot?.querySelector('section, svg')).length };
      }, elements);
    }

    it('of each element that runs, and that no board finds wrong', async () => {
      const examples = elements.flatMap((tag) => fencesIn(all[tag] ?? '', 'html'));
      expect(examples).toHaveLength(elements.length);
      expect(await opened(examples.join(''))).toEqual({ wrong: [], drawn: elements.length });
    });

    it.each(elements)(
      'beside each attribute of <%s> on our site, which runs and has that attribute',
      async (tag) => {
        const examples = allExamples(ROOT, games)[tag] ?? {};
        const rows = [...(all[tag] ?? '').matchAll(/^## (?:Options|Attributes)[^]*?(?=^## )/gm)].flatMap(
          ([table]) => [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name as string),
        );
        expect(rows.filter((name) => !WITHOUT_EXAMPLE.has(name) && !(name in examples))).toEqual([]);
        for (const [name, code] of Object.entries(examples))
          expect(code).toMatch(new RegExp(`^<[^>]* ${name}\\b`));
        const { length } = Object.keys(examples);
        expect(await opened(Object.values(examples).join(''))).toEqual({ wrong: [], drawn: length });
      },
    );
  });
});
