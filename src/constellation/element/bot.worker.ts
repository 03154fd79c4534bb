/** The worker of Constellation's bots. */
import { serveBots, type BotScope } from '../../core/bots/bot-worker.js';
import { bots } from '../bots.js';
import { constellation } from '../game.js';

serveBots(self as unknown as BotScope, constellation.notation, bots);
