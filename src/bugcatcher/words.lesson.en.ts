/** English sentences of the lesson on Bugcatcher's board; loaded when the lesson is opened. */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  // Offers the lesson, and ends it. Its reader plays Player 1.
  'lesson.end':
    'Avoid crowded spots, cross only paths of the other colour, and complete missions before the others.',

  // A step each: its title, without a full stop; what it asks for; and what is said to what the reader has done. Names of spots, as B2, stay as they are.
  'lesson.nodes.title': 'Two nodes',
  'lesson.nodes.say':
    'The framed square and round node are yours, and the most fireflies win. A step costs 1 energy and earns 1 firefly. Plan three, then submit.',
  'lesson.nodes.three':
    '3 steps, 3 fireflies. Each leaves a path. Next round your nodes start where they ended. The rules call them border node and central node.',
  'lesson.nodes.back':
    'You came back to your own start, which is claimed. A node cannot visit a spot twice in a round.',
  'lesson.nodes.theirs':
    'Player 2’s round node began there, so the spot is claimed and your node collided. Take another way.',
  'lesson.nodes.twice':
    'You came back to a spot that you had claimed. A node cannot visit a spot twice in a round.',
  'lesson.nodes.crossed':
    'Your node crossed a path of its own colour and collided. Take three steps that do not cross.',
  'lesson.nodes.fewer':
    'That was fewer than three steps. Unused energy is lost, and only steps earn fireflies. Take three.',

  // As above, of the second step.
  'lesson.claims.title': 'First come, first served',
  'lesson.claims.say':
    'The first node at a spot claims it for the round, and starts are claimed too. Take three steps, and stay away from Player 2’s start.',
  'lesson.claims.three': '3 steps and no collision.',
  'lesson.claims.theirs':
    'Player 2 has left, but the start stays claimed. You collided, and this node was stopped for the round.',
  'lesson.claims.own':
    'Your own start is claimed too. You collided, and this node was stopped for the round.',
  'lesson.claims.late':
    'A node had been at that spot before, so it was claimed. You collided, and this node was stopped for the round.',
  'lesson.claims.crossed':
    'Your node crossed a path of its own colour and collided. Take three steps that do not cross.',
  'lesson.claims.fewer': 'No collision, but fewer than three steps. Unused energy is lost. Take three steps.',

  // As above, of the third step.
  'lesson.slots.title': 'Slots',
  'lesson.slots.say':
    'In slot 1 everybody’s first step runs, in slot 2 everybody’s second. The arrows show Player 2’s first two steps. Reach the last spot before Player 2.',
  'lesson.slots.first': 'You claimed the spot in slot 1. Player 2 came in slot 2 and collided.',
  'lesson.slots.then':
    'You claimed the spot in slot 1, but then you collided elsewhere. Begin the same way, and keep clear of claimed spots.',
  'lesson.slots.together': 'You both came in slot 2, so both nodes collided.',
  'lesson.slots.late': 'Player 2 was there before you, so you collided.',
  'lesson.slots.elsewhere': 'No collision, but Player 2 has the spot. Be there in slot 1.',
  'lesson.slots.hit': 'You collided elsewhere, and Player 2 has the spot. Be there in slot 1.',

  // As above, of the fourth step.
  'lesson.crossing.title': 'Crossing',
  'lesson.crossing.say':
    'Where a step of a square node crosses a step of a round node, equal colours collide. Player 2’s path will be black, like your round node. Swap colours, then cross.',
  'lesson.crossing.crossed':
    'Blue crossed black without a collision. A swap changes both of your nodes and costs 1 energy.',
  'lesson.crossing.both': 'Black crossed black in the same slot, so both nodes collided.',
  'lesson.crossing.later': 'Player 2’s black path was there first. Only you collided.',
  'lesson.crossing.not': 'You did not cross Player 2’s path. Swap colours, then go from B2 to C2.',

  // As above, of the fifth step.
  'lesson.mission.title': 'Missions',
  'lesson.mission.say':
    'Missions earn extra fireflies. Tick Marching Ant, then walk its shape with your round node: three steps in a straight line, in any direction.',
  'lesson.mission.done':
    '{paths, plural, one {# step} other {# steps}} and {reward, plural, one {# firefly} other {# fireflies}} for the mission: {gained}.', // {paths}: how many steps earned a firefly each. {reward}: what the mission brought. {gained}: all together.
  'lesson.mission.open':
    'The mission stays open for 1 more round. If you do not complete it by then, it costs 2 fireflies.',
  'lesson.mission.unaccepted':
    'You did not tick the mission, so it earned nothing. Tick it before you submit.',

  // As above, of the last step. {fireflies}: how many the reader has. {against}: how many Player 2 has.
  'lesson.last.title': 'The last round',
  'lesson.last.say':
    'This is the last round, and you have 10 fireflies. Use all 7 energy, and let three steps complete the mission.',
  'lesson.last.all':
    'Now all totals are shown. You win, {fireflies, plural, one {# firefly} other {# fireflies}} to {against}.',
  'lesson.last.win':
    'You win, {fireflies, plural, one {# firefly} other {# fireflies}} to {against}. All 7 energy and the mission would have earned you 21.',
  'lesson.last.fewer':
    'Player 2 wins, {against, plural, one {# firefly} other {# fireflies}} to {fireflies}. Each step that did not land cost you a firefly.',
  'lesson.last.unaccepted': 'Player 2 wins. Tick the mission, and walking its shape earns 4 more.',
  'lesson.last.shape':
    'Player 2 wins. You ticked the mission, but your round node did not take three steps in a straight line.',
};
