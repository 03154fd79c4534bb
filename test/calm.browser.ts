/** Every test of the browser lanes begins in the same window, whatever the test before it did. */
import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';

describe('a test', () => {
  const tall = document.createElement('div');
  const input = document.createElement('input');
  let isPointedAt = false;

  before(() => {
    tall.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 900px; height: 5000px';
    tall.append(input);
    tall.addEventListener('pointermove', () => (isPointedAt = true));
    document.body.append(tall);
  });
  after(() => tall.remove());

  it('may leave the window in any state', async () => {
    await setViewport({ width: 640, height: 700 });
    input.focus();
    scrollTo(0, 300);
    history.replaceState(null, '', '#left');
    localStorage.setItem('left', 'over');
    await sendMouse({ type: 'move', position: [320, 200] });
    expect(isPointedAt).to.equal(true);
  });

  it('begins with the window as wide as ever, at its top, and nothing in focus', () => {
    expect([innerWidth, innerHeight, scrollY]).to.deep.equal([800, 600, 0]);
    expect(document.hasFocus()).to.equal(true);
    expect(document.activeElement).to.equal(document.body);
  });

  it('begins with nothing kept and nothing in the address', () => {
    expect([location.hash, localStorage.length]).to.deep.equal(['', 0]);
  });

  it('begins with the pointer on nothing of the page, and scrolling brings nothing under it', async () => {
    isPointedAt = false;
    scrollTo(0, 2000);
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    expect(isPointedAt).to.equal(false);
    expect(tall.matches(':hover')).to.equal(false);
  });

  it('begins at noon', () => {
    expect(new Date().getHours()).to.equal(12);
  });
});
