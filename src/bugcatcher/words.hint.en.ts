/**
 * English sentences of the hints of Bugcatcher: the program that is advised, and what it is for. Loaded with the first
 * hint. The program is dashed on the board.
 *
 * {steps}: how many steps it has. What other players write is secret, so that they may still be in the way.
 */
import type { WordTable } from '../core/words/words.js';

export const hintWords: WordTable = {
  // With what it is for.
  'hint.missions':
    'For {missions, list, and}: {steps, plural, one {# step} other {# steps}}, and up to {fireflies, plural, one {# firefly} other {# fireflies}} from missions, if nothing is in the way.', // {missions}: those that it completes. {fireflies}: what they bring to somebody who alone completes them.
  'hint.steps':
    '{steps, plural, one {# step} other {# steps}} for as many fireflies, if nothing is in the way. This plan completes no mission.',

  // A hint: what the advised program holds, which is dashed on the board. {border}: how many steps of the border node. {central}: of the central node. {swaps}: how many swaps. {n}: how many missions it accepts.
  'hint.program':
    '{border} square, {central, plural, one {# round step} other {# round steps}}{swaps, plural, =0 {} one {, # swap} other {, # swaps}}. {n, plural, =0 {Tick no mission.} one {Tick # mission.} other {Tick # missions.}}',
};
