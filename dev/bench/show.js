// The bench's boards to look at: a hundred of them, and how long they took here.
import { mount, timed } from './measure.js';
import { contender } from './star-board.js';

const one = await timed(() => mount(contender));
const hundred = await timed(() => mount(contender, 99));
document.getElementById('told').textContent =
  `The first board took ${one.toFixed(1)} ms, the other 99 took ${hundred.toFixed(0)} ms. npm run bench measures with more care.`;
