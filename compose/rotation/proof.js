// What a puzzle takes: the solver at work, and what it has found.
import * as engine from '../../src/rotation/index.js';
import { h } from '../frame/dom.js';
import { button } from '../frame/parts.js';
import { choose, think } from './thinking.js';
import { verdictOf } from './verdict.js';

/** How many boards the solver looks at before it says what it knows, and how many more it is then asked for. */
const FIRST_LOOK = 1_000_000;
const LONGER = 8;

// The solver thinks in slices between which the page does all else: what is asked last is what it thinks about. A worker
// would need a file of its own, which a page from a disk cannot start, and a policy may forbid.

const channel = new MessageChannel();
let resume;
channel.port1.onmessage = () => resume();
const rest = () =>
  new Promise((resolve) => {
    resume = resolve;
    channel.port2.postMessage(null);
  });

const puzzleOf = ({ board, goals, reading }) => ({ board, goals, reading });
const keyOf = (state) => JSON.stringify(puzzleOf(state));

/** `puzzle()` is the one that is composed. `told` hears that more is found. */
export function proofPart({ puzzle, told }) {
  const finding = { of: undefined, study: undefined, looked: FIRST_LOOK, isLast: false };
  let asked = 0;
  /** One thought at a time: the next begins once the last has noticed that it is not wanted any more. */
  let thought = Promise.resolve();

  /** `tell` is given each answer, until something else is asked. */
  function ask(about, question, tell) {
    const id = ++asked;
    const world = { tell, isAsked: () => asked === id, rest, now: () => performance.now() };
    thought = thought.then(() => rest()).then(() => world.isAsked() && about(engine.study, question, world));
  }

  function prove(most = FIRST_LOOK) {
    Object.assign(finding, { of: keyOf(puzzle()), study: undefined, looked: most, isLast: false });
    ask(think, { puzzle: puzzleOf(puzzle()), most }, ({ study, nodes, isLast }) => {
      Object.assign(finding, { study, looked: nodes, isLast });
      told();
    });
  }

  /** Gives the place of the hardest of several puzzles. What is being proven is proven again afterwards, or here where there is none. */
  function chooseHardest(puzzles, take) {
    ask(choose, puzzles.map(puzzleOf), ({ best }) => (best === undefined ? prove() : take(best)));
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
    prove(finding.looked * LONGER);
    told();
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
    chooseHardest,
    /** Another puzzle is proven anew. */
    renew() {
      if (finding.of !== keyOf(puzzle())) prove();
    },
    /** Shows what is found and gives it: its `line`, the `minimum` where it is proven, and whether it is settled. */
    show(state) {
      const { study } = finding;
      const verdict = verdictOf(state, study, finding.looked);
      const isThinking = !finding.isLast && (verdict.kind === 'thinking' || verdict.kind === 'open');
      node.setAttribute('aria-busy', String(isThinking));
      const line = verdict.kind === 'open' && isThinking ? `${verdict.line} …` : verdict.line;
      // Said once, when it is another.
      if (par.textContent !== line) par.textContent = line;
      const beside = isThinking ? 'looking further' : (verdict.aside ?? '');
      if (aside.textContent !== beside) aside.textContent = beside;
      par.dataset.kind = verdict.kind;
      longer.hidden = verdict.kind !== 'open' || isThinking;
      hints.replaceChildren(...(isThinking ? [] : verdict.hints).map((hint) => h('li', {}, hint)));
      const way = verdict.kind === 'proven' ? study.solution : null;
      solved.hidden = !way;
      solution.textContent = way?.join(', ') ?? '';

      return {
        line,
        minimum: verdict.kind === 'proven' ? study.minimum : undefined,
        isSettled: verdict.kind !== 'thinking',
      };
    },
  };
}
