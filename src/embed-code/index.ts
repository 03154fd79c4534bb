/** HTML for a page that wants a board, for commands, composers and menus. */
import { escaped } from '../core/picture/svg-text.js';

/** By name. One that is '' is a flag, one that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** How high a frame is where its page does not say, in px: the board at its largest and the panel below it. */
export const FRAME_HEIGHT = 780;

/** Popups are for links to the rules, which a sandbox would follow out of the frame. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Readers share and copy from within the frame. */
export const FEATURES = 'clipboard-write; web-share';

/** The attributes as they stand in a start tag, a space before each. */
export function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(`${value}`)}"`))
    .join('');
}

/** A script that a browser checks by its `integrity`, where that is known. */
export function scriptTag(src: string, attributes: Attributes, integrity?: string): string {
  const checked = integrity === undefined ? {} : { integrity, crossorigin: 'anonymous' };
  return `<script${attributesText({ ...attributes, src, ...checked })}></script>`;
}

/** The script that brings any board. `published`: the folder where the boards are, with the slash at its end. */
export function loaderTag(published: string, integrity?: string): string {
  return scriptTag(`${published}cdn/planisphere.js`, { type: 'module' }, integrity);
}

/** A board. `inside`: markup that shows where there is no script. */
export function boardTag(tag: string, attributes: Attributes, inside?: string): string {
  const content = inside === undefined ? '' : `\n  ${inside}\n`;
  return `<${tag}${attributesText(attributes)}>${content}</${tag}>`;
}

/** A board below the tag of the script that brings it. */
export function embedCode(script: string, tag: string, attributes: Attributes, inside?: string): string {
  return `${script}\n${boardTag(tag, attributes, inside)}`;
}

/** The fallback inside a board: a picture or words, with a link if there is an address. `alt` is for the picture. */
export function fallback(shown: {
  readonly link?: string | undefined;
  readonly picture?: string | undefined;
  readonly alt?: string;
  readonly words?: string;
}): string {
  const { link, picture, alt = '', words = '' } = shown;
  const content =
    picture === undefined ? escaped(words) : `<img${attributesText({ src: picture })} alt="${escaped(alt)}">`;
  return link === undefined ? content : `<a${attributesText({ href: link })}>${content}</a>`;
}

/**
 * A frame with the embed page at an address. Some hosts and all feeds take it out: the link below it, with these words,
 * stays.
 */
export function frameCode(page: {
  readonly link: string;
  readonly title: string;
  readonly words: string;
  readonly height?: string | number | undefined;
}): string {
  const { link, title, words, height = FRAME_HEIGHT } = page;
  const attributes = {
    src: link,
    title,
    sandbox: SANDBOX,
    allow: FEATURES,
    loading: 'lazy',
    width: '100%',
    height,
    style: 'border: 0',
  };
  return `<iframe${attributesText(attributes)}></iframe>\n<p>${fallback({ link, words })}</p>`;
}

/** Exercises, and what their set says for all of them. */
export interface Exercises {
  readonly set: Attributes;
  readonly items: readonly ExerciseItem[];
  /** Texts that are always shown, a paragraph each. */
  readonly intro?: readonly Paragraph[];
}

interface ExerciseItem {
  readonly board: string;
  readonly attributes: Attributes;
  /** Texts beside the board: what to know, answers to moves, a hint. */
  readonly texts?: readonly Paragraph[];
}

export interface Paragraph {
  readonly attributes: Attributes;
  readonly text: string;
}

const paragraph = ({ attributes, text }: Paragraph): string =>
  `<p${attributesText(attributes)}>${escaped(text)}</p>\n`;

function itemTag({ board, attributes, texts = [] }: ExerciseItem): string {
  const tag = boardTag(board, attributes);
  if (texts.length === 0) return `  ${tag}\n`;
  return `  <section>\n${texts.map((one) => `    ${paragraph(one)}`).join('')}    ${tag}\n  </section>\n`;
}

/** A set of exercises. */
export function setTag({ set, items, intro = [] }: Exercises): string {
  const inside = [...intro.map((one) => `  ${paragraph(one)}`), ...items.map(itemTag)];
  return `<board-set${attributesText(set)}>\n${inside.join('')}</board-set>`;
}

/** A page with exercises. `scripts`: the tags of the scripts that bring its boards, a line each; '' for none. */
export function exercisePage(
  { title, language, ...exercises }: Exercises & { readonly title: string; readonly language: string },
  scripts = '',
): string {
  return `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
${scripts === '' ? '' : `${scripts}\n`}${setTag(exercises)}
</html>
`;
}
