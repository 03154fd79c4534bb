/** The schema for rehype-sanitize lets through what the plugin makes, and nothing that harms a page. */
import { rehype } from 'rehype';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { expect, it } from 'vitest';
import { builtIn } from '../../src/fences/boards.js';
import { sanitizeSchema } from '../../src/fences/remark.js';
import { namesOf } from '../../src/ui/contract/setting-table.js';
import { attributesOf, elementsIn, only, pageOf, READERS } from './page.js';

const clean = (html: string): string =>
  String(
    rehype()
      .data('settings', { fragment: true })
      .use(rehypeSanitize, sanitizeSchema(defaultSchema))
      .processSync(html),
  );

it.each(builtIn.map((board) => [board.tag, board] as const))(
  'lets through every attribute of <%s>',
  (tag, board) => {
    const names = [...namesOf(board.definition).keys()];
    const html = clean(`<${tag} ${names.map((name) => `${name}="1"`).join(' ')}>A</${tag}>`);
    expect(Object.keys(attributesOf(only(html, tag))).sort()).toEqual([...names].sort());
  },
);

it.each([
  ['star-board width=300 figure marks="*10:dot" caption="A corner"', '2:BR13.;turn=R'],
  ['star-board picture', '2:BR13.;turn=R'],
  [
    'steps follow-scroll width=900 caption="A game"',
    'star/1 rings=4 | S31\n1. One\n   find: T20\n   answer T30: No.\n   hint: Near.\n- Two\n  position: 2:BR13.',
  ],
])('takes nothing out of what the plugin makes of %s', (first, body) => {
  const [, [, plain], [, sanitised]] = READERS as typeof READERS &
    readonly [unknown, (typeof READERS)[0], (typeof READERS)[0]];
  expect(sanitised(pageOf(first, body)).html).toBe(plain(pageOf(first, body)).html);
});

it('takes out what a board never has', () => {
  const html = clean(
    '<star-board rings="4" onclick="a()" style="background: url(//x)" slot="a" daily-planet="1">' +
      '<img src="javascript:a()" onerror="a()" style="position: fixed" alt="A"></star-board>' +
      '<figure class="other" style="max-width: 9px; color: red"><script>a()</script></figure><hex-board>B</hex-board>',
  );
  expect(attributesOf(only(html, 'star-board'))).toEqual({ rings: '4' });
  expect(attributesOf(only(html, 'img'))).toEqual({ alt: 'A' });
  expect(attributesOf(only(html, 'figure'))['style']).toBeUndefined();
  expect(elementsIn(html).map(({ tagName }) => tagName)).toEqual(['star-board', 'img', 'figure']);
});

it('leaves the given schema as it is, and keeps what that lets through', () => {
  const before = JSON.stringify(defaultSchema);
  const schema = sanitizeSchema({ ...defaultSchema, tagNames: ['b'] });
  expect(schema.tagNames).toEqual(expect.arrayContaining(['b', 'star-board', 'figure']));
  expect(JSON.stringify(defaultSchema)).toBe(before);
  expect(clean('<a href="https://example.org/">A</a><b>B</b>')).toBe(
    '<a href="https://example.org/">A</a><b>B</b>',
  );
});
