import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type { AxeResults, RunOptions } from 'axe-core';
import { LitElement } from 'lit';
import { unwrap } from '../src/core/basics/result.js';
import { overlayStyles } from '../src/ui/styles/overlay.css.js';
import { BoardErrorEvent, MoveRefusedEvent } from '../src/ui/contract/events.js';
import { settingsOf } from '../src/ui/contract/setting-table.js';
import type { Setting } from '../src/ui/contract/settings.js';
import type { GameElement } from '../src/ui/elements/game-element.js';
import { mount, playOn, until, type Board } from './board.js';
// Served by the runner: one `define` per slice, found by reading src/, and Hex.
import { boards, tags } from './slices.js';

declare global {
  interface Window {
    axe: { run(node: Node, options: RunOptions): Promise<AxeResults> };
  }
}

async function violations(node: Node): Promise<string[]> {
  const { violations: found } = await window.axe.run(node, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Elements whose role takes no name, so that theirs is not said. If they hold text, axe leaves it open. */
async function namedInVain(node: Node): Promise<string[]> {
  const { violations: found, incomplete } = await window.axe.run(node, { runOnly: 'aria-prohibited-attr' });
  return [...found, ...incomplete].flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** The parts of a board that are not seen in any game that it begins by itself. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'rotation-puzzle': 'use="game" size="5" seats="human human"',
  'bugcatcher-grid': 'starts="choose" seats="human human human" viewer="0"',
  'constellation-board': 'round-seconds="60" auto-next-round members="2" seats="human human"',
};

for (const tag of boards) {
  describe(`<${tag}>`, () => {
    it('has no public name that the platform or Lit has', () => {
      const taken = new Set<string>();
      for (const base of [HTMLElement, LitElement])
        for (
          let proto: object = base.prototype;
          proto && proto !== Object.prototype;
          proto = Object.getPrototypeOf(proto) as object
        )
          Object.getOwnPropertyNames(proto).forEach((name) => taken.add(name));
      const own = Object.keys((customElements.get(tag) as unknown as { properties: object }).properties);
      const methods = ['play', 'undo', 'redo', 'goTo', 'restart', 'save', 'load', 'settled'];
      expect([...own, ...methods].filter((name) => taken.has(name))).to.deep.equal([]);
    });

    it('takes each flag in every form in which frameworks and HTML write it', async () => {
      const { element, heard } = await mount(`<${tag}></${tag}>`);
      const { definition } = customElements.get(tag) as unknown as typeof GameElement;
      const isFlag = ({ read }: Setting): boolean =>
        [true, false].every((value) => read(value).ok && unwrap(read(value)) === value);
      const flags = Object.entries(settingsOf(definition)).filter(([, setting]) => isFlag(setting));
      const values = element as unknown as Readonly<Record<string, unknown>>;
      expect(flags.map(([name]) => name)).to.include.members(['readonly', 'lesson', 'fromHash']);
      for (const [name, { attribute }] of flags)
        for (const [text, isOn] of [
          ['', true],
          ['true', true],
          ['yes', true],
          [attribute as string, true],
          [name, true],
          ['no', false],
          ['false', false],
        ] as const) {
          element.setAttribute(attribute as string, text);
          if (values[name] !== isOn) expect.fail(`${attribute}="${text}" reads as ${String(values[name])}`);
          element.removeAttribute(attribute as string);
        }
      for (const text of ['', 'true', 'controls']) {
        element.setAttribute('controls', text);
        await element.updateComplete;
        expect(element.controls).to.equal('full');
      }
      expect(heard.map(({ type }) => type)).not.to.include('board-error');
    });

    for (const scheme of ['light', 'dark']) {
      it(`passes axe by ${scheme}: fresh, in play, focused, with its menu open`, async () => {
        const board = await mount(`<${tag}></${tag}>`);
        const frame = board.element.parentElement as HTMLElement;
        frame.style.colorScheme = scheme;
        Object.assign(
          frame.style,
          scheme === 'dark' ? { background: '#0b0f1a', color: '#dfe4ee' } : { background: '#fff' },
        );
        expect(await violations(frame)).to.deep.equal([]);
        await playOn(board, 6);
        await board.focus();
        expect(await violations(frame)).to.deep.equal([]);
        board.button('menu').click();
        await until(() => board.dialogs.length === 1);
        expect(await violations(frame)).to.deep.equal([]);
      });
    }

    it('gives no name to what cannot bear one: in the opening, in play, with its menu open', async () => {
      for (const attributes of ['', OTHERWISE[tag] ?? 'seats="human human" viewer="0"']) {
        const board = await mount(`<${tag} ${attributes}></${tag}>`);
        const frame = board.element.parentElement as HTMLElement;
        expect(await namedInVain(frame)).to.deep.equal([]);
        await playOn(board, 6);
        await board.focus();
        expect(await namedInVain(frame)).to.deep.equal([]);
        board.button('menu').click();
        await until(() => board.dialogs.length === 1);
        expect(await namedInVain(frame)).to.deep.equal([]);
      }
    });

    it('quotes a text that looks like a key of the words, and never says what stands under it', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      const { element } = board;
      for (const text of ['$seat.0', '$turn.one', '$act.undo']) {
        element.play(text);
        element.play(`host:${text}`);
        for (const name of ['seats', 'viewer', 'marks', 'record', 'position', 'botPace'] as const) {
          Object.assign(element, { [name]: text });
          await board.settled();
          Object.assign(element, { [name]: undefined });
        }
      }
      const sentences = board.heard.flatMap(({ event }) =>
        event instanceof BoardErrorEvent || event instanceof MoveRefusedEvent ? [event.sentence] : [],
      );
      expect(sentences.filter((sentence) => /\$(seat|turn|act)/.test(sentence))).to.have.length.above(12);
      expect(sentences.filter((sentence) => /Blue|Red|Undo|\{/.test(sentence))).to.deep.equal([]);
    });

    it('lets no name from the right turn an English sentence, and says it without signs that nobody says', async () => {
      const board = await mount(`<${tag} names="עדה 'בן' גיל"></${tag}>`);
      await playOn(board, 4);
      await board.focus();
      await board.press('n');
      const mixed = board.all('.panel bdi').filter((line) => /[a-z]/.test(line.textContent ?? ''));
      expect(mixed.filter((line) => getComputedStyle(line).direction !== 'ltr')).to.deep.equal([]);
      const isolated = /\u2068[^\u2069]*\u2069/g;
      const loose = mixed.filter((line) => /[א-ת]/.test((line.textContent ?? '').replace(isolated, '')));
      expect(loose.map((line) => line.textContent)).to.deep.equal([]);
      const attributes = board.all('*').flatMap((node) => [...node.attributes].map(({ value }) => value));
      expect([...attributes, ...board.said].filter((text) => /[\u2066-\u2069]/.test(text))).to.deep.equal([]);
    });

    it('shows assistive technology none of its drawings but the grid', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      await playOn(board, 6);
      await board.focus();
      const shown = board.all('svg').filter((svg) => !svg.closest('[aria-hidden=true]'));
      expect(shown).to.have.length(1);
      expect(shown[0]?.querySelectorAll('[role=grid]')).to.have.length(1);
    });

    it('is told apart from others of its kind, by the label of the page or by its number', async () => {
      const nameOf = (board: Board): string => {
        const grid = board.find('[role=grid]');
        return grid.getAttribute('aria-label') ?? '';
      };
      const one = await mount(`<${tag}></${tag}>`);
      await one.focus();
      const name = nameOf(one);
      const two = await mount(`<${tag}></${tag}>`);
      const three = await mount(`<${tag} aria-label="Exercise 3"></${tag}>`);
      for (const board of [two, three]) {
        // A board in view has its grid in place of the picture soon.
        const shown = board.find('[role=img],[role=grid]');
        expect(shown.getAttribute('aria-label')).to.match(/ 2(\. |$)|^Exercise 3, /);
        await board.focus();
      }
      one.element.requestUpdate();
      await one.settled();
      expect([one, two, three].map(nameOf)).to.deep.equal([`${name} 1`, `${name} 2`, `Exercise 3, ${name}`]);
    });

    it('is told apart from those in other shadow roots, by a number that it keeps until all are gone', async () => {
      const called = async (board: Board): Promise<string | null> => {
        board.element.requestUpdate();
        await board.settled();
        await board.focus();
        return board.find('[role=grid]').getAttribute('aria-label');
      };
      const apart = async (): Promise<Board> => {
        const board = await mount(`<${tag}></${tag}>`);
        const outer = document.createElement('div');
        board.element.replaceWith(outer);
        outer.attachShadow({ mode: 'open' }).append(board.element);
        return board;
      };
      const one = await apart();
      const name = await called(one);
      const [two, three] = [await apart(), await apart()];
      expect([await called(one), await called(two), await called(three)]).to.deep.equal([
        `${name} 1`,
        `${name} 2`,
        `${name} 3`,
      ]);
      one.element.remove();
      expect([await called(two), await called(three)]).to.deep.equal([`${name} 2`, `${name} 3`]);
      three.element.remove();
      expect(await called(two)).to.equal(name);
      two.element.remove();
      const [next, other] = [await apart(), await apart()];
      expect([await called(next), await called(other)]).to.deep.equal([`${name} 1`, `${name} 2`]);
    });

    it('says, where it is readonly, that it is, and why a press does nothing', async () => {
      const board = await mount(`<${tag} readonly></${tag}>`);
      await board.focus();
      const grid = board.find('[role=grid]');
      expect(grid.getAttribute('aria-readonly')).to.equal('true');
      for (const key of ['Enter', ' ']) {
        const before = board.said.length;
        await board.press(key);
        expect(board.said.slice(before)).to.deep.equal(['This board only shows a game.']);
      }
      board.element.readonly = false;
      await board.settled();
      expect(grid.hasAttribute('aria-readonly')).to.equal(false);
    });

    it('brings no heading of its own between those of the page', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      await playOn(board, 6);
      expect(board.all(':is(h1, h2, h3, h4, h5, h6, [role=heading])')).to.deep.equal([]);
    });

    it('turns back and forth round where the page is read from the right', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      const turned = (): boolean[] =>
        ['undo', 'redo'].map(
          (name) =>
            getComputedStyle(board.find(`[name=${name}] svg`)).transform === 'matrix(-1, 0, 0, 1, 0, 0)',
        );
      expect(turned()).to.deep.equal([false, false]);
      (board.element.parentElement as HTMLElement).dir = 'rtl';
      expect(turned()).to.deep.equal([true, true]);
    });

    it('prints nothing to press or to write in but figures and charts', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      await playOn(board, 6);
      const seen = (): string[] =>
        board
          .all('button, input:not([type=checkbox])')
          .filter(
            (node) => !node.matches('td *, .plot *, .term, .cell-name') && node.getClientRects().length > 0,
          )
          .map((node) => node.outerHTML);
      expect(seen()).to.not.deep.equal([]);
      const print = board.root.adoptedStyleSheets
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSMediaRule)
        .map(({ media }) => media)
        .filter(({ mediaText }) => mediaText === 'print');
      for (const media of print) media.mediaText = 'all';
      const printed = seen();
      for (const media of print) media.mediaText = 'print';
      expect(printed).to.deep.equal([]);
    });

    it('keeps its figures in their places and its lines in its box, however the page sets its text', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      await playOn(board, 6);
      const frame = board.element.parentElement as HTMLElement;
      const places = (selector: string): string[] =>
        board
          .all(selector)
          .map((node) => node.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join());
      frame.style.cssText = 'width: 320px';
      const figures = places('svg text');
      const boxes = places('.frame :not(svg *)');
      frame.style.cssText +=
        'text-indent: 2em; white-space: nowrap; overflow-wrap: anywhere; word-break: break-word';
      expect(places('.frame :not(svg *)')).to.deep.equal(boxes);
      frame.style.cssText = 'width: 320px; letter-spacing: 0.12em; word-spacing: 0.16em';
      expect(places('svg text')).to.deep.equal(figures);
    });

    it('takes no strokes, capitals, shadows or lines from top to bottom from the page, but its colour and font', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      const frame = board.element.parentElement as HTMLElement;
      const ours =
        'fill stroke stroke-dasharray text-anchor writing-mode text-transform text-shadow text-align cursor';
      const theirs = 'color font-family font-weight letter-spacing visibility pointer-events';
      const styles = (names: string): string[] =>
        ['svg.picture', '.status'].flatMap((selector) => {
          const style = getComputedStyle(board.find(selector));
          return names.split(' ').map((name) => `${name}: ${style.getPropertyValue(name)}`);
        });
      const before = styles(ours);
      frame.style.cssText =
        'fill: red; stroke: red; stroke-dasharray: 4; text-anchor: end; writing-mode: vertical-rl; text-align: right; text-transform: uppercase; text-shadow: 1px 1px red; cursor: none';
      expect(styles(ours)).to.deep.equal(before);
      frame.style.cssText =
        'color: rgb(1, 2, 3); font-family: serif; visibility: hidden; pointer-events: none; letter-spacing: 2px';
      expect(styles(theirs)).to.include.members([
        'color: rgb(1, 2, 3)',
        'font-family: serif',
        'letter-spacing: 2px',
        'visibility: hidden',
        'pointer-events: none',
      ]);
    });

    it('bears in its picture no class of the signs over it, which would take their ink', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      await playOn(board, 6);
      const signs = new Set(overlayStyles.cssText.match(/(?<=\.)[a-z][\w-]*/g));
      const classes = board.all('.picture [class]').flatMap((node) => [...node.classList]);
      expect(classes).to.not.deep.equal([]);
      expect([...new Set(classes)].filter((name) => signs.has(name))).to.deep.equal([]);
    });

    it('refuses moves to where it has no cell, and throws nothing', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      for (const text of ['x', 'Z99', '999', '99-1', '+99']) {
        expect(board.element.play(text, { seat: 0 }).ok, text).to.equal(false);
        await board.settled();
        expect(
          board.all('.layer path').filter((node) => node.getAttribute('d')?.includes('NaN')),
          text,
        ).to.have.length(0);
      }
    });

    it('throws nothing at the page and keeps its game, whatever it is given', async () => {
      const { element, root } = await mount(`<${tag}></${tag}>`);
      const { properties } = element.constructor as unknown as { properties: object };
      const given: Record<string, unknown> = element as never;
      const game = element.save('all');
      const untextual = { toString: () => expect.fail('read as text') };
      for (const odd of [untextual, Object.create(null), Symbol('odd'), Number.NaN, '\0', '<b>']) {
        for (const name in properties) given[name] = odd;
        await element.updateComplete;
        for (const method of ['play', 'goTo', 'save', 'load'] as const)
          expect(element[method](odd as never).ok, method).to.equal(false);
        for (const where of [{ seat: odd }, { ply: odd }])
          expect(element.play('no-move', where as never).ok, Object.keys(where)[0]).to.equal(false);
      }
      for (const name in properties) given[name] = undefined;
      await element.updateComplete;
      expect(element.save('all')).to.deep.equal(game);
      expect(root.querySelectorAll('svg.picture')).to.have.length(1);
    });

    it('keeps room for its panel until its controller comes, so that nothing shifts', async () => {
      const board = await mount(`<${tag} style="width: 360px"></${tag}>`);
      const panel = board.find('.panel');
      const empty = panel.cloneNode(false) as HTMLElement;
      const { height } = panel.getBoundingClientRect();
      panel.replaceWith(empty);
      const room = empty.getBoundingClientRect().height;
      // The reserved room includes the slice's own parts of the panel, such as a score.
      expect(room, '.panel.full:empty { min-height } in the style sheet').to.be.closeTo(height, height / 10);
      empty.replaceWith(panel);
    });

    it('keeps one tab stop for the board, before its grid is there and after', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      const stops = (): number => board.all('.chart[tabindex="0"], .chart [tabindex="0"]').length;
      expect(stops()).to.equal(1);
      await board.focus();
      expect(stops()).to.equal(1);
      await board.press('ArrowRight', 'ArrowDown', 'End');
      expect(stops()).to.equal(1);
    });

    it('leaves no listener, timer, observer or node behind, however it is removed', async () => {
      const watch = watchPage();
      const frames: HTMLElement[] = [];
      for (let i = 0; i < 10; i++) {
        const board = await mount(`<${tag}></${tag}>`);
        await board.focus();
        if (i % 2 === 0) board.element.seats = board.element.seats.replace(/^\S+/, board.bot);
        // A bot that is alone is not done before the game is over, so its first move will do.
        await Promise.race([board.settled(), until(() => (board.element.ply ?? 0) > 0)]);
        frames.push(board.element.parentElement as HTMLElement);
      }
      // All boards of a game share one. A described game whose author gave none thinks in the page.
      expect(watch.now().workers).to.equal(tags.includes(tag) ? 1 : 0);
      for (const [i, frame] of frames.entries()) {
        if (i % 2) frame.firstElementChild?.remove();
        frame.remove();
      }
      await new Promise(requestAnimationFrame);
      watch.stop();
      expect(watch.now()).to.deep.equal({ listeners: 0, timers: 0, workers: 0 });
    });

    it('comes back to life when it is moved in the page', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      await playOn(board, 2);
      const { record } = board.element;
      const frame = board.element.parentElement as HTMLElement;
      board.element.remove();
      frame.append(board.element);
      await board.settled();
      expect(board.element.record).to.equal(record);
      // A game whose every move is irreversible is alive as well.
      const undone = board.element.undo();
      expect(undone.ok || undone.error.code).to.be.oneOf([true, 'session/sealed']);
    });

    it('is painted wherever it stands, so that a capture of the whole page shows it', async () => {
      const board = await mount(`<${tag}></${tag}>`);
      for (let node: Element | null = board.chart; node; node = node.parentElement)
        expect(getComputedStyle(node).contentVisibility).to.equal('visible');
    });

    it('draws its fallback children nowhere once it runs', async () => {
      const board = await mount(`<${tag}><p>fallback</p></${tag}>`);
      expect((board.element.firstElementChild as HTMLElement).offsetParent).to.equal(null);
    });
  });
}

/** Counts what a page keeps: listeners on window and document, running timers, running workers. */
function watchPage(): { now(): { listeners: number; timers: number; workers: number }; stop(): void } {
  let listeners = 0;
  const timers = new Set<number>();
  let workers = 0;
  const undo: (() => void)[] = [];
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      listeners++;
      addEventListener.apply(target, args);
    };
    target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      listeners--;
      removeEventListener.apply(target, args);
    };
    undo.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }
  const { setTimeout: set, clearTimeout: clear, setInterval: every, Worker: Original } = window;
  const started =
    (start: (callback: () => void, ms?: number) => unknown) =>
    (callback: TimerHandler, ms?: number): number => {
      const id = start(() => {
        timers.delete(id);
        if (typeof callback === 'function') callback();
      }, ms) as number;
      timers.add(id);
      return id;
    };
  const counted = class extends Original {
    #isRunning = true;
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      workers++;
    }
    override terminate(): void {
      if (this.#isRunning) workers--;
      this.#isRunning = false;
      super.terminate();
    }
  };
  Object.assign(window, {
    setTimeout: started(set),
    setInterval: started(every),
    clearTimeout: (id: number) => {
      timers.delete(id);
      clear(id);
    },
    Worker: counted,
  });
  undo.push(() =>
    Object.assign(window, { setTimeout: set, setInterval: every, clearTimeout: clear, Worker: Original }),
  );
  return {
    now: () => ({ listeners, timers: timers.size, workers }),
    stop: () => undo.forEach((back) => back()),
  };
}
