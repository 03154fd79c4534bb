/** The worker of Bugcatcher's bots. */
import { serveBots, type BotScope } from '../../core/bots/bot-worker.js';
import { bots } from '../bots.js';
import { bugcatcher } from '../game.js';

serveBots(self as unknown as BotScope, bugcatcher.notation, bots);
