/** Golden playthroughs: a recorded game as text that a person can review, line by line. It decides nothing. */
import { indexed } from '../core/basics/indices.js';
import { unwrap } from '../core/basics/result.js';
import type { Game, Outcome, Viewer } from '../core/contract/rules.js';
import { Session } from '../core/session/session.js';
import type { Words } from '../core/words/words.js';

function seatsOf(seats: readonly number[]): string {
  return seats.length === 0 ? 'nobody' : seats.join(', ');
}

function outcomeLine({ winners, reason, scores }: Outcome): string {
  return `outcome: ${reason}, won by ${seatsOf(winners)}${scores ? `, scores ${scores.join(', ')}` : ''}`;
}

/** One line for all, and one for the public where the public gets something else. */
function* forEach(label: string, tell: (viewer: Viewer) => string): Generator<string> {
  const [all, open] = [tell('all'), tell('public')];
  if (all !== '') yield `${label} ${all}`;
  if (open !== all) yield `${label} (public) ${open === '' ? 'nothing' : open}`;
}

function* stand<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  session: Session<S, M, E, O, V>,
): Generator<string> {
  const { toAct, outcome } = session.snapshot('all');
  yield* forEach('position:', (viewer) => session.position(viewer));
  const goal = game.goal?.(session.state);
  if (goal) yield `goal: ${goal.done} of ${goal.of}${goal.met ? ', met' : ''}`;
  yield outcome ? outcomeLine(outcome) : `to act: ${seatsOf(toAct)}`;
}

function* lines<S, M, E, O, V>(game: Game<S, M, E, O, V>, record: string, words: Words): Generator<string> {
  const session = new Session(game);
  unwrap(session.load(record));
  const { plies } = session;
  yield `record: ${session.save('all')}`;
  if (session.save('public') !== session.save('all')) yield `record (public) ${session.save('public')}`;
  session.goTo(0);
  yield `seats: ${game.rules.seats(session.state)}`;
  yield* stand(game, session);
  for (const [at, ply] of indexed(session.pliesFrom(0, plies))) {
    session.goTo(at + 1);
    yield '';
    yield `ply ${at + 1}: ${ply.actor} plays ${ply.text}${ply.irreversible ? ', sealed' : ''}`;
    for (const event of ply.events)
      yield* forEach('-', (viewer) => {
        const heard = game.filterEvent(event, viewer);
        return heard === undefined ? '' : game.describe(heard, words);
      });
    yield* stand(game, session);
  }
}

/**
 * A whole recorded game as readable text: per ply who played what, each event's sentence, the position, who is to act,
 * and what the public gets where it gets something else. The same record gives the same text.
 * @throws Error for a record that does not load.
 */
export function playthrough<S, M, E, O, V>(game: Game<S, M, E, O, V>, record: string, words: Words): string {
  return `${[...lines(game, record, words)].join('\n')}\n`;
}

/** The record that a playthrough's text was made from. */
export function recordOf(text: string): string {
  return /^record: (.*)$/m.exec(text)?.[1] ?? '';
}
