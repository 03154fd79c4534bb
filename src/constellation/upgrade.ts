/**
 * Records of version 1, read as this version does. There `auto` meant the first built-in map for so many teams however
 * long the game was, and a generated map that said no size had 60 stars: both are named now.
 */
import { accept, type Result } from '../core/basics/result.js';

const AUTO = new Map([
  ['2', 'gemini'],
  ['3', 'tucana'],
  ['4', 'carina'],
  ['6', 'pavo'],
]);

/** Options of version 1 with the map that they meant. */
function named(fields: readonly string[]): readonly string[] {
  const valueOf = (name: string, fallback: string): string =>
    fields.find((field) => field.startsWith(`${name}=`))?.slice(name.length + 1) ?? fallback;
  const asked = valueOf('map', 'auto');
  const map = asked === 'auto' ? (AUTO.get(valueOf('teams', '2')) ?? 'generated') : asked;
  const stars = map === 'generated' ? [`stars=${valueOf('stars', '60')}`] : [];
  const isOther = (field: string): boolean => !/^(map|stars)=/.test(field);
  return [`map=${map}`, ...stars, ...fields.filter(isOther)];
}

function upgraded(head: string): string {
  const [, ...fields] = head.split(/\s+/);
  const from = fields.some((field) => field.startsWith('from='));
  if (!from) return ['constellation/2', ...named(fields)].join(' ');
  const positions = fields.map((field) =>
    field.replace(/^from=(.*)/, (_, position: string) => `from=${named(position.split(';')).join(';')}`),
  );
  return ['constellation/2', ...positions].join(' ');
}

export function upgradeRecord(_version: number, text: string): Result<string> {
  const bar = text.indexOf('|');
  if (bar < 0) return accept(upgraded(text.trim()));
  return accept(`${upgraded(text.slice(0, bar).trim())} ${text.slice(bar)}`);
}
