/**
 * The exports of `planisphere/core`: the contract, and tools for games and their hosts. Code for the boards alone
 * is imported from its own file.
 */
export { accept, refuse, unwrap, within } from './basics/result.js';
export type { Fact, Facts, KeyFact, Place, Refusal, Result } from './basics/result.js';
export type {
  Actor,
  AnyGame,
  Game,
  Goal,
  Notation,
  Outcome,
  Rules,
  Seat,
  Step,
  Viewer,
} from './contract/rules.js';
export { makeRules } from './contract/make-rules.js';
export {
  eitherOf,
  fieldsOf,
  listUpTo,
  nullOr,
  oneOf,
  pairOf,
  textUpTo,
  wholeNumber,
} from './basics/shape.js';
export type { Shape } from './basics/shape.js';

export { defaultsOf, readOptions, requireOptions } from './text/options.js';
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
} from './contract/option-kinds.js';
export { formatOptions, isBare, parseOptions, readFlag } from './text/option-text.js';
export { checkText, placeIn } from './text/text.js';
export { field, formatFields, joinFields, readPosition, rulesOf } from './text/position-text.js';
export type { Field, Fields, Grammar, PositionReader } from './text/position-text.js';
export * as positionKinds from './text/position-kinds.js';
export type { Kind, Many, Piece } from './text/position-kinds.js';
export { MOVE_CAP, POSITION_CAP, SEEDS } from './basics/limits.js';
export { shownValue } from './basics/shown.js';
export { chance, fork } from './basics/seed.js';
export type { Chance } from './basics/seed.js';
export { defineGame } from './simple/define-game.js';
export type {
  Board,
  Brought,
  CellKind,
  Change,
  Evaluate,
  GameDescription,
  MoveKind,
  PieceKind,
  SimpleEvent,
  SimpleGame,
  SimpleMove,
  SimpleState,
  SimpleUi,
  StateOf,
  ValuesOf,
} from './simple/simple-game.js';
export { makeToSvg } from './picture/svg-file.js';
export type { PictureParts, ToSvg } from './picture/svg-file.js';
export { patternsIn } from './picture/svg-goal.js';
export { element, escaped, linesOf } from './picture/svg-text.js';
export type { Measure } from './picture/svg-text.js';
export type { SvgOptions } from './picture/svg-options.js';
export type { FileTheme } from './picture/svg-style.js';
export { pictureSourceOf } from './simple/simple-picture.js';
export type {
  Coordinates,
  FileSize,
  GoalPattern,
  PictureSource,
  ShownGoal,
} from './picture/picture-source.js';
export { memoize } from './basics/memoize.js';
export { times } from './basics/times.js';

export { makeWords, sayRefusal, seatFact } from './words/words.js';
export type { Words, WordTable } from './words/words.js';
export type { Message } from './words/message.js';
export { readMessages } from './words/read-message.js';
export type { MessageTexts } from './words/read-message.js';
export { factsOf, takeWords } from './words/check-words.js';
export { directionIn, directionOf } from './words/bidi.js';
export type { TextDirection } from './words/bidi.js';
export { entryOn } from './days/blocks.js';
export type { Block } from './days/blocks.js';
export { makePuzzleList } from './puzzle/list.js';
export type { DayBlock, PuzzleData, PuzzleList } from './puzzle/list.js';
export { dayWords } from './days/words.days.en.js';
export { codesIn, readCode } from './exercise/code.js';
export type { Coded, CodedItem, FoundCode } from './exercise/code.js';
export { SEAT_MARKS, SEATS } from './chart/palette.js';
export type { Tone } from './chart/palette.js';
export { polygonChart } from './chart/polygon-chart.js';
export type { Polygons } from './chart/polygon-chart.js';
export { cellAt, neighbourTowards } from './chart/chart.js';
export type { Chart, Direction, Point } from './chart/chart.js';
export { circle, decimal, line, pair, polygon, scaled } from './chart/path.js';
export type { Input, Interpret, Meant } from './contract/input.js';
export { parseMarks } from './text/marks.js';
export type { Mark } from './text/marks.js';
export { nearest } from './basics/nearest.js';

export { drain, randomThink } from './bots/think.js';
export type { Limits, Think } from './bots/think.js';
export { askBot } from './bots/bots.js';
export type { Advice, AdviceText, Bot, BotMessage, BotQuestion, BotReply, BotTable } from './bots/bots.js';
export { serveBots } from './bots/bot-worker.js';
export type { BotScope } from './bots/bot-worker.js';

export { publishedRecord, publishedStart, type Published } from './session/published.js';
export { Session } from './session/session.js';
export type { Cause, PlayAt } from './session/session.js';
export type { SeatKind } from './session/history.js';
export type { Snapshot } from './session/snapshot.js';
export { formatRecord, gameIn, parseRecord } from './session/record.js';
export type { Origin, Recorded, RecordText } from './session/record.js';
