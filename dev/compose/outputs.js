// What is taken along: the snippet, the puzzle's text, which can be written too, and links. And the board as readers get it.
import { copyRow, snippetText } from '../embed.js';
import { h } from '../dom.js';

const TAG = 'rotation-puzzle';

/** `read` takes a text over and gives its refusal as a sentence, or nothing; `linesOf` sets a text on lines. */
export function outputsPart({ read, linesOf }) {
  const board = h(TAG, { 'rules-href': 'rules.html?game=rotation' });
  const keeps = h('input', { type: 'checkbox', change: () => showAll() });
  const code = h('code');
  const text = h('textarea', {
    id: 'puzzle-text',
    rows: 9,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': 'puzzle-text-about',
    input: () => take(),
  });
  const fault = h('p', { class: 'fault', role: 'alert', hidden: true });
  const back = h(
    'button',
    { type: 'button', hidden: true, click: () => putBack() },
    'Show the board’s text again',
  );
  const link = h('input', { id: 'link', type: 'text', readonly: true });
  const play = h('input', { id: 'play', type: 'text', readonly: true });
  const open = h('a', { href: 'index.html' }, 'Open it');

  let now;
  /** Known a little after the page has begun. */
  let published;
  /** What is written in the field is no puzzle: it stays until the writer lets go of it. */
  let isFaulty = false;

  function take() {
    const said = read(text.value);
    isFaulty = said !== undefined;
    text.setAttribute('aria-invalid', String(isFaulty));
    fault.hidden = back.hidden = !isFaulty;
    fault.textContent = said ?? '';
  }

  function write(what) {
    text.value = what;
    take();
  }

  function putBack() {
    write(linesOf(now.text));
    text.focus();
  }

  function showAll() {
    const { marks, hash, record } = now;
    const attributes = {
      puzzle: now.text,
      ...(marks && { marks }),
      ...(keeps.checked && { 'no-solution': '' }),
    };
    if (published) code.textContent = snippetText(TAG, { published, attributes });
    link.value = new URL(`compose.html${hash}`, document.baseURI).href;
    play.value = new URL(`index.html#planisphere=${encodeURIComponent(record)}`, document.baseURI).href;
    open.setAttribute('href', play.value);
    if (!isFaulty && document.activeElement !== text) text.value = linesOf(now.text);
    if (!now.isSettled) return;
    for (const name of ['puzzle', 'marks', 'no-solution'])
      if (attributes[name] === undefined) board.removeAttribute(name);
      else if (board.getAttribute(name) !== attributes[name]) board.setAttribute(name, attributes[name]);
  }
  text.addEventListener('blur', () => now && showAll());

  const labelled = (id, name, input) => [h('label', { for: id }, name), input];
  const trial = h(
    'section',
    { class: 'trial', 'aria-labelledby': 'trial' },
    h('h2', { id: 'trial' }, 'As readers get it'),
    board,
  );
  const outputs = h(
    'section',
    { class: 'outputs', 'aria-labelledby': 'outputs' },
    h('h2', { id: 'outputs' }, 'Take it along'),
    h('h3', {}, 'Snippet'),
    h('pre', { tabindex: 0, role: 'group', 'aria-label': 'Snippet' }, code),
    copyRow(code, 'Copy the snippet'),
    h('label', { class: 'row' }, keeps, h('span', {}, 'Offer no solution')),
    h('h3', {}, 'Puzzle text'),
    h('div', { class: 'writing' }, ...labelled('puzzle-text', 'Copy it, or write and paste here', text)),
    fault,
    h(
      'p',
      { class: 'small', id: 'puzzle-text-about' },
      'Rows, goals and par, each on a line or with / and ; between. ',
      h('a', { href: 'rules.html?game=rotation#moves-and-positions-as-text' }, 'How it is written'),
    ),
    copyRow(text, 'Copy the text'),
    back,
    h('h3', {}, 'Links'),
    h('p', { class: 'small' }, 'They lead to this gallery and work while it runs.'),
    h('div', { class: 'writing' }, ...labelled('link', 'To work on it here', link)),
    copyRow(link, 'Copy the link'),
    h('div', { class: 'writing' }, ...labelled('play', 'To play it', play)),
    h('div', { class: 'pair' }, copyRow(play, 'Copy the link to play'), h('p', {}, open)),
  );
  return {
    trial,
    outputs,
    write,
    /** The folder where the board's file is published. */
    set published(folder) {
      published = folder;
      if (now) showAll();
    },
    /** `text` with its par, `marks`, `hash`, `record`; `isSettled` once the par is as it will be. */
    show(next) {
      now = next;
      showAll();
    },
  };
}
