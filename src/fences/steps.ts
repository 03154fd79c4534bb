/** From a fence of steps to their markup: a list with a picture for each, in an element whose board follows it. */
import { nearest } from '../core/basics/nearest.js';
import { accept, refuse, RefusalError, unwrap, type Refusal, type Result } from '../core/basics/result.js';
import { shownValue } from '../core/basics/shown.js';
import type { LessonStep } from '../core/lesson/lesson.js';
import type { Fields } from '../core/lesson/lesson-fields.js';
import { fieldsOfTexts, StepReader, waysIn } from '../core/lesson/step-text.js';
import type { FileTheme } from '../core/picture/svg-style.js';
import { openRecord } from '../core/session/open-game.js';
import { gameIn } from '../core/session/record.js';
import { readLooks } from './attributes.js';
import type { FenceBoard } from './board.js';
import { framed, pictureOf, type Fault, type Fence, type Made, type Markup } from './fence.js';
import { readInfo } from './info.js';
import { readStepLines, STEP_FIELDS, type FenceSteps, type StepLines } from './step-lines.js';
import { published } from './text.js';

/** The word with which such a fence begins. */
export const STEPS = 'steps';

/** The attributes that its first line may have. */
const WORDS = ['board', 'follow-scroll', 'caption', 'width', 'theme'];

/** How the picture of a step stands: below the title. */
export const STEP_PICTURE = 'display: block; max-width: 100%; height: auto';

/** How wide the picture of a step is, in px. */
const WIDTH = 280;

interface About {
  readonly board: FenceBoard;
  readonly theme: FileTheme;
  readonly record: string | undefined;
}

const el = (
  tag: string,
  attributes: Markup['attributes'],
  ...children: readonly (Markup | string)[]
): Markup => ({ tag, attributes, children });

/** A refusal at a place in the fence. */
const at = (refusal: Refusal, offset: number): Result<never> => ({
  ok: false,
  error: { ...refusal, at: { ...refusal.at, offset } },
});

/** The board that is meant: that of the first line, or of the record’s game. */
function boardMeant(
  tag: string | undefined,
  { record }: FenceSteps,
  byTag: ReadonlyMap<string, FenceBoard>,
): FenceBoard | undefined {
  const game = gameIn(record.text);
  return tag === undefined ? [...byTag.values()].find((one) => one.game.rules.id === game) : byTag.get(tag);
}

/** What is wrong with the record of all steps; undefined if there is none, or nothing is. */
function refusalOf({ record }: FenceSteps, board: FenceBoard): Result<never> | undefined {
  const read = record.text === '' ? undefined : openRecord(board.game, record.text);
  if (!read || read.ok) return undefined;
  return at(read.error, record.offset + (read.error.at?.offset ?? 0));
}

/** The fields of a step as a reader of steps takes them. */
const fieldsOf = ({ ply, fields, answers }: StepLines): Fields =>
  fieldsOfTexts(
    (name) => (name === 'ply' ? ply : fields.get(name)?.text),
    answers.map(({ moves }) => moves),
  );

/** What is wrong with the place of a step, which a fence says by a number before its title. */
const OF_PLACES: Readonly<Record<string, string>> = {
  'lesson/no-place': 'fence/step-nowhere',
  'lesson/two-places': 'fence/step-two-places',
  'lesson/no-record': 'fence/step-no-record',
  'lesson/beyond': 'fence/step-beyond',
};

/** The place of a field in the fence. */
function offsetOf({ title, fields, answers }: StepLines, path: string): number {
  const [, n] = /^answers\[(\d+)\]/.exec(path) ?? [];
  const placed = n === undefined ? fields.get(/^[a-z]+/.exec(path)?.[0] ?? '') : answers[Number(n)];
  return (placed ?? title).offset;
}

function readStep(step: StepLines, { board, record }: About): Result<LessonStep> {
  // Marks are checked where the picture is drawn.
  const reader = new StepReader(board.game, () => (name) => name, record);
  try {
    return accept(reader.read(fieldsOf(step), (field) => field, '1'));
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { refusal } = error;
    return at(
      { ...refusal, code: OF_PLACES[refusal.code] ?? refusal.code },
      offsetOf(step, `${refusal.at?.path}`),
    );
  }
}

function drawn(step: StepLines, position: string, { board, theme, record }: About): Result<Markup> {
  const { ply } = step;
  const marks = step.fields.get('marks')?.text;
  const isOfRecord = ply !== undefined && record !== undefined;
  const made = pictureOf(board, isOfRecord ? record : position, {
    theme,
    width: WIDTH,
    ...(marks !== undefined && { marks }),
    ...(isOfRecord && { ply: Number(ply) }),
  });
  if (!made.ok) return at(made.error, offsetOf(step, 'marks'));
  // Below the title, with the text below it.
  const { attributes } = made.value;
  return accept({ ...made.value, attributes: { ...attributes, style: STEP_PICTURE } });
}

/** The answer that readers without scripts can open: the move, and the replies to others. */
function answersOf(
  { answers, fields }: StepLines,
  { ways = [] }: { readonly ways?: readonly string[] },
  { board }: About,
): readonly Markup[] {
  const hint = fields.get('hint')?.text;
  const told = answers.map(({ moves, text }) =>
    el('p', {}, el('b', {}, moves), ' ', el('span', { 'data-answer': moves }, text)),
  );
  const isTold = ways.every((way) => answers.some(({ moves }) => waysIn(moves).includes(way)));
  const right = isTold ? [] : [el('p', {}, el('b', {}, ways.join(', ')))];
  return [
    el(
      'details',
      { class: 'planisphere' },
      el('summary', {}, board.words.say('fence/answer')),
      ...(hint === undefined ? [] : [el('p', { 'data-hint': '' }, hint)]),
      ...right,
      ...told,
    ),
  ];
}

const ATTRIBUTES = ['position', 'find', 'marks', 'then', 'buttons'];

function itemOf(step: StepLines, about: About): Result<Markup> {
  const read = readStep(step, about);
  if (!read.ok) return read;
  const picture = drawn(step, read.value.position, about);
  if (!picture.ok) return picture;
  const given = ATTRIBUTES.flatMap((name): readonly (readonly [string, string])[] => {
    const text = step.fields.get(name)?.text;
    return text === undefined ? [] : [[`data-${name}`, text]];
  });
  const find = step.fields.get('find')?.text;
  return accept(
    el(
      'li',
      { ...(step.ply !== undefined && { 'data-ply': step.ply }), ...Object.fromEntries(given) },
      el('b', {}, step.title.text),
      picture.value,
      ...step.paragraphs.map((text) => el('p', {}, text)),
      ...(find === undefined ? [] : answersOf(step, { ways: waysIn(find) }, about)),
    ),
  );
}

/** What is wrong with the words of the first line; undefined if nothing is. */
function refusalOfWords(names: readonly string[]): Result<never> | undefined {
  const unknown = names.find((name) => !WORDS.includes(name));
  if (unknown === undefined) return undefined;
  const meant = nearest(unknown.slice(0, 40), WORDS);
  const name = shownValue(unknown);
  return meant === undefined
    ? refuse('fence/attribute', { facts: { name, tag: 'board-steps', names: WORDS } })
    : refuse('attribute/unknown', { facts: { name, meant } });
}

/** What is wrong with a name before a colon; undefined if nothing is. */
function refusalOfFields({ named, steps }: FenceSteps): Result<never> | undefined {
  if (named) return at({ code: 'fence/steps-named', facts: { name: named.text } }, named.offset);
  const strange = steps.flatMap((step) => step.strange ?? [])[0];
  if (!strange) return undefined;
  const { text: name, offset, meant } = strange;
  if (meant === 'record') return at({ code: 'fence/step-record', facts: { name } }, offset);
  return meant === undefined
    ? at({ code: 'fence/step-field', facts: { name, names: STEP_FIELDS } }, offset)
    : at({ code: 'fence/step-near', facts: { name, meant } }, offset);
}

function made(
  given: ReadonlyMap<string, string>,
  lines: FenceSteps,
  board: FenceBoard | undefined,
  { tags, theme }: { readonly tags: readonly string[]; readonly theme: FileTheme },
): Result<Made> {
  const looks = readLooks(given);
  const refusal = refusalOfWords([...given.keys()]) ?? (looks.ok ? undefined : looks);
  if (refusal) return refusal;
  const strange = refusalOfFields(lines);
  if (strange) return strange;
  if (!board) return refuse('fence/steps-board', { facts: { tags } });
  if (lines.steps.length === 0) return refuse('fence/steps-none');
  const fault = refusalOf(lines, board);
  if (fault) return fault;
  const record = lines.record.text === '' ? undefined : lines.record.text.replace(/\s+/g, ' ');
  const about = { board, theme: unwrap(looks).theme ?? theme, record };
  const items: Markup[] = [];
  for (const step of lines.steps) {
    const item = itemOf(step, about);
    if (!item.ok) return item;
    items.push(item.value);
  }
  const attributes = {
    ...(record !== undefined && { record }),
    // Bundlers know by it which board a page needs.
    board: board.tag,
    ...(given.has('follow-scroll') && { 'follow-scroll': '' }),
  };
  const isHidden =
    record !== undefined && published({ text: record, isRecord: true }, board, 'public', undefined).isLess;
  return accept({
    markup: framed(el('board-steps', attributes, el('ol', {}, ...items)), unwrap(looks)),
    warning: isHidden ? board.words.say('fence/steps-hidden') : undefined,
  });
}

/** The markup of a fence of steps, or what is wrong with it. */
export function makeSteps(
  { info, body }: Fence,
  byTag: ReadonlyMap<string, FenceBoard>,
  theme: FileTheme,
): Made | Fault {
  const given = readInfo(info);
  const lines = readStepLines(body);
  const board = given.ok ? boardMeant(given.value.get('board'), lines, byTag) : undefined;
  const result = given.ok ? made(given.value, lines, board, { tags: [...byTag.keys()], theme }) : given;
  if (result.ok) return result.value;
  const { code, facts, at: place = {} } = result.error;
  const { offset } = place;
  // All boards have the sentences about fences.
  const { words } = board ?? ([...byTag.values()][0] as FenceBoard);
  return {
    sentence: words.say(code, { ...place, ...facts } as never),
    ...(offset !== undefined && { offset }),
  };
}
