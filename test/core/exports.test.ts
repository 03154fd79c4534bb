/** Names what others may build on, so that adding or removing a name is seen to be a promise. */
import { expect, it } from 'vitest';
import * as core from '../../src/core/index.js';
import * as course from '../../src/course/index.js';
import * as embedCode from '../../src/embed-code/index.js';
import * as markdownIt from '../../src/fences/markdown-it.js';
import * as remark from '../../src/fences/remark.js';
import * as vitepress from '../../src/fences/vitepress.js';
import * as testing from '../../src/testing/index.js';
import * as ui from '../../src/ui/index.js';
import * as xapi from '../../src/xapi/index.js';

const CORE = `
  accept refuse unwrap within
  makeRules eitherOf fieldsOf listUpTo nullOr oneOf pairOf textUpTo wholeNumber
  defaultsOf readOptions requireOptions formatOptions parseOptions isBare readFlag checkText placeIn MOVE_CAP POSITION_CAP SEEDS shownValue
  field formatFields joinFields readPosition rulesOf positionKinds
  chance fork memoize times
  defineGame polygonChart
  makeToSvg pictureSourceOf patternsIn element escaped linesOf directionIn directionOf
  makeWords sayRefusal seatFact readMessages factsOf takeWords entryOn makePuzzleList dayWords codesIn readCode SEAT_MARKS SEATS cellAt neighbourTowards circle decimal line pair polygon scaled parseMarks nearest
  drain randomThink askBot serveBots
  publishedRecord publishedStart Session formatRecord gameIn parseRecord`;

const TESTING = `
  checkGame verbsOf checkConformance checkLeaks checkBots Breach CLAUSES
  perft countPositions playthrough recordOf randomPlay`;

const EMBED_CODE = `
  FRAME_HEIGHT SANDBOX FEATURES
  attributesText scriptTag loaderTag boardTag embedCode fallback frameCode
  exercisePage setTag`;

const XAPI = `
  makeStatements`;

const MARKDOWN_IT = `
  default`;

const VITEPRESS = `
  default`;

const REMARK = `
  default sanitizeSchema`;

const COURSE = `
  courseStructureOf manifestOf
  FOLDER PAGE packageId scriptsFor scriptTags zipFiles zipPackage
  FIELDS mayBeSet NUMBERS TEXT_TAGS folderOf libraryOf packageOf semanticsOf versionIn`;

const UI = `
  isTurn labelOf lookOf pickedOf progressOf sayMove shownOf solvedOf viewOf
  defineBoard registerBoard stones
  Daily daySettings withDays
  BoardElement dataChild flag whole
  BoardErrorEvent GameChangeEvent GameEndEvent GameSharedEvent GameStartEvent GoalLostEvent GoalMetEvent HintGivenEvent LessonEndEvent MoveRefusedEvent MoveRequestEvent
  SeatTurnEvent
  ScoreChart renderSeat renderTerm renderLine renderWord parseMarkup parseNode
  handOverStyles scoreChartStyles scoreTableStyles`;

it.each([
  ['core', core, CORE],
  ['testing', testing, TESTING],
  ['embed-code', embedCode, EMBED_CODE],
  ['course', course, COURSE],
  ['markdown-it', markdownIt, MARKDOWN_IT],
  ['remark', remark, REMARK],
  ['vitepress', vitepress, VITEPRESS],
  ['xapi', xapi, XAPI],
  ['ui', ui, UI],
])('planisphere/%s exports these values and no other', (_, module, names) => {
  expect(Object.keys(module).sort()).toEqual(names.trim().split(/\s+/).sort());
});
