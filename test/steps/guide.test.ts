/** The examples of the guides are sound: each step is where it says, and its move can be found. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/contract/rules.js';
import { playWay } from '../../src/core/lesson/lesson-run.js';
import { StepReader } from '../../src/core/lesson/step-text.js';
import type { LessonStep } from '../../src/core/lesson/lesson.js';
import { chart } from '../../src/star/chart.js';
import { star } from '../../src/star/game.js';
import { fieldsFrom } from '../../src/ui/steps/entries.js';
import { pliesBetween } from '../../src/ui/steps/stage.js';

type Node = DefaultTreeAdapterTypes.Element;

const below = (node: DefaultTreeAdapterTypes.ParentNode): Node[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...below(child)] : []));

/** As much of an element as attributes are read from. */
const asElement = ({ attrs }: Node): Element =>
  ({ getAttribute: (name: string) => attrs.find((one) => one.name === name)?.value ?? null }) as Element;

const answersIn = (node: Node): Element[] =>
  below(node)
    .map(asElement)
    .filter((one) => one.getAttribute('data-answer') !== null);

const examplesIn = (guide: string, tag: string): Node[] => {
  const text = readFileSync(join(import.meta.dirname, `../../docs/${guide}.md`), 'utf8');
  const examples = [...text.matchAll(/^```html\n([^]*?)^```$/gm)].map(([, html]) => html as string);
  return examples.flatMap((html) => below(parseFragment(html)).filter(({ tagName }) => tagName === tag));
};

function read(node: Node, record: string | undefined, before: '' | 'data-', answers: Element[]): LessonStep {
  const { fields, pathOf } = fieldsFrom(asElement(node), answers, before);
  const cells = chart(4, 'cells').find;
  return new StepReader(star as unknown as AnyGame, () => cells, record).read(fields, pathOf, '1');
}

const answer = (step: LessonStep, move: string): string | undefined =>
  playWay(star, step, [move])?.answered.answer?.name;

it('docs/steps.md has steps that can be read, and answers what it says', () => {
  const [element] = examplesIn('steps', 'board-steps') as [Node];
  const record = asElement(element).getAttribute('record') ?? undefined;
  const items = below(element).filter(({ tagName }) => tagName === 'li');
  const steps = items.map((item) => read(item, record, 'data-', answersIn(item)));
  expect(steps.map(({ answers }) => answers.length)).toEqual([0, 3, 0]);
  const [, find] = steps as [LessonStep, LessonStep];
  expect(['A10', 'R20', 'S20'].map((move) => answer(find, move))).toEqual(['find', 'a1', 'a2']);
});

it('docs/courses.md has an exercise whose move can be found', () => {
  const section = examplesIn('courses', 'section').find((one) => answersIn(one).length > 0) as Node;
  const [board] = below(section).filter(({ tagName }) => tagName === 'star-board') as [Node];
  const step = read(board, undefined, '', answersIn(section));
  expect(['A10', 'T30', 'A21'].map((move) => answer(step, move))).toEqual(['find', 'a1', 'a2']);
});

it('between two steps the board shows few positions, in their order and either way', () => {
  expect(pliesBetween(3, 4)).toEqual([]);
  expect(pliesBetween(2, 5)).toEqual([3, 4]);
  expect(pliesBetween(5, 2)).toEqual([4, 3]);
  expect(pliesBetween(0, 100)).toHaveLength(9);
});
