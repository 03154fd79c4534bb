/** The worker's side of a bot: takes questions, sends answers. All it needs is a way to post. */
import { askBot, type BotMessage, type BotReply, type BotTable } from './bots.js';
import type { Notation } from '../contract/rules.js';

/** The part of a worker's global scope that is used. */
export interface BotScope {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the types of a page and of a worker each have an event of their own
  onmessage: ((event: any) => unknown) | null;
  postMessage(reply: BotReply): void;
}

/**
 * Answers every question that reaches the worker. An exception is an answer too: the worker is there for the next
 * question.
 */
export function serveBots<S, M>(
  scope: BotScope,
  notation: Pick<Notation<S, M, never>, 'parsePosition' | 'formatMove'>,
  bots: BotTable<S, M>,
): void {
  scope.onmessage = ({ data }: { readonly data: BotMessage }) => {
    const { id } = data;
    let reply: BotReply;
    try {
      const thought = askBot(notation, bots, data);
      let step: IteratorResult<unknown, string>;
      do {
        scope.postMessage({ id, thinks: true });
        step = thought.next();
      } while (!step.done);
      reply = { id, text: step.value };
    } catch (error) {
      reply = { id, threw: (error instanceof Error && error.stack) || String(error) };
    }
    scope.postMessage(reply);
  };
}
