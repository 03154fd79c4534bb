/**
 * `planisphere/remark`: boards in fences, for Astro, Docusaurus and whatever else reads Markdown by remark.
 *
 *     import planisphere from 'planisphere/remark';
 *     unified().use(remarkParse).use(planisphere).use(remarkRehype).use(rehypeStringify);
 */
import { namesOf } from '../ui/contract/setting-table.js';
import type { Markup } from './fence.js';
import { fencesBy, placeOf, type FenceOptions } from './options.js';
import { STEP_PICTURE } from './steps.js';

export type { FenceOptions } from './options.js';
export type { OwnBoard } from './board.js';

/** The part of a node of mdast that is used here. */
interface Node {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  children?: Node[];
  data?: object;
  position?: { readonly start: { readonly line: number; readonly column: number } } | undefined;
}

/** The part of a VFile that is used here. */
interface File {
  fail(reason: string, options: object): never;
  message(reason: string, options: object): unknown;
}

/** An element of hast. */
interface Element {
  readonly type: 'element';
  readonly tagName: string;
  readonly properties: Readonly<Record<string, string | boolean | readonly string[]>>;
  readonly children: readonly (Element | { readonly type: 'text'; readonly value: string })[];
}

/** The name of an attribute as hast has it. */
const propertyOf = (name: string): string =>
  ({ class: 'className', readonly: 'readOnly' })[name] ??
  (/^data-/.test(name) ? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) : name);

function valueOf(name: string, value: string): string | boolean | readonly string[] {
  if (name === 'class') return [value];
  return value === '' && name !== 'alt' && !name.startsWith('data-') ? true : value;
}

function elementOf({ tag, attributes, children }: Markup): Element {
  const properties = Object.entries(attributes).map(
    ([name, value]) => [propertyOf(name), valueOf(name, value)] as const,
  );
  return {
    type: 'element',
    tagName: tag,
    properties: Object.fromEntries(properties),
    children: children.map((one) =>
      typeof one === 'string' ? { type: 'text', value: one } : elementOf(one),
    ),
  };
}

/** Makes boards of the fences of a page. */
export default function planisphere(options: FenceOptions = {}): (tree: Node, file: File) => void {
  const { make } = fencesBy(options);
  const visit = (node: Node, file: File): void => {
    const body = node.value ?? '';
    const result = node.type === 'code' ? make(node.lang ?? '', { info: node.meta ?? '', body }) : undefined;
    if (!result) {
      for (const child of node.children ?? []) visit(child, file);
      return;
    }
    const first = node.position?.start ?? { line: 1, column: 1 };
    const about = { source: 'planisphere', ruleId: 'fence' };
    if ('sentence' in result) file.fail(result.sentence, { ...about, place: placeOf(result, body, first) });
    if (result.warning !== undefined) file.message(result.warning, { ...about, place: first });
    const { tagName, properties, children } = elementOf(result.markup);
    node.type = 'planisphere';
    node.data = { hName: tagName, hProperties: properties, hChildren: children };
    delete node.value;
    delete node.lang;
    delete node.meta;
  };
  return visit;
}

/** The part of a schema of rehype-sanitize that is used here. */
interface Schema {
  tagNames?: string[] | null | undefined;
  attributes?: Record<string, unknown[]> | null | undefined;
  protocols?: Record<string, string[] | null | undefined> | null | undefined;
}

/** The size of a figure, and of a picture in it. */
const WIDTH = /^max-width: \d{3,4}px$/;
const PICTURE = 'max-width: 100%; height: auto';

/**
 * A schema for rehype-sanitize that lets through what this plugin makes, and else what the given one does.
 *
 *     import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
 *     .use(rehypeSanitize, sanitizeSchema(defaultSchema))
 *
 * It adds the tags of the boards with their attributes, `figure` and `figcaption`, and pictures whose address is data.
 */
export function sanitizeSchema<S extends object>(schema: S, { boards = [] }: FenceOptions = {}): S {
  const { tagNames, attributes, protocols } = schema as Schema;
  const { byTag } = fencesBy({ boards });
  const own = [...byTag].map(([tag, { definition }]) => {
    const names = [...namesOf(definition).keys()].map(propertyOf);
    return [tag, [...names, ['style', WIDTH]]] as const;
  });
  const image = [
    ...(attributes?.['img'] ?? []),
    'alt',
    'src',
    'width',
    'height',
    ['style', PICTURE, STEP_PICTURE],
  ];
  const figure = [...(attributes?.['figure'] ?? []), ['className', 'planisphere'], ['style', WIDTH]];
  const more = (tag: string, ...names: readonly unknown[]): readonly [string, unknown[]] => [
    tag,
    [...(attributes?.[tag] ?? []), ...names],
  ];
  const steps = [
    more('board-steps', 'record', 'board', 'follow-scroll', ['style', WIDTH]),
    more('li', 'dataPly', 'dataPosition', 'dataMarks', 'dataFind', 'dataThen', 'dataButtons'),
    more('p', 'dataHint'),
    more('span', 'dataAnswer'),
    more('details', ['className', 'planisphere']),
  ];
  const tags = [...byTag.keys(), 'board-steps', 'figure', 'figcaption', 'img'];
  return {
    ...schema,
    tagNames: [...new Set([...(tagNames ?? []), ...tags, ...'ol li b p span details summary'.split(' ')])],
    attributes: { ...attributes, ...Object.fromEntries([...own, ...steps]), img: image, figure },
    protocols: { ...protocols, src: [...new Set([...(protocols?.['src'] ?? ['http', 'https']), 'data'])] },
  };
}
