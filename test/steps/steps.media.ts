/** `<board-steps>` as a reader sees it who has chosen the colours of all pages. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/ui/steps/define.js';
import '../../src/star/element/define.js';
import type { BoardSteps } from '../../src/ui/steps/define.js';

describe('<board-steps> in forced colours', () => {
  it('has the number of each step in ink on the ground of the page, of a step that was read too', async () => {
    const element = await fixture<BoardSteps>(
      html`<board-steps record="star/1 rings=4 | S31 T20 A40">
        <ol>
          <li data-ply="1"><b>One</b></li>
          <li data-ply="2"><b>Two</b></li>
        </ol>
      </board-steps>`,
    );
    await element.updateComplete;
    element.goTo(1);
    await element.updateComplete;
    const number = element
      .querySelector('[data-planisphere-step]')
      ?.shadowRoot?.querySelector('.number.past') as Element;
    const page = document.createElement('p');
    page.style.cssText = 'color: CanvasText; background: Canvas';
    document.body.append(page);
    const looks = [number, page].map((one) => {
      const { color, backgroundColor } = getComputedStyle(one);
      return `${color} on ${backgroundColor}`;
    });
    page.remove();
    expect(looks[0]).to.equal(looks[1]);
  });
});
