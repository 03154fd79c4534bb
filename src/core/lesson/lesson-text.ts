/**
 * Reads a lesson that an author has written as JSON, and says what is wrong with it and where. It knows a game by its
 * contract alone.
 */
import { indexed } from '../basics/indices.js';
import {
  broughtIn,
  fail,
  failWith,
  fieldsIn,
  listIn,
  sentenceIn,
  take,
  textsIn,
  wrong,
} from './lesson-fields.js';
import { movesIn, playWay, READER } from './lesson-run.js';
import type { BuiltInLesson, LessonAnswer, LessonStep } from './lesson.js';
import { parseMarks } from '../text/marks.js';
import { readMove } from '../session/ply.js';
import { accept, RefusalError, type Result } from '../basics/result.js';
import type { AnyGame } from '../contract/rules.js';
import { openPosition } from '../session/open-game.js';
import { shownValue } from '../basics/shown.js';

/** How long the text of a lesson may be. */
const CAP = 100_000;

/** The cell of a name on the board of a state. */
type CellsOf = (state: unknown) => (name: string) => string | undefined;

interface Walked {
  readonly path: string;
  readonly then: { readonly path: string; readonly texts: readonly string[] };
}

/** A way as the game itself writes it, each of its moves and replies checked; what may be any move ends the check. */
function checkWay(game: AnyGame, first: unknown, way: string, { path, then }: Walked): string {
  const moves = [...movesIn(way)];
  if (moves.length === 0) fail(path, 'missing');
  let state = first;
  const play = (at: string, text: string, actor?: number): string => {
    const { actor: by, move } = take(at, readMove(game, state, text, actor));
    const refusal = game.rules.refuse(state, by, move);
    if (refusal) failWith(at, refusal);
    const written = game.notation.formatMove(state, by, move);
    state = game.rules.play(state, by, move).state;
    return written;
  };
  for (const [n, move] of indexed(moves)) {
    if (move === '*') break;
    moves[n] = play(path, move, READER);
    for (const reply of movesIn(then.texts[n])) play(`${then.path}[${n}]`, reply);
  }
  return moves.join(' ');
}

/** Reads a lesson's steps one after the other; what they say goes into the table. */
class LessonParser {
  readonly words: Record<string, string> = {};
  readonly #game: AnyGame;
  readonly #cellsOf: CellsOf;

  constructor(game: AnyGame, cellsOf: CellsOf) {
    this.#game = game;
    this.#cellsOf = cellsOf;
  }

  readStep(value: unknown, n: number): LessonStep {
    const path = `steps[${n}]`;
    const fields = fieldsIn(path, value, ['title', 'say', 'position', 'marks', 'buttons', 'then', 'answers']);
    const name = `${n + 1}`;
    this.words[`lesson.${name}.title`] = sentenceIn(`${path}.title`, fields['title']);
    this.words[`lesson.${name}.say`] = sentenceIn(`${path}.say`, fields['say']);
    const { position, marks } = fields;
    if (typeof position !== 'string') return wrong(`${path}.position`, 'any-text', position);
    const { history } = take(`${path}.position`, openPosition(this.#game, position));
    if (marks !== undefined && typeof marks !== 'string') return wrong(`${path}.marks`, 'any-text', marks);
    take(`${path}.marks`, parseMarks(marks ?? '', this.#cellsOf(history.first)));
    const buttons = textsIn(`${path}.buttons`, fields['buttons']);
    const then = textsIn(`${path}.then`, fields['then']) ?? [];
    const step = { name, position, ...(marks !== undefined && { marks }), ...(buttons && { buttons }), then };
    const given = fields['answers'] === undefined ? [] : listIn(`${path}.answers`, fields['answers']);
    const answers = given.map((one, m) => this.#readAnswer(one, m, step, path, history.first));
    const whole = { ...step, answers };
    if (answers.length > 0) this.#check(whole, path, history.first);
    return whole;
  }

  #readAnswer(
    value: unknown,
    n: number,
    step: Omit<LessonStep, 'answers'>,
    stepPath: string,
    first: unknown,
  ): LessonAnswer {
    const path = `${stepPath}.answers[${n}]`;
    const fields = fieldsIn(path, value, ['moves', 'then', 'brings', 'goesOn', 'say']);
    const name = `a${n + 1}`;
    this.words[`lesson.${step.name}.${name}`] = sentenceIn(`${path}.say`, fields['say']);
    const { goesOn = false } = fields;
    if (typeof goesOn !== 'boolean') return wrong(`${path}.goesOn`, 'true', goesOn);
    const own = textsIn(`${path}.then`, fields['then']);
    const then = own
      ? { path: `${path}.then`, texts: own }
      : { path: `${stepPath}.then`, texts: step.then ?? [] };
    const moves = textsIn(`${path}.moves`, fields['moves']);
    const ways = moves?.map((way, m) =>
      checkWay(this.#game, first, way, {
        path: moves.length > 1 ? `${path}.moves[${m}]` : `${path}.moves`,
        then,
      }),
    );
    const brings =
      fields['brings'] === undefined
        ? undefined
        : listIn(`${path}.brings`, fields['brings']).map((one, m) => broughtIn(`${path}.brings[${m}]`, one));
    return { name, goesOn, ...(ways && { ways }), ...(own && { then: own }), ...(brings && { brings }) };
  }

  /** The reader is to act, can get on, and every answer can be given. */
  #check(step: LessonStep, path: string, first: unknown): void {
    const game = this.#game;
    if (!game.rules.toAct(first).includes(READER)) fail(`${path}.position`, 'turn');
    if (!step.answers.some(({ goesOn }) => goesOn)) fail(`${path}.answers`, 'no-way');
    for (const [n, answer] of indexed(step.answers))
      for (const way of answer.ways ?? [])
        if (!movesIn(way).includes('*') && playWay(game, step, movesIn(way))?.answered.answer !== answer)
          fail(`${path}.answers[${n}]`, 'unreached');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail('lesson', 'json', { reason: shownValue(error, 120) });
  }
}

/** Never throws. What the lesson says is in the table word for word. */
export function readLesson(game: AnyGame, text: string, cellsOf: CellsOf): Result<BuiltInLesson> {
  try {
    const bad =
      text.length > CAP ? { code: 'text/long', facts: { length: text.length, cap: CAP } } : undefined;
    if (bad) return { ok: false, error: bad };
    const { end, steps } = fieldsIn('lesson', parse(text), ['end', 'steps']);
    const list = listIn('steps', steps);
    if (list.length === 0) fail('steps', 'missing');
    const reader = new LessonParser(game, cellsOf);
    const lesson = { steps: list.map((step, n) => reader.readStep(step, n)) };
    if (end !== undefined) reader.words['lesson.end'] = sentenceIn('end', end);
    return accept({ lesson, words: reader.words });
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, error: error.refusal };
    throw error;
  }
}
