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

/** A team as it stands among others, or a name alone. In a team blanks may follow its colon and its commas. */
const WORD =
  /\s*((?:"[^"]*"|[^\s":,])*:\s*(?:"[^"]*"|[^\s",:])+(?:\s*,\s*(?:"[^"]*"|[^\s",:])+)*(?=\s|$)|(?:"[^"]*"|[^\s"])+)/y;
const BLANKS = /("[^"]*")|\s*([:,])\s*/g;

/** A name has at most so many characters. */
const LONGEST = 40;

/** A name at a place of a text. */
interface Written {
  readonly text: string;
  readonly offset: number;
}

/** Names in quotes, where semicolons part teams and blanks are part of names. */
function quoted({ text, offset }: Written): Written {
  const put = (part: string): string =>
    part.replace(/[^":,]+/g, (name) => (name.trim() ? `"${name.trim()}"` : ''));
  const own = text.replace(/("[^"]*")|[^"]+/g, (part, whole?: string) => whole ?? put(part));
  return { text: own.replace(BLANKS, '$1$2').trim(), offset: offset + text.length - text.trimStart().length };
}

/** The teams of a text, each in a form without blanks outside quotes; the rest is what cannot be read. */
function teamsIn(text: string): { readonly teams: readonly Written[]; readonly end: number } {
  const bare = text.replace(/"[^"]*"/g, '');
  if (bare.includes(';') && !bare.includes('"')) {
    const teams: Written[] = [];
    let offset = 0;
    for (const part of text.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)) {
      if (part.trim() !== '') teams.push(quoted({ text: part, offset }));
      offset += part.length + 1;
    }
    return { teams, end: text.length };
  }
  const teams: Written[] = [];
  let end = 0;
  const word = new RegExp(WORD);
  for (let match = word.exec(text); match; match = word.exec(text)) {
    end = word.lastIndex;
    const [, own = ''] = match;
    teams.push({ text: own.replace(BLANKS, '$1$2'), offset: end - own.length });
  }
  return { teams, end };
}

/**
 * `Ada "Ben Li" Red:Cy,Di`, in seat order; a name with spaces stands in double quotes, alone or with its members. Where
 * semicolons part the teams, no quotes are needed. Any letters, at most 40 per name; signs that turn the text around
 * them are left out.
 */
export function parseNames(text: string): Result<readonly SeatNames[]> {
  const bad = checkText(text, 1000, /[\p{Cc}<>]/u);
  if (bad) return { ok: false, error: bad };
  const seats: SeatNames[] = [];
  const { teams, end } = teamsIn(text);
  for (const { text: own, offset } of teams) {
    const whole = own.replace(QUOTED_TEAM, (_, team: string, members: string) =>
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
    const found = names.find((name) => name.length > LONGEST);
    if (found !== undefined)
      return refuse('names/long', { facts: { cap: LONGEST, found }, at: { offset, entry: seats.length } });
    const [name = '', ...members] = names;
    seats.push({ name, members });
  }
  const rest = text.slice(end).trim();
  if (rest !== '') return refuse('names/quote', { facts: { found: rest.slice(0, 20) }, at: { offset: end } });
  return accept(seats);
}
