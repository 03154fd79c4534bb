/** Workers that do as a test tells them. */
import type { BotReply } from '../src/core/bots/bots.js';

export interface Question {
  readonly id: number;
  readonly position: string;
  readonly seed: number;
}

export class FakeWorker extends EventTarget {
  isRunning = true;
  readonly #answer: (worker: FakeWorker, question: Question) => void;
  constructor(answer: (worker: FakeWorker, question: Question) => void) {
    super();
    this.#answer = answer;
  }
  postMessage(question: Question): void {
    this.#answer(this, question);
  }
  send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  reply({ id }: Question, text: string): void {
    this.send({ id, text } satisfies BotReply);
  }
  /** As where its file is missing. */
  fail(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
  terminate(): void {
    this.isRunning = false;
  }
}

/** All that were started, the newest last. */
export const workers: FakeWorker[] = [];

/** How a page starts a worker that answers so. */
export function startWorker(answer: (worker: FakeWorker, question: Question) => void): () => Worker {
  return () => {
    const worker = new FakeWorker(answer);
    workers.push(worker);
    return worker as unknown as Worker;
  };
}

/** How a page starts a worker that always answers with this text. */
export const answering = (text: string): (() => Worker) =>
  startWorker((worker, question) => worker.reply(question, text));
