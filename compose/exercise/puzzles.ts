/** The puzzles that are ready, by game and level, with a picture of each. */
import { bare } from '../../src/core/words/language.js';
import { times } from '../../src/core/basics/times.js';
import type { Words } from '../../src/core/words/words.js';
import { h } from '../frame/dom.js';
import { choiceInput } from '../frame/parts.js';
import { games, gameWith, PUZZLES, type Game } from './games.js';
import { indexOf, type Exercise, type Item } from './model.js';

interface PuzzlesPart {
  readonly node: HTMLElement;
  show(exercise: Exercise): void;
}

/** Draws a picture once it comes into view: thirty at once would hold up the page. */
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      const { tag = '', puzzle = '' } = (target as HTMLElement).dataset;
      const game = gameWith(tag);
      const svg = game?.draw(game.puzzle(puzzle) ?? '');
      if (svg !== undefined)
        (target as HTMLImageElement).src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    }
  },
  { rootMargin: '200px' },
);

/** `toggle`: adds a puzzle, or takes it out again. */
export function puzzlesPart(words: Words, toggle: (item: Item) => void): PuzzlesPart {
  let game = games[0] as Game;
  let level = 1;
  let shown: Exercise | undefined;
  const grid = h('div', {
    class: 'puzzles',
    role: 'toolbar',
    'aria-label': words.say('maker.puzzles'),
    keydown: (event) => walk(event),
  });
  let choices: readonly { readonly item: Item; readonly node: HTMLButtonElement }[] = [];

  function choice(name: string): { readonly item: Item; readonly node: HTMLButtonElement } {
    const item: Item = { board: game.tag, attributes: { puzzle: name } };
    const goal = game.goal(game.puzzle(name) ?? '');
    const picture = h('img', { alt: '', width: 96, height: 96, 'data-tag': game.tag, 'data-puzzle': name });
    watcher.observe(picture);
    const node: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        'aria-label': bare(words.say('maker.puzzle-name', { puzzle: name, goal })),
        title: bare(goal),
        click: () => toggle(item),
        focus: () => stopAt(node),
      },
      picture,
      h('span', {}, name),
    );
    return { item, node };
  }

  /** One of them is a stop for Tab; from there arrows lead to the others. */
  function stopAt(node: HTMLElement): void {
    for (const one of choices) one.node.tabIndex = one.node === node ? 0 : -1;
  }

  function walk(event: KeyboardEvent): void {
    const at = choices.findIndex(({ node }) => node === document.activeElement);
    const top = choices[0]?.node.offsetTop;
    const across = choices.filter(({ node }) => node.offsetTop === top).length;
    const last = choices.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - across,
      ArrowDown: at + across,
      Home: 0,
      End: last,
    };
    const to = choices[steps[event.key] ?? -1];
    if (at < 0 || steps[event.key] === undefined) return;
    event.preventDefault();
    to?.node.focus();
  }

  function fill(): void {
    choices = times(PUZZLES, (n) => choice(`${level}-${n + 1}`));
    grid.replaceChildren(...choices.map(({ node }) => node));
    if (choices[0]) stopAt(choices[0].node);
    grid.scrollTop = 0;
    mark();
  }

  function mark(): void {
    for (const { item, node } of choices)
      node.setAttribute('aria-pressed', String(shown !== undefined && indexOf(shown, item) >= 0));
  }

  const gameInput = choiceInput(
    'puzzle-game',
    games.map(({ tag, name }) => [tag, name] as const),
    (tag) => {
      game = gameWith(tag) ?? game;
      fill();
    },
  );
  const levelInput = choiceInput(
    'puzzle-level',
    times(3, (n) => [n + 1, words.say('maker.level', { level: n + 1 })] as const),
    (chosen) => {
      level = chosen;
      fill();
    },
  );
  fill();
  return {
    node: h(
      'div',
      {},
      h(
        'p',
        { class: 'row' },
        h('label', { for: 'puzzle-game' }, words.say('maker.game-label')),
        gameInput.node,
        h('label', { for: 'puzzle-level' }, words.say('maker.level-label')),
        levelInput.node,
      ),
      h('p', { class: 'small' }, words.say('maker.about-puzzles')),
      grid,
    ),
    show(exercise) {
      shown = exercise;
      mark();
    },
  };
}
