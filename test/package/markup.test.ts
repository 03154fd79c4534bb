import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { parseAst } from 'rollup/parseAst';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { edited } from '../../scripts/build/private-lit.mjs';
import { picture } from '../../src/star/picture.js';
import { star } from '../../src/star/game.js';
import { parseMarkup } from '../../src/ui/dom/markup.js';
import { filesBelow, read } from './built.js';

/** A tree as both parsers tell it. */
type Tree =
  | string
  | { readonly comment: string }
  | {
      readonly name: string;
      readonly space: string;
      readonly attributes: Record<string, string>;
      readonly children: readonly Tree[];
    };

/** As much of a document as the parser needs, as strict about names as every engine is. */
class FakeNode {
  readonly children: Tree[] = [];
  readonly attributes: Record<string, string> = {};
  constructor(
    readonly namespaceURI: string = '',
    readonly localName: string = '',
  ) {}

  setAttribute(name: string, value: string): void {
    if (!/^[a-z_:][\w:.-]*$/i.test(name)) throw new Error(`InvalidCharacterError: ${name}`);
    this.attributes[this.namespaceURI.endsWith('xhtml') ? name.toLowerCase() : name] = value;
  }

  append(child: string | FakeNode | { readonly comment: string }): void {
    if (typeof child === 'string') this.children.push(child);
    else this.children.push(child instanceof FakeNode ? child.tree : child);
  }

  get tree(): Exclude<Tree, string | { readonly comment: string }> {
    return {
      name: this.localName,
      space: this.namespaceURI,
      attributes: this.attributes,
      children: this.children,
    };
  }
}

const fakeDocument = {
  createDocumentFragment: () => new FakeNode(),
  createElementNS: (space: string, name: string) => new FakeNode(space, name),
  createComment: (comment: string) => ({ comment }),
  createTreeWalker: () => ({}),
};

const ours = (markup: string, within?: 'svg'): readonly Tree[] =>
  (parseMarkup(markup, within) as unknown as FakeNode).children;

function asTree(node: DefaultTreeAdapterMap['childNode']): Tree {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  if (node.nodeName === '#comment') return { comment: (node as DefaultTreeAdapterMap['commentNode']).data };
  const { tagName: name, namespaceURI: space, attrs, childNodes } = node as DefaultTreeAdapterMap['element'];
  const attributes = Object.fromEntries(
    attrs.filter(({ name: key }) => key !== 'xmlns').map(({ name: key, value }) => [key, value]),
  );
  return { name, space, attributes, children: childNodes.map(asTree) };
}

/** The tree that a browser's own parser reads. */
const browsers = (markup: string): readonly Tree[] => parseFragment(markup).childNodes.map(asTree);

interface Quasi {
  readonly value: { readonly cooked: string };
}
interface Node {
  readonly type: string;
  readonly tag?: { readonly name?: string };
  readonly quasi?: { readonly quasis: readonly Quasi[] };
}

/** The templates of a module: their strings, and whether they are pieces of SVG. */
function templatesIn(file: string): { readonly strings: readonly string[]; readonly isSvg: boolean }[] {
  const found: { strings: readonly string[]; isSvg: boolean }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, tag, quasi } = node as Node;
    if (type === 'TaggedTemplateExpression' && (tag?.name === 'html' || tag?.name === 'svg'))
      found.push({
        strings: quasi?.quasis.map(({ value }) => value.cooked) ?? [],
        isSvg: tag.name === 'svg',
      });
    Object.values(node).forEach(visit);
  };
  visit(parseAst(read(file)).body);
  return found;
}

/** The markup that the Lit of a single file hands to the parser. */
function markupOf({
  strings,
  isSvg,
}: {
  readonly strings: readonly string[];
  readonly isSvg: boolean;
}): string {
  const code = edited('node_modules/lit-html/lit-html.js', read('node_modules/lit-html/lit-html.js')) ?? '';
  const script = code.replace(/^import .*$/m, '').replace(/export\{(\w+) as _\$LH,.*$/s, 'return $1;');
  const lit = new Function('document', script)(fakeDocument) as {
    readonly L: (strings: unknown, type: number) => [string];
  };
  return lit.L(Object.assign([...strings], { raw: strings }), isSvg ? 2 : 1)[0];
}

const templates = filesBelow('dist/es/chunks')
  .concat(filesBelow('dist/es').filter((file) => file.endsWith('.class.js')))
  .filter((file) => file.endsWith('.js'))
  .flatMap(templatesIn);

describe('the parser of single files', () => {
  beforeAll(() => {
    vi.stubGlobal('document', fakeDocument);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it('finds templates to be tried on', () => {
    expect(templates.length).toBeGreaterThan(15);
  });

  it.each(templates.map((template) => [template.strings.join('…').slice(0, 60), template] as const))(
    'reads as browsers do: %s',
    (_, template) => {
      const markup = markupOf(template);
      expect(ours(markup)).toEqual(browsers(markup));
    },
  );

  it.each(
    [2, 4, 6, 12].flatMap((rings) => (['cells', 'mesh'] as const).map((look) => [rings, look] as const)),
  )('reads a picture of %s rings in %s as browsers do', (rings, look) => {
    let state = star.rules.setup({ rings, pie: true }, 0);
    for (const move of [...star.rules.moves(state, 0)].slice(0, 12))
      state = star.rules.play(state, state.turn, move).state;
    const markup = picture(state, look);
    expect(ours(markup)).toEqual(browsers(markup));
  });

  it.each([
    ['void and closed tags', '<p>one<br>two<input disabled>three</p>'],
    ['an end tag left out before its parent’s', '<svg><g><path d="M0 0"></g><circle r=1></svg><b>after</b>'],
    ['double quotes and none', `<i a="x 'y'" c=d e></i>`],
    ['markers', '<?x><b><?lit-1-></b>'],
    [
      'HTML inside SVG inside HTML',
      '<svg viewBox="0 0 1 1"><foreignObject><p>in</p></foreignObject><path d=""/></svg>',
    ],
    ['white space as it stands', ' <b> a\n b </b>\n'],
  ])('reads %s', (_, markup) => {
    expect(ours(markup)).toEqual(browsers(markup));
  });

  it('meets no entity and no comment in what is ours, which it would not read', () => {
    const strange = /&(?:#\w+|[a-z]+\d*);|<!--/i;
    expect('a &amp; b <i>').toMatch(strange);
    // These write files, which browsers read.
    const writers = ['src/core/picture/svg-text.ts', 'src/fences/markdown-it.ts'];
    const files = filesBelow('src').filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !writers.includes(file) && strange.test(read(file)))).toEqual([]);
  });

  it('knows nodes that stand in SVG', () => {
    expect(ours('<path d="M0 0"/><g><circle r="1"/></g>', 'svg')).toEqual(
      (browsers('<svg><path d="M0 0"/><g><circle r="1"/></g></svg>')[0] as { children: unknown }).children,
    );
  });
});

describe('the Lit of single files', () => {
  it('is not built from another version’s text unseen', () => {
    const code = read('node_modules/lit-html/lit-html.js');
    expect(() => edited('node_modules/lit-html/lit-html.js', code.replace('innerHTML', 'setHTML'))).toThrow(
      /replaces once/,
    );
    expect(edited('node_modules/lit-html/lit-html.js', code)).not.toMatch(
      /innerHTML|createPolicy|litHtml[A-Z]/,
    );
  });
});
