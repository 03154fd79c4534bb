/**
 * The board of a simple game: `defineBoard` derives everything an element needs from game and picture. Authors can
 * replace each part.
 */
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
import type { MakeParts } from '../contract/parts.js';
import type { Definition } from '../contract/definition.js';
import { pickedOf, viewOf } from '../game/select.js';
import { registerBoard, type BoardClass } from './board-class.js';
import { redraw, type Picture } from './picture.js';
import { Targets, targetStyles } from './targets.js';

type SimpleParts<S> = MakeParts<S, SimpleMove, SimpleEvent, S, SimpleUi>;

type SimpleAdapter<O, S extends SimpleState<O>> = Adapter<S, SimpleMove, SimpleEvent, O, S, SimpleUi>;

/** Overrides: an author may replace any single part of what is derived. */
type Replaced<A> = { readonly [Group in keyof A]?: Partial<A[Group]> };

/** How a board looks, and what of its definition and adapter is the author’s own. */
export interface BoardDescription<O, S extends SimpleState<O>> {
  readonly picture: Picture<S>;
  readonly styles?: CSSResultGroup;
  readonly definition?: Partial<Definition<O>>;
  /** Group by group; what is left out of a group stays as it is derived. */
  readonly adapter?: Replaced<Omit<SimpleAdapter<O, S>, 'game'>>;
  /**
   * Makes the stateful parts of the board, such as a table of scores; `show` updates the picture. Default: the picture
   * alone.
   */
  readonly makeParts?: SimpleParts<S>;
  /**
   * The address of a script that registers this board, with all that it needs; left out, the menu offers no embed code.
   */
  readonly script?: string;
  /**
   * Starts a worker for the bots; without it they think in slices of the page’s time. docs/add-a-game.md has the
   * recipe.
   */
  startWorker?(): Worker;
}

/** Asks what to do only while somebody here is to act, and tells what is picked up only while something is. */
function whereItHolds<O, S extends SimpleState<O>>(
  { toDo, picked: tell, ...own }: Partial<SimpleAdapter<O, S>['say']>,
  picked: SimpleAdapter<O, S>['input']['picked'],
): Partial<SimpleAdapter<O, S>['say']> {
  return {
    ...own,
    ...(toDo && {
      toDo: (view, words, reader) => (reader.acting.length > 0 ? toDo(view, words, reader) : ''),
    }),
    ...(tell && {
      picked: (view, words, reader) => (picked?.(reader.ui) === undefined ? '' : tell(view, words, reader)),
    }),
  };
}

function adapterOf<O, S extends SimpleState<O>>(
  game: SimpleGame<O, S>,
  { picture, startWorker, adapter: own = {} }: BoardDescription<O, S>,
): SimpleAdapter<O, S> {
  const { fromOf, describeToDo } = game;
  const boardAt = ({ options }: S): ReturnType<typeof game.boardOf> => game.boardOf(options);
  const input: SimpleAdapter<O, S>['input'] = {
    ui: {},
    interpret: (view, given, { ui, acting }) => {
      const meant = game.interpret(view, given, ui);
      // A piece of somebody who is not at this screen stays where it is.
      const isOthers = game.isPiece(view, meant.ui.selected ?? '') && !acting.includes(view.turn);
      return isOthers ? { ui: {} } : meant;
    },
    ...(fromOf && {
      drags: (view, cell, _isFinger, { acting }) => acting.includes(view.turn) && game.isPiece(view, cell),
    }),
    picked: (ui) => ui.selected,
    buttons: game.buttons,
    ...own.input,
  };
  const heldBy = (ui: SimpleUi): string => input.picked?.(ui) ?? '';
  return {
    game,
    words: { table: game.words, ...own.words },
    board: {
      chart: (view) => boardAt(view).chart,
      picture: (view) => picture.draw(view, boardAt(view)),
      bare: (view) => ({ ...view, stones: {} }),
      ghost: (view, cell) => picture.ghost?.(view, cell, boardAt(view)),
      ...(picture.isPiece && { isPiece: picture.isPiece }),
      pieces: ({ stones }, seat) => Object.keys(stones).filter((cell) => stones[cell] === seat),
      cellOf: game.cellOf,
      ...(fromOf && { fromOf }),
      ...own.board,
    },
    input,
    say: {
      turn: game.describeTurn,
      cell: game.describeCell,
      glance: game.describeCell,
      would: game.describeWould,
      hint: game.describeHint,
      ...(fromOf && {
        picked: (view, words, { ui }) => game.describePicked(view, heldBy(ui), words),
      }),
      ...whereItHolds(
        {
          ...(describeToDo && {
            toDo: (view, words, { ui }) => describeToDo(view, heldBy(ui), words),
          }),
          ...own.say,
        },
        input.picked,
      ),
    },
    goal: { sentence: () => '', ...own.goal },
    end: { ...own.end },
    turn: { ...own.turn },
    ...(own.rounds?.at && { rounds: { ...own.rounds, at: own.rounds.at } }),
    start: { optionsOf: (view) => view.options, ...own.start },
    bots: {
      load: async () => ({ bots: game.bots }),
      ...(startWorker && { startWorker }),
      ...(game.hint !== undefined && { hint: game.hint }),
      ...own.bots,
    },
    // How to play stands among the game’s words.
    load: {
      ...(picture.draw === stonesPicture && {
        toSvg: async () => ({ toSvg: (await import('./stock-file.js')).toSvgOf(game) }),
      }),
      ...own.load,
    },
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

/** The picture, kept up to date, and where a piece that is picked up may go. */
function pictureParts<O, S extends SimpleState<O>>(
  game: SimpleGame<O, S>,
  picture: Picture<S>,
  { input }: SimpleAdapter<O, S>,
): SimpleParts<S> {
  return (board) => {
    const patch = picture.makePatch?.(board.motion) ?? redraw(picture.draw);
    const targets = game.fromOf && new Targets();
    const held = (): string => input.picked?.(board.state.reader.ui) ?? '';
    const aside = (): string | undefined => {
      const view = viewOf(board.state);
      return view && game.isPiece(view, held())
        ? board.state.words.say('picked-piece', { cell: held() })
        : pickedOf(board.state);
    };
    return {
      show: (drawn, view) => {
        const there = game.boardOf(view.options);
        patch(drawn, view, there);
        targets?.show(drawn, there.chart, game.targets(view, held()), view.stones);
      },
      ...(targets && { panel: { aside } }),
    };
  };
}

/** Registers an element that plays this game, and gives its class. */
export function defineBoard<O, S extends SimpleState<O>>(
  tag: string,
  game: SimpleGame<O, S>,
  description: BoardDescription<O, S>,
): BoardClass<O> {
  const adapter = adapterOf(game, description);
  const { picture, styles = [], makeParts = pictureParts(game, picture, adapter) } = description;
  return registerBoard(definitionOf(tag, game, description), {
    adapter,
    makeParts,
    styles: [picture.styles ?? [], game.fromOf ? targetStyles : [], styles],
  });
}
