/** Boards whose page gives some of their words in its own language: each sentence says which language it is in. */
import { expect } from '@open-wc/testing';
import { missionsOf } from '../src/bugcatcher/feasibility.js';
import type { MessageTexts } from '../src/core/words/read-message.js';
import type { WordTable } from '../src/core/words/words.js';
import type { GameChangeEvent, MoveRefusedEvent } from '../src/ui/contract/events.js';
import { kitWords } from './kit-words.js';
import { menuWords } from '../src/ui/words/words.menu.en.js';
import { changeLetters, writeTable } from './icu.js';
import { mount, playOn, STILL, until, type Board } from './board.js';
// Served by the runner: one `define` per slice, found by reading src/.
import { allWordsOf, tags, wordsOf } from './slices.js';

/** Greek plays the part of the page's language, so that the letters of a text tell where it came from. */
const ALPHABET = 'αβγδεζηθικλμνξοπρστυφχψωάέ';

/** Sentences whose letters are Greek, those of their facts' names left out. */
function inGreek(table: WordTable): MessageTexts {
  const letter = (one: string): string => ALPHABET[(one.toLowerCase().charCodeAt(0) - 97) % 26] as string;
  return writeTable(table, (message) =>
    changeLetters(message, (letters) => letters.replace(/[a-z]/gi, letter)),
  );
}

async function start(
  tag: string,
  lang: string,
  words: MessageTexts | undefined,
  attributes = '',
): Promise<Board> {
  const board = await mount(`<${tag} ${attributes} ${STILL}></${tag}>`);
  (board.element.parentElement as HTMLElement).lang = lang;
  board.element.words = words;
  await board.settled();
  return board;
}

interface Text {
  readonly text: string;
  /** The nearest `lang`. */
  readonly language: string;
}

const languageAt = (node: Element): string => node.closest('[lang]')?.getAttribute('lang') ?? '';

/** Texts that come from no table of words: keys, texts to type or copy, numbers of rules. */
const OTHERS = '[aria-hidden=true], kbd, textarea, .rule';

/**
 * The same in all languages: of an attribute, a notation, an entry of a program, the fields of a position, a mission.
 * The colours of a card are words.
 */
const NAMES = new RegExp(
  [
    'position',
    'DGN',
    '\\bswap\\b',
    '\\b(?!(?:blue|green|yellow|red|white|black)\\b)[a-zA-Z]+(?:, [a-zA-Z]+){4,}(?: \\S+ [a-zA-Z]+)?',
    ...missionsOf('').map(({ name }) => name),
  ].join('|'),
  'g',
);

/** Everything that is read out, without these names. */
function textsOf(board: Board): readonly Text[] {
  const nodes = board.all('*').filter((node) => !node.closest(OTHERS));
  return nodes.flatMap((node) => {
    const told = (name: string): string => node.getAttribute(name) ?? '';
    const texts = [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    // A slider's name and value are of one element.
    const all = [`${told('aria-label')} ${told('aria-valuetext')}`, told('title')];
    return [...all, ...texts.map(({ textContent }) => textContent ?? '')].map((text) => ({
      text: text.trim().replaceAll(NAMES, ''),
      language: languageAt(node),
    }));
  });
}

const GREEK = /\p{Script=Greek}/gu;
/** A word, not the name of a cell. */
const LATIN = /(?<![\p{L}\d])[a-z’]{3,}(?!\d)/giu;

/** Those that say another language than the one of most of their letters. */
function mistaken(texts: readonly Text[]): readonly string[] {
  const lettersOf = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).join('').length;
  return texts.flatMap(({ text, language }) => {
    const [greek, latin] = [lettersOf(text, GREEK), lettersOf(text, LATIN)];
    const other = greek > latin * 2 ? 'el' : latin > greek * 2 ? 'en' : language;
    return other === language ? [] : `${language}: ${text}`;
  });
}

/** Overlay that say a language, or keep a name apart: none belongs into what is said. */
const SIGNS = /[\u{E0001}-\u{E007F}]/u;

/** Everything that can be brought to say something: a game in play, a place, a refusal, an error, the menu. */
async function sayAll(board: Board): Promise<readonly Text[]> {
  const { element } = board;
  const before = textsOf(board);
  await playOn(board, 6);
  await board.focus();
  await board.press('i', 'n', 'Enter');
  element.play('no move');
  element.position = 'no position';
  await board.settled();
  const played = textsOf(board);
  board.button('menu').click();
  await until(() => board.dialogs.length === 1);
  return [...before, ...played, ...textsOf(board)];
}

for (const tag of tags) {
  describe(`<${tag}> whose page gives some of its words`, () => {
    it('is in English but for these, and says so of every sentence', async () => {
      const board = await start(tag, 'de', {
        'act.undo': 'Zurücknehmen',
        'cell.row': 'Zeile {n}',
        'board.readonly': 'Dieses Brett ist nur zum Ansehen.',
      });
      const own = /^(Zurücknehmen|Zeile \d|Dieses Brett)/;
      const texts = await sayAll(board);
      const ofPage = texts.filter(({ text }) => own.test(text));
      expect(new Set(ofPage.map(({ language }) => language))).to.deep.equal(new Set(['de']));
      expect(ofPage.filter(({ text }) => text.startsWith('Zeile'))).to.have.length.above(2);
      const english = texts.filter(({ text }) => !own.test(text) && text.match(LATIN));
      expect(english).to.have.length.above(60);
      expect(english.filter(({ language }) => language !== 'en')).to.deep.equal([]);
      board.find<HTMLDialogElement>('dialog').close();
      board.element.readonly = true;
      await board.settled();
      await board.focus();
      await board.press('Enter');
      expect(languageAt(board.all('.said p bdi').at(-1) as Element)).to.equal('de');
    });

    for (const parity of [0, 1])
      it(`tells the languages of status, note, live region, controls, acts, menu and cells apart: every other key, ${parity}`, async () => {
        const all = inGreek({ ...kitWords, ...menuWords, ...wordsOf[tag] });
        const given = Object.entries(all).filter((_, at) => at % 2 === parity);
        const board = await start(tag, 'el', Object.fromEntries(given));
        const texts = await sayAll(board);
        expect(mistaken(texts)).to.deep.equal([]);
        for (const language of ['el', 'en'])
          expect(texts.filter((one) => one.language === language && one.text !== '')).to.have.length.above(9);
        for (const part of ['.status', '.note', '.said', '.controls', '.acts', 'dialog', '[role=grid]'])
          expect(
            board.all(`${part}[lang], ${part} [lang]`).length + Number(part === '.acts'),
            part,
          ).to.be.above(0);
      });

    it('shows, says and hands on no sign by which it tells languages apart', async () => {
      const board = await start(tag, 'de', { 'seat.0': 'Blau', 'cell.last': 'letzter Zug' });
      const texts = await sayAll(board);
      const attributes = board.all('*').flatMap((node) => [...node.attributes].map(({ value }) => value));
      const told = board.heard.flatMap(({ event }) => [
        ...((event as GameChangeEvent).sentences ?? []),
        (event as MoveRefusedEvent).sentence ?? '',
      ]);
      expect(told.join('')).to.not.equal('');
      const all = [...texts.map(({ text }) => text), ...attributes, ...told, board.root.textContent ?? ''];
      expect(all.filter((text) => SIGNS.test(text))).to.deep.equal([]);
    });
  });

  describe(`<${tag}> in a page of another language`, () => {
    it('that gives no words, is in English as a whole, with its menu', async () => {
      const board = await start(tag, 'de', undefined);
      const texts = await sayAll(board);
      expect(new Set(texts.filter(({ text }) => text !== '').map(({ language }) => language))).to.deep.equal(
        new Set(['en']),
      );
      expect(board.all('[lang]').map((node) => node.localName)).to.deep.equal(['div', 'dialog']);
    });

    it('that brings it after the grid is there, has its rows and cells named anew', async () => {
      const board = await start(tag, 'de', undefined);
      await board.focus();
      board.element.words = { 'cell.row': 'Zeile {n}', 'cell.last': 'letzter Zug' };
      await board.settled();
      const [row] = board.all('[role=row]') as [Element];
      expect([row.getAttribute('aria-label'), row.getAttribute('lang')]).to.deep.equal(['Zeile 1', 'de']);
      expect(new Set(board.cells.map(languageAt))).to.deep.equal(new Set(['en']));
    });

    it('that nobody knows, claims none for the words that it gives', async () => {
      const { lang } = document.documentElement;
      document.documentElement.removeAttribute('lang');
      const board = await mount(`<${tag}></${tag}>`);
      board.element.words = { 'act.undo': 'Zurücknehmen' };
      await board.settled();
      document.documentElement.lang = lang;
      expect(board.find('.frame').hasAttribute('lang')).to.equal(false);
      const langOf = (name: string): string | null => board.find(`[name=${name}] bdi`).getAttribute('lang');
      expect([langOf('undo'), langOf('menu')]).to.deep.equal([null, 'en']);
    });

    it('that gives back every sentence that the board can say, hears of no fault', async () => {
      const all = await (allWordsOf[tag] as () => Promise<WordTable>)();
      const board = await start(tag, 'en', writeTable(all));
      expect(board.types()).to.not.include('board-error');
    });

    it('that is a kind of English, has its words without a language of their own', async () => {
      const board = await start(tag, 'en-GB', { 'act.undo': 'Take it back' });
      await sayAll(board);
      expect(board.all('[lang]').map((node) => node.getAttribute('lang'))).to.deep.equal(['en-GB', 'en-GB']);
    });
  });
}

/** Parts beside a board that only some games have. */
const PARTS: readonly (readonly [tag: string, attributes: string, part: string])[] = [
  ['bugcatcher-grid', 'seats="human human"', '.hand-over'],
  ['bugcatcher-grid', 'rounds="1" viewer="all"', 'table'],
  ['constellation-board', 'round-seconds="60" auto-next-round hq-count="0"', '.clock'],
  ['constellation-board', 'hq-count="0" members="2 2"', '.who'],
  ['rotation-puzzle', 'use="game" seats="human human"', '.hands'],
  ['rotation-puzzle', 'puzzle="1-1"', '.meter'],
  ['rotation-puzzle', 'puzzle="HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR,GG"', '.goals'],
  ['space-crack-map', '', '.ways li'],
  ['star-board', 'rings="2"', 'table'],
];

for (const [tag, attributes, part] of PARTS)
  describe(`${part} of <${tag} ${attributes}>`, () => {
    for (const parity of [0, 1])
      it(`tells its languages apart: every other key, ${parity}`, async () => {
        const all = Object.entries(inGreek({ ...kitWords, ...wordsOf[tag] }));
        const given = all.filter((_, at) => at % 2 === parity);
        const board = await start(tag, 'el', Object.fromEntries(given), attributes);
        let isThere = false;
        const look = (): void => {
          isThere ||= board.all(part).length > 0;
          expect(mistaken(textsOf(board))).to.deep.equal([]);
        };
        look();
        await playOn(board, 40);
        look();
        await board.focus();
        await board.press('n', 'Enter');
        look();
        expect(isThere).to.equal(true);
      });
  });
