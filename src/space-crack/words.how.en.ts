/** How to play Space Crack, in ten lines for a newcomer, and a line for each unusual option; loaded when first asked for. */
import type { WordTable } from '../core/words.js';

export const howWords: WordTable = {
  'how.1':
    'Hold the most planets after {turns} turns. The figure on a planet is its size, and size does not count for the win: one planet, one point.',
  'how.2':
    'A turn gives you {commandPoints} command points. Each pays for one action: move a ship to a planet beside it, or build a ship. Players act in turn, one action at a time.',
  'how.3':
    'To move, choose a ship and then a planet next to it; or drag it there. Dots and labels show where it can go and what would come of it.',
  'how.4':
    'A planet without a ship becomes yours at once, whether it was nobody’s or another player’s. Planets that your ship leaves stay yours.',
  'how.5':
    'Where a hostile ship stands, the larger ship wins and loses half of the smaller one’s strength, rounded down. Equal ships destroy each other.',
  'how.6': 'Two ships of yours that meet become one of both their strengths.',
  'how.7':
    'To build, choose a planet of your own and press Build. It costs as much crack as the planet’s size, and the ship is as strong.',
  'how.8':
    'When all are done the turn ends, and your planets yield crack: {crackPct} percent of their size. A core planet, with all six neighbours yours, yields {interiorBonus} percent of its size more.',
  'how.9':
    'Start by spreading: {commandPoints} moves with one ship take {commandPoints} planets. Build a second ship early, and send the two different ways.',
  'how.10':
    'Guard the front with larger ships than those beside it. Keep points for the next turn by ending yours early. If planets are equal at the end, more crack wins.',
  'how.order.sequential': 'In this game each player has a whole turn at a time.',
  'how.order.free': 'In this game nobody waits: whoever has points acts.',
  'how.endTurn.forfeit': 'In this game the points you have left are lost when you end a turn.',
  'how.endTurn.off': 'In this game turns cannot be ended early.',
  'how.buildOnOccupied.forbid': 'In this game you cannot build where a ship stands.',
  'how.perimeterBonus':
    'In this game a planet beside a core planet of yours yields {perimeterBonus} percent of its size more.',

  'key.act': 'choose, send the chosen ship',
  'keys.typed': 'B, E, U, Y',
  'key.typed': 'build here, end the turn, take back, play again',
};
