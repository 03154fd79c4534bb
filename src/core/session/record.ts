/**
 * The record: a whole game as one line of readable text. It knows the line's outer grammar; the moves are the game's.
 *
 *     star/1 rings=6 pie=yes | S31 swap T20
 *     rotation/1 seed=7 | 0:d4 host:end
 *     star/1 from=6:105.;turn=R | S31
 *     hands/1 view=public from=...
 */
import { RECORD_CAP, SEEDS } from '../basics/limits.js';
import { checkText, placeIn, tokens, type Token } from '../text/text.js';
import { accept, refuse, within, type Refusal, type Result } from '../basics/result.js';
import type { Actor, Notation, Rules, Viewer } from '../contract/rules.js';
import { shownValue } from '../basics/shown.js';
import { fold } from '../basics/indices.js';

export type Origin<O> =
  | { readonly kind: 'seed'; readonly options: O; readonly seed: number }
  | { readonly kind: 'position'; readonly position: string };

/** The members of a game that a record uses. */
export interface Recorded<O> {
  readonly rules: Pick<Rules<never, never, never, O>, 'id' | 'version' | 'chance'>;
  readonly notation: Pick<Notation<never, never, O>, 'formatOptions' | 'parseOptions' | 'upgradeRecord'>;
}

export interface RecordText<O> {
  readonly origin: Origin<O>;
  /** Set if the record holds only what this viewer knew. It can be shown, but not played on. */
  readonly viewer?: Viewer;
  /** Offset of the position in the text, if the game starts from one. */
  readonly positionAt?: number;
  readonly moves: readonly Token[];
}

/** The game that a text names where it is a record: `star`. A position names none. */
export function gameIn(text: string): string | undefined {
  return /^\s*([a-z][a-z0-9-]*)\/\d+(?=[\s|]|$)/.exec(text)?.[1];
}

/** A move with its actor in front, where the actor must be told. */
export function splitActor(text: string): { readonly actor?: Actor; readonly move: string } {
  const match = /^(host|\d{1,2}):(.*)$/s.exec(text);
  if (!match) return { move: text };
  return { actor: match[1] === 'host' ? 'host' : Number(match[1]), move: match[2] as string };
}

/** The actor stands in front of its move unless it is the only seat that may act. */
export function joinActor(actor: Actor, toAct: readonly number[], move: string): string {
  return toAct.length === 1 && toAct[0] === actor ? move : `${actor}:${move}`;
}

/** The record of a game as one line, which `parseRecord` reads. */
export function formatRecord<O>(
  game: Recorded<O>,
  record: { readonly origin: Origin<O>; readonly viewer?: Viewer; readonly moves: readonly string[] },
): string {
  const { origin, viewer, moves } = record;
  const head = [`${game.rules.id}/${game.rules.version}`];
  if (viewer !== undefined) head.push(`view=${viewer}`);
  if (origin.kind === 'position') head.push(`from=${origin.position}`);
  else {
    head.push(game.notation.formatOptions(origin.options));
    if (game.rules.chance) head.push(`seed=${origin.seed}`);
  }
  if (moves.length > 0) head.push('|', ...moves);
  return head.filter((word) => word !== '').join(' ');
}

/**
 * Reads the outer grammar. Refuses `record/...` with the offset of what is wrong; the moves are not yet tried.
 * `above`: the version that the text was upgraded from; it must have risen.
 */
export function parseRecord<O>(game: Recorded<O>, text: string, above = -1): Result<RecordText<O>> {
  const bad = checkText(text, RECORD_CAP);
  if (bad) return { ok: false, error: bad };
  const bar = text.indexOf('|');
  const [first, ...fields] = tokens(bar < 0 ? text : text.slice(0, bar));
  if (!first) return refuse('record/empty', { at: { offset: 0 } });
  const { id, version } = game.rules;
  const [, found = first.text, number = ''] = /^([a-z][a-z0-9-]*)\/(\d{1,6})$/.exec(first.text) ?? [];
  if (found !== id || number === '')
    return refuse('record/game', {
      facts: { found: shownValue(found), game: id },
      at: { offset: first.offset },
    });
  if (Number(number) > version) return refuse('record/newer', { facts: { found: number, version } });
  if (Number(number) < version) {
    const older = refuse('record/older', { facts: { found: number, version } });
    const upgraded =
      Number(number) > above ? (game.notation.upgradeRecord?.(Number(number), text) ?? older) : older;
    return upgraded.ok ? parseRecord(game, upgraded.value, Number(number)) : upgraded;
  }
  const moves = bar < 0 ? [] : tokens(text.slice(bar + 1)).map((t) => ({ ...t, offset: t.offset + bar + 1 }));
  return readHead(game, text, fields, moves);
}

function readHead<O>(
  game: Recorded<O>,
  text: string,
  fields: readonly Token[],
  moves: readonly Token[],
): Result<RecordText<O>> {
  const fail = (code: string, token: Token, facts: Refusal['facts'] = {}): Result<never> =>
    refuse(code, { facts: { found: shownValue(token.text), ...facts }, at: placeIn(text, token.offset) });
  let viewer: Viewer | undefined;
  let seed: number | undefined;
  let position: string | undefined;
  let positionAt = 0;
  const options: Token[] = [];
  for (const token of fields) {
    const [, name = '', value = ''] = /^(view|seed|from)=(.*)$/s.exec(token.text) ?? [];
    if (name === '') options.push(token);
    else if ({ view: viewer, seed, from: position }[name as 'view'] !== undefined)
      return fail('record/repeated', token);
    else if (name === 'from') [position, positionAt] = [value, token.offset + 5];
    else if (name === 'seed') {
      if (!/^\d{1,10}$/.test(value) || Number(value) >= SEEDS) return fail('record/seed', token);
      seed = Number(value);
    } else {
      if (!/^(public|all|\d{1,2})$/.test(value)) return fail('record/view', token);
      viewer = /^\d/.test(value) ? Number(value) : (value as Viewer);
    }
  }
  const shown = viewer === undefined ? {} : { viewer };
  if (position !== undefined) {
    const stray = options[0];
    if (stray) return fail('record/from-and-options', stray);
    if (seed !== undefined) return refuse('record/from-and-seed');
    return accept({ origin: { kind: 'position', position }, ...shown, positionAt, moves });
  }
  // Blanks stand for what is not an option, so that a refusal's offset is true of the whole text.
  const first = options[0]?.offset ?? 0;
  const plain = fold(options, '', (line, t) => line.padEnd(t.offset - first) + t.text);
  const read = game.notation.parseOptions(plain);
  if (!read.ok) return { ok: false, error: within(read.error, { offset: first }) };
  if (game.rules.chance && seed === undefined) return refuse('record/no-seed');
  // A game without chance writes no seed.
  const kept = game.rules.chance && seed !== undefined ? seed : 0;
  return accept({ origin: { kind: 'seed', options: read.value, seed: kept }, ...shown, moves });
}
