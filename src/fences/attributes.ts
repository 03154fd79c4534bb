/** Checks the first line of a fence: the attributes of its board, and what says how the figure looks. */
import { nearest } from '../core/basics/nearest.js';
import { accept, refuse, type Refusal, type Result } from '../core/basics/result.js';
import { shownValue } from '../core/basics/shown.js';
import type { Values } from '../core/contract/option-kinds.js';
import type { FileTheme } from '../core/picture/svg-style.js';
import { parseOption } from '../core/text/option-text.js';
import { namesOf, settingsOf } from '../ui/contract/setting-table.js';
import { Settings } from '../ui/contract/settings.js';
import type { FenceBoard } from './board.js';
import { readInfo } from './info.js';

/** The fields of a fence beside the attributes of its board. */
const LOOKS: Readonly<Record<string, Values>> = {
  caption: { kind: 'text', pattern: /^/, maxLength: 500 },
  alt: { kind: 'text', pattern: /^/, maxLength: 500 },
  width: { kind: 'integer', min: 160, max: 2000 },
  theme: { kind: 'choice', values: ['light', 'dark', 'auto'] },
  figure: { kind: 'flag' },
  picture: { kind: 'flag' },
};

export interface Looks {
  readonly caption?: string;
  readonly alt?: string;
  readonly width?: number;
  readonly theme?: FileTheme;
  /** The board stands still, without a panel. */
  readonly figure?: boolean;
  /** The picture alone, without a board. */
  readonly picture?: boolean;
}

export interface FirstLine {
  /** As they stand in the tag: a flag that is on has no value. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The same as the board reads them. */
  readonly settings: Settings;
  readonly looks: Looks;
}

const LONGEST_NAME = 40;

/** The fault of an attribute’s value. The attribute is named if its sentence does not name it. */
function naming(refusal: Refusal, name: string, { words }: FenceBoard): Refusal {
  const { facts = {} } = refusal;
  const own = { ...refusal, facts: facts['option'] === undefined ? facts : { ...facts, option: name } };
  const said = words.say(own.code, own.facts);
  return said.includes(name) ? own : { code: 'fence/value', facts: { name, said } };
}

/** The same refusal; its sentence names the attribute, and its place is not one in the text. */
export function ofAttribute(refusal: Refusal, name: string, board: FenceBoard): Refusal {
  const { at: _, ...rest } = refusal;
  return naming(rest, name, board);
}

function refuseUnknown(name: string, names: readonly string[], { tag }: FenceBoard): Result<never> {
  const meant = nearest(name.slice(0, LONGEST_NAME), names);
  const found = shownValue(name);
  return meant === undefined
    ? refuse('fence/attribute', { facts: { name: found, tag, names } })
    : refuse('attribute/unknown', { facts: { name: found, meant } });
}

export function readLooks(given: ReadonlyMap<string, string>): Result<Looks> {
  const looks: Record<string, unknown> = {};
  for (const [name, text] of given) {
    if (!Object.hasOwn(LOOKS, name)) continue;
    const read = parseOption(name, LOOKS[name] as Values, text);
    if (!read.ok) return read;
    looks[name] = read.value;
  }
  return accept(looks);
}

function readSettings(
  given: ReadonlyMap<string, string>,
  board: FenceBoard,
): Result<Omit<FirstLine, 'looks'>> {
  const known = namesOf(board.definition);
  const own = [...given].filter(([name]) => !Object.hasOwn(LOOKS, name));
  let settings = new Settings(settingsOf(board.definition));
  for (const [attribute, text] of own) {
    const name = known.get(attribute);
    if (name === undefined) return refuseUnknown(attribute, [...known.keys(), ...Object.keys(LOOKS)], board);
    settings = settings.give(name, text);
  }
  const settled = settings.settle();
  for (const [name, refusal] of settled.refusals)
    return { ok: false, error: ofAttribute(refusal, settings.writtenAs(name), board) };
  const attributes = own.map(([attribute, text]): [string, string] => {
    const isOn = settled.settings.get(known.get(attribute) as string) === true;
    return [attribute, isOn ? '' : text];
  });
  return accept({ attributes: Object.fromEntries(attributes), settings: settled.settings });
}

export function readFirstLine(info: string, board: FenceBoard): Result<FirstLine> {
  const given = readInfo(info);
  if (!given.ok) return given;
  const looks = readLooks(given.value);
  if (!looks.ok) return looks;
  const read = readSettings(given.value, board);
  return read.ok ? accept({ ...read.value, looks: looks.value }) : read;
}
