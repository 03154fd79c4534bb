/** Runs the solver on a puzzle and shows its findings. */
import { study, type Study } from '../../src/rotation/index.js';
import { h } from '../frame/dom.js';
import { button } from '../frame/parts.js';
import type { Puzzle } from './model.js';
import { choose, think, type Question, type World } from './thinking.js';
import { verdictOf } from './verdict.js';

/** How many boards the solver looks at before it says what it knows, and how many more it is then asked for. */
const FIRST_LOOK = 1_000_000;
const LONGER = 8;

// The solver thinks in slices between which the page does all else: what is asked last is what it thinks about. A
// worker would need a file of its own, which a page from a disk cannot start, and a policy may forbid.

const channel = new MessageChannel();
const rest = (): Promise<unknown> =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });

const puzzleOf = ({ board, goals, reading }: Question): Question => ({ board, goals, reading });
const keyOf = (state: Question): string => JSON.stringify(puzzleOf(state));

/** The solver's findings on the puzzle in hand. */
interface Found {
  /** The puzzle. */
  readonly of: string;
  /** Undefined while it has found nothing. */
  readonly study?: Study;
  /** How many boards it may look at. */
  readonly looked: number;
  /** It looks no further by itself. */
  readonly isLast: boolean;
}

/** The proof as the page shows it. */
interface Proof {
  readonly line: string;
  /** The par, where it is proven. */
  readonly minimum: number | undefined;
  /** False while nothing is known. */
  readonly isSettled: boolean;
}

interface ProofPart {
  readonly node: HTMLElement;
  /** Proves the puzzle anew if it is another. */
  renew(): void;
  /**
   * Gives the place of the hardest of several puzzles. What was being proven is proven again afterwards, or here where
   * none can be solved.
   */
  chooseHardest(puzzles: readonly Question[], take: (best: number) => void): void;
  show(state: Puzzle): Proof;
}

/** `puzzle()` is the one that is composed. `onFound` hears that more is found. */
export function proofPart(puzzle: () => Puzzle, onFound: () => void): ProofPart {
  let found: Found = { of: '', looked: FIRST_LOOK, isLast: false };
  let asked = 0;
  /** One thought at a time: the next begins once the last has noticed that it is not wanted any more. */
  let thought = Promise.resolve();

  /** `tell` is given each answer, until something else is asked. */
  function ask<Q, T>(
    about: (solver: typeof study, question: Q, world: World<T>) => Promise<void>,
    question: Q,
    tell: (told: T) => void,
  ): void {
    const id = ++asked;
    const world = { tell, isAsked: () => asked === id, rest, now: () => performance.now() };
    thought = thought.then(async () => {
      await rest();
      if (world.isAsked()) await about(study, question, world);
    });
  }

  function prove(most = FIRST_LOOK): void {
    const of = keyOf(puzzle());
    found = { of, looked: most, isLast: false };
    ask(think, { puzzle: puzzleOf(puzzle()), most }, ({ nodes, ...more }) => {
      found = { of, looked: nodes, ...more };
      onFound();
    });
  }

  const par = h('p', { class: 'par' });
  const aside = h('p', { class: 'small' });
  const hints = h('ul', { class: 'hints' });
  const solution = h('p');
  const solved = h(
    'details',
    { class: 'solution' },
    h('summary', {}, 'A shortest solution'),
    h('div', {}, solution),
  );
  const longer = button('Look further', () => {
    prove(found.looked * LONGER);
    onFound();
  });
  const node = h(
    'section',
    { class: 'proof', 'aria-labelledby': 'proof' },
    h('h2', { id: 'proof' }, 'What it takes'),
    h('div', { role: 'status' }, par, aside),
    longer,
    hints,
    solved,
  );

  return {
    node,
    chooseHardest(puzzles, take) {
      ask(choose, puzzles.map(puzzleOf), ({ best }) => (best === undefined ? prove() : take(best)));
    },
    renew() {
      if (found.of !== keyOf(puzzle())) prove();
    },
    show(state) {
      const verdict = verdictOf(state, found.study, found.looked);
      const isThinking = !found.isLast && (verdict.kind === 'thinking' || verdict.kind === 'open');
      node.setAttribute('aria-busy', String(isThinking));
      const line = verdict.kind === 'open' && isThinking ? `${verdict.line} …` : verdict.line;
      // Said once, when it is another.
      if (par.textContent !== line) par.textContent = line;
      const beside = isThinking ? 'looking further' : (verdict.aside ?? '');
      if (aside.textContent !== beside) aside.textContent = beside;
      par.dataset['kind'] = verdict.kind;
      longer.hidden = verdict.kind !== 'open' || isThinking;
      hints.replaceChildren(...(isThinking ? [] : verdict.hints).map((hint) => h('li', {}, hint)));
      const proven = verdict.kind === 'proven' ? found.study : undefined;
      solved.hidden = !proven?.solution;
      solution.textContent = proven?.solution?.join(', ') ?? '';

      return {
        line,
        minimum: proven?.minimum,
        isSettled: verdict.kind !== 'thinking',
      };
    },
  };
}
