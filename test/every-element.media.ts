import { expect } from '@open-wc/testing';
import { mount } from './board.js';
import { boards } from './slices.js';

/** The value of a system colour here. */
function colour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

describe('under forced colours and reduced motion', () => {
  it('this page is under both', () => {
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).to.equal(true);
  });

  for (const tag of boards) {
    it(`<${tag}> takes its inks from the system`, async () => {
      const board = await mount(`<${tag}></${tag}>`);
      const inks = getComputedStyle(board.find('.frame'));
      const shown = (name: string): string => {
        const probe = document.createElement('i');
        probe.style.color = `var(--${name})`;
        board.find('.frame').append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      expect(inks.color).to.equal(colour('CanvasText'));
      expect(['ink', 'line', 'seat-0', 'seat-1'].map(shown)).to.deep.equal(
        Array(4).fill(colour('CanvasText')),
      );
      expect(['surface', 'field', 'on'].map(shown)).to.deep.equal(Array(3).fill(colour('Canvas')));
      expect(shown('accent')).to.equal(colour('Highlight'));
    });

    it(`<${tag}> shows a move in its end state at once`, async () => {
      const board = await mount(`<${tag}></${tag}>`);
      board.element.seats = board.element.seats.replace(/^\S+/, board.bot);
      board.element.botPace = 0;
      await board.settled();
      expect(board.element.ply).to.be.greaterThan(0);
      expect(document.getAnimations().length + board.root.getAnimations().length).to.equal(0);
    });
  }
});
