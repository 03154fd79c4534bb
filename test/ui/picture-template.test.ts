/** Pictures that are shown again and again. */
import { expect, it } from 'vitest';
import { pictureTemplate } from '../../src/ui/dom/picture-template.js';

it('keeps a picture that is shown all the time, however many others come and go', () => {
  const board = pictureTemplate('<svg id="board"/>').strings;
  for (let n = 0; n < 500; n++) {
    pictureTemplate(`<svg id="${n}"/>`);
    expect(pictureTemplate('<svg id="board"/>').strings).toBe(board);
  }
});
