/** The land grab, whole. Nothing in it is hidden: everybody sees the state and hears every event. */
import type { KeyFact } from '../../../src/core/basics/result.js';
import type { Game } from '../../../src/core/contract/rules.js';
import { readMessages } from '../../../src/core/words/read-message.js';
import type { Words, WordTable } from '../../../src/core/words/words.js';
import { nameOf, notation } from './notation.js';
import { rules } from './rules.js';
import type { Move, Event, Options, State } from './state.js';

export const words: WordTable = readMessages({
  'team.0': 'Blue',
  'team.1': 'Red',
  'team.2': 'Green',
  'team.3': 'Violet',
  'teams/claimed': '{team}, member {member}, claims {cell}.',
  'teams/stolen': '{team}, member {member}, steals {cell} from {from}.',
  'teams/passed': '{team}, member {member}, passes.',
  'teams/round': 'Round {round} is over. Points: {points}.',
  'teams/end': 'The game is over. {winners, plural, one {The winner is} other {The winners are}} {names}.',
  'teams/most-cells': 'most points',
  'teams/over': 'The game is over.',
  'teams/host-only': 'Only the host ends a round.',
  'teams/not-host': 'The host has no moves.',
  'teams/no-member': 'There is no member {member}.',
  'teams/no-moves': 'Member {member} has no moves left.',
  'teams/stuck': 'The team has no move to pass up.',
  'teams/no-cell': 'There is no such cell.',
  'teams/own-cell': 'The cell is your own.',
  'teams/taken': 'The cell belongs to team {team}.',
  'teams/far': 'The cell is not next to one of your own.',
  'teams/no-steals': 'There are no steals in this game.',
  'teams/free': 'The cell is free: claim it.',
  'teams/weak': 'The cell touches {own} of your own; two are needed.',
  'teams/dear': 'A steal takes two moves of one member.',
  'teams/move': '{found} is no move.',
});

const teamFact = (team: number): KeyFact => ({ key: `team.${team}` });

function describe(event: Event, { say }: Words): string {
  const teamName = (team: number): string => say(`team.${team}`);
  switch (event.type) {
    case 'claimed':
      return say('teams/claimed', {
        team: teamFact(event.team),
        member: event.member,
        cell: nameOf(event.cell),
      });
    case 'stolen': {
      const [team, from] = [teamFact(event.team), teamFact(event.from)];
      return say('teams/stolen', { team, from, member: event.member, cell: nameOf(event.cell) });
    }
    case 'passed':
      return say('teams/passed', { team: teamFact(event.team), member: event.member });
    case 'round': {
      const points = event.points.map((count, team) => `${teamName(team)} ${count}`).join(', ');
      return say('teams/round', { round: event.round, points });
    }
    case 'over':
      return say('teams/end', {
        winners: event.winners.length,
        names: event.winners.map(teamName).join(', '),
      });
  }
}

export const teams: Game<State, Move, Event, Options> = {
  rules,
  notation,
  view: (state) => state,
  filterEvent: (event) => event,
  describe,
};
