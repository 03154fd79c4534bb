/** What scrolls beside a board can be reached by keys, and is no stop where nothing scrolls. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, STILL, until } from '../board.js';
import '../slices.js';

it('the rest of a panel is a stop of the Tab key only while there is more in it than it shows', async () => {
  await setViewport({ width: 1100, height: 480 });
  const board = await mount(`<star-board rings="4" ${STILL}></star-board>`, 1100);
  const rest = board.find<HTMLElement>('.rest');
  await until(() => rest.tabIndex === 0);
  expect(rest.scrollHeight).to.be.greaterThan(rest.clientHeight);
  board.element.parentElement!.style.width = '390px';
  await until(() => rest.tabIndex === -1);
  await setViewport({ width: 800, height: 600 });
});
