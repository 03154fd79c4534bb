/** The markup by which another page has a copy of this board. It knows no game. */
import { boardTag, loaderTag, scriptTag } from '../../core/embed-code.js';
import { openPosition } from '../../core/open-game.js';
import type { AnyDefinition, Plan } from '../contract/definition.js';
import type { AnySession, GameHost } from '../contract/game-host.js';
import type { Settings } from '../contract/settings.js';

type Host = Pick<GameHost, 'definition' | 'session' | 'viewer'>;

/** The folder where the files of this version are published: put in by what reads the sources. */
declare const PUBLISHED: string;

/** Attributes that an embedded copy does not take along: it has its own game, place and links. */
const LEFT_OUT = new Set('record position ply from-hash remember seed rules-href share-url fit'.split(' '));

/** Whether a copy begins with this position without being told: by a name, a day or a text among what is set. */
function isAskedFor(position: string, { game }: AnySession, [plan]: readonly Plan[]): boolean {
  if (plan?.kind !== 'position') return false;
  const opening = openPosition(game, plan.text);
  return opening.ok && game.notation.formatPosition(opening.value.history.first) === position;
}

/** A puzzle begins anew, since its moves tell the solution; any other game as far as it is, and as far as it may be known. */
function gameOf(host: Host, settings: Settings): Readonly<Record<string, string>> {
  const { session, viewer } = host;
  if (!session) return {};
  if (!session.isPuzzle) return { record: session.save(viewer) };
  const position = session.position(viewer, 0);
  // The copy’s page draws a seed of its own.
  const plans = host.definition.plans?.(settings, undefined) ?? [];
  return isAskedFor(position, session, plans) ? {} : { position };
}

/** The tag that brings the board to another page; undefined where its author has named no script that others can reach. */
function bringerOf({ script }: AnyDefinition): string | undefined {
  if (script === undefined) return loaderTag(PUBLISHED);
  const url = script !== '' && URL.canParse(script, document.baseURI) && new URL(script, document.baseURI);
  return url && /^https?:$/.test(url.protocol) ? scriptTag(url.href, { type: 'module' }) : undefined;
}

/** Undefined where no other page could have this board. */
export function embedCode(host: Host, settings: Settings): string | undefined {
  const { tag } = host.definition;
  const bringer = bringerOf(host.definition);
  if (bringer === undefined) return undefined;
  const kept = Object.entries(settings.attributes()).filter(([name]) => !LEFT_OUT.has(name));
  const attributes = { ...gameOf(host, settings), ...Object.fromEntries(kept) };
  return `${bringer}\n${boardTag(tag, attributes)}`;
}
