// What is taken along, in both composers: the snippet, the picture, a link, the oEmbed page, and the text, which can be
// written too. And the board as readers get it.
import { addressPart } from './address.js';
import { copyRow } from './copy.js';
import { h, PLAIN } from './dom.js';
import { picturePart } from './picture.js';
import { commandText, embedText, linkText, titleOf } from './texts.js';

/** Where the boards of this version are published, and how their loader is checked: put in by the build. */
const usual = PUBLISHED;
const integrity = INTEGRITY;

/**
 * `tag` is the board's. `read` takes a text over and gives its refusal as a sentence, or nothing; `linesOf` sets a text on
 * lines. `toSvg` is the game's own. `flags` are attributes that an author may add, with what they are called: those of
 * `drawn` show in the picture too. `onFlag` hears of each, `onCaption` of the caption. `about` says how the text is written.
 */
export function outputsPart({ tag, read, linesOf, toSvg, flags, drawn = [], onFlag, onCaption, about }) {
  const board = h(tag);
  const place = addressPart(usual, () => showAll());
  const boxes = flags.map(([name, label]) => {
    const box = h('input', { type: 'checkbox', change: () => onFlag(name, box.checked) });
    return { name, box, node: h('label', { class: 'row' }, box, h('span', {}, label)) };
  });
  const code = h('code');
  const command = h('code');
  const text = h('textarea', {
    id: 'board-text',
    rows: 9,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': 'board-text-about',
    input: () => take(),
  });
  const caption = h('input', {
    ...PLAIN,
    id: 'caption',
    spellcheck: undefined,
    autocapitalize: undefined,
    class: 'prose',
    maxlength: 500,
    input: () => onCaption(caption.value),
  });
  const fault = h('p', { class: 'fault', role: 'alert', hidden: true });
  const back = h(
    'button',
    { type: 'button', hidden: true, click: () => putBack() },
    'Show the board’s text again',
  );
  const link = h('input', { id: 'link', type: 'text', readonly: true });
  const work = h('input', { id: 'work', type: 'text', readonly: true });
  const open = h('a', { target: '_blank', rel: 'noopener' }, 'Open it');
  const shown = h('figcaption', { hidden: true });

  let now;
  /** The attributes that the board has from here. */
  let worn = [];
  /** What is written in the field is no board: it stays until the writer lets go of it. */
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

  const drawnFlags = () =>
    Object.fromEntries(now.flags.flatMap((name) => (drawn.includes(name) ? [[name, true]] : [])));

  function draw(theme) {
    const { marks, caption } = now;
    const result = toSvg(now.record, { theme, marks, caption, ...drawnFlags() });
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }

  function showBoard(attributes) {
    for (const name of worn) if (attributes[name] === undefined) board.removeAttribute(name);
    worn = Object.keys(attributes);
    for (const [name, value] of Object.entries(attributes))
      if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }

  function showAll() {
    const { marks, caption: sentence, flags: on, hash, record } = now;
    const attributes = {
      ...now.attributes,
      ...(marks && { marks }),
      ...Object.fromEntries(on.map((name) => [name, ''])),
    };
    const published = place.address;
    const name = titleOf(draw('light'));
    const address = linkText(tag, { published, attributes });
    code.textContent = embedText(tag, {
      published,
      attributes,
      ...(place.hasPages ? { link: address } : { integrity }),
      picture: `${tag}.svg`,
      name,
      caption: sentence,
    });
    for (const node of withPages) node.hidden = !place.hasPages;
    for (const node of withoutPages) node.hidden = place.hasPages;
    link.value = address;
    open.setAttribute('href', address);
    command.textContent = commandText(record, {
      published,
      marks,
      caption: sentence,
      ...drawnFlags(),
      set: on.filter((flag) => !drawn.includes(flag)),
    });
    work.value = `${location.href.split('#')[0]}${hash}`;
    if (document.activeElement !== caption) caption.value = sentence;
    for (const { name: flag, box } of boxes) box.checked = on.includes(flag);
    shown.hidden = sentence === '';
    shown.textContent = sentence;
    if (!isFaulty && document.activeElement !== text) text.value = linesOf(now.text);
    if (now.isSettled) showBoard(attributes);
  }
  text.addEventListener('blur', () => now && showAll());

  const writing = (id, name, input) => h('div', { class: 'writing' }, h('label', { for: id }, name), input);
  const small = (content) => h('p', { class: 'small' }, content);
  const block = (name, node) => h('pre', { tabindex: 0, role: 'group', 'aria-label': name }, node);
  const needed = 'For a link to the board alone, write the address of your own site above.';
  /** What leads to pages, and what stands there where none are served. */
  const withPages = [
    writing('link', 'To the board alone', link),
    h('div', { class: 'pair' }, copyRow(link, 'Copy the link'), h('p', {}, open)),
    small('This command writes a page with its card, picture and oEmbed file into a folder for your site.'),
    block('Command', command),
    copyRow(command, 'Copy the command'),
  ];
  const withoutPages = [small(needed), small('For such a page, write the address of your own site above.')];
  const trial = h(
    'section',
    { class: 'trial', 'aria-labelledby': 'trial' },
    h('h2', { id: 'trial' }, 'As readers see it'),
    h('figure', {}, board, shown),
  );
  const outputs = h(
    'section',
    { class: 'outputs', 'aria-labelledby': 'outputs' },
    h('h2', { id: 'outputs' }, 'Use it'),
    place.node,
    writing('caption', 'Caption', caption),
    ...boxes.map(({ node }) => node),
    h('h3', {}, 'Embed code'),
    block('Embed code', code),
    copyRow(code, 'Copy the embed code'),
    small(`Where a site removes scripts, the picture is left. Save it as ${tag}.svg beside your page.`),
    h('h3', {}, 'Picture'),
    picturePart(draw, tag),
    h('h3', {}, 'Link'),
    ...withPages.slice(0, 2),
    withoutPages[0],
    writing('work', 'To work on it here', work),
    copyRow(work, 'Copy this link'),
    h('h3', {}, 'Page for cards and previews'),
    ...withPages.slice(2),
    withoutPages[1],
    h('h3', {}, 'Text'),
    writing('board-text', 'Copy it, or write and paste here', text),
    fault,
    h('p', { class: 'small', id: 'board-text-about' }, about),
    copyRow(text, 'Copy the text'),
    back,
  );
  return {
    trial,
    outputs,
    write,
    /** `text`, `record`, `attributes`, `marks`, `caption`, `flags` and `hash` of the board; `isSettled` once it will not change by itself. */
    show(next) {
      now = next;
      showAll();
    },
  };
}
