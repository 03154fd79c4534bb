import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSResult } from 'lit';
import { describe, expect, it } from 'vitest';
import { INKS, SEATS } from '../../src/core/chart/palette.js';
import * as events from '../../src/ui/contract/events.js';
import type { AnyDefinition } from '../../src/ui/contract/definition.js';
import { settingsOf } from '../../src/ui/contract/setting-table.js';
import { aroundElements, setElement, stepsElement } from '../../scripts/build/slices.mjs';
import { elements, filesBelow, packageJson, read, ROOT, tags } from './built.js';

interface Named {
  readonly name: string;
  readonly description?: string;
}
interface Declaration extends Named {
  readonly tagName: string;
  readonly attributes: readonly (Named & {
    readonly fieldName: string;
    readonly type: { readonly text: string };
  })[];
  readonly members: readonly (Named & { readonly kind: string; readonly attribute?: string })[];
  readonly events: readonly (Named & { readonly type: { readonly text: string } })[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}
interface Module {
  readonly path: string;
  readonly declarations: readonly Declaration[];
  readonly exports: readonly (Named & { readonly kind: string })[];
}

const { modules } = JSON.parse(read(packageJson.customElements)) as { readonly modules: readonly Module[] };
const declarations = modules.flatMap((module) => module.declarations);

const namesOf = (list: readonly Named[]): string[] => list.map(({ name }) => name).sort();
/** Properties that a page may only read. */
const ASKED = ['outcome', 'solved', 'toAct', 'settled'];
const METHODS = ['play', 'undo', 'redo', 'goTo', 'restart', 'save', 'load', 'learn'];

/** The parts that the templates of some folders have. */
function partsIn(files: readonly string[]): string[] {
  const texts = files.map(read).join('\n');
  const found = [...texts.matchAll(/\bpart(?:="|', ')([\w -]+)/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  return [...new Set(found)].sort();
}

/** The tokens that a board's own style sheet reads. */
async function ownTokens(path: string): Promise<readonly string[]> {
  const { styles } = (await import(path)) as { readonly styles: CSSResult };
  return [...styles.cssText.matchAll(/var\((--board-[\w-]+)/g)].map(([, name = '']) => name);
}

/** What a board's class lets pages read besides. */
function ownAnswers(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^ {2}get (\w+)\(\)/gm)].map(([, name = '']) => name);
}

/** The public methods that a board's class adds to those of all boards. */
function ownMethods(path: string): string[] {
  const named = readFileSync(path, 'utf8').matchAll(/^ {2}(\w+)\([^)]*\): .* \{$/gm);
  return [...named].map(([, name = '']) => name);
}

describe('custom-elements.json', () => {
  it('lists the elements, and where they are registered', () => {
    const all = [...tags, ...aroundElements.map(({ tag }) => tag)].sort();
    expect(declarations.map(({ tagName }) => tagName)).toEqual(all);
    for (const tag of all) {
      const module = modules.find(({ path }) => path === `dist/es/${tag}.js`);
      expect(module?.exports).toContainEqual(
        expect.objectContaining({ kind: 'custom-element-definition', name: tag }),
      );
    }
  });

  it('has of a set, and of steps, the events that they fire, and no other', () => {
    const set = declarations.find(({ tagName }) => tagName === setElement.tag);
    expect(namesOf(set?.events ?? [])).toEqual(['board-error', 'item-end', 'set-end']);
    const steps = declarations.find(({ tagName }) => tagName === stepsElement.tag);
    expect(namesOf(steps?.events ?? [])).toEqual(['board-error', 'step-change', 'step-end']);
  });

  describe.each(elements)('<$tag>', async ({ tag, game, hasDays, hasPuzzles }) => {
    const { definition } = (await import(join(ROOT, 'src', game, 'element/definition.ts'))) as {
      readonly definition: AnyDefinition;
    };
    const settings = Object.entries(settingsOf(definition));
    const {
      attributes,
      members,
      events: fired,
      cssParts,
      cssProperties,
    } = declarations.find(({ tagName }) => tagName === tag) as Declaration;

    it('has the attributes that the board reads, each with its property', () => {
      const read = settings.flatMap(([name, { attribute }]) =>
        attribute === false ? [] : [[attribute, name]],
      );
      expect(Object.fromEntries(attributes.map(({ name, fieldName }) => [name, fieldName]))).toEqual(
        Object.fromEntries(read),
      );
    });

    it('has the properties and methods that pages may use, and no other', () => {
      const fields = members.filter(({ kind }) => kind === 'field');
      const own = join(ROOT, 'src', game, 'element', `${tag}.ts`);
      const names = settings.map(([name]) => name);
      expect(namesOf(fields)).toEqual([...new Set([...names, ...ASKED, ...ownAnswers(own)])].sort());
      expect(namesOf(members.filter(({ kind }) => kind === 'method'))).toEqual(
        [...METHODS, ...ownMethods(own)].sort(),
      );
    });

    it('has the events that boards fire, by class', () => {
      const [, map = ''] = /interface BoardEventMap \{(.*?)\}/s.exec(read('src/ui/contract/events.ts')) ?? [];
      const known = [...map.matchAll(/'([\w-]+)': (\w+);/g)].map(([, type, name]) => [type, name]);
      const classes = Object.keys(events).filter((name) => name !== 'BoardEvent');
      expect(known.map(([, name]) => name).sort()).toEqual(classes.sort());
      expect(Object.fromEntries(fired.map(({ name, type }) => [name, type.text]))).toEqual(
        Object.fromEntries(known),
      );
    });

    it('has the parts that its templates have', () => {
      const own = filesBelow(`src/${game}/element`);
      const shared = filesBelow('src/ui').filter(
        (file) =>
          (hasDays || !file.includes('ui/days/')) &&
          (hasPuzzles || !file.includes('ui/puzzles/')) &&
          !/ui\/(?:set|steps)\//.test(file),
      );
      expect(namesOf(cssParts)).toEqual(partsIn([...shared, ...own]));
    });

    it('has the tokens that pages may set', async () => {
      const tokens = [...Object.keys(INKS), 'motion'].map((name) => `--board-${name}`);
      const seats = SEATS.map((_, seat) => `--board-seat-${seat}`);
      const listed = namesOf(cssProperties);
      expect(listed).toEqual(expect.arrayContaining(tokens));
      const own = await ownTokens(join(ROOT, 'src', game, 'element', `${tag}.css.ts`));
      expect([...tokens, ...seats, ...own]).toEqual(expect.arrayContaining(listed));
    });

    it('says of everything what it is', () => {
      const silent = [...attributes, ...fired, ...cssParts, ...cssProperties].filter(
        ({ description }) => !description,
      );
      expect(namesOf(silent)).toEqual([]);
    });
  });
});
