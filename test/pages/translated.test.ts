/** Translators, extensions and scripts of the page change the texts of boards, and games go on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { page, TAGS, type Board, type Help } from './surroundings.js';
import { serve, type Site } from './site.js';

/** Two of a kind: one for strangers, one that is left alone. */
const twins = (tag: string): string => `<${tag} seed="3"></${tag}><${tag} seed="3"></${tag}>`;

/** Ways in which foreign scripts change the texts of a board. */
const STRANGERS = ['wraps', 'replaces', 'removes', 'joins', 'rewrites', 'writes in place'] as const;

/** Runs in the page: one kind of stranger goes through all texts beside the board. */
const STRANGE = `window.strange = (root, kind) => {
  const panels = [...root.querySelectorAll('.panel, dialog, .hand-over')];
  const texts = (node) => {
    const walker = document.createTreeWalker(node, 4), found = [];
    for (let one; (one = walker.nextNode()); ) if (one.data.trim()) found.push(one);
    return found;
  };
  for (const panel of panels) {
    if (kind === 'joins') {
      panel.normalize();
      continue;
    }
    if (kind === 'rewrites') {
      for (const line of panel.querySelectorAll('p, td, th, li, h2, button, .telling')) if (line.isConnected) line.innerHTML = line.innerHTML;
      continue;
    }
    for (const text of texts(panel)) {
      if (kind === 'removes') text.remove();
      else if (kind === 'writes in place') text.data = '~' + text.data;
      else {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        const was = text.data;
        text.replaceWith(font);
        font.firstChild.append(kind === 'wraps' ? text : '~' + was);
      }
    }
  }
};`;

describe.each(chosenEngines())('in %s', (name) => {
  let engine: Engine;
  let site: Site;
  let here: Page;

  beforeAll(async () => {
    engine = await openEngine(name);
    site = await serve({
      ...Object.fromEntries(
        TAGS.map((tag) => [`/twins-${tag}`, page(twins(tag), `<script>${STRANGE}</script>`)]),
      ),
    });
    here = await engine.newPage();
    await here.setViewport({ width: 900, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    await site.close();
  });

  describe.each(TAGS)('<%s>', (tag) => {
    it('says all that is new, whatever strangers do to its texts', async () => {
      await here.goto(`${site.url}/twins-${tag}`);
      const said = await here.evaluate(
        async (which: string, kinds: readonly string[]) => {
          const { help, strange } = window as unknown as {
            help: Help;
            strange: (root: ShadowRoot, kind: string) => void;
          };
          const [one, other] = [...document.querySelectorAll<Board>(which)] as [Board, Board];
          for (const board of [one, other]) await help.ready(board);
          const roots = [one, other].map((board) => board.shadowRoot as ShadowRoot) as [
            ShadowRoot,
            ShadowRoot,
          ];
          const reads = (root: ShadowRoot): string =>
            [...root.querySelectorAll('.panel, dialog')]
              .map((node) => node.textContent?.replace(/[~\s]+/g, ''))
              .join(' / ');
          const differences: string[] = [];
          let turn = 0;
          const step = async (
            what: string,
            act: (board: Board, root: ShadowRoot) => unknown,
          ): Promise<void> => {
            const stranger = kinds[turn++ % kinds.length] as string;
            what = `${what}, where one ${stranger}`;
            strange(roots[0], stranger);
            try {
              for (const [at, board] of [one, other].entries()) await act(board, roots[at] as ShadowRoot);
            } catch (error) {
              differences.push(`${what} threw ${String(error)}`);
            }
            for (const board of [one, other]) {
              board.requestUpdate();
              await board.settled;
            }
            const [told, right] = [reads(roots[0]), reads(roots[1])];
            const at = [...right].findIndex((letter, place) => letter !== told[place]);
            if (told !== right)
              differences.push(
                `${what}: “${told.slice(at - 20, at + 40)}” for “${right.slice(at - 20, at + 40)}”`,
              );
          };
          // Play the move of a bot of the game.
          const third = document.createElement(which) as Board;
          third.setAttribute('seed', '3');
          third.setAttribute('bot-pace', '0');
          third.style.setProperty('--board-motion', '0');
          document.body.append(third);
          await help.ready(third);
          const { bots } = (third.constructor as unknown as { definition: { bots: string[] } }).definition;
          third.seats = third.seats.replaceAll(/\S+/g, `bot:${bots[0]}`);
          await help.until(() => (third.ply ?? 0) >= 2);
          third.seats = one.seats;
          const { record } = third;
          third.remove();
          await step('a game', (board) => board.load(record));
          await step('an earlier position', (board) => board.goTo(1));
          await step('the first position', (board) => board.goTo(0));
          await step('the last position', (board) => board.goTo(2));
          await step('a hint', (_, root) => root.querySelector<HTMLElement>('[name=hint]')?.click());
          await step('the menu', async (_, root) => {
            root.querySelector<HTMLElement>('[name=menu]')?.click();
            await help.until(() => root.querySelector('dialog[open]'));
          });
          await step('a choice in the menu', (_, root) => {
            const list = root.querySelector('select');
            if (!list) return;
            list.selectedIndex = list.options.length - 1;
            list.dispatchEvent(new Event('change'));
          });
          await step('what was copied', async (_, root) => {
            root.querySelector<HTMLElement>('[name=record]')?.click();
            await help.until(() => root.querySelector('.copied p'));
          });
          await step('the game again', async (_, root) => {
            root.querySelector('dialog')?.close();
            await help.until(() => !root.querySelector('dialog'));
          });
          await step('the lesson', (board) => board.learn());
          const next = (root: ShadowRoot): void =>
            root.querySelector<HTMLElement>('[name=next], [name=skip]')?.click();
          await step('its next step', (_, root) => next(root));
          await step('the step after that', (_, root) => next(root));
          await step('the step before', (_, root) => root.querySelector<HTMLElement>('[name=back]')?.click());
          await step('the end of the lesson', (_, root) =>
            root.querySelector<HTMLElement>('[name=leave]')?.click(),
          );
          await step('the start', (board) => board.goTo(0));
          return [...differences, ...help.errors];
        },
        tag,
        // Each step of each board has another one.
        [...STRANGERS.slice(TAGS.indexOf(tag)), ...STRANGERS.slice(0, TAGS.indexOf(tag))],
      );
      expect(said).toEqual([]);
    });
  });

  it('a line that stays the same stays as it was translated', async () => {
    await here.goto(`${site.url}/twins-star-board`);
    const said = await here.evaluate(async () => {
      const { help, strange } = window as unknown as {
        help: Help;
        strange: (root: ShadowRoot, kind: string) => void;
      };
      const board = document.querySelector('star-board') as unknown as Board;
      const root = await help.ready(board);
      strange(root, 'replaces');
      board.play('S10');
      await board.settled;
      return ['.status', '[name=undo] > span'].map((line) =>
        root.querySelector(line)?.textContent?.replace(/\s+/g, ' ').trim(),
      );
    });
    expect(said[0]).toMatch(/^[^~]+$/);
    expect(said[1]).toMatch(/^~/);
  });

  it('a stranger’s own nodes among the parts of a board stay', async () => {
    await here.goto(`${site.url}/twins-star-board`);
    const stay = await here.evaluate(async () => {
      const { help } = window as unknown as { help: Help };
      const board = document.querySelector('star-board') as unknown as Board;
      const root = await help.ready(board);
      root.prepend(document.createElement('style'));
      root.querySelector('.panel')?.append(document.createElement('aside'));
      for (const move of ['S10', 'S20']) {
        board.play(move);
        await board.settled;
      }
      return [root.querySelectorAll('style').length, root.querySelectorAll('aside').length];
    });
    expect(stay).toEqual([1, 1]);
  });
});
