/** The worker of the rotation puzzle's bots and solver. */
import { serveBots, type BotScope } from '../../core/bots/bot-worker.js';
import { bots } from '../bots.js';
import { notation } from '../notation.js';

serveBots(self as unknown as BotScope, notation, bots);
