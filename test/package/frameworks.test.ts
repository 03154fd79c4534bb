/** What frameworks and editors are told of the elements: right markup compiles, wrong markup does not. */
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { aroundElements } from '../../scripts/build/slices.mjs';
import { BUNDLER, complaints } from './compiler.js';
import { packageJson, read, ROOT, tags as boards } from './built.js';

const tags = [...boards, ...aroundElements.map(({ tag }) => tag)].sort();

const paths = (name: string): Record<string, string[]> => ({
  react: [join(ROOT, 'node_modules', name)],
  'react/jsx-runtime': [join(ROOT, 'node_modules', name, 'jsx-runtime')],
});
const react = (name: string): ts.CompilerOptions => ({
  ...BUNDLER,
  jsx: ts.JsxEmit.ReactJSX,
  paths: paths(name),
});

const RIGHT_ATTRIBUTES = `
import type {} from 'planisphere/react';
export const page = (
  <board-set heading="Week 3" points={3} no-hints>
    <star-board rings={4} pie seats="human bot:easy" bot-pace="200" className="wide" id="first">
      <a href="/puzzle">The puzzle</a>
    </star-board>
    <rotation-puzzle daily="2026-11-30" level={2} />
  </board-set>
);`;

const WRONG_ATTRIBUTES = `
// @ts-expect-error no board has such an attribute
export const wrongName = <star-board ring={4} />;
// @ts-expect-error another board has it
export const foreign = <star-board rounds={4} />;
// @ts-expect-error a number is asked for
export const wrongValue = <star-board rings="many" />;
// @ts-expect-error one of three words
export const wrongWord = <star-board controls="some" />;
// @ts-expect-error a set has an order of its own
export const wrongOrder = <board-set order="alternate" />;
`;

const EVENTS = `
import type { ElementProps } from 'planisphere/react';
const answer: ElementProps<'star-board'>['onseat-turn'] = ({ seats, ply, currentTarget }) => {
  currentTarget.play('S31', { seat: seats[0], ply });
};
export const page = <star-board botPace={200} words={{ 'game.name': 'Star' }} onseat-turn={answer} />;
// @ts-expect-error an event has no field of another's
export const wrongField = <star-board ongame-end={({ seats }) => console.log(seats)} />;
// @ts-expect-error nor is the field in detail, which is a custom event's
export const wrongPlace = <star-board ongame-end={(event) => console.log(event.detail)} />;
// @ts-expect-error a property has its type
export const wrongProperty = <star-board botPace="slow" />;
`;

const OLD_EVENTS = `
import type { ElementProps } from 'planisphere/react';
// @ts-expect-error React 18 listens to no event of a custom element
export const deaf: ElementProps<'star-board'> = { 'ongame-end': () => {} };
// @ts-expect-error and it sets no property
export const property = <star-board botPace={200} />;
`;

const VUE = `
import type { ElementProps } from 'planisphere/vue';
import type { GlobalComponents } from 'vue';
export const right: ElementProps<'star-board'> = {
  rings: '4', botPace: 200, pie: true, class: 'wide',
  onSeatTurn: ({ seats, currentTarget }) => currentTarget.play('S31', { seat: seats[0] }),
};
export const known: InstanceType<GlobalComponents['board-set']>['$props'] = { tryPrice: 1, onSetEnd: ({ code }) => console.log(code) };
// @ts-expect-error no board has such an attribute
export const wrongName: ElementProps<'star-board'> = { ring: 4 };
// @ts-expect-error an event has no field of another's
export const wrongField: ElementProps<'star-board'> = { onGameEnd: ({ seats }) => console.log(seats) };
`;

const SVELTE = `
import type { ElementProps } from 'planisphere/svelte';
type Props = ElementProps<'star-board'>;
export const right: Props = {
  rings: 4, pie: true, 'bot-pace': '200', class: 'wide',
  'onseat-turn': ({ seats, currentTarget }) => currentTarget.play('S31', { seat: seats[0] }),
};
export const known: svelteHTML.IntrinsicElements['board-set'] = { 'try-price': 1, 'on:set-end': ({ code }) => console.log(code) };
// @ts-expect-error no board has such an attribute
export const wrongName: Props = { ring: 4 };
// @ts-expect-error an event has no field of another's
export const wrongField: Props = { 'ongame-end': ({ seats }) => console.log(seats) };
`;

const TAGS = `
import type {} from 'planisphere/elements';
${tags.map((tag, n) => `export const e${n} = document.createElement('${tag}').updateComplete;`).join('\n')}
document.querySelector('star-board')?.addEventListener('game-end', ({ winners }) => winners[0]);
// @ts-expect-error a property has its type
document.createElement('star-board').rings = 'four';
`;

/** The component that the guide shows. */
const [, GUIDE = ''] = /^```tsx\n(.*?)^```$/ms.exec(read('docs/use-a-board.md')) ?? [];

describe('the types for frameworks', () => {
  it('let React 19 have attributes, properties and events as they are, and nothing else', () => {
    const source = `${GUIDE}${RIGHT_ATTRIBUTES.replace('page', 'first')}${WRONG_ATTRIBUTES}${EVENTS}`;
    expect(GUIDE).toContain('<star-board');
    expect(complaints(source, react('types-react-19'), 'page.tsx')).toEqual([]);
  });

  it('let React 18 have attributes alone, which is all that it sets', () => {
    const source = `${RIGHT_ATTRIBUTES}${WRONG_ATTRIBUTES}${OLD_EVENTS}`;
    expect(complaints(source, react('types-react-18'), 'page.tsx')).toEqual([]);
  });

  it('tell Vue of all tags, their attributes and events', () => {
    expect(complaints(VUE, BUNDLER)).toEqual([]);
  });

  it('tell Svelte of all tags, their attributes and events', () => {
    const paths = { 'svelte/elements': [join(ROOT, 'test/package/svelte-elements.d.ts')] };
    expect(complaints(SVELTE, { ...BUNDLER, paths })).toEqual([]);
  });

  it('know all tags at once, for pages that load boards by a script', () => {
    expect(complaints(TAGS, BUNDLER)).toEqual([]);
  });

  it.each(['elements', 'react', 'vue', 'svelte'])(
    'planisphere/%s is empty when a page runs',
    async (name) => {
      expect(Object.keys((await import(`planisphere/${name}`)) as object)).toEqual([]);
    },
  );
});

interface Html {
  readonly name: string;
  readonly description: unknown;
  readonly attributes: readonly {
    readonly name: string;
    readonly description: unknown;
    readonly values?: readonly { readonly name: string }[];
  }[];
}

describe('the data for editors', () => {
  const json = (name: string): unknown => JSON.parse(read(`dist/${name}`));
  const code = json('vscode.html-custom-data.json') as { readonly tags: readonly Html[] };
  const types = json('web-types.json') as {
    readonly version: string;
    readonly contributions: { readonly html: { readonly elements: readonly Html[] } };
  };
  const { elements } = types.contributions.html;

  it('is found by JetBrains’ editors, in this version', () => {
    expect((packageJson as unknown as Record<string, unknown>)['web-types']).toBe('dist/web-types.json');
    expect(types.version).toBe(packageJson.version);
  });

  it.each([
    ['VS Code', code.tags],
    ['JetBrains', elements],
  ])('tells %s of every tag and attribute what it is', (_, known) => {
    expect(known.map(({ name }) => name)).toEqual(tags);
    for (const { attributes, description } of known) {
      expect(description).toBeTruthy();
      expect(attributes.filter((one) => !one.description)).toEqual([]);
    }
  });

  it('offers the words that an attribute can have', () => {
    const star = code.tags.find(({ name }) => name === 'star-board');
    const values = star?.attributes.find(({ name }) => name === 'controls')?.values;
    expect(values?.map(({ name }) => name)).toEqual(['full', 'minimal', 'none']);
  });
});
