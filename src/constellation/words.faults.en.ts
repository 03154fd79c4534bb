/**
 * English sentences about what a page has given and a board of Constellation cannot use; loaded when there is such a value.
 *
 * {found}: what the page has written, word for word. {offset}: how many characters stand before the fault.
 * {stars}: how many stars a map has. {members}: how many members a team has. {path}: where it stands, as stars[3].x. {most}: the largest number.
 */
import type { WordTable } from '../core/words/words.js';

export const faultWords: WordTable = {
  // Errors in what a page asks for, for whoever builds it.
  'constellation/no-map': 'There is no map “{found}”. The maps are {maps, list, and}.', // {maps}: their names.
  'constellation/few-stars': 'A map for {count} teams needs at least {least} stars, not {stars}.', // {count}: how many teams. {least}: a number.
  'constellation/few-hq-stars':
    'This map has {stars, plural, one {# plain star} other {# plain stars}}. The HQs need {need}.', // {need}: a number.
  'constellation/members': 'Give one number of members, or one for each of the {count} teams, not {members}.', // {count}: how many teams. {members}: how many numbers were given.
  'constellation/no-move-each':
    '{moves, plural, one {# move per round is too few for {members} members.} other {# moves per round are too few for {members} members.}}', // {moves}: a number.
  'constellation/roles-without-sides': 'The mode “{mode}” has no roles. Leave them out.', // {mode}: as classic.
  'constellation/roles-count': 'Give one role for each of the {count} teams.', // {count}: how many teams.
  'constellation/roles-sides':
    'In the mode “{mode}” the roles are {sides, list, and}, and each is needed at least once.', // {mode}: as resistance. {sides}: the roles.
  'constellation/objectives': 'Objectives are texts, or data with text and done.',

  // Errors in the goal of a puzzle, for whoever builds a page. The first team is the reader’s.
  'constellation/goal-members': 'In a puzzle each team has one member.',
  'constellation/goal-hqs': 'This goal takes both HQs of the first team.',
  'constellation/goal-round': 'This goal takes the last round, which is round {rounds}.', // {rounds}: a number.
  'constellation/goal-thief':
    'The goal hold takes two teams, and for the second one move, and a steal to make it with.',

  // Errors in a map, for whoever builds a page.
  'constellation/map-data': 'A map is data with stars and edges.',
  'constellation/map-json': 'The map cannot be read as JSON.',
  'constellation/map-text': 'The text of the map cannot be read at “{found}”.',
  'constellation/map-list': '{path} takes a list.',
  'constellation/map-count': 'A map has 1 to {most} stars, not {found}.',
  'constellation/map-star': '{path} takes a star with id, x, y and type.',
  'constellation/map-id': '{path} is “{found}”. It takes 1 to 16 letters, digits or underscores.',
  'constellation/map-number': '{path} is “{found}”. It takes a number from {least} to {most}.', // {least}: the smallest number.
  'constellation/map-type': '{path} is “{found}”. It takes {types, list, or}.', // {types}: kinds of stars, as they are written.
  'constellation/map-twice': '{path} is “{found}”, which is already the id of another star.',
  'constellation/map-edge': '{path} takes two ids of stars.',
  'constellation/map-end': '{path} is “{found}”, and there is no such star.',
  'constellation/map-loop': '{path} joins “{found}” to itself.',
  'constellation/map-edge-twice': '{path} joins two stars that are joined already.',
  'constellation/map-long': 'The text of the map has {found} characters. At most {most} are read.',

  // Why the clock does not do what the page asks.
  'constellation/no-clock': 'No round is being timed.',
  'constellation/more-time': 'Time is added in whole seconds from 1 to {most}, not {found}.',
};
