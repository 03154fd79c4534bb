/**
 * Verbs for the tests of Daybreak: positions and moves as text a person can read.
 * To replace: nothing; add what the game has of its own.
 */
import { verbsOf } from '../../../test/verbs.js';
import { daybreak } from '../game.js';
import { words as english } from '../words.en.js';

export const { words, start, position, refusal, sentence, playWithEvents, play } = verbsOf(daybreak, english);
