// Constellation's bots differ in what they are after, not in strength alone: they play on generated, symmetric maps
// with the seats rotated, and points, wormholes and sabotage are measured. All chance comes from the seed.
import { decisionsOf } from './decisions.mjs';
import { interval } from './results.mjs';

const LEVELS = [0, 2, 4, 6, 8, 10];
const OPTIONS = { map: 'generated', stars: 60 };
const TEXT = Object.entries(OPTIONS)
  .map(([name, value]) => `${name}=${value}`)
  .join(' ');

/**
 * A whole game between bots such as `athena:10`, one name per team. As at one screen, the team with the most moves left
 * is next.
 */
function playOut({ rules, bots, drain, fork }, names, seed, more) {
  let state = rules.setup({ ...OPTIONS, ...more, teams: names.length }, seed);
  const movesOf = (team) => state.left[team].reduce((sum, moves) => sum + Math.max(0, moves), 0);
  const place = (team) => (team + names.length - ((state.round - 1) % names.length)) % names.length;
  for (let ply = 0; rules.toAct(state).length > 0; ply++) {
    const [team] = [...rules.toAct(state)].sort((a, b) => movesOf(b) - movesOf(a) || place(a) - place(b));
    const [name, level] = names[team].split(':');
    const { think, nodes } = bots[name];
    const limits = { seed: fork(seed, ply), nodes, ...(level && { level: Number(level) }) };
    const move = drain(think(state, team, limits));
    if (rules.refuse(state, team, move))
      throw new Error(
        `${names[team]} chose ${JSON.stringify(move)}, which is refused in round ${state.round}.`,
      );
    state = rules.play(state, team, move).state;
  }
  const { winners, reason, scores } = rules.outcome(state);
  return { winners, scores, byWormholes: reason.includes('by-wormholes') };
}

/** That many games with one bot against others, its seat rotated on each map. */
function* series(engine, bot, others, games, seed, more = {}) {
  const seats = others.length + 1;
  for (let game = 0; game < games; game++) {
    const seat = game % seats;
    const names = [...others.slice(0, seat), bot, ...others.slice(seat)];
    yield { seat, ...playOut(engine, names, engine.fork(seed, Math.floor(game / seats)), more) };
  }
}

/** Mean and half its interval of 95%, to one decimal. */
function meanOf(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const short = (value) => Number(value.toFixed(1));
  return { mean: short(mean), reach: short(1.96 * Math.sqrt(variance / values.length)) };
}

/** Spearman's rank correlation; no two values are alike. */
function rankCorrelation(values) {
  const ranks = values.map((value) => values.filter((other) => other < value).length);
  const n = values.length;
  return 1 - (6 * ranks.reduce((sum, rank, i) => sum + (rank - i) ** 2, 0)) / (n * (n * n - 1));
}

/**
 * The milliseconds of each decision in games of four alike on a hundred stars, as a board asks for it: from the text of
 * the position, so that nothing is known from before. The least of three runs of the same: what else the machine did
 * is no part of it.
 */
function speeds({ rules, notation, bots, drain, fork }) {
  const runs = [0, 1, 2];
  return ['athena', 'einstein', 'robin-hood'].flatMap((name) =>
    [1, 2].map((hqCount) => {
      const { think, nodes } = bots[name];
      const taken = [];
      for (const seed of runs) {
        let state = rules.setup({ map: 'generated', stars: 100, teams: 4, hqCount }, seed);
        for (let ply = 0; rules.toAct(state).length > 0; ply++) {
          const acts = rules.toAct(state);
          const team = acts[ply % acts.length];
          const text = notation.formatPosition(state);
          let move;
          const times = runs.map(() => {
            const fresh = notation.parsePosition(text).value;
            const begun = performance.now();
            move = drain(think(fresh, team, { seed: fork(seed, ply), nodes, level: 10 }));
            return performance.now() - begun;
          });
          taken.push(Math.min(...times));
          state = rules.play(state, team, move).state;
        }
      }
      taken.sort((a, b) => a - b);
      const at = (share) => Number(taken[Math.floor(share * (taken.length - 1))].toFixed(2));
      return { name, hqCount, decisions: taken.length, median: at(0.5), longest: at(1) };
    }),
  );
}

/** How well each bot does what it is after, measured in that many games of each kind. */
export async function measure(engine, games) {
  const totalsOf = (level, more) =>
    meanOf(
      [...series(engine, `athena:${level}`, ['athena:5'], 2 * games, 1, more)].map(
        ({ scores, seat }) => scores[seat],
      ),
    );
  // Wormholes end a game early: what a level is worth in points shows where all games are of one length.
  const levels = LEVELS.map((level) => ({
    level,
    ...totalsOf(level, { wormholesToWin: 0 }),
    usual: totalsOf(level, {}),
  }));
  const duel = [...series(engine, 'athena:10', ['athena:0'], games, 2)];
  const wins = duel.filter(({ winners, seat }) => winners.length === 1 && winners[0] === seat).length;
  const wormholes = [...series(engine, 'einstein:10', ['athena:10'], games, 3)].filter(
    ({ byWormholes }) => byWormholes,
  );
  const einstein = wormholes.filter(({ winners, seat }) => winners.includes(seat)).length;
  const leaders = ['random', 'robin-hood:10'].map((bot) => {
    const played = [...series(engine, bot, ['athena:10', 'athena:10'], 3 * Math.ceil(games / 3), 4)];
    return meanOf(played.map(({ scores, seat }) => Math.max(...scores.filter((_, team) => team !== seat))));
  });
  const [alone, robbed] = leaders;
  return {
    games,
    speed: speeds(engine),
    aggression: {
      levels,
      rankCorrelation: Number(rankCorrelation(levels.map(({ mean }) => mean)).toFixed(3)),
    },
    duel: { wins, interval: interval({ wins, draws: 0, games }).map((end) => Number(end.toFixed(1))) },
    wormholes: { einstein, athena: wormholes.length - einstein },
    sabotage: {
      random: alone,
      robinHood: robbed,
      lower: Number((100 * (1 - robbed.mean / alone.mean)).toFixed(1)),
    },
    options: TEXT,
    decisions: await decisionsOf('constellation', Object.keys(engine.bots), TEXT),
  };
}

export function told({ games, aggression, duel, wormholes, sabotage, speed }) {
  const rows = aggression.levels.map(
    ({ level, mean, reach, usual }) => `| ${level} | ${mean} ± ${reach} | ${usual.mean} ± ${usual.reach} |`,
  );
  const [low, high] = duel.interval;
  return [
    `Each figure comes from ${games} games, and each level of aggression from ${2 * games}.`,
    '',
    '| aggression of `athena` | mean total against `athena:5`, wormholes off | the same, with wormholes |',
    '| --- | --- | --- |',
    ...rows,
    '',
    `- The mean total rises with aggression. The rank correlation is ${aggression.rankCorrelation}.`,
    `- \`athena:10\` beats \`athena:0\` in ${duel.wins} of ${games} games, ${((100 * duel.wins) / games).toFixed(1)}% (${low} to ${high}).`,
    `- When they play each other, \`einstein:10\` wins ${wormholes.einstein} games by wormholes, and \`athena:10\` wins ${wormholes.athena}.`,
    `- Two \`athena:10\` play against a third bot. The higher of their two totals is ${sabotage.random.mean} ± ${sabotage.random.reach} if that is \`random\`, and ${sabotage.robinHood.mean} ± ${sabotage.robinHood.reach} if it is \`robin-hood:10\`, which is ${sabotage.lower}% lower.`,
    '',
    'This is how many milliseconds a decision takes on 100 stars with four teams, in Node. Each decision was run three times, and the quickest counts. None should take more than 50.',
    '',
    '| bot | HQs | decisions | median | longest |',
    '| --- | --- | --- | --- | --- |',
    ...speed.map(
      ({ name, hqCount, decisions, median, longest }) =>
        `| \`${name}\` | ${hqCount} | ${decisions} | ${median} | ${longest} |`,
    ),
  ].join('\n');
}
