/**
 * What `planisphere/core` exports: the contract, and what games and their hosts are made with. What only the boards use
 * is imported from its own file.
 */
export { accept, refuse, unwrap, within } from './result.js';
export type { Fact, Facts, KeyFact, Place, Refusal, Result } from './result.js';
export type { Actor, AnyGame, Game, Goal, Notation, Outcome, Rules, Seat, Step, Viewer } from './rules.js';
export { makeRules } from './make-rules.js';
export { eitherOf, fieldsOf, listUpTo, nullOr, oneOf, pairOf, textUpTo, wholeNumber } from './shape.js';
export type { Shape } from './shape.js';

export { defaultsOf, readOptions, requireOptions } from './options.js';
export type {
  AnyOption,
  AnyTable,
  ChoiceOption,
  ChoicesOption,
  FlagOption,
  IntegerOption,
  NumbersOption,
  OptionFor,
  OptionTable,
  TextOption,
} from './option-kinds.js';
export { formatOptions, isBare, parseOptions, readFlag } from './option-text.js';
export { checkText, placeIn } from './notation.js';
export { field, formatFields, joinFields, readPosition, rulesOf } from './position-text.js';
export type { Field, Fields, Grammar, PositionReader } from './position-text.js';
export * as positionKinds from './position-kinds.js';
export type { Kind, Many, Piece } from './position-kinds.js';
export { MOVE_CAP, POSITION_CAP, SEEDS } from './limits.js';
export { shownValue } from './shown.js';
export { chance, fork } from './seed.js';
export type { Chance } from './seed.js';
export { defineGame } from './define-game.js';
export type {
  Board,
  Evaluate,
  GameDescription,
  MoveKind,
  SimpleEvent,
  SimpleGame,
  SimpleMove,
  SimpleState,
  SimpleUi,
  StateOf,
  ValuesOf,
} from './simple-game.js';
export { makeToSvg } from './svg-file.js';
export type { PictureParts, ToSvg } from './svg-file.js';
export { patternsIn } from './svg-goal.js';
export { element, escaped, linesOf } from './svg-text.js';
export type { Measure } from './svg-text.js';
export type { SvgOptions } from './svg-options.js';
export type { FileTheme } from './svg-style.js';
export { pictureSourceOf } from './simple-picture.js';
export type { Coordinates, FileSize, GoalPattern, PictureSource, ShownGoal } from './picture-source.js';
export { memoize } from './memoize.js';
export { times } from './times.js';

export { makeWords, sayRefusal, seatFact } from './words.js';
export type { Words, WordTable } from './words.js';
export type { Message } from './message.js';
export { readMessages } from './read-message.js';
export type { MessageTexts } from './read-message.js';
export { factsOf, takeWords } from './check-words.js';
export { directionIn, directionOf } from './bidi.js';
export type { TextDirection } from './bidi.js';
export { SEAT_MARKS, SEATS } from './palette.js';
export type { Tone } from './palette.js';
export { polygonChart } from './polygon-chart.js';
export type { Polygons } from './polygon-chart.js';
export { cellAt, neighbourTowards } from './chart.js';
export type { Chart, Direction, Point } from './chart.js';
export { circle, decimal, line, pair, polygon, scaled } from './path.js';
export type { Input, Interpret, Meant } from './input.js';
export { parseMarks } from './marks.js';
export type { Mark } from './marks.js';
export { nearest } from './nearest.js';

export { drain, randomThink } from './think.js';
export type { Limits, Think } from './think.js';
export { askBot } from './bots.js';
export type { Advice, AdviceText, Bot, BotMessage, BotQuestion, BotReply, BotTable } from './bots.js';
export { serveBots } from './bot-worker.js';
export type { BotScope } from './bot-worker.js';

export { Session } from './session.js';
export type { Cause, PlayAt } from './session.js';
export type { SeatKind } from './history.js';
export type { Snapshot } from './snapshot.js';
export { formatRecord, gameIn, parseRecord } from './record.js';
export type { Origin, Recorded, RecordText } from './record.js';
