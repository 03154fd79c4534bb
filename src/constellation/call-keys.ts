/** Keys in front of a class: a star by its name, a member by team and place, or by a name's first letters. Pure. */
import { times } from '../core/basics/times.js';
import type { Mover } from './interpret.js';

/** The text typed so far, and the names it can still become. */
export interface Typing {
  /** `/E5`: a star; `21`: a team and a member; `ev`: the letters of a name. */
  readonly text: string;
  /** A star was called, and it is asked who takes it. */
  readonly isAsked: boolean;
  /** How many members each team has. */
  readonly members: readonly number[];
  nameOf(mover: Mover): string;
  /** The id of the star of this name, in capitals. */
  starOf(name: string): string | undefined;
}

/** The result of a key: the new text, and the star or member once it names one. */
export interface Typed {
  readonly text: string;
  readonly star?: string;
  readonly mover?: Mover;
  /** There is no star of this name. */
  readonly noStar?: string;
  /** No member, or several, have a name that begins so. */
  readonly noMember?: string;
}

const EVERY = /^[\p{L}\d]$/u;

/** Undefined where the key means nothing here. */
export function typeKey(typing: Typing, key: string): Typed | undefined {
  const { text } = typing;
  if (text.startsWith('/')) return typeStar(typing, key);
  if (key === '/') return { text: '/' };
  if (text !== '' && key === 'Escape') return { text: '' };
  if (text !== '' && key === 'Backspace') return { text: text.slice(0, -1) };
  if (/^\d$/.test(key)) return typeNumber(typing, key);
  return typing.isAsked ? typeName(typing, key) : undefined;
}

function typeStar({ text, starOf }: Typing, key: string): Typed | undefined {
  if (key === 'Escape') return { text: '' };
  if (key === 'Backspace') return { text: text.slice(0, -1) };
  if (EVERY.test(key)) return { text: (text + key).slice(0, 4) };
  if (key !== 'Enter') return undefined;
  const name = text.slice(1).toUpperCase();
  const star = starOf(name);
  return star === undefined ? { text: '', ...(name !== '' && { noStar: name }) } : { text: '', star };
}

/** First the team, then the member. */
function typeNumber({ text, members }: Typing, key: string): Typed {
  const n = Number(key);
  const team = /^\d$/.test(text) ? Number(text) - 1 : undefined;
  if (team === undefined) {
    if (n < 1 || n > members.length) return { text: '' };
    return members[n - 1] === 1 ? { text: '', mover: { team: n - 1, member: 0 } } : { text: key };
  }
  return n < 1 || n > (members[team] ?? 0) ? { text: '' } : { text: '', mover: { team, member: n - 1 } };
}

function typeName({ text, members, nameOf }: Typing, key: string): Typed | undefined {
  if (EVERY.test(key)) return { text: text + key.toLowerCase() };
  if (key !== 'Enter' || text === '') return undefined;
  const all = members.flatMap((count, team) => times(count, (member) => ({ team, member })));
  const found = all.filter((mover) => nameOf(mover).toLowerCase().startsWith(text));
  const [mover, ...others] = found;
  return mover && others.length === 0 ? { text: '', mover } : { text: '', noMember: text };
}
