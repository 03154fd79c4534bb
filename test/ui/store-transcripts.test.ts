/** Without a page, a board does what its transcripts say of it: what methods return, what events tell, what is said. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/core/basics/result.js';
import { namesOf } from '../../src/ui/contract/setting-table.js';
import { readPlayOptions } from '../../src/ui/elements/play-options.js';
import type { Input } from '../../src/core/contract/input.js';
import { recordOf, saveAs } from '../../src/ui/game/select.js';
import { StoreBoard, sliceOf, type Slice } from '../store-board.js';
import { readAttributes, readRuns, sentences, tellEvent, tellResult, type Run } from '../transcript-lines.js';

function act(board: StoreBoard, input: Input): void {
  board.do({ type: 'unask' });
  board.do({ type: 'round-read' });
  board.do({ type: 'input', input });
}

/** A button of the panel, as the reader presses it. */
function press(board: StoreBoard, name: string): void {
  if (name === 'undo' || name === 'redo') {
    board.do({ type: 'unask' });
    board.do({ type: 'round-read' });
    const result = board.do({ type: name });
    if (!result.ok) board.do({ type: 'note-refusal', refusal: result.error });
  } else act(board, { type: 'button', name });
}

/** The request of a store for each input. Inputs that need nodes are left to the browsers. */
const INPUTS: Readonly<Record<string, (board: StoreBoard, text: string) => unknown>> = {
  play: (board, text) => {
    const [, move = '', by] = /^(.*?)(?: as (\d+|host))?$/.exec(text) ?? [];
    const given = by === undefined ? undefined : by === 'host' ? { actor: by } : { seat: Number(by) };
    return tellResult(board.do({ type: 'play', text: move, at: unwrap(readPlayOptions(given)) }));
  },
  undo: (board) => tellResult(board.do({ type: 'undo' })),
  redo: (board) => tellResult(board.do({ type: 'redo' })),
  restart: (board) => tellResult(board.do({ type: 'restart' })),
  'go to': (board, ply) => tellResult(board.do({ type: 'go', ply: Number(ply) })),
  load: (board, text) => tellResult(board.do({ type: 'load', text })),
  save: ({ state }, viewer) => tellResult(saveAs(state, viewer)),
  tap: (board, cell) => act(board, { type: 'act', cell }),
  focus: () => undefined,
  'take over': (board) => {
    const { nextAtScreen } = board.state;
    if (nextAtScreen !== undefined) board.do({ type: 'hand', seat: nextAtScreen });
  },
  press: (board, name) => press(board, name),
  set: (board, text) => {
    const names = namesOf(board.state.definition);
    for (const [name, value] of readAttributes(text)) board.set({ [names.get(name) ?? name]: value });
    board.do({ type: 'settle' });
    const { ply, acting } = shownBy(board);
    const { session, viewer } = board.state;
    return `at once: ply ${ply}, acting ${acting}, ${session ? recordOf(session, viewer) : ''}`;
  },
  prevent: (board, type) => {
    board.listener = (event) => {
      if (event.type !== type) return false;
      board.listener = () => {};
      return true;
    };
  },
};

/**
 * Inputs that depend on more than the store: bots and clocks, marks, calendars and built-in puzzles, buttons whose code
 * is loaded first.
 */
const BESIDE = /bot:|round-seconds|marks=|daily|puzzle="\d|^press (?!undo|redo)/;

const nameOf = (input: string): string | undefined =>
  Object.keys(INPUTS).find((one) => input === one || input.startsWith(`${one} `));

/** The lines of a transcript that follow from the state alone. */
const SHOWN = /^ {2}(?:ply|acting|outcome): ?/;
const TOLD = /^ {2}(?:at once: |ok |refused |said: |[a-z]+-[a-z]+(?: |$))/;

/** What the components of *Star's board add to the news: these runs are without them. */
const BY_PARTS = / \| [^|]* can score no more\.$/;

const relevant = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('> ') || SHOWN.test(line) || TOLD.test(line))
    .map((line) => line.replace(BY_PARTS, ''));

/** The values of the tag that a run begins with, by the names of settings. */
function valuesOf({ tag }: Run, { definition }: Slice): Readonly<Record<string, string>> {
  const names = namesOf(definition);
  const pairs = [...tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [names.get(name) ?? name, value]));
}

function shownBy({ state }: StoreBoard): Readonly<Record<string, string>> {
  const { session } = state;
  const newest = session?.stateAt(session.plies) as unknown;
  const outcome = session?.game.rules.outcome(newest);
  return {
    ply: `${session?.ply ?? 'none'}`,
    acting: (session?.game.rules.toAct(newest) ?? []).join(', '),
    outcome: outcome ? JSON.stringify(outcome) : '',
  };
}

function transcribe(run: Run, slice: Slice): readonly string[] {
  const board = new StoreBoard(slice, valuesOf(run, slice));
  const lines: string[] = [];
  let heard = 0;
  let { said } = board;
  let saidSoFar = 0;
  let shown: Readonly<Record<string, string>> = {};
  const look = (): void => {
    for (const one of board.heard.slice(heard)) lines.push(`  ${tellEvent(one)}`.trimEnd());
    heard = board.heard.length;
    // A silence empties the list of sentences.
    if (board.said !== said) saidSoFar = 0;
    ({ said } = board);
    if (said.length > saidSoFar) lines.push(`  said: ${sentences(said.slice(saidSoFar))}`);
    saidSoFar = said.length;
    const next = shownBy(board);
    for (const [name, value] of Object.entries(next))
      if (value !== (shown[name] ?? '')) lines.push(`  ${name}: ${value}`.trimEnd());
    shown = next;
  };
  look();
  for (const input of run.inputs) {
    lines.push(`> ${input}`);
    const name = nameOf(input) as string;
    const told = INPUTS[name]?.(board, input.slice(name.length + 1));
    if (typeof told === 'string') lines.push(`  ${told}`);
    board.update();
    look();
  }
  const { session, viewer } = board.state;
  lines.push(`end: ${session ? recordOf(session, viewer) : ''}`);
  return lines;
}

for (const game of ['star', 'rotation', 'constellation', 'bugcatcher', 'space-crack']) {
  const slice = await sliceOf(game);
  const runs = readRuns(readFileSync(`test/transcripts/${game}.txt`, 'utf8'));
  const without = runs.filter(
    ({ inputs, tag }) =>
      ![tag, ...inputs].some((text) => BESIDE.test(text)) &&
      inputs.every((input) => nameOf(input)) &&
      // In the other games, panels tell of the piece that a tap picks up.
      (['star', 'rotation', 'constellation'].includes(game) ||
        !inputs.some((input) => input.startsWith('tap '))),
  );

  describe(`${game} without a page`, () => {
    it('has runs to follow', () => expect(without.length).toBeGreaterThan(4));

    it.each(without.map((run) => [run.title, run] as const))('%s', (_, run) => {
      const end = run.text.split('\n').filter((line) => line.startsWith('end: '));
      expect(transcribe(run, slice)).toEqual([...relevant(run.text), ...end]);
    });
  });
}
