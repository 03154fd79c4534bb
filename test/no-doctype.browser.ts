import { expect, fixture, html } from '@open-wc/testing';
import { mount, playOn, STILL, until, type Board } from './board.js';
// Served by the runner: one `define` per slice, found by reading src/.
import { tags } from './slices.js';

/**
 * Room in a document as pages begin them, or in one without a doctype, where browsers keep ways of old:
 * `compatMode` tells which. Text is set there as no browser sets it.
 */
async function roomIn(mode: 'CSS1Compat' | 'BackCompat'): Promise<HTMLElement> {
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe title="another document" width="720" height="900"></iframe>`,
  );
  const page = frame.contentDocument as Document;
  page.open();
  page.write(
    `${mode === 'CSS1Compat' ? '<!doctype html>' : ''}<html lang="en"><body><main></main></body></html>`,
  );
  page.close();
  expect(page.compatMode).to.equal(mode);
  const room = page.querySelector('main') as HTMLElement;
  room.style.cssText =
    'padding: 8px; font: italic 500 19px/1.7 serif; text-align: center; white-space: pre-line; color: rgb(1 2 3); background: #fff';
  return room;
}

const LOOK = [
  'color',
  'font-size',
  'font-style',
  'font-weight',
  'text-align',
  'white-space',
  'display',
] as const;

interface Look {
  readonly part: string;
  readonly box: readonly [left: number, width: number, height: number];
}

/**
 * Every visible part of a board, except for what is in its drawings: what it is and how it is set, and its left edge,
 * width and height in px.
 */
function looksOf(board: Board): Look[] {
  const { x } = board.element.getBoundingClientRect();
  return board
    .all(':is(.frame, .frame *, dialog, dialog *):not(svg *)')
    .filter((part) => part.getClientRects().length > 0)
    .map((part) => {
      const box = part.getBoundingClientRect();
      const style = getComputedStyle(part);
      const look = LOOK.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      return {
        part: `${part.localName}.${part.getAttribute('class')} { ${look}; }`,
        box: [box.x - x, box.width, box.height],
      };
    });
}

describe('a page without a doctype', () => {
  for (const tag of tags)
    it(`shows <${tag}> as any other page does, with its figures and its menu`, async () => {
      const board = await mount(`<${tag} seed="2" ${STILL}></${tag}>`);
      const home = board.element.parentElement as HTMLElement;
      await playOn(board, 20);
      const looks: Look[][] = [];
      for (const mode of ['CSS1Compat', 'BackCompat'] as const) {
        (await roomIn(mode)).append(board.element);
        await board.settled();
        board.button('menu').click();
        await until(() => board.dialogs.length === 1);
        looks.push(looksOf(board));
        board.find<HTMLDialogElement>('dialog').close();
        home.append(board.element);
        await board.settled();
      }
      const [usual = [], old = []] = looks;
      expect(usual).to.have.length.greaterThan(40);
      expect(old.map(({ part }) => part)).to.deep.equal(usual.map(({ part }) => part));
      // Everything that differs is told, the innermost part too. A line is sometimes a pixel or two lower there.
      const differences = old.flatMap(({ part, box }, i) => {
        const [left, width, height] = usual[i]?.box as [number, number, number];
        const isTaller = Math.abs(box[2] - height) > 3 + 0.03 * height;
        // An empty inline box does not take a line's height either.
        const differs = [
          Math.abs(box[0] - left) > 1 && `left ${box[0]}, not ${left}`,
          Math.abs(box[1] - width) > 1 && `width ${box[1]}, not ${width}`,
          isTaller && !part.includes('display: inline;') && `height ${box[2]}, not ${height}`,
        ].filter(Boolean);
        return differs.length > 0 ? [`${part}: ${differs.join(', ')}`] : [];
      });
      expect(differences).to.deep.equal([]);
    });
});
