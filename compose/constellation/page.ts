/** The composer of Constellation's positions: what it has beside the desk, which is the map and what is left. */
import type { Refusal, Result } from '../../src/core/basics/result.js';
import { times } from '../../src/core/basics/times.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';
import { describeCell } from '../../src/constellation/describe.js';
import { builtIn, constellation, toSvg, words as gameWords } from '../../src/constellation/index.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { faultWords } from '../../src/ui/words/words.faults.en.js';
import { h } from '../frame/dom.js';
import { button, wholeInput } from '../frame/parts.js';
import { puzzleDesk, type PuzzleDesk } from '../frame/puzzle/desk.js';
import * as positions from './model.js';
import { sliceOf } from './puzzles.js';
import { settingsPart } from './settings.js';
import { toolsOf } from './tools.js';
import { own } from './words.en.js';

type Position = positions.Position;

const { model, STARS } = positions;
const words = makeWords('en', kitWords, faultWords, gameWords, own);
const names = times(8, (team) => words.say(`seat.${team}`));

/** With the number of the rule that it goes against. */
function sayRule(error: Refusal): string {
  const said = sayRefusal(words, error);
  return error.rule ? `${said} (Rule ${error.rule})` : said;
}

const brief = h('b');
const nameOf = (sign: string): string => names['ABCDEFGH'.indexOf(sign)] ?? words.say('compose.free');

/** Takes over a change, and says what it brought; or why it is not made. */
function take(result: Result<Position>, said = ''): void {
  if (!result.ok) {
    desk.say(sayRule(result.error));
    show();
    return;
  }
  desk.edit(result.value);
  if (said !== '') desk.say(said);
}

function toggleHq(cell: string): void {
  const result = positions.toggleHq(desk.now, cell);
  const isHq = result.ok && positions.isHqAt(result.value, cell);
  take(result, isHq ? `${cell} is an HQ of ${nameOf(model.signAt(desk.now, cell))}.` : `${cell} is no HQ.`);
}

function nextKind(cell: string): void {
  desk.edit(positions.nextKind(desk.now, cell));
  desk.say(`${cell}: ${words.say(`compose.kind.${positions.kindAt(desk.now, cell)}`)}.`);
}

const { desk, box }: PuzzleDesk<Position> = puzzleDesk({
  slice: sliceOf(words),
  show: () => show(),
  tag: 'constellation-board',
  model,
  blank: positions.EXAMPLE,
  words,
  sentences: {
    refusal: sayRule,
    sign: nameOf,
    cell: (state, cell) => describeCell(state.game, cell, words),
    opened: 'The position is on the board.',
  },
  tools: toolsOf(names, {
    isTeam: (sign): boolean => positions.signsOf(desk.now).includes(sign),
    hq: toggleHq,
    nextKind,
    lines: {
      aim: (from, to) => (from === to ? `A line from ${from}. Now the other star.` : `${from} to ${to}`),
      end(from, to) {
        desk.edit(positions.toggleLine(desk.now, from, to));
        const isJoined = positions.areJoined(desk.now, from, to);
        desk.say(isJoined ? `${from} and ${to} are joined.` : `${from} and ${to} are parted.`);
      },
    },
  }),
  tool: 'A',
  marks: 'a1 b2:danger a3=x a1>b1',
  start: {
    example: 'map=generated;stars=18;seed=7;round=1',
    about: 'A position, puzzle or record as text, a link or embed code.',
  },
  outputs: {
    toSvg,
    flags: [{ name: 'readonly', label: 'Readers look and do not play' }],
    linesOf: (text) => text,
    about: 'A position: map, round, owners, HQs and what is left, with ; between.',
  },
});

const settings = settingsPart(builtIn, {
  setOptions: (change) => take(positions.setOptions(desk.now, change)),
  setRound(round) {
    if (round <= desk.now.game.options.rounds) desk.edit(positions.setRound(desk.now, round));
    else show();
  },
  setMap: (map) => take(positions.setMap(desk.now, map)),
  setSeed: (seed) => take(positions.newMap(desk.now, { seed })),
  setMoves: (team, moves) => desk.edit(positions.setMoves(desk.now, team, moves)),
  setSteals: (team, steals) => desk.edit(positions.setSteals(desk.now, team, steals)),
  setPoints: (team, points) => desk.edit(positions.setPoints(desk.now, team, points)),
  onOdd: () => show(),
});

const stars = wholeInput(STARS, { id: 'stars' }, (asked) =>
  asked === undefined ? show() : take(positions.newMap(desk.now, { stars: asked })),
);
const another = button(
  'Another map',
  () => {
    take(positions.newMap(desk.now, { seed: Math.floor(Math.random() * 10_000) }));
    desk.say('A new map. All stars are free.');
  },
  'Draws a map of as many stars by chance',
);
const clear = button('Clear', () => {
  desk.edit(model.cleared(desk.now));
  desk.say('All stars are free.');
});

function show(): void {
  const state = desk.now;
  const { options, round, seed, points, steals } = state.game;
  const { par, line, isSettled, drawn } = box.show();
  const said = line || `Round ${round} of ${options.rounds}`;
  if (brief.textContent !== said) brief.textContent = said;
  settings.show({
    options,
    round,
    seed,
    map: positions.mapOf(state),
    teams: times(options.teams, (team) => ({
      name: names[team] as string,
      moves: positions.movesOf(state, team),
      steals: steals[team] as number,
      points: points[team] as number,
    })),
  });
  stars.value = `${positions.starsOf(state)}`;
  desk.show({
    attributes: { position: constellation.notation.formatPosition(desk.shown.game) },
    name: `Map, ${positions.starsOf(state)} stars`,
    kept: { ...state, par },
    isSettled,
    drawn,
  });
}

const { nodes } = desk;
const size = h('span', { class: 'size' }, h('label', { for: 'stars' }, 'Stars'), stars, another);
const bench = h(
  'section',
  { class: 'bench', 'aria-label': 'Board' },
  ...nodes.palette,
  nodes.board,
  h('p', { class: 'told' }, h('span', { 'aria-hidden': 'true' }, desk.say.note), brief),
  h('div', { class: 'tries' }, ...nodes.undoing, size, clear),
  nodes.start,
);
const side = h('div', { class: 'side' }, box.node, ...nodes.taking, settings.node, nodes.marks);
desk.begin(bench, side);
