/** The exports of `planisphere/ui`, for authors of games. */
export { defineBoard, type BoardDescription } from './board-kit/define-board.js';
export { registerBoard, type BoardClass, type BoardMakings } from './board-kit/board-class.js';
export type { Patch, Picture } from './board-kit/picture.js';
export { stones } from './board-kit/stones.js';

export { BoardElement } from './elements/board-element.js';
export { dataChild } from './elements/data-child.js';
export type {
  Adapter,
  AdapterBoard,
  AdapterBots,
  AdapterEnd,
  AdapterGoal,
  AdapterInput,
  AdapterLoad,
  AdapterRounds,
  AdapterSay,
  AdapterStart,
  AdapterTurn,
  AdapterWords,
  Audience,
  ForeignNotation,
  ForeignSource,
  MakeMenuPart,
  MenuPart,
  MoveButton,
  Spotlight,
} from './contract/adapter.js';
export type { BoardEntry } from './contract/controller.js';
export type { Definition, Plan } from './contract/definition.js';
export type {
  BoardContext,
  BoardParts,
  ClockParts,
  ContextButtons,
  DraftParts,
  HintParts,
  MakeParts,
  Motion,
  PanelParts,
  Rendered,
  SolvedParts,
  StateOf,
  Told,
  ToldButton,
} from './contract/parts.js';
export type { BoardState } from './contract/board-state.js';
export type { Dispatch, Request, World } from './contract/requests.js';
export type { Setting, SettingTable, SettingValues } from './contract/settings.js';
export { flag, whole } from './contract/setting-table.js';
export {
  BoardErrorEvent,
  GameChangeEvent,
  GameEndEvent,
  GameSharedEvent,
  GameStartEvent,
  GoalLostEvent,
  GoalMetEvent,
  HintGivenEvent,
  LessonEndEvent,
  MoveRefusedEvent,
  MoveRequestEvent,
  SeatTurnEvent,
} from './contract/events.js';

// A puzzle for each day.
export { Daily } from './days/daily.js';
export { daySettings, type DayOffer, type Days, type Tried } from './days/day-settings.js';
export { withDays } from './days/with-days.js';

// Selectors on the state of a board, for an author's own parts.
export { solvedOf } from './game/progress.js';
export { isTurn, lookOf, pickedOf, progressOf, shownOf, viewOf } from './game/select.js';
export { sayMove } from './words/describe-move.js';
export { labelOf } from './words/describe-standing.js';

export { ScoreChart, type Reading } from './panel/score-chart.js';
export { renderSeat } from './panel/status.js';
export { renderTerm } from './panel/term.js';
export { renderLine, renderWord } from './dom/sentence.js';
export { parseMarkup, parseNode } from './dom/markup.js';
export { handOverStyles } from './styles/hand-over.css.js';
export { scoreChartStyles } from './styles/score-chart.css.js';
export { scoreTableStyles } from './styles/score-table.css.js';
