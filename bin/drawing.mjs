// Draws the records and positions that commands are given, and says what is wrong with them and where.
import { attributesOf, gamesInWords, loadGame, readAttributes, tagOf, wordsOf } from './boards.mjs';
import { Complaint } from './complaint.mjs';
import { beginning, unescaped } from './markup.mjs';
import { core, languageOf, readWords } from './tables.mjs';

/** What all commands that draw can be asked for. */
export const drawingOptions = {
  game: { type: 'string' },
  theme: { type: 'string' },
  marks: { type: 'string' },
  ply: { type: 'string' },
  caption: { type: 'string' },
  viewer: { type: 'string' },
  look: { type: 'string' },
  coordinates: { type: 'boolean' },
  'no-coordinates': { type: 'boolean' },
  'no-last-move': { type: 'boolean' },
  words: { type: 'string' },
  lang: { type: 'string' },
};

export const drawingUsage = `  --game             the game, such as star, where the text is a position: a record names its game
  --theme            light, dark, or auto, by what the reader's system prefers
  --marks            marks as the attribute "marks" takes them, such as "S31 T20:dot S31>T21"
  --ply              how many moves of the record are shown; by default all
  --caption          a sentence below the board
  --viewer           who sees the board of a game that hides something: public, a seat from 0, or all
  --look             the look, where the game has several
  --coordinates      the names of cells in full; --no-coordinates shows none
  --no-last-move     no sign on what was moved last
  --words            a file of sentences, as "planisphere check-words" takes it
  --lang             the language of the caption and the sentences`;

/** toSvg's options and how they are asked for here. */
const FLAGS = {
  width: '--width',
  theme: '--theme',
  marks: '--marks',
  ply: '--ply',
  caption: '--caption',
  viewer: '--viewer',
  look: '--look',
  coordinates: '--coordinates',
  lastMove: '--no-last-move',
  words: '--words',
  lang: '--lang',
};

const RECORD = /^\s*([a-z][a-z0-9-]*)\/\d+(?=[\s|]|$)/;

export const isRecord = (text) => RECORD.test(text);

/** A whole number; any other text as it is, for toSvg to refuse. */
const asNumber = (text) => (text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : text);

/** toSvg's options from the command line's. */
export function svgOptions({ words, lang, ...values }) {
  const table = words === undefined ? undefined : readWords(words);
  if (values.coordinates && values['no-coordinates'])
    throw new Complaint('--coordinates and --no-coordinates contradict each other.', 2);
  const language = lang ?? table?.language;
  return {
    theme: values.theme,
    marks: values.marks,
    ply: asNumber(values.ply),
    caption: values.caption,
    width: asNumber(values.width),
    viewer: values.viewer,
    look: values.look,
    coordinates: values.coordinates ? true : values['no-coordinates'] ? false : undefined,
    lastMove: values['no-last-move'] ? false : undefined,
    words: table?.given,
    lang: language === undefined ? undefined : languageOf(language),
  };
}

/** The board that a text is for: `{ tag }`, or `{ fault }`. */
function boardFor(text, asked) {
  const tag = asked === undefined ? undefined : tagOf(asked);
  if (asked !== undefined && tag === undefined)
    throw new Complaint(`--game: There is no game “${asked}”. Write ${gamesInWords()}.`, 2);
  const named = RECORD.exec(text)?.[1];
  if (tag !== undefined) return { tag };
  if (named === undefined)
    return {
      fault: {
        sentence: `A position does not name its game. Say which by --game: ${gamesInWords()}.`,
        isCall: true,
      },
    };
  const own = tagOf(named);
  if (own !== undefined) return { tag: own };
  const offset = text.search(/\S/);
  return {
    fault: { sentence: `There is no game “${named}”. A record begins with ${gamesInWords()}.`, offset },
  };
}

/** A refusal as a fault: its sentence, where it is in the text, and whether an option is at fault. */
async function faultOf(tag, { facts = {}, at = {}, ...refusal }, text, options) {
  const { sayRefusal } = await core();
  const flag = at.offset === undefined || at.path === 'marks' ? FLAGS[at.path ?? facts.option] : undefined;
  const isOption = flag !== undefined && (at.path !== undefined || Object.hasOwn(options, facts.option));
  const own = isOption && facts.option !== undefined ? { ...facts, option: flag } : facts;
  const said = sayRefusal(await wordsOf(tag), { ...refusal, at, facts: own });
  // What an option can be, no text changes; whether there is such a move or cell is for each to say.
  const isForAll = /^(?:option|words|message|kit|record\/view)/.test(refusal.code);
  if (isOption) {
    const sentence = own.option === undefined ? `${flag}: ${said}` : said;
    const place = at.path === 'marks' ? { within: options.marks, offset: at.offset } : {};
    return { sentence, isCall: true, isForAll, ...place };
  }
  // The text of a position is read without the room around it.
  const room = isRecord(text) ? 0 : text.search(/\S|$/);
  return { sentence: said, ...(at.offset !== undefined && { offset: at.offset + room }) };
}

const partOf = (svg, tag) => unescaped(new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(svg)?.[1] ?? '');

/**
 * Draws a text: `{ tag, id, svg, title, description }`, or `{ fault }`. `options` are toSvg's; those of `draw` of the
 * result are laid over them. `game` is what the command line names.
 */
export async function drawn(text, game, options) {
  const board = boardFor(text, game);
  if (board.fault) return board;
  const { tag } = board;
  const { id, game: rules, toSvg } = await loadGame(tag);
  const draw = async (more = {}) => {
    const given = { ...options, ...more };
    const result = toSvg(text, given);
    if (!result.ok) return { fault: await faultOf(tag, result.error, text, given) };
    const svg = result.value;
    return { svg, title: partOf(svg, 'title'), description: partOf(svg, 'desc') };
  };
  const first = await draw();
  return first.fault ? first : { tag, id, rules, draw, ...first };
}

/** What a terminal would take for an order, or not show. */
const shown = (text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');

const SPAN = 36;

/** Two lines: the text around a place, and what points at it. */
function pointer(text, offset) {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end < 0 ? undefined : end);
  const at = offset - start;
  const from = Math.max(0, at - SPAN);
  const [before, after] = [from > 0 ? '… ' : '', at + SPAN < line.length ? ' …' : ''];
  const around = shown(line.slice(from, at + SPAN));
  return `  ${before}${around}${after}\n  ${' '.repeat(before.length + at - from)}^`;
}

/** A fault for the terminal; `source` is the file of the text and the line that it stands on. */
export function tell({ sentence, offset, within }, text, source) {
  const said = shown(sentence);
  if (source !== undefined) {
    const column = offset === undefined || within !== undefined ? '' : `:${offset + 1}`;
    return `${source.file}:${source.line}${column}: ${said}`;
  }
  return offset === undefined ? said : `${said}\n\n${pointer(within ?? text, offset)}`;
}

/** What draws a text that is given by itself; a complaint if it cannot be drawn. */
export async function drawnOrComplaint(text, game, options) {
  const result = await drawn(text, game, options);
  if (result.fault) throw new Complaint(tell(result.fault, text), result.fault.isCall ? 2 : 1);
  return result;
}

/** The attributes of a board that show a text. */
export function attributesFor(text, tag) {
  if (isRecord(text)) return { record: text.trim() };
  const isPuzzle = attributesOf(tag).some(({ name }) => name === 'puzzle') && /(?:^|;)\s*goals=/m.test(text);
  return { [isPuzzle ? 'puzzle' : 'position']: text.trim() };
}

/** The same with what --set gives, which must not show another text. */
export async function attributesWith(text, tag, set) {
  const more = await readAttributes(tag, set);
  const second = ['record', 'position', 'puzzle'].find((name) => more[name] !== undefined);
  if (second) throw new Complaint(`--set: ${second} would take the place of the text.`, 2);
  return { ...attributesFor(text, tag), ...more };
}

/** Sentences one after the other, of which the first may lack its full stop. */
export function inSentences(first, rest) {
  if (rest === '') return first;
  return `${first}${/[.!?…。！？]['”’"»)]*$/u.test(first) ? '' : '.'} ${rest}`;
}

/** What stands on a card: a title, by itself the name of the game, and what the picture says. */
export async function cardTexts(tag, says, title) {
  const name = (await wordsOf(tag)).say('game.name');
  if (title !== undefined) return { title, second: says };
  return { title: name, second: says.startsWith(`${name}. `) ? says.slice(name.length + 2) : says };
}

const LONGEST_ALT = 300;

/** What a picture shows, for those who do not see it: as much as one likes to hear. */
export const altOf = ({ title, description }) => beginning(inSentences(title, description), LONGEST_ALT);
