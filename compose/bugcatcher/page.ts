/** The composer of Bugcatcher's rounds: what it has beside the desk, which is players, programs and energy. */
import type { Refusal, Result } from '../../src/core/basics/result.js';
import { makeWords, sayRefusal, seatFact } from '../../src/core/words/words.js';
import { describeSpot } from '../../src/bugcatcher/describe.js';
import { bugcatcher, toSvg, words as gameWords } from '../../src/bugcatcher/index.js';
import { entryFact } from '../../src/bugcatcher/program.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { faultWords } from '../../src/ui/words/words.faults.en.js';
import { h } from '../frame/dom.js';
import { button, wholeInput } from '../frame/parts.js';
import { puzzleDesk, type PuzzleDesk } from '../frame/puzzle/desk.js';
import * as rounds from './model.js';
import { playersPart } from './players.js';
import { sliceOf } from './puzzles.js';
import { settingsPart } from './settings.js';
import { toolsOf } from './tools.js';
import { own } from './words.en.js';

type Position = rounds.Position;

const { model, READER } = rounds;
const words = makeWords('en', kitWords, faultWords, gameWords, own);

const nameOf = (seat: number): string => words.say(`seat.${seat}`);
const nodeName = ({ seat, kind }: rounds.Node): string =>
  words.say('compose.node', { seat: seatFact(seat), node: kind });

/** With the number of the rule that it goes against. */
function sayRule(error: Refusal): string {
  const said = sayRefusal(words, error);
  return error.rule ? `${said} (Rule ${error.rule})` : said;
}

const brief = h('b');

/** A node that is to be moved, or whose way is drawn: of several on a spot the first that is not the reader's. */
const nodeAt = (cell: string): rounds.Node | undefined => rounds.nodesAt(desk.now, cell).at(0);
const endAt = (cell: string): rounds.Node | undefined =>
  rounds.endsAt(desk.now, cell).find(({ seat }) => seat !== READER);

/** Takes an edit of a program over, and says what it now is. */
function takeOver(seat: number, result: Result<Position>): void {
  if (!result.ok) return desk.say(sayRule(result.error));
  desk.edit(result.value);
  const entries = rounds.entriesOf(result.value, seat).map(entryFact);
  const key = entries.length > 0 ? 'compose.program' : 'compose.program.none';
  desk.say(words.say(key, { seat: seatFact(seat), entries }));
}

function withEnd(cell: string, act: (node: rounds.Node) => void): void {
  const node = endAt(cell);
  if (node) act(node);
  else noEnd(cell);
}

function noEnd(cell: string): void {
  const isReaders = rounds.endsAt(desk.now, cell).length > 0;
  const begun = nodeAt(cell);
  if (isReaders) desk.say(`${nameOf(READER)} is the reader, who writes a program on the board.`);
  else if (begun) desk.say(`The way of ${nodeName(begun)} goes on from here. Begin where it ends.`);
  else desk.say(`No way ends at ${cell}. Begin at a node, or where its way ends.`);
}

const { desk, box }: PuzzleDesk<Position> = puzzleDesk({
  slice: sliceOf(words),
  show: () => show(),
  tag: 'bugcatcher-grid',
  model,
  blank: rounds.EXAMPLE,
  words,
  sentences: {
    refusal: sayRule,
    sign: (sign) => (/^\d+$/.test(sign) ? nameOf(Number(sign)) : 'nothing'),
    cell: (state, cell) => {
      const what = describeSpot(bugcatcher.view(rounds.shownState(state), 'all'), cell, words);
      return words.row([cell, what || 'nothing']);
    },
    opened: 'The round is on the board.',
  },
  tools: [
    ...toolsOf({
      isNode: (cell) => nodeAt(cell) !== undefined,
      isEnd: (cell) => endAt(cell) !== undefined,
      nodes: {
        aim: (from, to) => {
          const node = nodeAt(from);
          const name = node ? nodeName(node) : from;
          return from === to ? `${name}: now its new spot.` : `${name} to ${to}`;
        },
        end(from, to) {
          const node = nodeAt(from);
          if (!node) return;
          const after = rounds.moveNode(desk.now, node, to);
          const on = node.kind === 'B' ? 'corners' : 'centres';
          if (after === desk.now) return desk.say(`${nodeName(node)} stands on ${on}.`);
          desk.edit(after);
          desk.say(`${nodeName(node)} is at ${to}.`);
        },
      },
      ways: {
        aim: (from, to) => {
          const node = endAt(from);
          const name = node ? nodeName(node) : from;
          return from === to ? `${name}: now where it goes.` : `${name} to ${to}`;
        },
        end: (from, to) => withEnd(from, (node) => takeOver(node.seat, rounds.leadTo(desk.now, node, to))),
      },
      noNode: (cell) => desk.say(`No node stands at ${cell}.`),
      noEnd,
      swap: (cell) => withEnd(cell, ({ seat }) => takeOver(seat, rounds.extend(desk.now, seat, 's'))),
      takeBack: (cell) =>
        withEnd(cell, ({ seat }) => takeOver(seat, { ok: true, value: rounds.shorten(desk.now, seat) })),
      recolour(cell) {
        const node = nodeAt(cell);
        if (!node) return desk.say(`No node stands at ${cell}.`);
        desk.edit(rounds.recolour(desk.now, node.seat));
        desk.say(`${nameOf(node.seat)}’s nodes have changed colours.`);
      },
    }),
  ],
  tool: 'node',
  marks: 'C3 A1-BR:danger B2=a C3>D3',
  start: {
    example: 'players=2;cols=4;rows=3;border=A1-BR,D3-BR;central=A3,D3',
    about: 'A round, puzzle or record as text, a link or embed code.',
  },
  outputs: {
    // As the first player sees it, as readers do.
    toSvg: (record, options) => toSvg(record, { viewer: READER, ...options }),
    flags: [{ name: 'readonly', label: 'Readers look and do not play' }],
    linesOf: (text) => text,
    about: 'A position: size, nodes, programs and rules, with ; between.',
  },
});

const players = playersPart((seat, text) => {
  const result = rounds.writeProgram(desk.now, seat, text);
  if (!result.ok) return sayRule(result.error);
  desk.edit(result.value, `program ${seat}`);
  return undefined;
});

const settings = settingsPart({
  setPlayers: (count) =>
    rounds.hasRoom(desk.now, count) ? desk.edit(rounds.setPlayers(desk.now, count)) : noRoom(),
  setOptions: (change) => desk.edit(rounds.setOptions(desk.now, change)),
  setOpen: (isOpen) => desk.edit(rounds.setOpen(desk.now, isOpen)),
  onOdd: () => show(),
});

function noRoom(): void {
  desk.say('There are more players than cells. Make the board larger first.');
  show();
}

const clear = button('Clear', () => {
  desk.edit(model.cleared(desk.now));
  desk.say('All programs are taken out.');
});

function sideInput(name: string, side: 'cols' | 'rows'): HTMLInputElement {
  return wholeInput({ min: 2, max: 9 }, { 'aria-label': name }, (asked) => {
    const { cols, rows, players: count } = desk.now.game.options;
    const grid = { cols, rows, ...(asked !== undefined && { [side]: asked }) };
    if (grid.cols * grid.rows < count) noRoom();
    else if (asked === undefined) show();
    else desk.edit(rounds.resize(desk.now, grid));
  });
}
const sides = { cols: sideInput('Columns', 'cols'), rows: sideInput('Rows', 'rows') };

function show(): void {
  const state = desk.now;
  const { options, players: all, round, isOpen = false } = state.game;
  const handed = all.filter(({ staged }) => staged !== null).length;
  const { par, line, isSettled, drawn } = box.show();
  const said = line || `${handed} of ${all.length} programs handed in`;
  if (brief.textContent !== said) brief.textContent = said;
  players.show(
    all.map((_, seat) => ({
      name: nameOf(seat),
      program: rounds.writtenProgram(state, seat),
      spent: rounds.spentBy(state, seat),
    })),
    options.energy,
  );
  settings.show(options, isOpen, round);
  sides.cols.value = `${options.cols}`;
  sides.rows.value = `${options.rows}`;
  desk.show({
    attributes: { position: rounds.shownText(desk.shown) },
    name: `Board, ${options.cols} by ${options.rows}`,
    kept: { ...state, par },
    isSettled,
    drawn,
  });
}

const { nodes } = desk;
const size = h('span', { class: 'size' }, sides.cols, '×', sides.rows);
const bench = h(
  'section',
  { class: 'bench', 'aria-label': 'Board' },
  ...nodes.palette,
  nodes.board,
  h('p', { class: 'told' }, h('span', { 'aria-hidden': 'true' }, desk.say.note), brief),
  h('div', { class: 'tries' }, ...nodes.undoing, size, clear),
  nodes.start,
);
const side = h('div', { class: 'side' }, box.node, players.node, ...nodes.taking, settings.node, nodes.marks);
desk.begin(bench, side);
