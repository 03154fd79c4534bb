// What every composer does with model, board, palette, past and outputs. It knows no game.
import { boardPart } from './board.js';
import { h } from './dom.js';
import { otherGame } from './games.js';
import { sayArrow, sayMark } from './marks.js';
import { outputsPart } from './outputs.js';
import { button, marksPart, remembering, sayAt, sayings, undoPart } from './parts.js';
import { undoable } from './past.js';
import { startPart } from './start.js';
import { toolsPart } from './tools.js';

/** The games that there are, by `id`, `tag` and `name`, some with the `page` of their composer: put in by the build. */
const games = GAMES;

/** What stands on no cell. */
const NONE = '.';

/** Why a text of another game is not taken here, and where it is; undefined where it is one of this game or of none. */
function sayOther(text, tag) {
  const other = otherGame(text, tag, games);
  if (!other) return undefined;
  if (!other.href) return `This text belongs to ${other.name}, which has no composer.`;
  const link = h(
    'a',
    { href: other.href, target: '_blank', rel: 'noopener' },
    `Open it in the composer for ${other.name}.`,
  );
  return [`This text belongs to ${other.name}. `, link];
}

/**
 * `tag` is the board's, `blank` what is composed at first, `changed` hears of each change and calls `show`.
 *
 * Sentences: `sayError` gives that of a refusal, `holding` what a sign is called, `nameOf` what a cell of a state is called;
 * `opened` is said of a board that was opened.
 *
 * `tools` are the palette. `acts` has by a tool's id what it does to a cell, other than placing pieces and marks. `lineOf(id)`
 * gives what its lines do, where they are no arrows: `end(from, to)`, and `aim(from, to)` which gives what is said meanwhile.
 *
 * `marks` is an example of marks; `start` and `outputs` are what their parts take beside what the desk gives them.
 */
export function deskPart({
  tag,
  model,
  blank,
  changed,
  sayError,
  holding,
  nameOf,
  opened,
  tools: palette,
  acts = {},
  lineOf = () => undefined,
  marks: example,
  start,
  outputs,
}) {
  const given = model.readHash(location.hash);
  const first = given?.ok ? given.value : blank;
  const past = undoable(first);
  const say = sayings();
  const remember = remembering();
  /** The board while a piece is dragged over it. */
  let carried;
  let stroke = { sign: NONE, run: '' };
  let strokes = 0;

  /** Edits of one `run` after another are one step to undo. */
  function edit(state, run) {
    if (state === past.now) return;
    past.push(state, run);
    changed();
  }

  function undo(isBack) {
    board.calm();
    if (isBack ? !past.canUndo : !past.canRedo) return;
    if (isBack) past.undo();
    else past.redo();
    say(isBack ? 'Undone.' : 'Done again.');
    changed();
  }

  const tellCell = (name, sign) => say(`${name}: ${holding(sign)}.`);

  function put(name, sign, run) {
    edit(model.put(past.now, name, sign), run);
    tellCell(name, sign);
  }

  /** A second time takes a piece away. */
  const nextSign = (name, id) => (model.signAt(past.now, name) === id ? NONE : id);

  function mark(name) {
    edit(model.mark(past.now, name));
    say(sayMark(past.now.marks, name));
  }

  function point(from, to) {
    edit(model.point(past.now, from, to));
    say(sayArrow(past.now.marks, from, to));
  }

  function act(name) {
    const { id, isPiece } = tools.chosen;
    if (isPiece) put(name, nextSign(name, id));
    else (acts[id] ?? mark)(name);
  }

  function carry(from, to) {
    carried = from && model.move(past.now, from, to);
    changed();
  }

  /** What a key does on a cell; true where it means something. */
  function type(name, key) {
    const typed = /^(Delete|Backspace|\.)$/.test(key) ? 'Del' : key.toUpperCase();
    const shifted = key === typed ? `⇧${typed}` : typed;
    const tool = [shifted, typed].map((sought) => palette.find((one) => one.key === sought)).find(Boolean);
    if (!tool) return false;
    tools.choose(tool.id);
    if (tool.isPiece) put(name, tool.id);
    else if (acts[tool.id]) acts[tool.id](name);
    else say(tool.help);
    return true;
  }

  const board = boardPart(
    tag,
    {
      tap: act,
      type,
      stroke(name, isFirst) {
        const { id, isPiece } = tools.chosen;
        if (!isPiece) {
          if (isFirst) act(name);
          return;
        }
        if (isFirst) stroke = { sign: nextSign(name, id), run: `stroke ${++strokes}` };
        put(name, stroke.sign, stroke.run);
      },
      carry,
      drop(from, to) {
        const sign = model.signAt(past.now, from);
        carry();
        edit(model.move(past.now, from, to));
        tellCell(`${from} to ${to}`, sign);
      },
      line: (from, to) => (lineOf(tools.chosen.id)?.end ?? point)(from, to),
      aim(from, to) {
        if (from === undefined) return;
        const own = lineOf(tools.chosen.id)?.aim(from, to);
        const arrow = from === to ? `Arrow from ${from}. Now its last cell.` : `Arrow from ${from} to ${to}`;
        say(own ?? arrow);
      },
    },
    () => tools.chosen,
  );

  const tools = toolsPart(palette, ({ draws, moves }) => {
    board.calm();
    board.node.classList.toggle('draws', draws === true);
    board.node.classList.toggle('moves', moves === true);
  });

  const undoing = undoPart({
    canUndo: () => past.canUndo,
    canRedo: () => past.canRedo,
    onUndo: () => undo(true),
    onRedo: () => undo(false),
  });

  const clear = button('Clear', () => {
    edit(model.cleared(past.now));
    say('The board is empty.');
  });

  const marks = marksPart(example, (text) => {
    const result = model.setMarks(past.now, text);
    if (!result.ok) return sayAt(text, result.error, sayError);
    edit(result.value, 'marks');
    return undefined;
  });

  /** Reads a board as somebody has it and hands it on, or says why it cannot. */
  function read(text, adopt) {
    const other = sayOther(text, tag);
    if (other) return other;
    const result = model.open(text);
    if (!result.ok) return sayAt(result.text ?? text, result.error, sayError);
    adopt(result.value);
    return undefined;
  }

  const starting = startPart({
    ...start,
    read: (text) =>
      read(text, (state) => {
        edit(state);
        say(opened);
      }),
  });

  const taken = outputsPart({
    ...outputs,
    tag,
    onFlag: (name, isOn) => edit(model.setFlag(past.now, name, isOn)),
    onCaption: (caption) => edit({ ...past.now, caption }, 'caption'),
    read: (text) => read(text, (state) => edit(model.over(state, past.now), 'text')),
  });

  /** What can be read from an address is taken over. The rest is put into the field, to be corrected. */
  function take({ hash }, linked = model.readHash(hash)) {
    if (sayOther(hash, tag)) taken.write(linked?.text ?? hash);
    else if (linked?.ok) edit(linked.value);
    else if (linked) taken.write(linked.text);
  }

  return {
    say,
    edit,
    past,
    tools,
    board: board.node,
    undoing: undoing.nodes,
    clear,
    start: starting,
    marks: marks.node,
    /** The board as it looks now, while a piece is dragged too. */
    get shown() {
      return carried ?? past.now;
    },
    /** `attributes` are those of the board to compose on, `name` is what it is called. `kept` is what is taken along, `isSettled` once it will not change by itself. */
    show({ attributes, name, kept, isSettled }) {
      const state = past.now;
      board.show({
        chart: model.chartOf(state),
        attributes: { ...attributes, marks: state.marks },
        nameOf: (cell) => nameOf(state, cell),
        holds: (cell) => model.signAt(state, cell) !== NONE,
        name,
      });
      undoing.show();
      marks.show(state.marks);
      const hash = model.hashOf(kept);
      if (state !== first || past.canRedo) remember(hash === model.hashOf(blank) ? '' : hash);
      const taking = model.attributesOf(kept);
      taken.show({
        text: Object.values(taking)[0],
        attributes: taking,
        marks: kept.marks,
        caption: kept.caption,
        flags: kept.flags,
        hash,
        record: model.recordOf(kept),
        isSettled,
      });
    },
    /** Puts the page together, and takes over what its address holds. */
    begin(bench, side, tool) {
      document.querySelector('main').append(bench, side, taken.trial, taken.outputs, say.status);
      addEventListener('hashchange', () => take(location));
      tools.choose(tool);
      changed();
      take(location, given);
    },
  };
}
