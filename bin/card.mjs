// Lays out cards for social networks: a board with a title beside or below it. What is drawn is toSvg's; here is the
// room.
import { Complaint } from './complaint.mjs';
import { inSentences } from './drawing.mjs';
import { element, escaped } from './markup.mjs';
import { core } from './tables.mjs';

const { directionIn, directionOf, linesOf, patternsIn } = await core();

/** The card that everything is measured for, in px. */
const USUAL = { width: 1200, height: 630 };
/** Of its height, the board's. */
const BOARD = 530;
/** Wider cards have the text beside the board. */
const LANDSCAPE = 1.6;
const [LEAST, MOST] = [200, 4096];
/** Letters of the title, from what is wanted to what can just be read; and of the rest. */
const TITLE = [66, 60, 54, 48, 42, 36, 32, 28, 24];
const SMALL = 30;
const [LEADING, SMALL_LEADING] = [1.1, 1.35];
/** How many lines the rest takes at most, beside the board and below it. */
const MOST_SMALL = { beside: 5, below: 4 };

export const BOOK_FACE =
  "Charter,'Bitstream Charter',Cambria,Georgia,'Liberation Serif','DejaVu Serif',serif";

/** About how wide a letter is in em, in the widest of those fonts: no line may run out of the card. */
function widthOf(letter) {
  if (/[\p{M}\p{Cf}]/u.test(letter)) return 0;
  if (/[iljtfIJr.,:;'’‘!|()[\]\s]/.test(letter)) return 0.48;
  if (/[mwMW@%—…]/.test(letter)) return 1.14;
  if (/\p{Extended_Pictographic}/u.test(letter)) return 1.4;
  if (
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{20000}-\u{3ffff}]/u.test(
      letter,
    )
  )
    return 1.05;
  if (/\p{Lu}/u.test(letter)) return 0.88;
  if (/[a-z0-9]/.test(letter)) return 0.68;
  if (directionOf(letter) === 'rtl') return 0.8;
  return /\p{Script=Latin}/u.test(letter) ? 0.72 : 1;
}

const emOf = (text) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

const linesIn = (text, most) => linesOf(text.replace(/\s+/g, ' '), most, emOf);

/** More lines are on no card. */
const MOST_LINES = 12;

/** As many lines, of widths as like as can be, so that no word stands alone on the last. */
function balanced(text, most) {
  const usual = linesIn(text, most);
  if (usual.length < 2 || usual.length > MOST_LINES || isBroken(text, most)) return usual;
  const words = text.trim().split(/\s+/);
  // The best lines of the first words, by how many words these are: the least sum of squares of what is left empty.
  let best = new Map([[0, { cost: 0, lines: [] }]]);
  for (const _ of usual) {
    const next = new Map();
    for (const [from, { cost, lines }] of best)
      for (let to = from + 1; to <= words.length; to++) {
        const line = words.slice(from, to).join(' ');
        const room = most - emOf(line);
        if (room < 0) break;
        const sum = cost + room ** 2;
        if (sum < (next.get(to)?.cost ?? Infinity)) next.set(to, { cost: sum, lines: [...lines, line] });
      }
    best = next;
  }
  return best.get(words.length)?.lines ?? usual;
}

/** Whether a word that is no row of signs is broken. */
const isBroken = (text, most) =>
  text
    .split(/\s+/)
    .some((word) => emOf(word) > most && !/^[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uffef]+$/.test(word));

/** The first lines, with an ellipsis where there are more. */
function cut(lines, count, most) {
  if (lines.length <= count) return lines;
  let last = lines[count - 1] ?? '';
  while (last !== '' && emOf(`${last}…`) > most) last = [...last].slice(0, -1).join('');
  return count < 1 ? [] : [...lines.slice(0, count - 1), `${last.trimEnd()}…`];
}

/** A single word below more than one other line looks left over: so much smaller may letters be to avoid it. */
const LEAST_FOR_LOOKS = 36;
const hasLoneWord = (lines) =>
  lines.length > 2 && lines.some((line) => line.includes(' ')) && !lines.at(-1).includes(' ');

/** The largest letters that the title and the line below it fit in. */
function fit(title, second, { width, height, unit, most }) {
  const sized = (size) => {
    const letters = size * unit;
    const small = Math.min(SMALL, size) * unit;
    const lines = balanced(title, width / letters);
    const below = small * 0.6;
    const lineOf = small * SMALL_LEADING;
    const rest = Math.min(most, Math.floor((height - letters * LEADING - below) / lineOf));
    const whole = linesIn(second, width / small);
    const more = cut(whole, rest, width / small);
    const count = Math.max(1, Math.floor((height - more.length * lineOf - below) / (letters * LEADING)));
    const fits =
      lines.length <= count &&
      Math.min(whole.length, most) <= more.length &&
      !isBroken(title, width / letters);
    const isFine = fits && size >= LEAST_FOR_LOOKS && !hasLoneWord(lines);
    return { letters, small, lines: cut(lines, count, width / letters), more, fits, isFine };
  };
  const all = TITLE.map(sized);
  return all.find(({ isFine }) => isFine) ?? all.find(({ fits }) => fits) ?? all.at(-1);
}

/**
 * A line that runs from right to left whatever its first sign is: not every program knows the attribute `direction`.
 */
const fromRight = (line) => `\u202b${line}\u202c`;

const round = (length) => Math.round(length * 10) / 10;

/** `lines` from the left edge of a column, or from the right where the title runs that way. */
function textBlock(lines, { left, width, top, size, leading, isFromRight, ...attributes }) {
  const isTurned = directionOf(lines.join(' ')) === 'rtl';
  const place = { x: round(isFromRight ? left + width : left), 'text-anchor': isFromRight ? 'end' : 'start' };
  const texts = lines.map((line, n) =>
    element(
      'text',
      { ...place, y: round(top + size * (0.8 + leading * n)) },
      escaped(isTurned ? fromRight(line) : line),
    ),
  );
  return element('g', { 'font-size': round(size), ...attributes }, texts.join(''));
}

/** A chart's scale along the foot. */
function scaleMarkup(width, height, left, unit) {
  let path = '';
  for (let n = 0; left + n * 15 * unit < width; n++) {
    const [x, tall] = [round(left + n * 15 * unit), round((n % 10 === 0 ? 14 : 7) * unit)];
    path += `M${x} ${height}v-${tall}h${round(1.5 * unit)}v${tall}z`;
  }
  return element('path', { d: path, opacity: '.45' });
}

/** The sign before the site's name: rings and a hand. They are filled, since fill is the colour of text. */
function signMarkup(x, y, unit) {
  const disc = (r) => {
    const radius = round(r * unit);
    return `M${round(x - r * unit)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 -${2 * radius} 0z`;
  };
  const hand = `M${round(x - 1 * unit)} ${round(y + 1 * unit)}l${round(9 * unit)} ${round(-7 * unit)}l${round(-6 * unit)} ${round(9 * unit)}z`;
  const d = [20, 17.5, 13, 11.8].map(disc).join('') + hand;
  return element('path', { d, 'fill-rule': 'evenodd', opacity: '.75' });
}

/** `1200x630`. */
export function readSize(text) {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/i.exec(text) ?? [];
  const sides = [Number(width), Number(height)];
  if (!sides.every((side) => side >= LEAST && side <= MOST))
    throw new Complaint(
      `--size is “${text}”. Write width and height from ${LEAST} to ${MOST}, such as 1200x630.`,
      2,
    );
  return { width: sides[0], height: sides[1] };
}

/** Places everything on the card. */
function layout({ width, height }, { hasSite, hasGoal }) {
  const unit = Math.min(
    Math.sqrt((width * height) / (USUAL.width * USUAL.height)),
    Math.min(width, height) / USUAL.height,
  );
  const [left, edge, head, foot] = [72 * unit, 50 * unit, (hasSite ? 120 : 50) * unit, 44 * unit];
  if (width / height >= LANDSCAPE) {
    const side = BOARD * unit;
    const box = { left: width - edge - side, top: (height - side) / 2, width: side, height: side };
    const column = {
      left,
      width: box.left - 36 * unit - left,
      top: head,
      height: height - head - foot - 16 * unit,
    };
    return { unit, left, box, column, isBeside: true };
  }
  const side = Math.min(width - 2 * edge, (hasGoal ? 0.5 : 0.6) * height);
  const box = {
    left: (width - side) / 2,
    top: head,
    width: side,
    height: Math.min(side, 0.9 * height - head),
  };
  const top = box.top + box.height + 24 * unit;
  return {
    unit,
    left,
    box,
    column: { left, width: width - 2 * left, top, height: height - foot - top },
    isBeside: false,
  };
}

/** The site's name with its sign, on one line. */
function siteMarkup(site, left, width, unit) {
  const size = SMALL * unit;
  const most = (width - 46 * unit) / size;
  const lines = cut(linesIn(site, most), 1, most);
  if (lines.length === 0) return '';
  const name = element(
    'text',
    { x: round(left + 46 * unit), y: round(86 * unit), 'text-anchor': 'start' },
    escaped(lines[0]),
  );
  const attributes = { 'font-size': round(size), 'font-family': BOOK_FACE };
  return signMarkup(left + 18 * unit, 76 * unit, unit) + element('g', attributes, name);
}

/** Of the column's height, what the patterns of a puzzle take at most; and the sizes of their letters. */
const MOST_GOAL = 0.42;
const GOAL = [40, 36, 32, 28, 24, 20, 16, 12, 8];

/** The patterns of a puzzle, as large as there is room for, from 0 on. */
function goalIn(goal, { left, width, height }, unit, at) {
  if (goal === undefined) return { height: 0, size: 0 };
  const sizes = GOAL.map((size) => ({ size: size * unit, left, width, top: 0 }));
  const fitting = sizes.find((one) => patternsIn(goal.patterns, one, at).bottom <= MOST_GOAL * height);
  const column = fitting ?? sizes.at(-1);
  return { height: patternsIn(goal.patterns, column, at).bottom, size: column.size };
}

/**
 * The card as SVG, `{ svg }`, or `{ fault }`. `drawing` is what `drawn` gives. `second` stands below the title, and
 * below that what a puzzle asks for; `site` is the name at the top, which may be ''.
 */
export async function makeCard({ draw, parts, lang = 'en' }, { width, height, title, second, site }) {
  const { unit, left, box, column, isBeside } = layout(
    { width, height },
    {
      hasSite: site !== '',
      hasGoal: parts.goal !== undefined,
    },
  );
  // The board's height follows from its width: the first picture tells how.
  const first = await draw({ caption: '', width: Math.round(box.width) });
  if (first.fault) return first;
  const { width: wide, height: high } = first.parts.board;
  const across = Math.round(Math.min(box.width, (box.height * wide) / high));
  const picture = await draw({ caption: '', width: across });
  const { root, style, board, goal } = picture.parts;
  const nested = {
    x: round(box.left + (box.width - across) / (isBeside ? 1 : 2)),
    y: round(box.top + (box.height - board.height) / 2),
    width: across,
    height: board.height,
    viewBox: board.frame.join(' '),
  };
  const isFromRight = [directionOf(title), directionIn(lang)].includes('rtl');
  const most = isBeside ? MOST_SMALL.beside : MOST_SMALL.below;
  const asked = goalIn(goal, column, unit, isFromRight ? 'end' : 'start');
  const gap = goal === undefined ? 0 : SMALL * unit * 0.7;
  const words = { ...column, height: column.height - asked.height - gap };
  const { letters, small, lines, more } = fit(title, second, { ...words, unit, most });
  const below = lines.length * letters * LEADING + small * 0.6;
  const texts = below + more.length * small * SMALL_LEADING;
  const total = texts + gap + asked.height;
  const middle = isBeside ? height / 2 : column.top + column.height / 2;
  const top = Math.max(column.top, middle - total / 2);
  const place = { left: column.left, width: column.width, isFromRight };
  const patterns = { left: column.left, width: column.width, top: top + texts + gap, size: asked.size };
  const drawnTexts = [
    siteMarkup(site, left, isBeside ? column.width : width - 2 * left, unit),
    textBlock(lines, { ...place, top, size: letters, leading: LEADING, 'font-family': BOOK_FACE }),
    textBlock(more, { ...place, top: top + below, size: small, leading: SMALL_LEADING, opacity: '.75' }),
    scaleMarkup(width, height, left, unit),
  ];
  const content = [
    element('title', {}, escaped(title)),
    element('desc', {}, escaped(inSentences(picture.title, picture.description))),
    element('style', {}, escaped(style)),
    element('rect', { class: 'paper', width, height }),
    element('g', { class: 'caption' }, drawnTexts.join('')),
    patternsIn(goal?.patterns ?? [], patterns, isFromRight ? 'end' : 'start').markup,
    element('svg', nested, board.markup),
  ];
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return { svg: element('svg', { ...root, ...size }, content.join('')) };
}
