/** The board of a simple game: `defineBoard` derives everything an element needs from game and picture. Authors can replace each part. */
import type { CSSResultGroup } from 'lit';
import type {
  SimpleEvent,
  SimpleGame,
  SimpleMove,
  SimpleState,
  SimpleUi,
} from '../../core/simple/simple-game.js';
import { stonesPicture } from '../../core/simple/stones.js';
import type { Adapter } from '../contract/adapter.js';
import type { Definition } from '../contract/definition.js';
import { registerBoard, type BoardClass } from './board-class.js';
import { redraw, type Picture } from './picture.js';

type SimpleAdapter<O, S extends SimpleState<O>> = Adapter<S, SimpleMove, SimpleEvent, O, S, SimpleUi>;

/** How a board looks, and what of its definition and adapter is the author’s own. */
export interface BoardDescription<O, S extends SimpleState<O>> {
  readonly picture: Picture<S>;
  readonly styles?: CSSResultGroup;
  readonly definition?: Partial<Definition<O>>;
  readonly adapter?: Partial<SimpleAdapter<O, S>>;
  /** The address of a script that registers this board, with all that it needs; left out, the menu offers no embed code. */
  readonly script?: string;
  /** Where bots think; left out, in slices of the page’s time. docs/add-a-game.md has the recipe. */
  startWorker?(): Worker;
}

/** The author’s own, asked only where there is something to say: while somebody here is to act, and holds something. */
function whereItHolds<O, S extends SimpleState<O>>(
  { describeToDo, tellPicked, ...own }: Partial<SimpleAdapter<O, S>>,
  picked: SimpleAdapter<O, S>['picked'],
): Partial<SimpleAdapter<O, S>> {
  return {
    ...own,
    ...(describeToDo && {
      describeToDo: (view, words, reader) =>
        reader.acting.length > 0 ? describeToDo(view, words, reader) : '',
    }),
    ...(tellPicked && {
      tellPicked: (view, words, reader) =>
        picked?.(reader.ui) === undefined ? '' : tellPicked(view, words, reader),
    }),
  };
}

function adapterOf<O, S extends SimpleState<O>>(
  game: SimpleGame<O, S>,
  { picture, startWorker, adapter = {} }: BoardDescription<O, S>,
): SimpleAdapter<O, S> {
  const boardAt = ({ options }: S): ReturnType<typeof game.boardOf> => game.boardOf(options);
  const { picked = (ui) => ui.selected } = adapter;
  return {
    game,
    words: game.words,
    ui: {},
    chart: (view) => boardAt(view).chart,
    picture: (view) => picture.draw(view, boardAt(view)),
    bare: (view) => ({ ...view, stones: {} }),
    interpret: game.interpret,
    picked,
    describeCell: game.describeCell,
    glance: game.describeCell,
    describeTurn: game.describeTurn,
    describeHint: game.describeHint,
    describeWould: game.describeWould,
    options: (view) => view.options,
    pieces: ({ stones }, seat) => Object.keys(stones).filter((cell) => stones[cell] === seat),
    cellOf: game.cellOf,
    ...(picture.isPiece && { isPiece: picture.isPiece }),
    ghost: (view, cell) => picture.ghost?.(view, cell, boardAt(view)),
    refusedCell: ({ facts }) => facts?.['cell']?.toString(),
    buttons: game.buttons,
    ...(game.hint !== undefined && { hint: game.hint }),
    makeParts: ({ motion }) => {
      const patch = picture.makePatch?.(motion) ?? redraw(picture.draw);
      return { show: (drawn, view) => patch(drawn, view, boardAt(view)) };
    },
    // How to play stands among the game’s words.
    loadHow: async () => ({}),
    loadBots: async () => game.bots,
    ...(picture.draw === stonesPicture && {
      loadToSvg: async () => (await import('./stock-file.js')).toSvgOf(game),
    }),
    ...(startWorker && { startWorker }),
    ...whereItHolds(adapter, picked),
  };
}

function definitionOf<O, S extends SimpleState<O>>(
  tag: string,
  game: SimpleGame<O, S>,
  { picture, script, definition }: BoardDescription<O, S>,
): Definition<O> {
  const { rules, seats } = game;
  return {
    tag,
    ...(script !== undefined && { script }),
    options: rules.options,
    chance: rules.chance,
    bots: Object.keys(game.bots),
    looks: [],
    seats: seats.map(() => 'human').join(' '),
    seatRange: [seats.length, seats.length],
    blankChart: (options) => game.boardOf(options).chart,
    blank: (options) => picture.draw({ ...rules.setup(options, 0), stones: {} }, game.boardOf(options)),
    ...definition,
  };
}

/** Registers an element that plays this game, and gives its class. */
export function defineBoard<O, S extends SimpleState<O>>(
  tag: string,
  game: SimpleGame<O, S>,
  description: BoardDescription<O, S>,
): BoardClass<O> {
  const { picture, styles = [] } = description;
  return registerBoard(definitionOf(tag, game, description), adapterOf(game, description), [
    picture.styles ?? [],
    styles,
  ]);
}
