/**
 * Transcripts: what a board does with the settings and inputs of a run, as text that a person can read. A line that
 * begins with `<` is the tag as a page writes it, one with `>` an input, and what is indented is what came of it: what
 * a method returned, the events that the page heard, what was said, and what is shown now where that has changed.
 */
import { drawSeedsFrom } from '../scripts/wtr/seeds.js';
import { mount, STILL, until, type Board } from './board.js';
import { readAttributes, sentences, tellEvent, tellResult, type Run } from './transcript-lines.js';

const namesOf = (nodes: readonly Element[]): string =>
  nodes
    .filter((node) => !(node as HTMLButtonElement).disabled && node.getAttribute('aria-disabled') !== 'true')
    .map((node) => (node as HTMLButtonElement).name)
    .join(' ');

/** The texts beside the board and the properties for pages, by name. */
function shownBy({ element, root }: Board): Readonly<Record<string, string>> {
  const text = (selector: string): string =>
    [...root.querySelectorAll(selector)]
      .map((node) => (node as HTMLElement).innerText ?? node.textContent)
      .join(' / ');
  // What is out of sight in a term leaves a space before the full stop after it, but not in WebKit.
  const plain = (value: string): string =>
    value
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[.,])/g, '')
      .trim();
  return {
    status: plain(text('.status')),
    told: plain(text('.told')),
    note: plain(text('.note')),
    aside: plain(text('.aside')),
    'hand over': plain(text('.hand-over')),
    lesson: plain(text('.step, .task, .reply, .held')),
    score: plain(text('[part~=score]')),
    buttons: namesOf([...root.querySelectorAll('.acts button')]),
    controls: namesOf([...root.querySelectorAll('.controls button')]),
    'in hand': [...root.querySelectorAll('[aria-selected=true], .picked')]
      .map((node) => node.getAttribute('aria-label') ?? '')
      .filter(Boolean)
      .join(' / '),
    ply: `${element.ply ?? 'none'}`,
    acting: element.toAct.join(', '),
    position: element.position,
    states: ['over', 'looking', 'lesson'].filter((name) => element.matches(`:state(${name})`)).join(' '),
    solved: element.solved ? `${element.solved.moves} moves` : '',
    outcome: element.outcome ? JSON.stringify(element.outcome) : '',
  };
}

/** A finger or the mouse on the middle of a cell. */
async function tap(board: Board, name: string, pointerType = 'mouse'): Promise<void> {
  if (board.cells.length === 0) await board.focus();
  // Firefox may tell of the focus a moment later, and cells get their names one after another.
  await until(() => board.has(name));
  const { x, y, width, height } = board.cell(name).getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType, isPrimary: true, detail: 1 };
  for (const type of ['pointerdown', 'pointerup', 'click'])
    board.chart.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, composed: true }));
}

/** Sets and removes attributes in one task. */
function setAttributes(element: Element, text: string): void {
  for (const [name, value] of readAttributes(text))
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

/** Carries out each input. Its result is a line of the transcript. */
const INPUTS: Readonly<Record<string, (board: Board, text: string) => unknown>> = {
  tap: (board, name) => tap(board, name),
  touch: (board, name) => tap(board, name, 'touch'),
  keys: (board, keys) => board.press(...keys.split(' ')),
  focus: (board) => board.focus(),
  press: async (board, name) => {
    await board.reach(name);
    if (board.all(`button[name="${name}"]`).length > 0) return board.click(name);
    // Acts by chance may name what is not offered at that moment.
    await board.press('Escape');
    return 'there is no such button';
  },
  write: (board, text) => {
    const field = board.find<HTMLInputElement>('input[name=program]');
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  },
  'take over': (board) => board.takeOver(),
  play: ({ element }, text) => {
    const [, move = '', by] = /^(.*?)(?: as (\d+|host))?$/.exec(text) ?? [];
    if (by === 'host') return tellResult(element.play(move, { actor: 'host' } as never));
    return tellResult(by === undefined ? element.play(move) : element.play(move, { seat: Number(by) }));
  },
  undo: ({ element }) => tellResult(element.undo()),
  redo: ({ element }) => tellResult(element.redo()),
  restart: ({ element }) => tellResult(element.restart()),
  'go to': ({ element }, ply) => tellResult(element.goTo(Number(ply))),
  load: ({ element }, text) => tellResult(element.load(text)),
  save: ({ element }, viewer) => tellResult(element.save(viewer as never)),
  learn: async ({ element }) => tellResult(await element.learn()),
  set: ({ element }, text) => {
    setAttributes(element, text);
    // In the same task a page already reads the new game.
    return `at once: ply ${element.ply ?? 'none'}, acting ${element.toAct.join(', ')}, ${element.record}`;
  },
  prevent: ({ element }, type) => {
    element.addEventListener(type, (event) => event.preventDefault(), { once: true });
  },
  leave: ({ element }) => {
    element.parentElement?.insertAdjacentElement('afterbegin', document.createElement('i'));
    element.remove();
  },
  'come back': ({ element }) => {
    document.querySelector('i')?.replaceWith(element);
  },
};

function findInput(input: string): readonly [string, string] {
  const name = Object.keys(INPUTS).find((one) => input === one || input.startsWith(`${one} `));
  if (name === undefined) throw new Error(`no input is called “${input}”`);
  return [name, input.slice(name.length + 1)];
}

/** How many lines at the beginning of what stands in the live region stood at its end before. */
function overlapOf(before: readonly string[], now: readonly string[]): number {
  const most = Math.min(before.length, now.length);
  for (let n = most; n > 0; n--) if (before.slice(-n).every((line, at) => line === now[at])) return n;
  return 0;
}

/** Plays a run and returns its transcript. */
export async function transcribe({ title, tag, inputs }: Run): Promise<string> {
  // Whichever runs came before.
  drawSeedsFrom(20);
  const board = await mount(tag.replace('>', ` ${STILL}>`));
  const lines = [`# ${title}`, tag];
  let heard = 0;
  let said: readonly string[] = [];
  let shown: Readonly<Record<string, string>> = {};
  const look = (): void => {
    for (const one of board.heard.slice(heard)) lines.push(`  ${tellEvent(one)}`);
    heard = board.heard.length;
    const now = board.said;
    const fresh = now.slice(overlapOf(said, now));
    if (fresh.length > 0) lines.push(`  said: ${sentences(fresh)}`);
    said = now;
    const next = shownBy(board);
    for (const [name, value] of Object.entries(next))
      if (value !== (shown[name] ?? '')) lines.push(`  ${name}: ${value}`);
    shown = next;
  };
  look();
  for (const input of inputs) {
    lines.push(`> ${input}`);
    const [name, text] = findInput(input);
    const told = await INPUTS[name]?.(board, text);
    if (typeof told === 'string') lines.push(`  ${told}`);
    await board.settled();
    // What a board works out in slices is put off to a task, and maps as small as these need only one.
    await new Promise((done) => setTimeout(done));
    await board.settled();
    look();
  }
  lines.push(`end: ${board.element.record}`);
  board.element.remove();
  // WebKit alone writes a comma after the day of the week.
  return lines.map((line) => line.trimEnd().replaceAll(/(?<=day), (?=\d)/g, ' ')).join('\n');
}
