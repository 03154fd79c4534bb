/** Joins what every composer has: board, palette, past, marks and outputs. */
import type { Refusal } from '../../src/core/basics/result.js';
import type { Words } from '../../src/core/words/words.js';
import { hashOf, mark, open, over, point, readHash, setFlag, setMarks, type Opened } from './beside.js';
import { boardPart, type BoardTag } from './board.js';
import { Hand } from './hand.js';
import { sayArrow, sayMark } from './marks.js';
import { EMPTY, type Composed, type Model } from './model.js';
import { outputsPart, type OutputOptions } from './outputs.js';
import { button, marksPart, remembering, sayAt, sayings, undoPart, type Fault, type Say } from './parts.js';
import { undoable } from './past.js';
import { sayOther } from './say-other.js';
import { startPart, type StartTexts } from './start.js';
import { toolsPart, type Tool } from './tools.js';

/** A composer's part in its desk. */
export interface DeskOptions<S extends Composed> {
  readonly tag: BoardTag;
  readonly model: Model<S>;
  /** The composition to begin with. */
  readonly blank: S;
  /** Hears of each change, and calls `show`. */
  readonly changed: () => void;
  readonly words: Words;
  readonly sentences: Sentences<S>;
  /** The palette. */
  readonly tools: readonly Tool[];
  /** The tool that is chosen at first, by its id. */
  readonly tool: string;
  /** An example of marks. */
  readonly marks: string;
  readonly start: StartTexts;
  readonly outputs: OutputOptions;
}

/** Sentences that depend on the game. */
export interface Sentences<S> {
  /** Why something was refused. */
  refusal(error: Refusal): string;
  /** The name of a sign. */
  sign(sign: string): string;
  /** The name of a cell, with the piece on it. */
  cell(state: S, cell: string): string;
  /** That a board was opened. */
  readonly opened: string;
}

/** The board and the position on show. */
export interface DeskShown<S> {
  /** The position on the board as its element has it. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The name of the board. */
  readonly name: string;
  /** The state for the outputs. */
  readonly kept: S;
  /** False while what is taken along may yet change by itself. */
  readonly isSettled: boolean;
  /** SVG markup over the board, in units of its chart; left out: none. */
  readonly drawn?: string;
}

/** The part of a desk that its composer uses. */
export interface Desk<S> {
  /** The present composition. */
  readonly now: S;
  /** The same while a piece is dragged: as it would be. */
  readonly shown: S;
  readonly say: Say;
  /** Goes on to another state. Edits of one `run` after another are one step to undo. */
  edit(state: S, run?: string): void;
  /** Takes up a tool, by its id. */
  choose(tool: string): void;
  show(shown: DeskShown<S>): void;
  /** Puts the page together, and takes over what its address holds. */
  begin(bench: HTMLElement, side: HTMLElement): void;
  /** Its nodes, for the page to place. */
  readonly nodes: {
    readonly palette: readonly HTMLElement[];
    readonly board: HTMLElement;
    readonly undoing: readonly HTMLElement[];
    readonly clear: HTMLElement;
    readonly start: HTMLElement;
    readonly marks: HTMLElement;
    /** Buttons that copy what most authors take along. */
    readonly taking: readonly HTMLElement[];
  };
}

export function deskPart<S extends Composed>(options: DeskOptions<S>): Desk<S> {
  const { tag, model, blank, changed, words, sentences } = options;
  const given = readHash(model, location.hash);
  const first = given?.ok ? given.value : blank;
  const past = undoable(first);
  const say = sayings();
  const remember = remembering();
  /** The state that a drop of the dragged piece would bring. */
  let carried: S | undefined;
  let stroke = { sign: EMPTY, run: '' };
  let strokes = 0;

  function edit(state: S, run?: string): void {
    if (state === past.now) return;
    past.push(state, run);
    changed();
  }

  function go(step: () => void, said: string, isPossible: boolean): void {
    board.calm();
    if (!isPossible) return;
    step();
    say(said);
    changed();
  }

  const sayCell = (name: string, sign: string): void => say(`${name}: ${sentences.sign(sign)}.`);

  function put(cell: string, sign: string, run?: string): void {
    edit(model.put(past.now, cell, sign), run);
    sayCell(cell, sign);
  }

  /** The sign that a tap puts down: none if the chosen piece is there already. */
  const nextSign = (cell: string): string =>
    model.signAt(past.now, cell) === tools.chosen.id ? EMPTY : tools.chosen.id;

  function act(cell: string): void {
    const { chosen } = tools;
    if (chosen.isPiece) put(cell, nextSign(cell));
    else if (chosen.act) chosen.act(cell);
    else {
      edit(mark(past.now, cell));
      say(sayMark(past.now.marks, cell));
    }
  }

  function pointTo(from: string, to: string): void {
    edit(point(past.now, from, to));
    say(sayArrow(past.now.marks, from, to));
  }

  const isFull = (cell: string): boolean => model.signAt(past.now, cell) !== EMPTY;

  const hand = new Hand({
    get use() {
      return tools.chosen;
    },
    isFull,
    tap: act,
    stroke(cell, isFirst) {
      if (isFirst) stroke = { sign: nextSign(cell), run: `stroke ${++strokes}` };
      put(cell, stroke.sign, stroke.run);
    },
    carry(from, to) {
      carried = to === undefined ? undefined : model.move(past.now, from, to);
      changed();
    },
    drop(from, to) {
      const sign = model.signAt(past.now, from);
      const moved = model.move(past.now, from, to);
      if (moved !== past.now) sayCell(`${from} to ${to}`, sign);
      edit(moved);
    },
    aim(from, to) {
      const arrow = from === to ? `Arrow from ${from}. Now its last cell.` : `Arrow from ${from} to ${to}`;
      say(tools.chosen.lines?.aim(from, to) ?? arrow);
    },
    line(from, to) {
      if (tools.chosen.lines) tools.chosen.lines.end(from, to);
      else pointTo(from, to);
    },
    type(cell, key) {
      const tool = tools.byKey(key);
      if (!tool) return false;
      tools.choose(tool.id);
      if (tool.isPiece) put(cell, tool.id);
      else if (tool.act && !tool.begins) tool.act(cell);
      else say(tool.help);
      return true;
    },
  });

  const board = boardPart(tag, model.chartOf(first), hand, words);

  const tools = toolsPart(options.tools, options.tool, () => {
    board.calm();
    showUse();
  });

  /** The pointer shows what a drag would do. */
  function showUse(): void {
    const { draws, moves } = tools.chosen;
    board.node.classList.toggle('draws', draws === true);
    board.node.classList.toggle('moves', moves === true);
  }

  const undoing = undoPart({
    canUndo: () => past.canUndo,
    canRedo: () => past.canRedo,
    onUndo: () => go(past.undo, 'Undone.', past.canUndo),
    onRedo: () => go(past.redo, 'Redone.', past.canRedo),
  });

  const clear = button('Clear', () => {
    edit(model.cleared(past.now));
    say('The board is empty.');
  });

  const marks = marksPart(options.marks, (text) => {
    const result = setMarks(model, past.now, text);
    if (!result.ok) return sayAt(text, result.error, sentences.refusal);
    edit(result.value, 'marks');
    return undefined;
  });

  /** Reads a board as somebody has it and hands it on, or says why it cannot. */
  function read(text: string, adopt: (state: S) => void): Fault {
    const other = sayOther(text, tag);
    if (other) return other;
    const result = open(model, text);
    if (!result.ok) return sayAt(result.text, result.error, sentences.refusal);
    adopt(result.value);
    return undefined;
  }

  const start = startPart(options.start, (text) =>
    read(text, (state) => {
      edit(state);
      say(sentences.opened);
    }),
  );

  const outputs = outputsPart(tag, options.outputs, {
    onFlag: (name, isOn) => edit(setFlag(model, past.now, name, isOn)),
    onCaption: (caption) => edit({ ...past.now, caption }, 'caption'),
    read: (text) => read(text, (state) => edit(over(model, state, past.now), 'text')),
  });

  /** Takes over what can be read from an address. The rest is put into the field, to be corrected. */
  function take(hash: string, linked: Opened<S> | undefined): void {
    if (sayOther(hash, tag)) outputs.write(linked?.ok === false ? linked.text : hash);
    else if (linked?.ok) edit(linked.value);
    else if (linked) outputs.write(linked.text);
  }

  return {
    get now() {
      return past.now;
    },
    get shown() {
      return carried ?? past.now;
    },
    say,
    edit,
    choose: tools.choose,
    show({ attributes, name, kept, isSettled, drawn = '' }) {
      const state = past.now;
      board.show({
        chart: model.chartOf(state),
        attributes: { ...attributes, marks: state.marks },
        name,
        state,
        nameOf: (cell) => sentences.cell(state, cell),
        isFull,
        drawn,
      });
      undoing.show();
      tools.offer();
      marks.show(state.marks);
      const hash = hashOf(model, kept);
      if (state !== first || past.canRedo) remember(hash === hashOf(model, blank) ? '' : hash);
      outputs.show({
        marks: kept.marks,
        caption: kept.caption,
        flags: kept.flags,
        attributes: model.attributesOf(kept),
        hash,
        record: model.recordOf(kept),
        isSettled,
      });
    },
    begin(bench, side) {
      document.querySelector('main')?.append(bench, side, outputs.trial, outputs.outputs, say.status);
      addEventListener('hashchange', () => take(location.hash, readHash(model, location.hash)));
      showUse();
      changed();
      take(location.hash, given);
    },
    nodes: {
      palette: [tools.node, tools.help],
      board: board.node,
      undoing: undoing.nodes,
      clear,
      start,
      marks: marks.node,
      taking: outputs.taking,
    },
  };
}
