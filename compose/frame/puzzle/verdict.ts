/** Words what is known of a puzzle: a title, and lines that never change their places. It touches no page. */
import type { Refusal } from '../../../src/core/basics/result.js';
import type { MaybePuzzle } from '../../../src/core/puzzle/puzzle.js';
import type { Reading } from '../../../src/core/puzzle/reader.js';
import type { Puzzled, PuzzleSlice } from './slice.js';
import { surplusOf, type Found, type Repair, type Repairs } from './study.js';

/**
 * `one`: it may be published; `several`, `spare`, `never`, `large`: it should be mended; `thinking`: not known yet;
 * `none`: there is no puzzle.
 */
export type VerdictKind = 'none' | 'thinking' | 'one' | 'several' | 'spare' | 'never' | 'large';

export interface Verdict {
  readonly kind: VerdictKind;
  readonly title: string;
  /** The first solution, the second, and what else there is to say of them. */
  readonly ways: readonly string[];
  readonly beginner: string;
  readonly tried: string;
  readonly proof: string;
  /** The budget that would be right; undefined: it is. */
  readonly budget?: number;
  /** What small edits bring; '' where none are tried. */
  readonly edits: string;
}

/** Stands where there is nothing to say. */
const NONE = '–';
const STILL = 'What you copy is still the last one that was possible.';
const BARE = { ways: [], beginner: NONE, tried: NONE, proof: NONE, edits: '' };
const THINKING: Verdict = {
  kind: 'thinking',
  title: 'Proving …',
  ways: ['…'],
  beginner: '…',
  tried: '…',
  proof: '…',
  edits: '',
};

/** Shares of the model reader's games from which on a puzzle is medium, and easy. */
const MEDIUM = 0.05;
const EASY = 0.3;
/** Shares are told in so many games at most, as many as the model reader plays. */
const EXACT = 300;

const counted = (n: number): string => n.toLocaleString('en');

/** “3 times in 10”, in small numbers. */
function timesIn(share: number): string {
  const of = share >= 0.095 ? 10 : share >= 0.0095 ? 100 : EXACT;
  const n = Math.round(of * share);
  return `${n} ${n === 1 ? 'time' : 'times'} in ${of}`;
}

/** How often a beginner solves it. */
export function sayShare(share: number): string {
  if (share === 0) return `never finds it in ${EXACT} games: very hard`;
  if (share > 0.95) return 'nearly always finds it: very easy';
  const level = share > EASY ? 'easy' : share >= MEDIUM ? 'medium' : 'hard';
  return `finds it ${timesIn(share)}: ${level}`;
}

/** How many do the most common wrong try. */
function sayLure({ lure }: Reading): string {
  const n = Math.round(10 * lure);
  if (n > 1) return `${n} in 10 do this.`;
  return `1 in ${Math.max(2, Math.round(1 / lure))} does this.`;
}

function sayRepairs<S>({ of, tried, found }: Repairs<S>): string {
  if (tried < of) return `Trying small edits: ${tried} of ${of} …`;
  if (of === 0) return '';
  if (found.length === 0) return `None of ${of} small edits leaves one solution.`;
  return `${found.length} of ${of} small edits ${found.length === 1 ? 'leaves' : 'leave'} one solution`;
}

/** What an edit brings: in how many moves it is solved then, and by which way. */
export function sayRepair<S, T extends Puzzled, G extends MaybePuzzle, M>(
  { sentences }: PuzzleSlice<T, G, M>,
  { moves, stays }: Repair<S>,
): string {
  const which = ['The first way stays.', 'The second way stays.'][stays ?? -1];
  return [sentences.solved(moves), ...(which === undefined ? [] : [which])].join(' ');
}

/** The lines on how readers fare. */
function readersOf<S>({ reading, tried }: Found<S>): Pick<Verdict, 'beginner' | 'tried'> {
  if (!reading) return { beginner: '…', tried: '…' };
  const lines = tried ? `${tried.tried} ${tried.left} ${sayLure(reading)}` : 'Nobody goes wrong.';
  return { beginner: sayShare(reading.share), tried: lines };
}

function solved<S extends Puzzled, G extends MaybePuzzle, M>(
  slice: PuzzleSlice<S, G, M>,
  state: S,
  found: Found<S>,
): Verdict {
  const { sentences } = slice;
  const { moves, ways, positions } = found;
  const surplus = surplusOf(slice, state, moves);
  const count = sentences.ways(ways.length, found.isMost === true);
  const budget = slice.budgets.find(({ name }) => name === slice.tight);
  const isSpare = surplus > 0 && budget !== undefined;
  const said = [
    ...ways.slice(0, 2).map((way) => way.said),
    ...(isSpare ? [`${count} With something to spare, a wrong try would not show.`] : []),
    sentences.aside?.(state, moves) ?? '',
  ];
  return {
    ...readersOf(found),
    kind: isSpare ? 'spare' : ways.length === 1 ? 'one' : 'several',
    title: isSpare
      ? `${sentences.solved(moves)} ${budget.say(budget.of(state))} are too many.`
      : `${sentences.solved(moves)} ${count}`,
    ways: said.filter((line) => line !== ''),
    proof: `${counted(positions)} positions looked at`,
    ...(isSpare && { budget: moves }),
    edits: found.repairs ? sayRepairs(found.repairs) : '',
  };
}

/** What the box says. `found` is undefined while nothing is known. */
export function verdictOf<S extends Puzzled, G extends MaybePuzzle, M>(
  slice: PuzzleSlice<S, G, M>,
  state: S,
  found: Found<S> | undefined,
  sayRefusal: (error: Refusal) => string,
): Verdict {
  const { sentences, kinds } = slice;
  if (!found) return THINKING;
  switch (found.kind) {
    case 'none':
      return { ...BARE, kind: 'none', title: 'No puzzle.', ways: ['Choose a goal to make one.'] };
    case 'cells': {
      const help = kinds.find(({ name }) => name === state.goal?.kind)?.help ?? '';
      return { ...BARE, kind: 'none', title: 'The goal lacks its cells.', ways: [help, STILL] };
    }
    case 'refused': {
      const why = found.refusal ? sayRefusal(found.refusal) : '';
      const edits = found.repairs ? sayRepairs(found.repairs) : '';
      return { ...BARE, kind: 'none', title: 'No puzzle can begin like this.', ways: [why, STILL], edits };
    }
  }
  switch (found.result) {
    case undefined:
      return THINKING;
    case 'large':
      return {
        ...BARE,
        kind: 'large',
        title: 'Too large to prove.',
        ways: [
          found.positions > 0
            ? `${counted(found.positions)} positions were looked at without an answer. There may be one.`
            : 'It was not tried: it is far too large.',
          `What helps: ${sentences.smaller(state)}`,
          'You can take it along unproven. Then it has no rating.',
        ],
        proof: found.positions > 0 ? `stopped after ${counted(found.positions)} positions` : NONE,
      };
    case 'never':
      return {
        ...readersOf(found),
        beginner: NONE,
        kind: 'never',
        title: sentences.never(state),
        ways: ['There is no solution: every way was tried.'],
        proof: `${counted(found.positions)} positions looked at, all that there are`,
        edits: found.repairs ? sayRepairs(found.repairs) : '',
      };
    case 'solved':
      return solved(slice, state, found);
  }
}
