/** Fences of steps: a list with pictures round which a board comes, and what is wrong with one, in its line. */
import { describe, expect, it } from 'vitest';
import { Session } from '../../src/core/session/session.js';
import { builtIn } from '../../src/fences/boards.js';
import { attributesOf, elementsIn, only, pageOf, READERS, refusalOf } from './page.js';

const BODY = `star/1 rings=4 | S31 T20 A40
*10 R10 *32

2. Two stones
   Red has answered
   in the corner.

   Blue is to move.
- A position of its own
  position: 3:30.
  marks: T31
6. One move
   find: A10
   Blue connects.
   answer T10 R20: That stays apart.
   hint: Look at ring 1.`;

describe.each(READERS)('a fence of steps, by %s', (_, read) => {
  it('becomes a list in an element, with a picture, a title and texts for each step', () => {
    const { html, warnings } = read(pageOf('steps follow-scroll caption="A game"', BODY));
    expect(warnings).toEqual([]);
    expect(attributesOf(only(html, 'board-steps'))).toEqual({
      record: 'star/1 rings=4 | S31 T20 A40 *10 R10 *32',
      board: 'star-board',
      'follow-scroll': '',
    });
    const all = elementsIn(html);
    const items = all.filter(({ tagName }) => tagName === 'li').map(attributesOf);
    expect(items).toEqual([
      { 'data-ply': '2' },
      { 'data-position': '3:30.', 'data-marks': 'T31' },
      { 'data-ply': '6', 'data-find': 'A10' },
    ]);
    const pictures = all.filter(({ tagName }) => tagName === 'img').map(attributesOf);
    expect(pictures.map(({ src = '' }) => src.slice(0, 18))).toEqual(Array(3).fill('data:image/svg+xml'));
    expect(html).toContain('<b>Two stones</b>');
    expect(html).toContain('<p>Red has answered in the corner.</p><p>Blue is to move.</p>');
  });

  it('hides what is to be found in what readers open themselves, where no script runs', () => {
    const { html } = read(pageOf('steps', BODY));
    const details = /<details class="planisphere">.*?<\/details>/su.exec(html)?.[0] ?? '';
    expect(details).toContain('<summary>The answer</summary>');
    expect(details).toContain('<p><b>A10</b></p>');
    expect(details).toContain('<b>T10 R20</b> <span data-answer="T10 R20">That stays apart.</span>');
    expect(details).toMatch(/<p data-hint(="")?>Look at ring 1\.<\/p>/);
  });

  it.each([
    [
      'a step beyond the record',
      'star/1 rings=4 | S31\n\n1. One\n9. Nine',
      '7:1: This step begins with 9, and the record has 1 move.',
    ],
    [
      'a move that is refused',
      'star/1 rings=4 | S31\n1. One\n   find: S31',
      '6:1: find: There is already a blue stone',
    ],
    ['an answer that is no move', 'star/1 rings=4 | S31\n1. One\n   find: T20\n   answer Q77: No.', '7:1: '],
    ['a mark on no cell', 'star/1 rings=4 | S31\n1. One\n   marks: Q77', '6:1: '],
    [
      'a step without a place',
      'star/1 rings=4 | S31\n- One',
      '5:1: This step has no position. Begin it with',
    ],
    [
      'a record that cannot be played',
      'star/1 rings=4 | S31 S31\n1. One',
      '4:22: There is already a blue stone on S31.',
    ],
    ['no step', 'star/1 rings=4 | S31', '3:1: There are no steps.'],
    ['no board', '1. One', '3:1: Say which board is meant: begin'],
  ])('with %s stops the build at its line', (__, body, said) => {
    expect(refusalOf(read, pageOf('steps', body))).toContain(`game.md:${said}`);
  });

  it.each(builtIn.map((board) => [board.tag, board] as const))(
    'says in plain words what is wrong with a step of %s',
    (__, { game }) => {
      const session = new Session(game);
      session.start({}, { seed: 1 });
      const saidOf = (step: string): string =>
        refusalOf(read, pageOf('steps', `${session.save('all')}\n\n${step}`)).replace(/^.*game\.md:/, '');
      expect(saidOf('9. One')).toBe('6:1: This step begins with 9, and the record has 0 moves.');
      expect(saidOf('- One')).toMatch(/^6:1: This step has no position\. Begin it with the number of moves/);
      expect(saidOf('0. One\n   find: ?')).toMatch(/^7:1: find: .+\.$/);
    },
  );

  it('takes a line of prose with a colon as prose', () => {
    const { html } = read(pageOf('steps', 'star/1 rings=4 | S31\n1. One\n   then Blue wins: 11 to 10.'));
    expect(html).toContain('<p>then Blue wins: 11 to 10.</p>');
  });

  it.each([
    ['1. One\n   fnid: T20', '6:1: A step has no field “fnid”. Did you mean “find”?'],
    ['1. One\n   Red is to move.\n   fnid: T20', '7:1: A step has no field “fnid”. Did you mean “find”?'],
    ['1. One\n   Find: T20', '6:1: A step has no field “Find”. Did you mean “find”?'],
    [
      '1. One\n   find: T20\n   answr T30 R10: No.',
      '7:1: A step has no field “answr”. Did you mean “answer”?',
    ],
    [
      '1. One\n   recrod: star/1 | S31',
      '6:1: A step has no field “recrod”. Write the record above the first',
    ],
    [
      '1. One\n   ply: 12',
      '6:1: A step has no field “ply”. It has position, find, marks, then, buttons, hint and',
    ],
  ])('with a misspelt field stops the build at its line: %j', (steps, said) => {
    const body = `star/1 rings=4 | S31\n${steps}`;
    expect(refusalOf(read, pageOf('steps', body))).toContain(`game.md:${said}`);
  });

  it.each(['record', 'recrod', 'find'])('with “%s:” above its first step stops the build', (name) => {
    expect(refusalOf(read, pageOf('steps', `${name}: star/1 rings=4 | S31\n1. One`))).toContain(
      `game.md:4:1: Leave out “${name}:”.`,
    );
  });

  it.each([
    'Note: Red is to move.',
    'Blue has two stones of one\n   kind: the long ones.',
    'See\n   https://example.org for more.',
    'After T20: Red leads.',
    'Red lost\n   more: five stones.',
  ])('takes a line with a colon as prose: %j', (text) => {
    const { html } = read(pageOf('steps', `star/1 rings=4 | S31\n1. One\n   ${text}`));
    expect(html).toContain(`<p>${text.replace(/\s+/gu, ' ')}</p>`);
  });

  it('with a misspelt word in its first line stops the build', () => {
    expect(refusalOf(read, pageOf('steps captoin="A"', BODY))).toContain('Did you mean “caption”?');
  });
});

it('warns where the record holds something hidden', () => {
  const record = 'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5';
  for (const [, read] of READERS)
    expect(read(pageOf('steps', `${record}\n0. First`)).warnings.join()).toContain('something hidden');
});
