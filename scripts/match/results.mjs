// Works out the results of matches: intervals, sentences, and the two files in docs/bots that keep them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/bots');

/** The 95% interval of a share by Wilson, in percent. A draw is half a win. */
export function interval({ wins, draws, games }) {
  const z = 1.96;
  const share = (wins + draws / 2) / games;
  const middle = share + z ** 2 / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  const scale = 100 / (1 + z ** 2 / games);
  return [Math.max(0, middle - reach) * scale, (middle + reach) * scale];
}

function cells(match) {
  const { bot, against, options, games, wins, draws } = match;
  const [low, high] = interval(match);
  return {
    match: `\`${bot}\` against \`${against}\``,
    options,
    games,
    wins: draws > 0 ? `${wins}, ${draws} drawn` : wins,
    percent: ((100 * (wins + draws / 2)) / games).toFixed(1),
    interval: `${low.toFixed(1)} to ${high.toFixed(1)}`,
  };
}

export function told(match) {
  return Object.entries(cells(match))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function tableOf(matches) {
  const rows = matches.map(cells);
  const line = (values) => `| ${values.join(' | ')} |`;
  const names = Object.keys(rows[0]);
  return [line(names), line(names.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join(
    '\n',
  );
}

const fileOf = (game, ending) => join(folder, `${game}.${ending}`);

/** The matches that are kept, in their order. */
export function readMatches(game) {
  const file = fileOf(game, 'json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).matches : [];
}

const isSame = (one, other) => ['bot', 'against', 'options'].every((key) => one[key] === other[key]);

const BEGIN = '<!-- matches -->';
const END = '<!-- /matches -->';

/** Keeps a match in place of an older one of the same bots and options. */
export function keepMatch(game, match) {
  const matches = readMatches(game);
  const at = matches.findIndex((other) => isSame(match, other));
  if (at >= 0) matches[at] = match;
  else matches.push(match);
  keep(game, { matches }, tableOf(matches));
}

/** Keeps results as data, and as text on the page of the game's bots. */
export function keep(game, data, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(game, 'json'), `${JSON.stringify(data, null, 2)}\n`);
  const page = fileOf(game, 'md');
  const old = existsSync(page) ? readFileSync(page, 'utf8') : `# Bots of ${game}\n\n${BEGIN}\n${END}\n`;
  const [before, rest] = old.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined)
    throw new Error(`${page} has no place for the results. Add ${BEGIN} and ${END} on lines of their own.`);
  writeFileSync(page, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
}
