/**
 * The lesson tells the truth: every program of the reader is run against Player 2's, and each sentence is checked by
 * the rules.
 */
import { describe, expect, it } from 'vitest';
import type { Brought, LessonAnswer, LessonStep } from '../../src/core/lesson/lesson.js';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import { lesson } from '../../src/bugcatcher/lesson.js';
import type { Event, Move, State } from '../../src/bugcatcher/state.js';
import { times } from '../../src/core/basics/times.js';
import { words as sentences } from '../../src/bugcatcher/words.lesson.en.js';
import { act, position, refusal, rules } from './harness.js';

type Slot = Event & { readonly type: 'slot' };
type Report = Event & { readonly type: 'report' };

interface Round {
  readonly text: string;
  readonly name: string;
  readonly events: readonly Event[];
  readonly state: State;
}

const step = (name: string): LessonStep => {
  const found = lesson.steps.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

const isBrought = (events: readonly Event[], { type, times = 1, ...fields }: Brought): boolean => {
  const found = events.filter(
    (event) =>
      event.type === type && Object.entries(fields).every(([key, value]) => event[key as never] === value),
  );
  return times === 0 ? found.length === 0 : found.length >= times;
};

/** The answer to a program: the first that fits. */
function answerTo({ answers }: LessonStep, text: string, heard: readonly Event[]): LessonAnswer {
  const found = answers.find(
    ({ ways, brings = [] }) =>
      (!ways || ways.includes('*') || ways.includes(text)) && brings.every((one) => isBrought(heard, one)),
  );
  if (!found) throw new Error(`no answer to ${text}`);
  return found;
}

function run(at: LessonStep, move: Move): Round {
  const first = position(at.position);
  const mine = rules.play(first, 0, move);
  const theirs = rules.play(mine.state, 1, act(mine.state, 1, at.then?.[0] as string));
  const events = [...mine.events, ...theirs.events];
  const heard = events.flatMap((event) => bugcatcher.filterEvent(event, 0) ?? []);
  const text = bugcatcher.notation.formatMove(first, 0, move);
  return { text, name: answerTo(at, text, heard).name, events, state: theirs.state };
}

const play = (name: string, text: string): Round => {
  const first = position(step(name).position);
  expect(refusal(first, 0, text)).toBeUndefined();
  return run(step(name), act(first, 0, text));
};

const resultsOf = ({ events }: Round, seat: number): string =>
  events.flatMap((event) => (event.type === 'slot' && event.seat === seat ? event.result : '')).join('');
const reportOf = ({ events }: Round, seat: number): Report =>
  events.find((event): event is Report => event.type === 'report' && event.seat === seat) as Report;
const firefliesOf = (round: Round): readonly number[] =>
  round.state.players.map(({ fireflies }) => fireflies);

describe('the lesson answers', () => {
  it.each<[string, string, string, string, string, readonly number[]]>([
    ['nodes', 'BR.BD.CU', 'three', '000', '', [3, 0]],
    ['nodes', 'BR.BL.CU', 'back', '010', '', [2, 0]],
    ['nodes', 'BR.BD', 'fewer', '00', '', [2, 0]],
    ['claims', 'BR.BD.BR', 'three', '000', '000', [3, 3]],
    ['claims', 'BR.BR.BR', 'theirs', '01-', '000', [1, 3]],
    ['claims', 'BR.BL.BU', 'own', '01-', '000', [1, 3]],
    ['slots', 'BR.BU.CU', 'first', '000', '01-', [3, 1]],
    ['slots', 'CU.BR.CR', 'together', '020', '02-', [2, 1]],
    ['slots', 'CU.CR.BR', 'late', '001', '000', [2, 3]],
    ['slots', 'BU.CU.CR', 'elsewhere', '000', '000', [3, 3]],
    ['slots', 'BR.BL', 'then', '01', '01-', [1, 1]],
    ['crossing', 'swap.CR.CR', 'crossed', '000', '000', [2, 3]],
    ['crossing', 'BU.swap.CR', 'crossed', '000', '000', [2, 3]],
    ['crossing', 'gswap.CR.CR.BU', 'crossed', '0000', '000', [3, 3]],
    ['crossing', 'CR.CR.BU', 'both', '3-0', '3--', [1, 0]],
    ['crossing', 'BU.CR.CR', 'later', '04-', '000', [1, 3]],
    ['mission', 'CR.CR.CR.BU.BR+1', 'done', '00000', '000', [9, 3]],
    ['mission', 'CR.CR.CR.BU.BR', 'unaccepted', '00000', '000', [5, 3]],
    ['mission', 'CR.CR.BU.BR.BR+1', 'open', '00000', '000', [5, 3]],
    ['last', 'CR.CR.CR.BU.BR.BR.BR+1', 'all', '0000000', '00000', [21, 18]],
    ['last', 'CR.CR.CR.BU.BR.BR.BR', 'unaccepted', '0000000', '00000', [17, 18]],
    ['last', 'CR.CR.CR+1', 'fewer', '000', '00000', [17, 18]],
  ])('%s: %s by “%s”', (name, text, answer, mine, theirs, fireflies) => {
    const round = play(name, text);
    expect([round.name, resultsOf(round, 0), resultsOf(round, 1), firefliesOf(round)]).toEqual([
      answer,
      mine,
      theirs,
      fireflies,
    ]);
  });

  it('a step off the board is refused by the rules', () =>
    expect(refusal(position(step('nodes').position), 0, 'BU.BU')?.code).toBe('bugcatcher/off-board'));
});

const slotsOf = ({ events }: Round, seat: number): readonly Slot[] =>
  events.filter((event): event is Slot => event.type === 'slot' && event.seat === seat);
const hits = (round: Round): readonly Slot[] =>
  slotsOf(round, 0).filter(({ result }) => /[1-4]/.test(result));
const hasHit = (round: Round, result: string, ...to: readonly string[]): boolean =>
  hits(round).some((one) => one.result === result && (to.length === 0 || to.includes(one.to)));
const winnerOf = ({ state }: Round): number | undefined => rules.outcome(state)?.winners[0];

/** The claim of each sentence. */
const CLAIMS: Readonly<Record<string, (round: Round) => boolean>> = {
  'nodes.three': (round) => reportOf(round, 0).gained === 3,
  'nodes.back': (round) => hits(round).every(({ to }) => to === 'A1-BR' || to === 'A3'),
  'nodes.theirs': (round) => hasHit(round, '1', 'D3'),
  'nodes.twice': (round) =>
    hits(round).some(({ to, slot }) => slotsOf(round, 0).some((one) => one.to === to && one.slot < slot)),
  'nodes.crossed': (round) => hasHit(round, '4') && slotsOf(round, 1).every(({ result }) => result === '0'),
  'nodes.fewer': (round) => reportOf(round, 0).paths < 3 && hits(round).length === 0,
  'claims.three': (round) => reportOf(round, 0).paths === 3 && hits(round).length === 0,
  'claims.theirs': (round) => hasHit(round, '1', 'B1-BR'),
  'claims.own': (round) => hasHit(round, '1', 'A1-BL', 'A3'),
  'claims.late': (round) =>
    // D3 is where Player 2's central node began.
    hits(round).some(
      ({ to, slot }) =>
        to === 'D3' ||
        [0, 1].some((seat) =>
          slotsOf(round, seat).some((one) => one.to === to && one.slot < slot && one.result === '0'),
        ),
    ),
  'claims.crossed': (round) => hasHit(round, '4') && slotsOf(round, 1).every(({ result }) => result === '0'),
  'claims.fewer': (round) => reportOf(round, 0).paths < 3 && hits(round).length === 0,
  'slots.first': (round) =>
    slotsOf(round, 0)[0]?.to === 'B1-BR' && resultsOf(round, 1) === '01-' && hits(round).length === 0,
  'slots.then': (round) => slotsOf(round, 0)[0]?.to === 'B1-BR' && hits(round).length > 0,
  'slots.together': (round) => hasHit(round, '2', 'B1-BR') && slotsOf(round, 1)[1]?.result === '2',
  'slots.late': (round) => hasHit(round, '1', 'B1-BR') && resultsOf(round, 1).startsWith('00'),
  'slots.elsewhere': (round) => hits(round).length === 0 && resultsOf(round, 1).startsWith('00'),
  'slots.hit': (round) => hits(round).length > 0 && resultsOf(round, 1).startsWith('00'),
  'crossing.crossed': (round) =>
    slotsOf(round, 0).some(
      ({ to, entry, blue, result }) => to === 'C2' && entry === 'r' && blue && result === '0',
    ) && slotsOf(round, 1)[0]?.result === '0',
  'crossing.both': (round) => hasHit(round, '3') && slotsOf(round, 1)[0]?.result === '3',
  'crossing.later': (round) => hasHit(round, '4') && resultsOf(round, 1) === '000',
  'crossing.not': (round) =>
    !slotsOf(round, 0).some(({ to, result }) => to === 'C2' && result === '0') || !hasHit(round, '3'),
  'mission.done': (round) => reportOf(round, 0).gained === reportOf(round, 0).paths + 4,
  'mission.open': ({ state }) => state.players[0]?.open.length === 1,
  'mission.unaccepted': (round) => reportOf(round, 0).accepted === 0 && reportOf(round, 0).gains.length === 0,
  'last.all': (round) => winnerOf(round) === 0 && firefliesOf(round)[0] === 21,
  'last.win': (round) => winnerOf(round) === 0 && (firefliesOf(round)[0] as number) < 21,
  'last.fewer': (round) =>
    winnerOf(round) === 1 && reportOf(round, 0).done === 1 && reportOf(round, 0).paths < 7,
  'last.unaccepted': (round) => winnerOf(round) === 1 && reportOf(round, 0).accepted === 0,
  'last.shape': (round) =>
    winnerOf(round) === 1 && reportOf(round, 0).accepted === 1 && reportOf(round, 0).done === 0,
};

/** Every program of little energy; of more, some by chance, and some that do most of what is asked. */
function programsAt(first: State): readonly Move[] {
  if (first.options.energy < 5) return [...rules.moves(first, 0)];
  const near = ['none', 'CR', 'CR.CR', 'CR.CR.CR', 'CR.CR.CR.BU', 'CR.CR.CR.BU.BR', 'CR.CR.CR.BU.BR.swap'];
  return [
    ...near.filter((text) => !refusal(first, 0, text)).map((text) => act(first, 0, text)),
    ...times(1500, (seed) => rules.sample?.(first, 0, seed) as Move),
  ];
}

describe.each(lesson.steps)('$name', (at) => {
  const first = position(at.position);
  const shown = first.missions.at(-1) ?? [];
  const moves = programsAt(first).flatMap((move) =>
    move.type === 'submit' && shown.length > 0 ? [move, { ...move, accepted: shown }] : [move],
  );

  it('says what is so, whatever program the reader writes', () => {
    const said = new Set<string>();
    const wrong = moves.flatMap((move) => {
      const round = run(at, move);
      said.add(round.name);
      return CLAIMS[`${at.name}.${round.name}`]?.(round) ? [] : [`${round.name}: ${round.text}`];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect([...said].sort()).toEqual([...new Set(at.answers.map(({ name }) => name))].sort());
  });

  it('has a sentence for each answer', () => {
    const keys = ['title', 'say', ...at.answers.map(({ name }) => name)];
    expect(keys.filter((key) => sentences[`lesson.${at.name}.${key}`] === undefined)).toEqual([]);
  });
});

it('the lesson has positions that are kept with the others', () => {
  for (const { position: text } of lesson.steps)
    expect(bugcatcher.notation.formatPosition(position(text))).toBe(text);
});
