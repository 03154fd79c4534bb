/**
 * The goals as a list to edit: each a card in pictures and by its signs, how often it is asked for, and how often it is
 * found.
 */
import { indexed } from '../../src/core/basics/indices.js';
import type { Refusal, Result } from '../../src/core/basics/result.js';
import type { Card, Goal } from '../../src/rotation/index.js';
import { h, PLAIN } from '../frame/dom.js';
import { faultPart, setFaulty, wholeInput } from '../frame/parts.js';
import { TIMES } from './model.js';

/** A goal, and how often it is found now. */
export interface FoundGoal extends Goal {
  readonly found: number;
}

interface GoalOptions {
  /** A card in pictures. */
  readonly card: (card: Card) => readonly Node[];
  /** The colours of a card in words. */
  readonly nameOf: (card: Card) => string;
  readonly read: (text: string) => Result<readonly [Goal, ...Goal[]]>;
  /** The sentence of a refusal. */
  readonly say: (error: Refusal) => string;
  readonly onSet: (n: number, change: Partial<Goal>) => void;
  readonly onRemove: (n: number) => void;
  readonly onAdd: (goals: readonly Goal[]) => void;
}

interface GoalsPart {
  readonly node: HTMLElement;
  show(goals: readonly FoundGoal[]): void;
}

/** A line of the list. */
interface Row {
  readonly item: HTMLElement;
  readonly remove: HTMLElement;
  show(goal: FoundGoal): void;
}

export function goalsPart({ card, nameOf, read, say, onSet, onRemove, onAdd }: GoalOptions): GoalsPart {
  const list = h('ol', { class: 'goals' });
  const none = h('p', { class: 'small' }, 'None yet.');
  const fault = faultPart();
  const typed = h('input', {
    ...PLAIN,
    id: 'add-goal',
    maxlength: 60,
    autocapitalize: 'characters',
    placeholder: 'YGR',
    'aria-describedby': 'add-goal-about',
  });
  const form = h(
    'form',
    { class: 'add', submit: (event) => add(event) },
    h('label', { for: 'add-goal' }, 'Or type a pattern'),
    typed,
    h('button', {}, 'Add'),
    h(
      'span',
      { class: 'small', id: 'add-goal-about' },
      'Colours outward from the planet. YG*2 asks for two lines.',
    ),
  );
  const node = h(
    'section',
    { class: 'aims', 'aria-labelledby': 'goals' },
    h('h2', { id: 'goals' }, 'Goals'),
    list,
    none,
    form,
    fault.node,
  );
  const rows: Row[] = [];

  function add(event: Event): void {
    event.preventDefault();
    if (typed.value.trim() === '') return;
    const result = read(typed.value);
    fault.say(result.ok ? undefined : say(result.error));
    if (!result.ok) return;
    typed.value = '';
    onAdd(result.value);
  }

  /** Sets one card from its signs. Returns what is wrong with them, or undefined once they are in force. */
  function setCard(n: number, text: string): string | undefined {
    const given = read(text);
    // Several are no card.
    const result = given.ok && given.value.length > 1 ? read('') : given;
    if (!result.ok) return say(result.error);
    onSet(n, { card: result.value[0].card });
    return undefined;
  }

  function row(n: number): Row {
    let shown: Goal = { card: '', atLeast: TIMES.min };
    const pictures = h('span', { class: 'card' });
    const signs: HTMLInputElement = h('input', {
      ...PLAIN,
      class: 'signs',
      maxlength: 5,
      autocapitalize: 'characters',
      'aria-label': `Goal ${n + 1}, its signs`,
      input() {
        const said = setCard(n, signs.value);
        setFaulty(signs, said !== undefined);
        fault.say(said);
      },
      blur() {
        signs.value = shown.card;
        signs.removeAttribute('aria-invalid');
        fault.say();
      },
    });
    const times = wholeInput(TIMES, { 'aria-label': `Goal ${n + 1}, at least so often` }, (asked) => {
      if (asked === undefined) times.value = `${shown.atLeast}`;
      else onSet(n, { atLeast: asked });
    });
    const count = h('span', { class: 'found' });
    const remove = h('button', { type: 'button', class: 'remove', click: () => onRemove(n) }, '×');
    const item = h(
      'li',
      {},
      pictures,
      signs,
      h('span', { class: 'times' }, h('span', {}, 'at least'), times),
      count,
      remove,
    );
    return {
      item,
      remove,
      show({ found, ...goal }) {
        if (shown.card !== goal.card) pictures.replaceChildren(...card(goal.card));
        shown = goal;
        if (document.activeElement !== signs) signs.value = goal.card;
        times.value = `${goal.atLeast}`;
        const isMet = found >= goal.atLeast;
        item.classList.toggle('met', isMet);
        count.textContent = `${Math.min(found, goal.atLeast)} of ${goal.atLeast} now${isMet ? ' ✓' : ''}`;
        item.setAttribute('aria-label', nameOf(goal.card));
        remove.setAttribute('aria-label', `Remove the goal ${nameOf(goal.card)}`);
      },
    };
  }

  return {
    node,
    show(goals) {
      const focused = rows.findIndex(({ remove }) => remove === document.activeElement);
      const isLess = goals.length < rows.length;
      for (const { item } of rows.splice(goals.length)) item.remove();
      for (const [n, goal] of indexed(goals)) {
        const line = rows[n] ?? row(n);
        if (!rows[n]) list.append(line.item);
        rows[n] = line;
        line.show(goal);
      }
      none.hidden = goals.length > 0;
      // The focused element may be gone.
      if (isLess && focused >= 0) (rows[Math.min(focused, goals.length - 1)]?.remove ?? typed).focus();
    },
  };
}
