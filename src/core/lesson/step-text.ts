/**
 * Reads what an author has written of a step: which position it shows, what is marked, which move is to be found, and
 * what other moves are answered. Lessons, sets of boards and steps in a page have this one form.
 */
import type { AnyGame } from '../contract/rules.js';
import { parseMarks } from '../text/marks.js';
import { broughtIn, fail, fieldsIn, listIn, take, textsIn, wrong, type Fields } from './lesson-fields.js';
import { movesIn, playWay, READER } from './lesson-run.js';
import type { LessonAnswer, LessonStep } from './lesson.js';
import { Places, type PathOf } from './step-place.js';
import { checkWay, type Then } from './step-way.js';

/** What the position is, and what is answered there. */
export const STEP_FIELDS = ['position', 'ply', 'marks', 'buttons', 'then', 'find', 'answers'] as const;

const ANSWER_FIELDS = ['moves', 'then', 'brings', 'goesOn'] as const;

/** The name of the answer to a move that is to be found, where the author has no sentence for it. */
export const FOUND = 'find';

/** The cell of a name on the board of a state. */
export type CellsOf = (state: unknown) => (name: string) => string | undefined;

/** Ways as an attribute has them: spaces between ways, slashes between the moves of one. */
export const waysIn = (text: string): readonly string[] =>
  movesIn(text).map((way) => way.replaceAll('/', ' '));

/**
 * The fields of a step whose author writes texts alone, as attributes or lines. `of`: the text of a field; `told`: the
 * moves of each answer.
 */
export function fieldsOfTexts(of: (name: string) => string | undefined, told: readonly string[]): Fields {
  // Answers without a move to find lack one.
  const find = of('find') ?? (told.length > 0 ? '' : undefined);
  const ways = find === undefined ? undefined : waysIn(find);
  return {
    ply: of('ply'),
    position: of('position'),
    marks: of('marks'),
    buttons: of('buttons')?.trim().split(/\s+/),
    then: of('then')?.split('/'),
    find: ways?.length === 0 ? [''] : ways,
    answers: told.length > 0 ? told.map((moves) => ({ moves: waysIn(moves) })) : undefined,
  };
}

/** Of one game, whose record the steps may share. It throws refusals that name their place. */
export class StepReader {
  readonly #game: AnyGame;
  readonly #cellsOf: CellsOf;
  /** The places that its steps may have. */
  readonly places: Places;

  /** `record`: the game whose moves the steps show, if they have one. */
  constructor(game: AnyGame, cellsOf: CellsOf, record: string | undefined) {
    this.#game = game;
    this.#cellsOf = cellsOf;
    this.places = new Places(game, record);
  }

  /** `name`: by which the sentences of the step are called. */
  read(fields: Fields, pathOf: PathOf, name: string): LessonStep {
    const { first, position } = this.places.find(fields, pathOf);
    const { marks } = fields;
    if (marks !== undefined && typeof marks !== 'string') return wrong(pathOf('marks'), 'any-text', marks);
    take(pathOf('marks'), parseMarks(marks ?? '', this.#cellsOf(first)));
    const buttons = textsIn(pathOf('buttons'), fields['buttons']);
    const then = textsIn(pathOf('then'), fields['then']) ?? [];
    const seat = this.#seatIn(first);
    const step = {
      name,
      position,
      ...(marks !== undefined && { marks }),
      ...(buttons && { buttons }),
      ...(seat !== READER && seat !== undefined && { seat }),
      then,
    };
    const answers = this.#answersOf(fields, pathOf, step, first);
    const whole = { ...step, answers };
    if (answers.length === 0) return whole;
    if (seat === undefined) fail(pathOf(fields['find'] === undefined ? 'answers' : 'find'), 'over');
    this.#checkReached(whole, pathOf);
    return whole;
  }

  /** The seat that the reader plays: the first one, unless only others are to move. */
  #seatIn(first: unknown): number | undefined {
    const turn = this.#game.rules.toAct(first);
    return turn.includes(READER) ? READER : turn[0];
  }

  /** Right answers first, then all moves that are to be found, then the others, so that `*` among these hides none. */
  #answersOf(
    fields: Fields,
    pathOf: PathOf,
    step: Omit<LessonStep, 'answers'>,
    first: unknown,
  ): LessonAnswer[] {
    const seat = step.seat ?? READER;
    const then = { path: pathOf('then'), texts: step.then ?? [] };
    const find = textsIn(pathOf('find'), fields['find'])?.map((way) =>
      checkWay(this.#game, way, { path: pathOf('find'), first, seat, then }),
    );
    const given = fields['answers'] === undefined ? [] : listIn(pathOf('answers'), fields['answers']);
    const answers = given.map((one, n) => {
      const answer = this.#readAnswer(one, n, pathOf, { first, seat, then });
      const isFound = find !== undefined && answer.ways?.every((way) => find.includes(way)) === true;
      return isFound ? { ...answer, goesOn: true } : answer;
    });
    if (!find) return answers;
    const told = new Set(answers.flatMap(({ goesOn, ways = [] }) => (goesOn ? ways : [])));
    const rest = find.filter((way) => !told.has(way));
    return [
      ...answers.filter(({ goesOn }) => goesOn),
      ...(rest.length > 0 ? [{ name: FOUND, ways: rest, goesOn: true }] : []),
      ...answers.filter(({ goesOn }) => !goesOn),
    ];
  }

  #readAnswer(
    value: unknown,
    n: number,
    pathOf: PathOf,
    { first, seat, then }: { readonly first: unknown; readonly seat: number; readonly then: Then },
  ): LessonAnswer {
    const at = (field: string): string => pathOf(`answers[${n}].${field}`);
    const fields = fieldsIn(pathOf(`answers[${n}]`), value, [...ANSWER_FIELDS, 'say']);
    const { goesOn = false } = fields;
    if (typeof goesOn !== 'boolean') return wrong(at('goesOn'), 'true', goesOn);
    const own = textsIn(at('then'), fields['then']);
    const moves = textsIn(at('moves'), fields['moves']);
    const ways = moves?.map((way, m) =>
      checkWay(this.#game, way, {
        path: moves.length > 1 ? at(`moves[${m}]`) : at('moves'),
        first,
        seat,
        then: own ? { path: at('then'), texts: own } : then,
      }),
    );
    const brings =
      fields['brings'] === undefined
        ? undefined
        : listIn(at('brings'), fields['brings']).map((one, m) => broughtIn(at(`brings[${m}]`), one));
    return {
      name: `a${n + 1}`,
      goesOn,
      ...(ways && { ways }),
      ...(own && { then: own }),
      ...(brings && { brings }),
    };
  }

  /** Every answer can be given. */
  #checkReached(step: LessonStep, pathOf: PathOf): void {
    for (const answer of step.answers)
      for (const way of answer.ways ?? []) {
        if (movesIn(way).includes('*')) continue;
        if (playWay(this.#game, step, movesIn(way))?.answered.answer === answer) continue;
        fail(
          answer.name === FOUND ? pathOf('find') : pathOf(`answers[${Number(answer.name.slice(1)) - 1}]`),
          'unreached',
        );
      }
  }
}
