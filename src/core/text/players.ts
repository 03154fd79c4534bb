/** Parses seats and names from attributes. */
import { accept, refuse, type Result } from '../basics/result.js';
import { checkText, tokens } from './text.js';

/** The player of a seat: a reader at this page, a bot, or the page itself. */
export type Player =
  | { readonly kind: 'human' }
  | { readonly kind: 'host' }
  | { readonly kind: 'bot'; readonly bot: string; readonly level?: number };

/** `human bot:easy host bot:athena:7`, in seat order. Bots are known by their names. */
export function parsePlayers(text: string, bots: readonly string[]): Result<readonly Player[]> {
  const bad = checkText(text, 400);
  if (bad) return { ok: false, error: bad };
  const players: Player[] = [];
  for (const token of tokens(text.toLowerCase())) {
    const at = { offset: token.offset, entry: players.length };
    const [kind, bot, level, ...rest] = token.text.split(':');
    if ((kind === 'human' || kind === 'host') && bot === undefined) {
      players.push({ kind });
      continue;
    }
    if (kind !== 'bot' || rest.length > 0) return refuse('seats/kind', { facts: { found: token.text }, at });
    if (bot === undefined || !bots.includes(bot))
      return refuse('seats/bot', { facts: { found: bot ?? '', bots }, at });
    if (level !== undefined && !/^\d{1,2}$/.test(level))
      return refuse('seats/level', { facts: { found: level }, at });
    players.push(level === undefined ? { kind, bot } : { kind, bot, level: Number(level) });
  }
  return accept(players);
}

/** The name of a seat, and of its members if it is a team. */
export interface SeatNames {
  readonly name: string;
  readonly members: readonly string[];
}

/**
 * Quotes round a whole team, members and all, hold its blanks together: `"Great Bear:Ada,Ben Li"`. After a colon of its
 * own a name has a space: `"Dune: Part Two"`.
 */
const QUOTED_TEAM = /^"([^":]+):(?! )([^"]+)"$/;

/**
 * `Ada "Ben Li" Red:Cy,Di`, in seat order; a name with spaces stands in double quotes, alone or with its members. Any
 * letters, at most 40 per name; signs that turn the text around them are left out.
 */
export function parseNames(text: string): Result<readonly SeatNames[]> {
  const bad = checkText(text, 1000, /[\p{Cc}<>]/u);
  if (bad) return { ok: false, error: bad };
  const seats: SeatNames[] = [];
  const word = /\s*((?:"[^"]*"|[^\s"])+)/y;
  let offset = 0;
  for (let match = word.exec(text); match; match = word.exec(text)) {
    offset = word.lastIndex;
    const whole = (match[1] as string).replace(QUOTED_TEAM, (_, team: string, members: string) =>
      [team, ...members.split(',')]
        .map((name, n) => `${n === 0 ? '' : n === 1 ? ':' : ','}"${name.trim()}"`)
        .join(''),
    );
    const parts = whole.match(/(?:"[^"]*"|[^":,])+|[:,]/g) ?? [];
    const names = parts
      .filter((part) => part !== ':' && part !== ',')
      .map((part) => part.replace(/["\p{Bidi_C}]/gu, ''));
    // `:Cy,Di` is a team without a name.
    if (parts[0] === ':') names.unshift('');
    if (names.some((name) => name.length > 40))
      return refuse('names/long', {
        facts: { cap: 40 },
        at: { offset: offset - (match[1] as string).length },
      });
    const [name = '', ...members] = names;
    seats.push({ name, members });
  }
  if (text.slice(offset).trim() !== '') return refuse('names/quote', { at: { offset } });
  return accept(seats);
}
