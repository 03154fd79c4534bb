// Draws the records and positions that commands are given, and says what is wrong with them and where.
import { boardFor, gamesInWords, loadGame, readAttributes, tagOf, tagOfBoard, wordsOf } from './boards.mjs';
import { Complaint } from './complaint.mjs';
import { beginning } from './markup.mjs';
import { core, languageOf, readWords } from './tables.mjs';
import { complain, shown } from './terminal.mjs';

const { gameIn } = await core();

/** Options of all commands that draw. */
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
  'no-goal': { type: 'boolean' },
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
  --no-goal          no patterns of a puzzle below the board
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
  goal: '--no-goal',
  words: '--words',
  lang: '--lang',
};

export const isRecord = (text) => gameIn(text) !== undefined;

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
    goal: values['no-goal'] ? false : undefined,
    words: table?.given,
    lang: language === undefined ? undefined : languageOf(language),
  };
}

/** The board that a text is for: `{ board }`, or `{ fault }`. */
async function boardOf(text, asked) {
  if (asked !== undefined) return { board: await boardFor(asked) };
  const named = gameIn(text);
  if (named === undefined)
    return {
      fault: {
        sentence: `A position does not name its game. Say which by --game: ${gamesInWords()}.`,
        isCall: true,
      },
    };
  const own = tagOf(named);
  if (own !== undefined) return { board: own };
  const offset = text.search(/\S/);
  return {
    fault: {
      sentence: `There is no game “${named}”. A record begins with ${gamesInWords()}. For a game of your own, name its module by --game, such as ./game.js.`,
      offset,
    },
  };
}

/** A game as a text has it, which can be read. */
async function sessionOf(rules, text) {
  const { Session, unwrap } = await core();
  const session = new Session(rules);
  unwrap(isRecord(text) ? session.load(text) : session.start({}, { position: text.trim() }));
  return session;
}

/** Finds fault with the requested viewer: a record may hold only what one viewer knew. */
async function viewerFault(rules, text, viewer) {
  if (viewer === undefined || !isRecord(text)) return undefined;
  const { parseRecord } = await core();
  const read = parseRecord(rules, text);
  const own = read.ok ? (read.value.viewer ?? 'all') : 'all';
  if (own === 'all' || `${own}` === `${viewer}`) return undefined;
  return {
    sentence: `--viewer: This record has view=${own}: it holds only what that viewer knew. Leave the viewer out.`,
    isCall: true,
  };
}

/** A refusal as a fault: its sentence, where it is in the text, and whether an option is at fault. */
async function faultOf(board, { facts = {}, at = {}, ...refusal }, text, options) {
  const { sayRefusal } = await core();
  const name = at.path ?? facts.option;
  const isFlag = (at.offset === undefined || at.path === 'marks') && Object.hasOwn(FLAGS, name);
  const flag = isFlag ? FLAGS[name] : undefined;
  const isOption = flag !== undefined && (at.path !== undefined || Object.hasOwn(options, facts.option));
  const own = isOption && facts.option !== undefined ? { ...facts, option: flag } : facts;
  const said = sayRefusal(await wordsOf(board), { ...refusal, at, facts: own });
  // A faulty option is wrong for every text; a missing move or cell may be wrong for one only.
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

/**
 * Draws a text: `{ board, tag, id, title, description, parts, svg }`, or `{ fault }`. `options` are toSvg's; those of
 * `draw` of the result are laid over them. `parts` is what toSvg.parts gives, and `svg()` the file. `game` is what the
 * command line names.
 */
export async function drawn(text, game, options) {
  const found = await boardOf(text, game);
  if (found.fault) return found;
  const { board } = found;
  const tag = tagOfBoard(board);
  const { id, game: rules, toSvg } = await loadGame(board);
  const draw = async (more = {}) => {
    const given = { ...options, ...more };
    const result = toSvg.parts(text, given);
    if (!result.ok) return { fault: await faultOf(board, result.error, text, given) };
    const { title, description } = result.value;
    return { title, description, parts: result.value, svg: () => toSvg(text, given).value };
  };
  const first = await draw();
  const fault = first.fault ?? (await viewerFault(rules, text, options.viewer));
  return fault
    ? { fault }
    : { board, tag, id, rules, draw, lang: options.lang, words: options.words, ...first };
}

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

/** Draws a text that is given by itself; complains if it cannot be drawn. */
export async function drawnOrComplaint(text, game, options) {
  const result = await drawn(text, game, options);
  if (result.fault) throw new Complaint(tell(result.fault, text), result.fault.isCall ? 2 : 1);
  return result;
}

/**
 * The text that a page holds to show a game, in the game's own form, and the attributes of its board:
 * `{ text, attributes }`. Anything that its viewer may not know is left out, and `isLess` is true. `isShown`: the moves
 * are gone, and with them the choice of ply and viewer. `viewer` and `ply` are those of the board. `fromStart`: a game
 * of a puzzle becomes the puzzle, since its moves tell the solution.
 */
export async function published({ rules }, given, { viewer = 'public', ply, fromStart = false }) {
  const session = await sessionOf(rules, given);
  const who = /^\d/.test(viewer) ? Number(viewer) : viewer;
  const isStart = !isRecord(given) || (session.isPuzzle && fromStart);
  const { publishedRecord, publishedStart } = await core();
  const { name, text, isLess } = isStart
    ? publishedStart(session, who)
    : publishedRecord(session, who, ply && Number(ply));
  return { text, attributes: { [name]: text }, isLess, isShown: isStart ? isRecord(given) : isLess };
}

/** The attributes that still make sense for a text without moves. */
export const withoutShown = (beside) =>
  Object.fromEntries(Object.entries(beside).filter(([name]) => name !== 'ply' && name !== 'viewer'));

/** Says that a page holds less than the text, and how it would hold all. */
export function tellLess(text, flag) {
  const rest = isRecord(text) ? ' It shows the game, and nobody can play on.' : '';
  complain(
    `This text holds something hidden. It is left out, since readers could find it in the page.${rest} To publish all of it, add ${flag}.`,
  );
}

/** Reads --set, which must not show another text. */
export async function attributesBeside(board, set) {
  const more = await readAttributes(board, set);
  const second = ['record', 'position', 'puzzle'].find((name) => more[name] !== undefined);
  if (second) throw new Complaint(`--set: ${second} would take the place of the text.`, 2);
  return more;
}

/** Sentences one after the other, of which the first may lack its full stop. */
export function inSentences(first, rest) {
  if (rest === '') return first;
  return `${first}${/[.!?…。！？]['”’"»)]*$/u.test(first) ? '' : '.'} ${rest}`;
}

/**
 * The texts of a card. The title is by default the name of the game. Below it is the picture's description or a `note`
 * in its place, and a puzzle's question. The description holds all of it, for those who do not see the card.
 */
export async function cardTexts({ board, draw, words, title: says, parts }, title, note) {
  const name = words?.['game.name'] ?? (await wordsOf(board)).say('game.name');
  const rest = title === undefined && says.startsWith(`${name}. `) ? says.slice(name.length + 2) : says;
  const first = title ?? name;
  const second = note ?? rest;
  // A caption is the title, or else stands on no card.
  const { description } = await draw({ caption: undefined });
  return {
    title: first,
    second: inSentences(second, parts.goal?.sentence ?? ''),
    alt: beginning(inSentences(inSentences(first, second), description), LONGEST_CARD_ALT),
  };
}

const LONGEST_CARD_ALT = 420;
const LONGEST_ALT = 300;

/** The alternative text of a picture, short enough to be listened to. */
export const altOf = ({ title, description }) => beginning(inSentences(title, description), LONGEST_ALT);
