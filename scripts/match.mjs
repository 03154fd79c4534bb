// Plays two bots of a game against each other, in pairs of games: the same opening of a few stones drawn by chance,
// then the seats exchanged. In a game of more seats the first bot has one of them, a different one in each game, and
// the second bot has all others; such games begin from their seed. All chance comes from the seed.
//
//   node scripts/match.mjs star easy random --rings 4 --games 200    any options of the game
//   node scripts/match.mjs star easy random --rings 4 --write        and keeps the result in docs/bots
//   node scripts/match.mjs star --write                              plays everything in it again
//   node scripts/match.mjs constellation --games 20                  measures what its bots are after; take 120 games
//
// Also: --seed 1, --opening 4 (moves before the bots take over).
import * as constellation from './match/constellation.mjs';
import { decisionsOf } from './match/decisions.mjs';
import { loadEngine } from './match/engine.mjs';
import { keep, keepMatch, readMatches, told } from './match/results.mjs';

/** Games whose bots are measured by more than who wins. */
const MEASURED = { constellation };

/** Uses of a match's seed. */
const OPENINGS = 0;
const GAMES = 1;

function firstStones({ rules, chance, fork }, options, { opening, seed }, pair) {
  const luck = chance(fork(fork(seed, OPENINGS), pair));
  let state = rules.setup(options, luck.seed());
  // No random opening for rules that sample: their moves are whole programs, too many to list.
  if (rules.seats(state) !== 2 || rules.sample) return state;
  for (let ply = 0; ply < opening && rules.toAct(state).length > 0; ply++) {
    const [seat] = rules.toAct(state);
    state = rules.play(state, seat, luck.pick([...rules.moves(state, seat)])).state;
  }
  return state;
}

/** Plays a game to its end: what each seat wins (1, 0, or its share where several win). */
function playOut({ rules, notation, bots, askBot, drain, fork, unwrap }, state, names, seed) {
  for (let ply = 0; rules.toAct(state).length > 0; ply++) {
    const [seat] = rules.toAct(state);
    const drawn = fork(seed, ply);
    const position = notation.formatPosition(rules.resample(state, seat, drawn));
    const text = drain(askBot(notation, bots, { bot: names[seat], seat, position, seed: drawn }));
    const move = unwrap(notation.parseMove(state, seat, text));
    if (rules.refuse(state, seat, move))
      throw new Error(`${names[seat]} played ${text}, which is refused, in ${position}`);
    state = rules.play(state, seat, move).state;
  }
  const { winners } = rules.outcome(state);
  return names.map((_, seat) => {
    if (winners.length === 0) return 0.5;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });
}

async function play(game, { bot, against, options, games, opening, seed }) {
  const engine = await loadEngine(game);
  for (const name of [bot, against])
    if (!engine.bots[name])
      throw new Error(`${game} has no bot “${name}”. It has ${Object.keys(engine.bots).join(', ')}.`);
  const chosen = engine.unwrap(engine.notation.parseOptions(options));
  const sums = { wins: 0, draws: 0 };
  for (let n = 0; n < games; n++) {
    const seats = engine.rules.seats(engine.rules.setup(chosen, 0));
    const seat = n % seats;
    // Two games with two seats share an opening; with more seats, each game has its own.
    const state = firstStones(engine, chosen, { opening, seed }, seats === 2 ? n >> 1 : n);
    const names = Array.from({ length: seats }, (_, at) => (at === seat ? bot : against));
    const won = playOut(engine, state, names, engine.fork(engine.fork(seed, GAMES), n))[seat];
    if (won === 1) sums.wins++;
    else if (won > 0) sums.draws++;
    if (process.stderr.isTTY) process.stderr.write(`\r${n + 1} of ${games} games, ${sums.wins} won `);
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  return {
    bot,
    against,
    options,
    games,
    opening,
    seed,
    ...sums,
    decisions: await decisionsOf(game, [bot, against], options),
  };
}

/**
 * Names first; flags take a value, `--write` takes none. A flag that a match does not have is an option of the game.
 */
function readArguments(given) {
  const names = [];
  const flags = { games: undefined, opening: '4', seed: '1' };
  const options = [];
  let isKept = false;
  for (let at = 0; at < given.length; at++) {
    const flag = /^--(.+)$/.exec(given[at])?.[1];
    if (flag === undefined) names.push(given[at]);
    else if (flag === 'write') isKept = true;
    else if (flag in flags) flags[flag] = given[++at];
    else options.push(`${flag}=${given[++at]}`);
  }
  flags.games ??= names.length === 1 && names[0] in MEASURED ? '120' : '100';
  const numbers = Object.fromEntries(Object.entries(flags).map(([name, text]) => [name, Number(text)]));
  for (const [name, value] of Object.entries(numbers))
    if (!Number.isSafeInteger(value) || value < 0)
      throw new Error(`--${name} is "${flags[name]}". It takes a whole number.`);
  if (numbers.games % 2 !== 0 || numbers.games === 0)
    throw new Error(`--games is ${numbers.games}. It takes an even number from 2: seats are exchanged.`);
  return { names, numbers, options: options.join(' '), isKept };
}

async function measure(game, games, isKept) {
  const result = await MEASURED[game].measure(await loadEngine(game), games);
  const text = MEASURED[game].told(result);
  console.log(text);
  if (isKept) keep(game, result, text);
}

async function main() {
  const { names, numbers, options, isKept } = readArguments(process.argv.slice(2));
  const [game, bot, against] = names;
  if (bot === undefined && game in MEASURED) return measure(game, numbers.games, isKept);
  const isAnew = game !== undefined && bot === undefined && isKept;
  if (!isAnew && against === undefined)
    throw new Error(
      'Usage: node scripts/match.mjs <game> <bot> <bot> [--<option> <value>] [--games 100] [--write]',
    );
  const matches = isAnew ? readMatches(game) : [{ bot, against, options, ...numbers }];
  for (const match of matches) {
    const result = await play(game, match);
    console.log(`${told(result)}\n`);
    if (isKept) keepMatch(game, result);
  }
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
