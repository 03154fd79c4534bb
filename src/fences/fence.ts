/** From a fence to the markup of its board: the element, a picture inside of it, and a caption. */
import { accept, refuse, type Refusal, type Result } from '../core/basics/result.js';
import type { Viewer } from '../core/contract/rules.js';
import type { PictureParts } from '../core/picture/svg-file.js';
import type { FileTheme } from '../core/picture/svg-style.js';
import type { SvgOptions } from '../core/picture/svg-options.js';
import { ofAttribute, readFirstLine, type FirstLine, type Looks } from './attributes.js';
import type { FenceBoard } from './board.js';
import { BRING_OWN, published, readText, startOf, viewerIn, type FenceText } from './text.js';

/** An element of the page. An attribute that is '' is a flag. */
export interface Markup {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Markup | string)[];
}

export interface Fence {
  /** The text after the tag in the first line. */
  readonly info: string;
  readonly body: string;
}

/** The result of a fence; `warning`: something that its author should know. */
export interface Made {
  readonly markup: Markup;
  readonly warning: string | undefined;
}

/** The fault of a fence, as a sentence; `offset`: where in its body, unless it is in the first line. */
export interface Fault {
  readonly sentence: string;
  readonly offset?: number;
}

/** How wide a figure is that says no width, in px. */
const FIGURE_WIDTH = 360;

const LONGEST_ALT = 300;

/** As many whole sentences as fit. */
function beginning(text: string): string {
  if (text.length <= LONGEST_ALT) return text;
  const cut = text.slice(0, LONGEST_ALT);
  return /^.*[.!?](?=\s)/su.exec(cut)?.[0] ?? `${cut.slice(0, -1)}…`;
}

/** The title, which may lack its full stop, and what there is to see. */
function altOf({ title, description }: PictureParts): string {
  if (description === '') return title;
  return beginning(`${title}${/[.!?]$/.test(title) ? '' : '.'} ${description}`);
}

/** A picture within markup; whatever could end an attribute or an address is written as numbers. */
const addressOf = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replace(/[^\w\s!$()*+,./:;=?@~-]/gu, encodeURIComponent)
    .replace(/'/g, '%27')
    .replace(/\s/g, '%20')}`;

function picture(svg: string, { board }: PictureParts, alt: string): Markup {
  const [, width, height] = /^<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const size = { width: width ?? `${board.width}`, height: height ?? `${board.height}` };
  const attributes = { src: addressOf(svg), alt, ...size, style: 'max-width: 100%; height: auto' };
  return { tag: 'img', attributes, children: [] };
}

const REFUSED_BY = ['marks', 'ply', 'viewer', 'look', 'coordinates'];

/** The board’s attributes that the picture uses. */
function svgOptions({ settings, looks }: FirstLine, theme: FileTheme): SvgOptions {
  const given = (name: string): unknown => (settings.has(name) ? settings.get(name) : undefined);
  const viewer = settings.get<string>('viewer');
  return {
    theme: looks.theme ?? theme,
    ply: given('ply') as number | undefined,
    marks: given('marks') as string | undefined,
    look: given('look') as string | undefined,
    coordinates: given('coordinates') === true ? true : undefined,
    viewer: viewer === '' ? undefined : (viewer as Viewer),
    width: looks.width ?? (looks.figure ? FIGURE_WIDTH : undefined),
  };
}

/** A picture of a record or a position, as an image of a page. `alt`: what it shows, if not what the board says. */
export function pictureOf(
  board: FenceBoard,
  text: string,
  options: SvgOptions,
  alt?: string,
): Result<Markup> {
  const parts = board.toSvg.parts(text, options);
  const svg = board.toSvg(text, options);
  if (!parts.ok || !svg.ok) {
    const { error } = parts.ok ? (svg as { readonly error: Refusal }) : parts;
    const name = `${error.at?.path ?? error.facts?.['option']}`;
    return { ok: false, error: REFUSED_BY.includes(name) ? ofAttribute(error, name, board) : error };
  }
  return accept(picture(svg.value, parts.value, alt ?? altOf(parts.value)));
}

function drawn(shown: FenceText, board: FenceBoard, line: FirstLine, theme: FileTheme): Result<Markup> {
  const options = svgOptions(line, theme);
  const known = viewerIn(shown, board);
  if (options.viewer !== undefined && known !== undefined && `${options.viewer}` !== `${known}`)
    return refuse('fence/viewer-known', { facts: { viewer: known } });
  return pictureOf(board, shown.text, options, line.looks.alt);
}

/** Why the first line and the text do not go together; undefined if they do. */
function refusalOf({ attributes, looks }: FirstLine, isEmpty: boolean): Refusal | undefined {
  const text = ['record', 'position'].find((name) => attributes[name] !== undefined);
  if (text !== undefined) return { code: 'fence/text-below', facts: { name: text } };
  const own = BRING_OWN.find((name) => attributes[name] !== undefined);
  if (own !== undefined && !isEmpty) return { code: 'fence/brings-own', facts: { name: own } };
  return looks.picture && looks.figure ? { code: 'fence/size', facts: { name: 'figure' } } : undefined;
}

/** A text for the page, and the attributes beside it. */
function attributesOf(
  shown: FenceText,
  board: FenceBoard,
  { attributes, settings }: FirstLine,
): { readonly attributes: Record<string, string>; readonly isLess: boolean } {
  const viewer = settings.get<string>('viewer') || 'public';
  const who = (/^\d/.test(viewer) ? Number(viewer) : viewer) as Viewer;
  const ply = settings.has('ply') ? settings.get<number>('ply') : undefined;
  const { name, text, isLess } = published(shown, board, who, ply);
  const isShown = name === 'record' && isLess;
  const left = [...(name === 'puzzle' ? ['goal', 'par'] : []), ...(isShown ? ['ply', 'viewer'] : [])];
  const rest = Object.entries(attributes).filter(([one]) => !left.includes(one));
  return { attributes: { ...Object.fromEntries(rest), [name]: text }, isLess };
}

/** The figure around a board, or around a picture. */
export function framed(content: Markup, { caption, width, figure }: Looks): Markup {
  const most = width ?? (figure ? FIGURE_WIDTH : undefined);
  const style: Markup['attributes'] = most === undefined ? {} : { style: `max-width: ${most}px` };
  if (caption !== undefined || content.tag === 'img')
    return {
      tag: 'figure',
      attributes: { class: 'planisphere', ...style },
      children: [
        content,
        ...(caption === undefined ? [] : [{ tag: 'figcaption', attributes: {}, children: [caption] }]),
      ],
    };
  return { ...content, attributes: { ...content.attributes, ...style } };
}

/** The element of a board, with what stands in it until there is a board. */
function elementOf(
  shown: FenceText | undefined,
  inside: Markup | string,
  board: FenceBoard,
  line: FirstLine,
): Made {
  const { attributes, isLess } = shown
    ? attributesOf(shown, board, line)
    : { attributes: line.attributes, isLess: false };
  const still: Markup['attributes'] = line.looks.figure ? { controls: 'none', readonly: '' } : {};
  const element = { tag: board.tag, attributes: { ...still, ...attributes }, children: [inside] };
  return {
    markup: framed(element, line.looks),
    warning: isLess ? board.words.say('fence/less') : undefined,
  };
}

function made(fence: Fence, board: FenceBoard, theme: FileTheme): Result<Made> {
  const read = readFirstLine(fence.info, board);
  if (!read.ok) return read;
  const line = read.value;
  const { looks } = line;
  const isEmpty = fence.body.trim() === '';
  const refusal = refusalOf(line, isEmpty);
  if (refusal) return { ok: false, error: refusal };
  const text = isEmpty ? accept(startOf(board, line)) : readText(fence.body, board, line);
  if (!text.ok) return text;
  const shown = text.value;
  const image = shown === undefined ? accept(undefined) : drawn(shown, board, line, theme);
  if (!image.ok) return image;
  if (looks.picture)
    return image.value === undefined
      ? refuse('fence/nothing-to-draw')
      : accept({ markup: framed(image.value, looks), warning: undefined });
  const inside = image.value ?? looks.alt ?? board.words.say('game.name');
  return accept(elementOf(isEmpty ? undefined : shown, inside, board, line));
}

/** The markup of a fence, or what is wrong with it. `theme`: the colours of a picture that names none. */
export function makeFence(fence: Fence, board: FenceBoard, theme: FileTheme): Made | Fault {
  const result = made(fence, board, theme);
  if (result.ok) return result.value;
  const { code, facts, at = {} } = result.error;
  const { offset } = at;
  return {
    sentence: board.words.say(code, { ...at, ...facts } as never),
    ...(offset !== undefined && { offset }),
  };
}
