// The bench's boards to look at: `?tag=star-board`, a hundred of them, and how long they took here.
import { mount, timed } from './measure.js';
import { contender } from './our-board.js';

const tag = new URL(location.href).searchParams.get('tag') ?? 'star-board';
const told = document.getElementById('told');

const script = document.createElement('script');
script.src = `../dist/${tag}.js`;
await new Promise((resolve, reject) => {
  script.onload = resolve;
  script.onerror = () => reject(new Error(`There is no ${script.src}`));
  document.head.append(script);
});
const { boards } = await import(`./${tag}.js`);
globalThis.given = { tag, ...boards[0] };

const one = await timed(() => mount(contender));
const hundred = await timed(() => mount(contender, 99));
told.textContent = `${tag}: the first board took ${one.toFixed(1)} ms, the other 99 took ${hundred.toFixed(0)} ms. npm run bench measures with more care.`;
