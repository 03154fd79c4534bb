/** The ways to add an exercise: a puzzle that is ready, a lesson, a game against a bot, or what somebody has. */
import type { Words } from '../../src/core/words/words.js';
import { drawer, h } from '../frame/dom.js';
import { button, choiceInput, faultPart, setFaulty } from '../frame/parts.js';
import { games, gameWith, type Game } from './games.js';
import type { Item } from './model.js';
import { puzzlesPart } from './puzzles.js';

export interface AddingActs {
  add(items: readonly Item[]): void;
  /** Adds a puzzle, or takes it out again. */
  toggle(item: Item): void;
  /** Adds what is in a text, or says what is wrong with it. */
  read(text: string): string | undefined;
  /** Adds a position and the move to find in it, or says what is wrong with them. */
  find(text: string, move: string): string | undefined;
}

const gameNames = games.map(({ tag, name }) => [tag, name] as const);

function lessonPart(words: Words, add: AddingActs['add']): HTMLElement {
  const choices = games.map(({ tag, name }) =>
    button(name, () => add([{ board: tag, attributes: { lesson: '' } }])),
  );
  return drawer(
    'more',
    words.say('maker.lesson'),
    false,
    h('p', { class: 'small' }, words.say('maker.about-lesson')),
    h('div', { class: 'tries' }, ...choices),
  );
}

/** A score to begin with. */
const SCORE = '10';

function gamePart(words: Words, add: AddingActs['add']): HTMLElement {
  let game = games[0] as Game;
  const form = h('div', {});
  const id = (name: string): string => `game-${name}`;
  const labelled = (name: string, label: string, node: HTMLElement): HTMLElement =>
    h('div', { class: 'field' }, h('label', { for: id(name) }, words.say(label)), node);

  function fill(): void {
    const { tag, bots, length, playing } = game;
    let [bot, value, aim] = [bots[0]?.[0] ?? '', length.values[0] ?? '', 'win'];
    const score = h('input', {
      type: 'text',
      id: id('score'),
      class: 'prose',
      inputmode: 'decimal',
      autocomplete: 'off',
      maxlength: 12,
      value: SCORE,
    });
    const scoreRow = labelled('score', 'field.to-score', score);
    scoreRow.hidden = true;
    const values = length.values.map((one) => [one, one] as const);
    form.replaceChildren(
      labelled('bot', 'maker.bot-label', choiceInput(id('bot'), bots, (one) => (bot = one)).node),
      labelled('length', length.label, choiceInput(id('length'), values, (one) => (value = one)).node),
      labelled(
        'aim',
        'maker.aim-label',
        choiceInput(
          id('aim'),
          ['win', 'score'].map((one) => [one, words.say(`maker.aim-${one}`)] as const),
          (one) => {
            aim = one;
            scoreRow.hidden = aim !== 'score';
          },
        ).node,
      ),
      scoreRow,
      h(
        'p',
        { class: 'row' },
        button(words.say('maker.add'), () => {
          const attributes = {
            ...playing,
            [length.attribute]: value,
            seats: `human bot:${bot}`,
            ...(aim === 'score' && { 'to-score': score.value.trim() || SCORE }),
          };
          add([{ board: tag, attributes }]);
        }),
      ),
    );
  }

  const chosen = choiceInput(id('game'), gameNames, (tag) => {
    game = gameWith(tag) ?? game;
    fill();
  });
  fill();
  return drawer(
    'more',
    words.say('maker.game'),
    false,
    labelled('game', 'maker.game-label', chosen.node),
    form,
  );
}

/** A position, and the move to find in it. */
function findPart(words: Words, find: AddingActs['find']): HTMLElement {
  const fault = faultPart();
  const plain = { spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' };
  const field = h('textarea', { id: 'find-text', rows: 2, ...plain, 'aria-describedby': 'find-about' });
  const move = h('input', { type: 'text', id: 'find-move', ...plain, 'aria-describedby': 'find-about' });
  return drawer(
    'more',
    words.say('maker.find'),
    false,
    h(
      'form',
      {
        class: 'add',
        submit(event) {
          event.preventDefault();
          const said = find(field.value, move.value);
          fault.say(said);
          // What cannot be used stays, to be corrected.
          if (said === undefined) field.value = move.value = '';
        },
      },
      h('label', { for: 'find-text' }, words.say('maker.paste-label')),
      field,
      h('span'),
      h('label', { for: 'find-move' }, words.say('field.find')),
      move,
      h('button', {}, words.say('maker.add')),
      h('span', { class: 'small', id: 'find-about' }, words.say('maker.about-find')),
      fault.node,
    ),
  );
}

function pastePart(words: Words, read: AddingActs['read']): HTMLElement {
  const fault = faultPart();
  const field = h('textarea', {
    id: 'paste',
    rows: 2,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    placeholder: words.say('maker.paste-example'),
    'aria-describedby': 'paste-about',
  });
  return drawer(
    'more',
    words.say('maker.paste'),
    false,
    h(
      'form',
      {
        class: 'add',
        submit(event) {
          event.preventDefault();
          const said = read(field.value);
          setFaulty(field, said !== undefined);
          fault.say(said);
          // What cannot be used stays, to be corrected.
          if (said === undefined) field.value = '';
        },
      },
      h('label', { for: 'paste' }, words.say('maker.paste-label')),
      field,
      h('button', {}, words.say('maker.add')),
      h('span', { class: 'small', id: 'paste-about' }, words.say('maker.about-paste')),
      fault.node,
    ),
  );
}

export function addingPart(words: Words, acts: AddingActs) {
  const { add, toggle, read } = acts;
  const puzzles = puzzlesPart(words, toggle);
  return {
    node: h(
      'div',
      { class: 'adding' },
      drawer('more', words.say('maker.puzzles'), true, puzzles.node),
      lessonPart(words, add),
      gamePart(words, add),
      findPart(words, acts.find),
      pastePart(words, read),
    ),
    show: puzzles.show,
  };
}
