// What is taken along, in both composers: the snippet, the picture, links, a frame, the oEmbed page and
// the text. And the board as readers get it.
import { frameCode } from '../../src/embed-code/index.js';
import { addressPart } from './address.js';
import { copyRow } from './copy.js';
import { h, PLAIN } from './dom.js';
import { picturePart } from './picture.js';
import { commandText, embedText, linkText, titleOf } from './texts.js';
import { trialPart } from './trial.js';
import { writingPart } from './writing.js';

/** Where the boards of this version are published, '' if they are not: the build says it in the page. And how their loader is checked: put in by the build. */
const publishedAt = document.documentElement.dataset.published;
const integrity = INTEGRITY;

/**
 * `tag` is the board's. `read` takes a text over and gives its refusal, or nothing; `linesOf` sets a text on
 * lines. `toSvg` is the game's own. `flags` are attributes that an author may add, with what they are called: those of
 * `drawn` show in the picture too. `onFlag` hears of each, `onCaption` of the caption. `about` says how the text is written.
 */
export function outputsPart({ tag, read, linesOf, toSvg, flags, drawn = [], onFlag, onCaption, about }) {
  const place = addressPart(publishedAt, () => showAll());
  const boxes = flags.map(([name, label]) => {
    const box = h('input', { type: 'checkbox', change: () => onFlag(name, box.checked) });
    return { name, box, node: h('label', { class: 'row' }, box, h('span', {}, label)) };
  });
  const code = h('code');
  const command = h('code');
  const caption = h('input', {
    ...PLAIN,
    id: 'caption',
    spellcheck: undefined,
    autocapitalize: undefined,
    class: 'prose',
    maxlength: 500,
    input: () => onCaption(caption.value),
  });
  const frame = h('code');
  const words = writingPart({ about, read, onLeave: () => now && showAll() });
  const trial = trialPart(tag);
  const picture = picturePart(draw, tag);
  const link = h('input', { id: 'link', type: 'text', readonly: true });
  const work = h('input', { id: 'work', type: 'text', readonly: true });
  const open = h('a', { target: '_blank', rel: 'noopener' }, 'Open it');
  const where = h('p', { class: 'small' });

  let now;

  const drawnFlags = () =>
    Object.fromEntries(now.flags.flatMap((name) => (drawn.includes(name) ? [[name, true]] : [])));

  function draw(theme) {
    const { marks, caption } = now;
    const result = toSvg(now.record, { theme, marks, caption, ...drawnFlags() });
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
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
    for (const node of withBoards) node.hidden = !place.isKnown;
    for (const node of [...toBoard, ...withPages]) node.hidden = !(place.isKnown && place.hasPages);
    withoutPages.hidden = place.hasPages;
    link.value = address;
    open.setAttribute('href', address);
    const title = sentence || name;
    frame.textContent = frameCode({ link: address, title, words: title });
    command.textContent = commandText(record, {
      published,
      marks,
      caption: sentence,
      ...drawnFlags(),
      set: on.filter((flag) => !drawn.includes(flag)),
    });
    where.textContent = `Run this in a terminal, in a folder where the package is installed. Then upload what is in the new folder “boards” to ${published}.`;
    work.value = `${location.href.split('#')[0]}${hash}`;
    if (document.activeElement !== caption) caption.value = sentence;
    for (const { name: flag, box } of boxes) box.checked = on.includes(flag);
    picture.show(name);
    words.show(linesOf(now.text));
    if (now.isSettled) trial.show(attributes, sentence);
  }

  const writing = (id, name, input) => h('div', { class: 'writing' }, h('label', { for: id }, name), input);
  const small = (content) => h('p', { class: 'small' }, content);
  const block = (name, node) => h('pre', { tabindex: 0, role: 'group', 'aria-label': name }, node);
  const withoutPages = small('For links, frames and cards, write the address of your own site above.');
  /** What a page pastes, once its boards are somewhere. */
  const withBoards = [
    h('h3', {}, 'Embed code'),
    block('Embed code', code),
    copyRow(code, 'Copy the embed code'),
    small(`Where a site removes scripts, the picture is left. Save it as ${tag}.svg beside your page.`),
  ];
  /** What leads to pages. */
  const withPages = [
    h('h3', {}, 'Frame'),
    block('Frame', frame),
    copyRow(frame, 'Copy the frame'),
    small('For sites that take frames and remove scripts.'),
    h('h3', {}, 'Page for cards and previews'),
    block('Command', command),
    copyRow(command, 'Copy the command'),
    where,
  ];
  const toBoard = [
    writing('link', 'To the board alone', link),
    h('div', { class: 'pair' }, copyRow(link, 'Copy the link'), h('p', {}, open)),
  ];
  const outputs = h(
    'section',
    { class: 'outputs', 'aria-labelledby': 'outputs' },
    h('h2', { id: 'outputs' }, 'Use it'),
    place.node,
    writing('caption', 'Caption', caption),
    ...boxes.map(({ node }) => node),
    ...withBoards,
    h('h3', {}, 'Picture'),
    ...picture.nodes,
    h('h3', {}, 'Link'),
    ...toBoard,
    withoutPages,
    writing('work', 'To work on it here', work),
    copyRow(work, 'Copy this link'),
    ...withPages,
    h('h3', {}, 'Text'),
    ...words.nodes,
  );
  return {
    trial: trial.node,
    outputs,
    write: words.write,
    /** `text`, `record`, `attributes`, `marks`, `caption`, `flags` and `hash` of the board; `isSettled` once it will not change by itself. */
    show(next) {
      now = next;
      showAll();
    },
  };
}
