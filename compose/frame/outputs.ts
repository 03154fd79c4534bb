/**
 * Outputs for an author: embed code, picture, links, a frame, the oEmbed page and the text. And the board as readers
 * get it.
 */
import { frameCode } from '../../src/embed-code/index.js';
import type { ToSvg } from '../../src/core/picture/svg-file.js';
import type { FileTheme } from '../../src/core/picture/svg-style.js';
import { addressPart } from './address.js';
import type { BoardTag } from './board.js';
import { copyRow } from './copy.js';
import { h, PLAIN } from './dom.js';
import type { Composed } from './model.js';
import { button, type Fault } from './parts.js';
import { picturePart } from './picture.js';
import { commandText, embedText, linkText, titleOf, type Fields } from './texts.js';
import { trialPart } from './trial.js';
import { writingPart } from './writing.js';

/** How a browser checks the loader of this version: put in by the build. */
declare const INTEGRITY: string;

/** An attribute that an author may add. */
export interface Flag {
  readonly name: string;
  /** Its label on the page. */
  readonly label: string;
  /** Whether it shows in the picture too. */
  readonly isDrawn?: boolean;
}

/** The settings with which a game makes its outputs. */
export interface OutputOptions {
  readonly toSvg: (...given: Parameters<ToSvg>) => ReturnType<ToSvg>;
  readonly flags: readonly Flag[];
  /** Sets a text on lines. */
  readonly linesOf: (text: string) => string;
  /** How the text is written. */
  readonly about: string;
}

/** The composed board, as the outputs need it. */
export interface Composition extends Composed {
  /** The attributes of its position. The first is its text. */
  readonly attributes: Fields;
  /** The part of its address after the `#`. */
  readonly hash: string;
  readonly record: string;
  /** False while it may yet change by itself. */
  readonly isSettled: boolean;
}

/** Called when an author changes a flag or the caption, or pastes a text. */
export interface OutputActs {
  readonly onFlag: (name: string, isOn: boolean) => void;
  readonly onCaption: (caption: string) => void;
  /** Takes a text over, or gives what is wrong with it. */
  readonly read: (text: string) => Fault;
}

interface OutputsPart {
  readonly trial: HTMLElement;
  readonly outputs: HTMLElement;
  /** Buttons for the embed code and the link, to stand elsewhere too, and one that leads to the board to try. */
  readonly taking: readonly HTMLElement[];
  /** Puts a text into the field as if somebody had written it. */
  write(text: string): void;
  show(composition: Composition): void;
}

export function outputsPart(tag: BoardTag, options: OutputOptions, acts: OutputActs): OutputsPart {
  const { toSvg, flags, linesOf, about } = options;
  let now: Composition | undefined;
  const place = addressPart(document.documentElement.dataset['published'] ?? '', () => renew());
  const boxes = flags.map(({ name, label }) => {
    const box: HTMLInputElement = h('input', {
      type: 'checkbox',
      change: () => acts.onFlag(name, box.checked),
    });
    return { name, box, node: h('label', { class: 'row' }, box, h('span', {}, label)) };
  });
  const code = h('code');
  const command = h('code');
  const caption: HTMLInputElement = h('input', {
    ...PLAIN,
    id: 'caption',
    spellcheck: undefined,
    autocapitalize: undefined,
    class: 'prose',
    maxlength: 500,
    input: () => acts.onCaption(caption.value),
  });
  const frame = h('code');
  const words = writingPart({ about, read: acts.read, onLeave: () => renew() });
  const trial = trialPart(tag);
  const picture = picturePart((theme) => (now ? draw(now, theme) : ''), tag);
  const link = h('input', { id: 'link', type: 'text', readonly: true });
  const work = h('input', { id: 'work', type: 'text', readonly: true });
  const open = h('a', { target: '_blank', rel: 'noopener' }, 'Open it');
  const where = h('p', { class: 'small' });
  const takeTag = copyRow(code, 'Copy the tag');
  const takeLink = copyRow(link, 'Copy the link');
  const play = button('Play it', () => trial.node.scrollIntoView({ block: 'start' }));

  const isDrawn = (name: string): boolean => flags.some((flag) => flag.name === name && flag.isDrawn);

  const drawnFlags = (composition: Composition): Readonly<Record<string, true>> =>
    Object.fromEntries(composition.flags.filter(isDrawn).map((name) => [name, true]));

  function draw(composition: Composition, theme: FileTheme): string {
    const { record, marks, caption: sentence } = composition;
    const result = toSvg(record, { theme, marks, caption: sentence, ...drawnFlags(composition) });
    if (!result.ok) throw new Error(`No picture can be drawn of ${record}: ${result.error.code}`);
    return result.value;
  }

  function renew(): void {
    if (now) showAll(now);
  }

  function showAll(composition: Composition): void {
    const { marks, caption: sentence, flags: on, hash, record } = composition;
    const attributes = {
      ...composition.attributes,
      ...(marks && { marks }),
      ...Object.fromEntries(on.map((name) => [name, ''])),
    };
    const published = place.address;
    const name = titleOf(draw(composition, 'light'));
    const address = linkText(tag, { published, attributes });
    code.textContent = embedText(tag, {
      published,
      attributes,
      ...(place.hasPages ? { link: address } : { integrity: INTEGRITY }),
      picture: `${tag}.svg`,
      name,
      caption: sentence,
    });
    for (const node of [takeTag, ...withBoards]) node.hidden = !place.isKnown;
    for (const node of [takeLink, ...toBoard, ...withPages]) node.hidden = !(place.isKnown && place.hasPages);
    withoutPages.hidden = place.hasPages;
    link.value = address;
    open.setAttribute('href', address);
    const title = sentence || name;
    frame.textContent = frameCode({ link: address, title, words: title });
    command.textContent = commandText(record, {
      published,
      marks,
      caption: sentence,
      ...drawnFlags(composition),
      set: on.filter((flag) => !isDrawn(flag)),
    });
    where.textContent = `Run this in a terminal, in a folder where the package is installed. Then upload what is in the new folder “boards” to ${published}.`;
    work.value = `${location.href.split('#')[0]}${hash}`;
    if (document.activeElement !== caption) caption.value = sentence;
    for (const { name: flag, box } of boxes) box.checked = on.includes(flag);
    picture.show(name);
    words.show(linesOf(Object.values(composition.attributes)[0] ?? ''));
    if (composition.isSettled) trial.show(attributes, sentence);
  }

  const writing = (id: string, name: string, input: HTMLElement): HTMLElement =>
    h('div', { class: 'writing' }, h('label', { for: id }, name), input);
  const small = (content: string): HTMLElement => h('p', { class: 'small' }, content);
  const block = (name: string, node: HTMLElement): HTMLElement =>
    h('pre', { tabindex: 0, role: 'group', 'aria-label': name }, node);
  const withoutPages = small('For links, frames and cards, write the address of your own site above.');
  /** Code to paste, once the boards have an address. */
  const withBoards: readonly HTMLElement[] = [
    h('h3', {}, 'Embed code'),
    block('Embed code', code),
    copyRow(code, 'Copy the embed code'),
    small(`Where a site removes scripts, the picture is left. Save it as ${tag}.svg beside your page.`),
  ];
  /** Links and frames. */
  const withPages: readonly HTMLElement[] = [
    h('h3', {}, 'Frame'),
    block('Frame', frame),
    copyRow(frame, 'Copy the frame'),
    small('For sites that take frames and remove scripts.'),
    h('h3', {}, 'Page for cards and previews'),
    block('Command', command),
    copyRow(command, 'Copy the command'),
    where,
  ];
  const toBoard: readonly HTMLElement[] = [
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
    taking: [h('div', { class: 'taking' }, takeTag, takeLink, play)],
    write: words.write,
    show(composition) {
      now = composition;
      showAll(composition);
    },
  };
}
