/** The puzzle box: what a position asks for, what readers may spend, and what is proven of it while it is edited. */
import { indexed } from '../../../src/core/basics/indices.js';
import type { Refusal } from '../../../src/core/basics/result.js';
import type { Chart } from '../../../src/core/chart/chart.js';
import type { MaybePuzzle } from '../../../src/core/puzzle/puzzle.js';
import { parseNode } from '../../../src/ui/dom/markup.js';
import type { Desk } from '../desk.js';
import { h } from '../dom.js';
import { icon } from '../icon.js';
import { button } from '../parts.js';
import type { Tool } from '../tools.js';
import { budgetPart } from './budget.js';
import { chooseGoal, tapGoal } from './goal.js';
import type { Puzzled, PuzzleSlice } from './slice.js';
import { studying, type Found, type Repair } from './study.js';
import { thinker } from './thinking.js';
import { sayRepair, verdictOf, type Verdict, type VerdictKind } from './verdict.js';
import { waysMarkup } from './ways.js';

/** The tool that chooses the cells of a goal. */
const TOOL = 'goal';
/** So many edits are offered. */
const OFFERED = 3;

const SIGNS: Readonly<Record<VerdictKind, string>> = {
  none: '',
  thinking: '<path d="M6 12h.01M12 12h.01M18 12h.01"/>',
  one: '<path d="M5 13L10 18L20 6"/>',
  several: '<path d="M12 4v11M12 19.5v.01"/>',
  spare: '<path d="M12 4v11M12 19.5v.01"/>',
  never: '<path d="M12 4v11M12 19.5v.01"/>',
  large: '<circle cx="7.5" cy="12" r="4"/><circle cx="16.5" cy="12" r="4"/>',
};
const WRENCH = '<path d="M4 20L13 11M13 11A5 5 0 0 1 19 4L16 7L17 9L20 8A5 5 0 0 1 13 11"/>';

export interface BoxShown {
  /** The par, where it is proven. */
  readonly par: number | null;
  /** In a few words, for the line below the board. */
  readonly line: string;
  /** False while it is being proven. */
  readonly isSettled: boolean;
  /** The solutions over the board, and the cells of a goal that the board does not show yet. */
  readonly drawn: string;
}

export interface PuzzleBox {
  readonly node: HTMLElement;
  /** For the palette of the desk. */
  readonly tool: Tool;
  /** Begins another proof if the puzzle is another one. */
  renew(): void;
  show(): BoxShown;
}

export interface BoxOptions<S extends Puzzled, G extends MaybePuzzle, M> {
  readonly slice: PuzzleSlice<S, G, M>;
  readonly desk: () => Desk<S>;
  readonly chartOf: (state: S) => Chart;
  readonly sayRefusal: (error: Refusal) => string;
  /** Hears that more is found. */
  readonly onFound: () => void;
}

/** What a proof depends on: all but what stands beside the puzzle. */
function keyOf<S extends Puzzled>({ marks: _m, caption: _c, flags: _f, par: _p, ...puzzle }: S): string {
  return JSON.stringify(puzzle);
}

/** A line of the verdict, which keeps its place. */
function lineOf(name: string): { readonly nodes: readonly HTMLElement[]; readonly value: HTMLElement } {
  const value = h('dd');
  return { nodes: [h('dt', {}, name), value], value };
}

/** Writes lines into a node, unless they are there: WebKit takes a press for none if what is pressed is replaced. */
function write(node: HTMLElement, ...lines: readonly string[]): void {
  if (node.textContent === lines.join('')) return;
  node.replaceChildren(...lines.map((line) => h('span', {}, line)));
}

export function puzzleBox<S extends Puzzled, G extends MaybePuzzle, M>(
  options: BoxOptions<S, G, M>,
): PuzzleBox {
  const { slice, desk, chartOf, sayRefusal, onFound } = options;
  const { kinds, budgets, tight } = slice;
  const { ask } = thinker<Found<S>>();
  let proven = { key: '', found: undefined as Found<S> | undefined, isLast: false };

  function renew(): void {
    const state = desk().now;
    const key = keyOf(state);
    if (key === proven.key) return;
    const steps = studying(slice, state);
    // What needs no proof is known at once.
    const { value, done } = steps.next();
    proven = { key, found: value, isLast: done === true };
    ask(steps, (found, isLast) => {
      proven = { key, found, isLast };
      onFound();
    });
  }

  function choose(kind: string | null): void {
    desk().edit(chooseGoal(slice, desk().now, kind));
    const chosen = kinds.find(({ name }) => name === kind);
    if (chosen && chosen.cells[1] > 0) desk().choose(TOOL);
    desk().say(chosen?.help || (chosen ? `Goal: ${chosen.label}.` : 'No goal.'));
  }

  const tool: Tool = {
    id: TOOL,
    name: 'Goal',
    key: 'G',
    help: 'A tap chooses a cell of the goal, a second one lets it go. Choose what the goal is beside the board.',
    sign: icon('<circle cx="12" cy="12" r="9" stroke-dasharray="4 3"/><circle cx="12" cy="12" r="3"/>'),
    act(cell) {
      const before = desk().now;
      const after = tapGoal(kinds, before, cell);
      desk().edit(after);
      const kind = kinds.find(({ name }) => name === after.goal?.kind);
      const nameOf = kind?.say ?? String;
      const parts = after.goal?.parts.map((part) => nameOf(part)) ?? [];
      if (after !== before) desk().say(`Goal: ${parts.join(', ') || 'no cell'}.`);
      else desk().say(kind && kind.cells[1] > 0 ? kind.help : 'This goal has no cells to choose.');
    },
  };

  function optionFor(
    kind: string | null,
    label: string,
    picture?: string,
  ): readonly [HTMLInputElement, HTMLElement] {
    const input: HTMLInputElement = h('input', { type: 'radio', name: 'goal', change: () => choose(kind) });
    return [
      input,
      h('label', { class: 'kind' }, input, picture ? parseNode(picture) : undefined, h('span', {}, label)),
    ];
  }
  const choices = [
    { kind: null, parts: optionFor(null, 'No goal') },
    ...kinds.map(({ name, label, picture }) => ({ kind: name, parts: optionFor(name, label, picture) })),
  ];

  const meters = budgets.map((budget) =>
    budgetPart(
      budget,
      () => desk().now,
      (n) => desk().edit(budget.with(desk().now, n), `budget ${budget.name}`),
    ),
  );

  const sign = h('span', { class: 'sign' });
  const title = h('b');
  const help = h('p', { class: 'small cells' });
  const ways = lineOf('Ways');
  const beginner = lineOf('A beginner');
  const tried = lineOf('Wrong try');
  const proof = lineOf('Proof');
  const setBudget = button('', () => {
    const budget = budgets.find(({ name }) => name === tight);
    const right = verdict().budget;
    if (budget && right !== undefined) desk().edit(budget.with(desk().now, right));
  });
  const edits = h('p', { class: 'small' });
  const repairs = h('ul', { class: 'repairs' });

  function drawnOf(state: S, found: Found<S> | undefined): string {
    const chart = chartOf(state);
    const isShown = found?.kind === 'puzzle';
    const asked = (isShown ? [] : (state.goal?.parts ?? [])).flatMap((part) => chart.find(part) ?? []);
    const rings = asked.map((cell) => `<path class="asked-cell" d="${chart.outline(cell, 0.85)}"/>`);
    return rings.join('') + waysMarkup(chart, found?.ways ?? []);
  }

  const verdict = (): Verdict => verdictOf(slice, desk().now, proven.found, sayRefusal);

  const repairItem = (repair: Repair<S>): HTMLElement =>
    h(
      'li',
      { 'data-name': repair.name },
      icon(WRENCH),
      h('span', {}, h('b', {}, repair.name), h('span', { class: 'small' }, sayRepair(slice, repair))),
      button('Try it', () => {
        desk().edit(repair.after);
        desk().say(`${repair.name}.`);
      }),
    );

  /** More of them are found while one is pressed: what stands there stays. */
  function showRepairs(found: Found<S> | undefined): void {
    const offered = found?.repairs?.found.slice(0, OFFERED) ?? [];
    for (const [at, repair] of indexed(offered)) {
      const there = repairs.children[at] as HTMLElement | undefined;
      if (there?.dataset['name'] !== repair.name) repairs.insertBefore(repairItem(repair), there ?? null);
    }
    while (repairs.children.length > offered.length) repairs.lastElementChild?.remove();
  }

  const box = h(
    'div',
    { class: 'verdict' },
    h('p', { class: 'title', role: 'status' }, sign, title),
    // Above lines that may grow while it is pressed.
    setBudget,
    h('dl', {}, ...ways.nodes, ...beginner.nodes, ...tried.nodes, ...proof.nodes),
    edits,
    repairs,
  );

  return {
    node: h(
      'section',
      { class: 'puzzle', 'aria-labelledby': 'puzzle' },
      h('h2', { id: 'puzzle' }, 'Puzzle'),
      h(
        'div',
        { class: 'kinds', role: 'radiogroup', 'aria-label': 'What it asks for' },
        ...choices.map(({ parts: [, label] }) => label),
      ),
      help,
      h('div', { class: 'budgets' }, ...meters.map(({ node }) => node)),
      box,
    ),
    tool,
    renew,
    show() {
      const state = desk().now;
      const { found, isLast } = proven;
      const said = verdict();
      for (const { kind, parts } of choices) parts[0].checked = kind === (state.goal?.kind ?? null);
      const kind = kinds.find(({ name }) => name === state.goal?.kind);
      write(help, kind ? kind.help || 'It has no cells to choose.' : 'A goal makes a puzzle of it.');
      for (const meter of meters) meter.show();
      box.dataset['kind'] = said.kind;
      box.setAttribute('aria-busy', String(said.kind === 'thinking'));
      if (sign.dataset['kind'] !== said.kind) {
        sign.dataset['kind'] = said.kind;
        sign.replaceChildren(icon(SIGNS[said.kind]));
      }
      write(title, said.title);
      write(ways.value, ...(said.ways.length > 0 ? said.ways : ['–']));
      ways.value.classList.toggle('both', (found?.ways.length ?? 0) > 1);
      write(beginner.value, said.beginner);
      write(tried.value, said.tried);
      write(proof.value, said.proof);
      setBudget.hidden = said.budget === undefined;
      write(setBudget, said.budget === undefined ? '' : `Set the budget to ${said.budget}`);
      write(edits, said.edits);
      showRepairs(found);
      const isProven = found?.result === 'solved';
      return {
        par: isProven ? found.moves : null,
        line: said.kind === 'none' ? '' : said.title,
        isSettled: found !== undefined && (found.kind !== 'puzzle' || found.result !== undefined || isLast),
        drawn: drawnOf(state, found),
      };
    },
  };
}
