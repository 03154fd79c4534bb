/** Pages whose libraries have put methods of their own in the places of built-in ones, before our script came. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elements } from '../../scripts/build/slices.mjs';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import type {} from '../../src/star/element/define.js';
import { pageWith, Reader, serve, single, strictPolicy, type Site } from './site.js';

/**
 * As Prototype has them, from 1.5 to 1.7: lists that iterate by `each`, and extras that a `for` over a list's names
 * meets.
 */
const PROTOTYPE = `(function () {
  function extend(target, methods) { for (var name in methods) target[name] = methods[name]; }
  function clone() { return [].slice.call(this, 0); }
  function each(iterator, context) {
    for (var at = 0; at < this.length; at++) iterator.call(context, this[at], at);
    return this;
  }
  extend(Array.prototype, {
    each,
    entries: clone,
    toArray: clone,
    map: function (iterator, context) {
      var results = [];
      this.each(function (value, at) { results.push(iterator.call(context, value, at)); });
      return results;
    },
    filter: function (iterator, context) {
      var results = [];
      this.each(function (value, at) { if (iterator.call(context, value, at)) results.push(value); });
      return results;
    },
    find: function (iterator) {
      for (var at = 0; at < this.length; at++) if (iterator(this[at], at)) return this[at];
    },
    reduce: function () { return this.length > 1 ? this : this[0]; },
    first: function () { return this[0]; },
    last: function () { return this[this.length - 1]; },
    without: function () { return this; },
    toJSON: function () {
      return '[' + this.map(function (one) { return JSON.stringify(one); }).join(', ') + ']';
    },
  });
  Array.from = function (list) { return list ? clone.call(list) : []; };
  extend(String.prototype, {
    toJSON: function () { return '"' + this + '"'; },
    startsWith: function (text) { return this.lastIndexOf(text, 0) === 0; },
    endsWith: function (text) { var at = this.length - text.length; return at >= 0 && this.indexOf(text, at) === at; },
    include: function (text) { return this.indexOf(text) > -1; },
    sub: function () { return this; },
  });
  extend(Number.prototype, { toJSON: function () { return isFinite(this) ? this.toString() : 'null'; } });
  Object.keys = function (object) { var names = []; for (var name in object) if (object.hasOwnProperty(name)) names.push(name); return names; };
  Object.values = function (object) { return Object.keys(object).map(function (name) { return object[name]; }); };
  Function.prototype.bind = function (context) {
    var method = this, given = clone.call(arguments).slice(1);
    return function () { return method.apply(context, given.concat(clone.call(arguments))); };
  };
  extend(HTMLElement.prototype, {
    remove: function () { this.parentNode.removeChild(this); return this; },
    update: function (content) { this.innerHTML = content; return this; },
    show: function () { this.style.display = ''; return this; },
    hide: function () { this.style.display = 'none'; return this; },
    visible: function () { return this.style.display !== 'none'; },
  });
})();`;

/** As MooTools has them, from 1.2 to 1.6 with its compatibility: an event is made of another one. */
const MOOTOOLS = `
window.Event = function Event(event) { if (event.type.indexOf('key') === 0) this.code = event.which; };
Array.from = function (item) { return item == null ? [] : Array.isArray(item) ? item : [item]; };
Object.keys = function (object) { var names = []; for (var name in object) if (object.hasOwnProperty(name)) names.push(name); return names; };
String.prototype.contains = function (text) { return this.indexOf(text) > -1; };
Array.prototype.each = Array.prototype.forEach;
Array.prototype.empty = function () { this.length = 0; return this; };
Function.prototype.extend = function (extras) { for (var name in extras) this[name] = extras[name]; return this; };`;

/** As scripts of one's own have them: polyfills that ask nothing, extras on every object, and JSON of their own. */
const OWN = `
window.CustomEvent = function (type, given) {
  var event = document.createEvent('CustomEvent');
  event.initCustomEvent(type, !!given.bubbles, !!given.cancelable, given.detail);
  return event;
};
window.CustomEvent.prototype = window.Event.prototype;
Object.prototype.toJSON = function () { return 'an object'; };
Object.prototype.extend = function (extras) { for (var name in extras) this[name] = extras[name]; return this; };
Array.prototype.keys = function () { return Object.keys(this); };
Array.prototype.values = function () { return 'values'; };
Array.prototype.remove = function (one) { this.splice(this.indexOf(one), 1); };`;

const LIBRARIES = [
  ['Prototype', PROTOTYPE],
  ['MooTools', MOOTOOLS],
  ['home-made scripts', OWN],
] as const;

const all = single('planisphere');

const BOARDS = elements.map(({ tag }) => `<${tag} seed="2" remember="${tag}"></${tag}>`).join('');

describe.each(chosenEngines())('in %s', (name) => {
  let engine: Engine;
  let host: Site;
  let page: Page;

  beforeAll(async () => {
    engine = await openEngine(name);
    const libraries = LIBRARIES.flatMap(([library, text]) => [
      [encodeURI(`/${library}`), { body: pageWith(BOARDS, [text, all]) }],
      // Under this policy bots think in the page.
      [
        encodeURI(`/${library}/star`),
        {
          body: pageWith('<star-board rings="2" seats="human bot:easy" bot-pace="0"></star-board>', [
            text,
            all,
          ]),
          policy: strictPolicy([text, all]),
        },
      ],
    ]);
    host = await serve({ ...Object.fromEntries(libraries), '/usual': { body: pageWith(BOARDS, [all]) } });
    page = await engine.newPage();
    await page.setViewport({ width: 800, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    await host.close();
  });

  /**
   * Plays on every board: takes its hint, plays it where it is a whole move, opens the menu, and reads the record back
   * on the next visit. The results come as one text, since drivers hand over lists by the page's own `toJSON`.
   */
  async function playedOn(path: string): Promise<string> {
    const url = encodeURI(`${host.url}${path}`);
    await page.goto(url);
    const played = await page.evaluate(async () => {
      let told = '';
      for (const board of document.querySelectorAll<HTMLElementTagNameMap['star-board']>('[seed]')) {
        await board.settled;
        const root = board.shadowRoot as ShadowRoot;
        const hint = new Promise<string>((given) =>
          board.addEventListener('hint-given', ({ text }) => given(text)),
        );
        root.querySelector<HTMLElement>('[name=hint]')?.click();
        const text = await hint;
        const { ok } = board.play(text);
        const { record } = board;
        root.querySelector<HTMLElement>('[name=menu]')?.click();
        while (!root.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
        root.querySelector('dialog')?.close();
        told += `${text} ${ok} ${root.querySelectorAll('svg.picture').length} ${record}\n`;
      }
      return told;
    });
    await page.goto('about:blank');
    await page.goto(url);
    const kept = await page.evaluate(async () => {
      let told = '';
      for (const board of document.querySelectorAll<HTMLElementTagNameMap['star-board']>('[seed]')) {
        await board.updateComplete;
        // Bots may have gone on.
        told += `${/^[^|]*(\| \S+)?/.exec(board.record)?.[0]}\n`;
        localStorage.removeItem(`planisphere:${board.remember}`);
      }
      return told;
    });
    return played + kept;
  }

  it.each(LIBRARIES)(
    'every board draws, hints, plays, opens its menu and is remembered on a page of %s as on any other',
    async (library) => {
      const usual = await playedOn('/usual');
      expect(usual).toContain('star/1 rings=6 | ');
      expect(await playedOn(`/${library}`)).toBe(usual);
    },
  );

  it.each(LIBRARIES)('a reader plays against a bot that thinks in the page of %s', async (library) => {
    await page.goto(encodeURI(`${host.url}/${library}/star`));
    const reader = new Reader(page);
    await reader.ready();
    const at = await page.evaluate(() => {
      const root = document.querySelector('star-board')?.shadowRoot as ShadowRoot;
      root.querySelector<HTMLElement>('.chart[tabindex]')?.focus();
      const { x, y, width, height } = (
        root.querySelector('[role=gridcell][aria-label^="S20,"]') as Element
      ).getBoundingClientRect();
      return `${x + width / 2} ${y + height / 2}`;
    });
    const [x = 0, y = 0] = at.split(' ').map(Number);
    await page.mouse.click(x, y);
    await reader.ready();
    expect(await reader.record()).toMatch(/\| S20 \S+$/);
  });
});
