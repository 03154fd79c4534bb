/** The worker of *Star's bots. */
import { serveBots, type BotScope } from '../../core/bots/bot-worker.js';
import { bots } from '../bots.js';
import { star } from '../game.js';

serveBots(self as unknown as BotScope, star.notation, bots);
