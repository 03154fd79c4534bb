// What a composed board has beside its position: marks, a caption and attributes that are on. It touches no page.
import { readFlag } from '../../src/core/option-text.js';
import { markNext, pointTo, wordsOf } from './marks.js';
import { fieldsIn, hashText, readHashText } from './texts.js';

/** Of a board that has nothing yet. */
export const BARE = { marks: '', caption: '', flags: [] };

/**
 * The edits and texts of all that. `read` makes a state of a board's text alone, `attributesOf` tells the text again as
 * attributes, `find(state, name)` finds a cell; `flags` are attributes that an author may add, `named` gives the text of
 * what may be called by a name.
 */
export function beside({ parseMarks, find, flags, read, attributesOf, named = () => undefined }) {
  function setMarks(state, text) {
    const result = parseMarks(text, (name) => find(state, name));
    return result.ok ? { ok: true, value: { ...state, marks: wordsOf(text).join(' ') } } : result;
  }

  /** Marks whose cells are gone go too. */
  function keepMarks(state) {
    const isThere = (word) => parseMarks(word, (name) => find(state, name)).ok;
    return { ...state, marks: wordsOf(state.marks).filter(isThere).join(' ') };
  }

  /** A board by its fields: undefined where they hold none, else a result; a bad one has its `text`. Bad marks are passed over. */
  function readFields({
    puzzle,
    record,
    position,
    planisphere,
    text = puzzle ?? record ?? position ?? planisphere,
    marks = '',
    caption = '',
    ...more
  }) {
    if (text === undefined) return undefined;
    const result = named(text.trim()) ?? read(text);
    if (!result.ok) return { ...result, text };
    const captioned = {
      ...result.value,
      caption,
      flags: flags.filter((name) => readFlag(name, more[name] ?? 'no')),
    };
    const marked = setMarks(captioned, marks);
    return marked.ok ? marked : { ok: true, value: captioned };
  }

  return {
    setMarks,
    keepMarks,
    mark: (state, name) => ({ ...state, marks: markNext(state.marks, name) }),
    point: (state, from, to) => ({ ...state, marks: pointTo(state.marks, from, to) }),
    setFlag: (state, flag, isOn) => ({
      ...state,
      flags: flags.filter((name) => (name === flag ? isOn : state.flags.includes(name))),
    }),
    /** What is written over a board: what the writing does not name stays. */
    over(state, { marks, caption, flags: on }) {
      const marked = setMarks(state, state.marks || marks);
      const { value } = marked.ok ? marked : { value: state };
      return {
        ...value,
        caption: state.caption || caption,
        flags: state.flags.length > 0 ? state.flags : on,
      };
    },
    /** The board behind an address's `#`. */
    hashOf: (state) =>
      hashText({
        ...attributesOf(state),
        marks: state.marks,
        caption: state.caption,
        ...Object.fromEntries(state.flags.map((name) => [name, 'yes'])),
      }),
    readHash: (hash) => readFields(readHashText(hash)),
    /** A board as somebody has it: its text, its name, a record, a link to it, the embed code of a page. */
    open: (text) => readFields(fieldsIn(text)) ?? read(text),
  };
}
