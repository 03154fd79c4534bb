// The composer's worker: it thinks about the last question.
import { study } from '../../dist/es/pure/rotation.js';
import { choose, think } from './thinking.js';

let asked = 0;
const channel = new MessageChannel();
let resume;
channel.port1.onmessage = () => resume();

/** Lets what has been posted in the meantime arrive. */
const rest = () =>
  new Promise((resolve) => {
    resume = resolve;
    channel.port2.postMessage(null);
  });

addEventListener('message', ({ data: { id, puzzles, ...question } }) => {
  asked = id;
  const world = {
    tell: (told) => postMessage({ id, ...told }),
    isAsked: () => asked === id,
    rest,
    now: () => performance.now(),
  };
  if (puzzles) choose(study, puzzles, world);
  else think(study, question, world);
});
