/** The worker of Space Crack's bots. */
import { serveBots, type BotScope } from '../../core/bots/bot-worker.js';
import { bots } from '../bots.js';
import { spaceCrack } from '../game.js';

serveBots(self as unknown as BotScope, spaceCrack.notation, bots);
