/** The table of scores, as a game made with `defineBoard` shows it. */
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { defineGame } from '../../src/core/simple/define-game.js';
import { memoize } from '../../src/core/basics/memoize.js';
import { polygonChart } from '../../src/core/chart/polygon-chart.js';
import type { Board as GameBoard } from '../../src/core/simple/simple-game.js';
import {
  defineBoard,
  labelOf,
  renderLine,
  renderSeat,
  scoreTableStyles,
  stones,
} from '../../src/ui/index.js';
import { mount, type Board } from '../board.js';

const boardOf = memoize((size: number): GameBoard => ({
  chart: polygonChart({
    rows: [[...'abcdef'].slice(0, size)],
    corners: (cell) => {
      const x = 'abcdef'.indexOf(cell);
      return [
        [x, 0],
        [x + 1, 0],
        [x + 1, 1],
        [x, 1],
      ];
    },
    margin: 0.5,
  }),
}));

const boxes = defineGame({
  id: 'boxes',
  seats: ['Blue', 'Red'],
  options: { size: { kind: 'integer', default: 4, min: 2, max: 6, rule: 'B1' } },
  board: ({ size }) => boardOf(size),
  moves: { place: { on: 'empty', rule: 'B2' } },
  outcome: ({ options: { size }, stones: there }) =>
    Object.keys(there).length === size ? { winners: [], reason: 'boxes/full' } : undefined,
  words: {
    'game.name': 'Boxes',
    'bot.greedy': 'greedy bot',
    'event.place': '{seat} closed the box {cell}.',
    'boxes/full': 'Nobody won',
    'how.1': 'Close boxes.',
  },
  bots: { greedy: () => 0 },
});

const picture = stones();

defineBoard('boxes-board', boxes, {
  picture,
  styles: scoreTableStyles,
  makeParts: (board) => {
    const drawStones = picture.makePatch?.(board.motion);
    return {
      show: (drawn, view) => drawStones?.(drawn, view, boardOf(view.options.size)),
      panel: {
        score: ({ stones: there }) =>
          html`<table part="score">
          <thead>
            <tr>
              <td></td>
              <th scope="col"><span>Boxes closed</span></th>
            </tr>
          </thead>
          <tbody>
            ${[0, 1].map(
              (seat) =>
                html`<tr>
                  <th scope="row">${renderSeat(seat)}<span>${renderLine(labelOf(seat, board.state))}</span></th>
                  <td><b>${Object.values(there).filter((one) => one === seat).length}</b></td>
                </tr>`,
            )}
          </tbody>
        </table>`,
      },
    };
  },
});

/** The names of the seats that do not share one line with their figure. */
function apart(board: Board): string[] {
  return board
    .all('tbody tr')
    .filter((row) => {
      const name = document.createRange();
      name.selectNodeContents(row.querySelector('th > span:last-child') as Element);
      const figure = (row.querySelector('b') as Element).getBoundingClientRect();
      const middle = (figure.top + figure.bottom) / 2;
      return [...name.getClientRects()].some(({ top, bottom }) => top > middle || bottom < middle);
    })
    .map((row) => row.querySelector('th')?.textContent?.trim() ?? '');
}

describe('a table with one score', () => {
  for (const width of [320, 390, 700])
    it(`has each name and its figure on one line at ${width} px`, async () => {
      const board = await mount('<boxes-board seats="human bot:greedy"></boxes-board>', width);
      expect(board.all('tbody th').map((name) => name.textContent?.trim())).to.include('Red, greedy bot');
      expect(apart(board)).to.deep.equal([]);
    });
});
