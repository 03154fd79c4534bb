// Measures whether the default game of Constellation lasts its rounds (C18): bots play it with 2 to 8 teams, wormholes
// off, so that every game comes to its last round, and at the start of that round the free stars are counted.
//
//   node scripts/constellation-rounds.mjs                     prints what it finds
//   node scripts/constellation-rounds.mjs --write             and keeps it in docs/bots
//   node scripts/constellation-rounds.mjs --teams 5 --write   renews one line of it
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEngine } from './match/engine.mjs';

const FILE = fileURLToPath(new URL('../docs/bots/constellation-rounds.json', import.meta.url));
const PAGE = fileURLToPath(new URL('../docs/bots/constellation.md', import.meta.url));
const BOT = 'athena';
const GAMES = 100;
/** How many games are kept one by one, for the tests to play again. */
const SAMPLES = 2;
/** The share of stars that should be free when the last round begins. */
const ENOUGH = 0.1;

/**
 * The map's stars and those that are free when the last round of a game begins. Teams take turns: the one with most
 * moves left.
 */
function playToLastRound({ rules, bots, drain, fork }, teams, seed) {
  let state = rules.setup({ teams, wormholesToWin: 0 }, seed);
  const { think, nodes } = bots[BOT];
  const movesOf = (team) => state.left[team].reduce((sum, moves) => sum + Math.max(0, moves), 0);
  for (let ply = 0; state.round < state.options.rounds; ply++) {
    const [team] = [...rules.toAct(state)].sort((a, b) => movesOf(b) - movesOf(a));
    state = rules.play(state, team, drain(think(state, team, { seed: fork(seed, ply), nodes }))).state;
  }
  const stars = state.owners.length;
  return { stars, free: [...state.owners].filter((sign) => sign === '.').length / stars };
}

function measure(engine, teams) {
  const games = Array.from({ length: GAMES }, (_, game) =>
    playToLastRound(engine, teams, engine.fork(teams, game)),
  );
  const shares = games.map(({ free }) => free).sort((a, b) => a - b);
  const percent = (share) => Number((100 * share).toFixed(1));
  return {
    teams,
    stars: games[0].stars,
    games: GAMES,
    lasting: shares.filter((free) => free >= ENOUGH).length,
    least: percent(shares[0]),
    median: percent(shares[GAMES / 2]),
    first: games.slice(0, SAMPLES).map(({ free, stars }) => Math.round(free * stars)),
  };
}

function told(lines) {
  return [
    '| teams | stars | games | with a tenth free | least | median |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines.map(
      ({ teams, stars, games, lasting, least, median }) =>
        `| ${teams} | ${stars} | ${games} | ${lasting} | ${least}% | ${median}% |`,
    ),
  ].join('\n');
}

const [BEGIN, END] = ['<!-- rounds -->', '<!-- /rounds -->'];

async function main() {
  const { values } = parseArgs({
    options: {
      teams: { type: 'string', default: '2 3 4 5 6 7 8' },
      write: { type: 'boolean', default: false },
    },
  });
  const asked = values.teams.split(' ').map(Number);
  if (!asked.every((teams) => Number.isInteger(teams) && teams >= 2 && teams <= 8))
    throw new Error('--teams takes numbers from 2 to 8.');
  const engine = await loadEngine('constellation');
  const found = asked.map((teams) => measure(engine, teams));
  console.log(told(found));
  if (!values.write) return;
  const kept = JSON.parse(readFileSync(FILE, 'utf8')).filter(({ teams }) => !asked.includes(teams));
  const lines = [...kept, ...found].sort((a, b) => a.teams - b.teams);
  writeFileSync(FILE, `${JSON.stringify(lines, null, 2)}\n`);
  const [before, rest] = readFileSync(PAGE, 'utf8').split(BEGIN);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${told(lines)}\n\n${END}${rest.split(END)[1]}`);
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
