// Records the bots' decisions in a few positions of a game. A match stays valid for as long as its bots decide alike.
import { loadEngine } from './engine.mjs';

/** A position is taken after this many random moves, each from a game of its own. */
const PLIES = [0, 3, 8, 15, 24, 40];

function positionAfter({ rules, chance, fork }, options, plies) {
  const luck = chance(fork(plies, 0));
  let state = rules.setup(options, plies);
  for (let ply = 0; ply < plies && rules.toAct(state).length > 0; ply++) {
    const seat = luck.pick(rules.toAct(state));
    const move = rules.sample
      ? rules.sample(state, seat, luck.seed())
      : luck.pick([...rules.moves(state, seat)]);
    const next = rules.play(state, seat, move).state;
    if (rules.toAct(next).length === 0) break;
    state = next;
  }
  return state;
}

/** The moves of these bots, one per position of a game with these options, asked as a board asks. */
export async function decisionsOf(game, names, options = '') {
  const engine = await loadEngine(game);
  const { rules, notation, bots, askBot, drain, unwrap } = engine;
  const chosen = unwrap(notation.parseOptions(options));
  const decide = (bot, plies) => {
    const state = positionAfter(engine, chosen, plies);
    const [seat] = rules.toAct(state);
    const position = notation.formatPosition(rules.resample(state, seat, plies));
    return drain(askBot(notation, bots, { bot, seat, position, seed: plies }));
  };
  return Object.fromEntries(names.map((bot) => [bot, PLIES.map((plies) => decide(bot, plies))]));
}

/** The matches of those kept whose bots decide otherwise by now, each as `easy against random`. */
export async function staleMatches(game, matches) {
  const stale = [];
  for (const { bot, against, options, decisions } of matches) {
    const now = await decisionsOf(game, [bot, against], options);
    if (JSON.stringify(now) !== JSON.stringify(decisions)) stale.push(`${bot} against ${against}`);
  }
  return stale;
}
