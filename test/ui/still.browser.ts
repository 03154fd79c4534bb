/**
 * Nothing beside a board moves while it is played on: notes, hints, charts and buttons come into room that is kept for
 * them. Another phase of a game may bring another panel, below the lines.
 */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, playOn, until, type Board } from '../board.js';
import { tags } from '../slices.js';

const STILL = 'style="--board-motion: 0"';

const BOXES = ['.chart', '.status', '.to-do', '.telling', '[part=score]', '.acts', '.controls'] as const;

/** They stay where they are in every phase. */
const ALWAYS: readonly string[] = BOXES.slice(0, 4);

/**
 * Changes that bring another panel below these elements: whoever moves next is chosen once HQs are placed; a round has
 * missions of its own.
 */
const PHASES: Readonly<Record<string, RegExp>> = {
  'constellation-board': /phase=\w+/,
  'bugcatcher-grid': /round=\d+/,
};

/** The top of each box, from the board’s upper edge. */
function tops({ element, root }: Board): Record<string, number> {
  const { top } = element.getBoundingClientRect();
  return Object.fromEntries(
    BOXES.flatMap((selector) => {
      const box = root.querySelector(selector)?.getBoundingClientRect();
      return box && box.height > 0 ? [[selector, Math.round(box.top - top)]] : [];
    }),
  );
}

const pick = (all: Record<string, number>, names: readonly string[]): Record<string, number> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** The boxes that have moved. */
function moved(before: Record<string, number>, after: Record<string, number>): readonly string[] {
  return Object.entries(after).flatMap(([selector, top]) =>
    Math.abs(top - (before[selector] ?? top)) > 1 ? [`${selector} from ${before[selector]} to ${top}`] : [],
  );
}

for (const tag of tags)
  for (const width of [320, 390, 1200])
    it(`<${tag}> of ${width} px stands still from the first move on${tag in PHASES ? ', its figures and buttons within a phase' : ''}`, async () => {
      await setViewport({ width: 1280, height: 900 });
      const board = await mount(`<${tag} ${STILL} seed="3"></${tag}>`, width);
      const first = tops(board);
      const phaseNow = (): string => PHASES[tag]?.exec(board.element.position)?.[0] ?? '';
      const firsts = new Map([[phaseNow(), first]]);
      expect(Object.keys(first)).to.include.members(['.chart', '.status', '.to-do', '.controls']);
      const found: string[] = [];
      const look = (when: string): void => {
        const now = tops(board);
        const phase = phaseNow();
        if (!firsts.has(phase)) firsts.set(phase, { ...now, ...pick(first, ALWAYS) });
        found.push(...moved(firsts.get(phase) ?? first, now).map((what) => `${when}: ${what}`));
      };
      for (const ply of [1, 2, 3, 4, 5, 6]) {
        await playOn(board, ply);
        look(`after ${ply}`);
      }
      board.element.marks = 'nowhere';
      await until(() => board.note !== '');
      look('with an error');
      board.element.marks = '';
      await until(() => board.note === '');
      board.root.querySelector<HTMLElement>('[name=hint]')?.click();
      await board.settled();
      look('with a hint');
      board.element.goTo(2);
      await board.settled();
      look('looking back');
      expect(found).to.deep.equal([]);
    });
