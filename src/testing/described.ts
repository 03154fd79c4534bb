/**
 * Checks a described game beyond the contract: its derived parts, its board and the names of its cells. It plays
 * nothing itself.
 */
import type { Game } from '../core/contract/rules.js';
import { outdatedIn } from '../core/simple/derived.js';
import type { Board } from '../core/simple/simple-game.js';
import type { Words } from '../core/words/words.js';
import { breach, underNet, type Where } from './breach.js';
import { seedsOf, type NetOptions } from './net.js';
import { randomPlay } from './random-play.js';

/** The parts of a described game that are looked at; any of them may be the author's own. */
interface Described<S, O> {
  readonly bots: Readonly<Record<string, unknown>>;
  readonly hint: string | undefined;
  boardOf(options: O): Board;
  describeCell(state: S, cell: string, words: Words): string;
}

function isDescribed<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
): game is Game<S, M, E, O, V> & Described<S, O> {
  return 'boardOf' in game && 'describeCell' in game && 'bots' in game;
}

function checkDerived(game: { readonly rules: object }): void {
  const outdated = outdatedIn(game);
  if (outdated.length > 0)
    breach(
      'derived',
      `these follow the rules before they were replaced: ${outdated.join(', ')}; ` +
        'give defineGame the new ones, as rules: (derived) => ({ ...derived, resample })',
    );
}

function checkHint({ bots, hint }: Described<never, never>): void {
  if (hint !== undefined && !Object.hasOwn(bots, hint))
    breach('hint', `there is no bot ${hint}; the bots are ${Object.keys(bots).join(', ')}`);
}

/** A state says by which options it is played; a game that keeps them elsewhere is not looked at. */
function optionsIn<O>(state: unknown): O | undefined {
  return (state as { readonly options?: O }).options;
}

function checkBoard<S, O>(game: Described<S, O>, state: S, words: Words): void {
  const options = optionsIn<O>(state);
  if (options === undefined) return;
  const board = game.boardOf(options);
  if (game.boardOf({ ...options }).chart !== board.chart)
    breach('same-board', `asked twice, ${JSON.stringify(options)} gives two boards; memoize keeps one`);
  for (const cell of board.chart.rows.flat()) {
    const told = game.describeCell(state, cell, words);
    if (!told.includes(cell)) breach('cell-name', `${cell} is called “${told}”`);
  }
}

/** Throws a Breach where a described game's board, cells or hints fall short; another kind of game is left alone. */
export function checkDescribed<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  options: NetOptions<S, M, E, O, V>,
  words: Words,
): void {
  if (!isDescribed(game)) return;
  const where: Where = {};
  underNet(game.rules.id, where, () => {
    checkDerived(game);
    checkHint(game as Described<never, never>);
    const [seed = 1] = seedsOf(options);
    where.seed = seed;
    checkBoard(game, game.rules.setup(options.options ?? {}, seed), words);
    // A few plies on, stones are on some cells.
    checkBoard(game, randomPlay(game, seed, { ...options, plies: 6 }).session.state, words);
  });
}
