import { expect } from '@open-wc/testing';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import { mount } from '../board.js';

/** A whole game, at whose end stones of both seats are dead. */
const WHOLE =
  'star/1 rings=4 | T42 A30 S41 *10 R10 *32 A40 T43 R41 A41 *43 S40 S30 *42 S43 S42 T21 A42 A43 R40 R30 R42 A21 T40 T20 T31 T32 T30 S21 S31 S20 S32 R20 A20 A10 T41 R43 *40 *21 *41 A31 *31 R21 R32 *20 *30 S10 T10 A32 R31';

describe('<star-board> in one ink', () => {
  it('tells the stones of both seats apart, and dead ones from those that may live', async () => {
    const board = await mount<StarBoard>(`<star-board record="${WHOLE}"></star-board>`);
    const inkOf = (node: Element | null): string => {
      const { fill, stroke } = node ? getComputedStyle(node) : {};
      return `${fill} ${stroke}`;
    };
    const looks = ['.seat-0:not(.dead)', '.seat-1:not(.dead)', '.seat-0.dead', '.seat-1.dead'].map((kind) => {
      const piece = board.find(`.pieces ${kind}`);
      return ['.stone', '.on'].map((part) => inkOf(piece.querySelector(part))).join();
    });
    expect(new Set(looks).size).to.equal(4);
  });
});
