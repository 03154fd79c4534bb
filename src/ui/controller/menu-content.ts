/** The content of a board's menu, loaded when it first opens. */
import type { WordTable } from '../../core/words/words.js';
import type { MakeMenuPart, MenuPart } from '../contract/adapter.js';
import type { BoardState } from '../contract/board-state.js';
import type { AnyTable } from '../../core/contract/option-kinds.js';
import { sharedOf } from '../conversation/share.js';
import { languageAt } from '../dom/sentence.js';
import { solvedOf } from '../game/progress.js';
import { buttonsOf, hasHints, recordOf, shownOf } from '../game/select.js';
import { drawingOf } from '../menu/drawing.js';
import { embedCodeOf } from '../menu/embed-code.js';
import { pngOf, themeOf } from '../menu/png.js';
import type { MenuAct } from '../menu/acts-part.js';
import { joinParts } from '../menu/join-parts.js';
import { openMenu, type MenuContent } from '../menu/menu.js';
import { opponentsPart } from '../menu/opponents.js';
import { questionOf } from '../panel/asking.js';
import type { Board } from '../panel/board.js';
import { pressButton } from '../panel/move-buttons.js';
import { moveListOf } from '../panel/moves.js';
import { rulesLink } from '../panel/status.js';
import { writeForeign } from '../start/foreign.js';
import { layersOf } from '../words/page-words.js';

/** The game's share of the menu, loaded with it. */
export interface FromGame {
  readonly how: WordTable;
  readonly makePart: MakeMenuPart<unknown> | undefined;
  readonly makePuzzles: MakeMenuPart<unknown> | undefined;
}

export function openWith(board: Board, loaded: FromGame): HTMLDialogElement {
  return openMenu(board.element, contentOf(board, loaded));
}

/** The game as a picture to hand on; of a puzzle its beginning, since its end gives the solution away. */
export async function pictureOf({ state, element }: Board): Promise<Blob | undefined> {
  const draw = drawingOf(state, state.session?.isPuzzle ? 0 : undefined);
  return draw && (await pngOf(await draw(themeOf(element)))).blob;
}

/** The texts that readers can copy, of the game as it is now. */
function textsOf(board: Board): ReturnType<MenuContent['texts']> {
  const { state, world } = board;
  const { session, viewer } = state;
  return {
    link: sharedOf(board).link,
    embed: embedCodeOf(state),
    result: solvedOf(state, world)?.text,
    record: session ? recordOf(session, viewer) : '',
    position: session?.position(viewer) ?? '',
    foreign: foreignText(state),
  };
}

/** The game for other programs, where its notation is loaded. */
function foreignText({ session, notation, viewer, players, table }: BoardState): string | undefined {
  const record = session && recordOf(session, viewer);
  return notation && record ? writeForeign(notation, record, players, table) : undefined;
}

/** The options of the game on show. */
export function shownOptions(state: BoardState): Readonly<Record<string, unknown>> {
  const { definition, adapter, settings } = state;
  const shown = shownOf(state);
  const own: Readonly<Record<string, unknown>> | undefined = shown && adapter.start?.optionsOf?.(shown.view);
  return own ?? settings.options(definition.options as AnyTable);
}

/** To begin again, the lesson, and what of the game's own is not needed beside the board. */
function actsOf(board: Board): readonly MenuAct[] {
  const { state, parts, dispatch } = board;
  const { session, words, isReadonly, lesson } = state;
  const isMoved = session !== undefined && session.plies > 0;
  // A reader cannot give up moves that others have played.
  const mayRestart = isMoved ? !isReadonly && !session.hasOthersPlies : parts.draft?.canTakeBack() === true;
  const restart = (): void => {
    const result = dispatch({ type: 'begin-again' });
    if (!result.ok) dispatch({ type: 'note-refusal', refusal: result.error });
  };
  return [
    ...(mayRestart
      ? [
          {
            name: 'restart',
            caption: words.say('act.restart'),
            question: !isMoved || session.isOver ? undefined : questionOf('restart', words),
            act: restart,
          },
        ]
      : []),
    ...(lesson.isThere
      ? [
          {
            name: 'lesson',
            caption: words.say('act.learn'),
            act: () => void dispatch({ type: 'open-lesson' }),
          },
        ]
      : []),
    ...buttonsOf(state)
      .filter(({ at }) => at === 'menu')
      .map(({ name, facts, asks }) => ({
        name,
        caption: words.say(`act.${name}`, facts),
        question: asks ? questionOf(name, words, facts) : undefined,
        act: () => pressButton(board, name),
      })),
  ];
}

function contentOf(board: Board, loaded: FromGame): MenuContent {
  const { state, dispatch, element } = board;
  const { definition, adapter, settings, notation } = state;
  const shown = shownOf(state);
  const choose = (chosen: Readonly<Record<string, unknown>>): void =>
    void dispatch({ type: 'choose', settings: chosen });
  const press = (name: string): void => pressButton(board, name);
  const part = (): MenuPart | undefined =>
    joinParts([
      loaded.makePuzzles?.(shown?.view, settings, choose, press),
      loaded.makePart
        ? loaded.makePart(shown?.view, settings, choose, press)
        : opponentsPart(definition, settings, choose, adapter.start?.firstGame),
    ]);
  return {
    words: state.words,
    layers: layersOf(state, languageAt(element)),
    how: loaded.how,
    rules: rulesLink(settings.get('rulesHref')),
    hasHint: hasHints(state),
    texts: () => textsOf(board),
    foreign: foreignText(state) === undefined ? '' : (notation?.name ?? ''),
    shared: () => sharedOf(board),
    draw: drawingOf(state),
    moves: moveListOf(board),
    acts: actsOf(board),
    part: shown && part(),
    options: shownOptions(state),
    optionTable: definition.options as AnyTable,
  };
}
