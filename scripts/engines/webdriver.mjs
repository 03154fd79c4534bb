// Speaks the WebDriver protocol: one session, its windows and their keys and pointers, in the shape of a
// Puppeteer page.
import { writeFile } from 'node:fs/promises';

// prettier-ignore
const KEYS = {
  Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', ShiftLeft: '\uE008', ShiftRight: '\uE050',
  Control: '\uE009', ControlLeft: '\uE009', ControlRight: '\uE051', Alt: '\uE00A', AltLeft: '\uE00A',
  AltRight: '\uE052', Escape: '\uE00C', Space: ' ', PageUp: '\uE00E', PageDown: '\uE00F', End: '\uE010',
  Home: '\uE011', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015',
  Insert: '\uE016', Delete: '\uE017', F1: '\uE031', F2: '\uE032', F3: '\uE033', F4: '\uE034', F5: '\uE035',
  F6: '\uE036', F7: '\uE037', F8: '\uE038', F9: '\uE039', F10: '\uE03A', F11: '\uE03B', F12: '\uE03C',
  Meta: '\uE03D', MetaLeft: '\uE03D', MetaRight: '\uE053', NumpadEnter: '\uE007',
};

const USUAL_VIEWPORT = { width: 800, height: 600 };

const BUTTONS = { left: 0, middle: 1, right: 2 };

/** The code point that WebDriver knows a key by: a character stands for itself, `KeyA` and `Digit7` for theirs. */
function keyValue(key) {
  if (KEYS[key]) return KEYS[key];
  if ([...key].length === 1) return key;
  const code = /^(?:Key|Digit)([A-Z0-9])$/.exec(key);
  if (code) return code[1].toLowerCase();
  throw new Error(`There is no key called "${key}".`);
}

/** A driver that says nothing for this long is broken; the longest script ends before. */
const ANSWER_MS = 150_000;

export async function callDriver(base, method, path, body, { within = ANSWER_MS } = {}) {
  const response = await fetch(base + path, {
    method,
    signal: AbortSignal.timeout(within),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const { value } = await response.json();
  if (response.ok) return value;
  throw new Error(`WebDriver: ${value.error}: ${value.message} (${method} ${path})`);
}

export class WebDriverSession {
  #base;
  #current;
  #first;
  #queue = Promise.resolve();

  /** `place` is where on the screen every window goes. */
  constructor(driverUrl, id, place) {
    this.#base = `${driverUrl}/session/${id}`;
    this.place = place;
  }

  command(method, path, body, options) {
    return callDriver(this.#base, method, path, body, options);
  }

  /** Commands go to the current window, so those of several windows must not mix. */
  inWindow(handle, move) {
    const turn = this.#queue.then(async () => {
      if (this.#current !== handle) await this.command('POST', '/window', { handle });
      this.#current = handle;
      return move();
    });
    this.#queue = turn.catch(() => {});
    return turn;
  }

  /**
   * A session ends with its last window, so the one that it began with stays, empty. No page stands there: it lies
   * under all windows that came later, and what is covered has no focus.
   */
  async newPage() {
    this.#first ??= await this.command('GET', '/window');
    const open = () => this.command('POST', '/window/new', { type: 'window' });
    const { handle } = await this.inWindow(this.#first, open);
    const page = new WebDriverPage(this, handle);
    await page.setViewport(USUAL_VIEWPORT);
    return page;
  }

  async closePage(handle) {
    await this.inWindow(handle, async () => {
      await this.command('DELETE', '/actions');
      this.#current = undefined;
      return this.command('DELETE', '/window');
    });
  }

  /** Past all commands that wait: rejects where the driver has lost its browser, or says nothing. */
  check(options) {
    return this.command('GET', '/timeouts', undefined, options);
  }

  end(options) {
    return this.command('DELETE', '', undefined, options);
  }
}

class WebDriverPage {
  #session;
  #handle;
  #url = 'about:blank';
  #position = { x: 0, y: 0 };
  #closed = false;

  constructor(session, handle) {
    this.#session = session;
    this.#handle = handle;
  }

  #command(method, path, body) {
    return this.#session.inWindow(this.#handle, () => this.#session.command(method, path, body));
  }

  async goto(url) {
    this.#url = url;
    await this.#command('POST', '/url', { url });
  }

  url() {
    return this.#url;
  }

  async evaluate(code, ...args) {
    const call = typeof code === 'function' ? `(${code})(...args)` : `(${code})`;
    // The answer travels as text so that undefined, unlike in WebDriver's own form, stays undefined. How the page
    // itself writes JSON does not count.
    const script = `
      const args = JSON.parse(arguments[0]);
      const done = arguments[1];
      const textOf = (answer) => {
        const own = [Object, Array, String, Number, Boolean].flatMap(({ prototype }) => {
          const given = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
          return given ? [[prototype, given]] : [];
        });
        for (const [prototype] of own) delete prototype.toJSON;
        const text = JSON.stringify(answer);
        for (const [prototype, given] of own) Object.defineProperty(prototype, 'toJSON', given);
        return text;
      };
      (async () => ${call})().then(
        (value) => done(textOf({ value })),
        (error) => done(textOf({ error: String(error), stack: error && error.stack })),
      );`;
    const text = await this.#command('POST', '/execute/async', { script, args: [JSON.stringify(args)] });
    const { value, error, stack } = JSON.parse(text);
    if (error !== undefined) throw new Error(stack ? `${error}\n${stack}` : error);
    return value;
  }

  /** The window is sized from outside, so what surrounds the page is measured first. */
  async setViewport({ width, height }) {
    const inside = await this.evaluate('[innerWidth, innerHeight]');
    const outside = await this.#command('GET', '/window/rect');
    await this.#command('POST', '/window/rect', {
      ...this.#session.place,
      width: width + outside.width - inside[0],
      height: height + outside.height - inside[1],
    });
    const reached = await this.evaluate(
      async (w, h) => {
        const end = performance.now() + 1000;
        while ((innerWidth !== w || innerHeight !== h) && performance.now() < end) {
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return [innerWidth, innerHeight];
      },
      width,
      height,
    );
    if (reached[0] === width && reached[1] === height) return;
    throw new Error(
      `The window became ${reached.join(' x ')}, not ${width} x ${height}; use an iframe for less.`,
    );
  }

  async screenshot({ path } = {}) {
    const png = Buffer.from(await this.#command('GET', '/screenshot'), 'base64');
    if (path) await writeFile(path, png);
    return png;
  }

  #act(source) {
    return this.#command('POST', '/actions', { actions: [source] });
  }

  #keys(...actions) {
    return this.#act({ type: 'key', id: 'keyboard', actions });
  }

  keyboard = {
    down: (key) => this.#keys({ type: 'keyDown', value: keyValue(key) }),
    up: (key) => this.#keys({ type: 'keyUp', value: keyValue(key) }),
    press: (key) => {
      const value = keyValue(key);
      return this.#keys({ type: 'keyDown', value }, { type: 'keyUp', value });
    },
    type: async (text) => {
      for (const character of text) await this.keyboard.press(character === '\n' ? 'Enter' : character);
    },
  };

  #pointer(...actions) {
    return this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  #moveTo(x, y) {
    this.#position = { x: Math.round(x), y: Math.round(y) };
    return { type: 'pointerMove', ...this.#position, origin: 'viewport', duration: 0 };
  }

  mouse = {
    move: (x, y) => this.#pointer(this.#moveTo(x, y)),
    down: ({ button = 'left' } = {}) => this.#pointer({ type: 'pointerDown', button: BUTTONS[button] }),
    up: ({ button = 'left' } = {}) => this.#pointer({ type: 'pointerUp', button: BUTTONS[button] }),
    click: (x, y, { button = 'left' } = {}) =>
      this.#pointer(
        this.#moveTo(x, y),
        { type: 'pointerDown', button: BUTTONS[button] },
        { type: 'pointerUp', button: BUTTONS[button] },
      ),
    wheel: ({ deltaX = 0, deltaY = 0 } = {}) =>
      this.#act({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', ...this.#position, deltaX, deltaY, origin: 'viewport', duration: 0 }],
      }),
    reset: () => this.#command('DELETE', '/actions'),
  };

  touchscreen = {
    tap: () =>
      Promise.reject(new Error('This engine cannot be driven by touch; ask `engine.can.touch` first.')),
  };

  /** WebDriver reports no console and no errors; ask `engine.can.report` before you rely on them. */
  on() {
    return this;
  }

  async close() {
    this.#closed = true;
    await this.#session.closePage(this.#handle);
  }

  isClosed() {
    return this.#closed;
  }
}
