/** Opens the menu of a board, which is loaded when it is first opened. */
import type { AnyTable } from '../../core/contract/option-kinds.js';
import type { WordTable } from '../../core/words/words.js';
import type { MakeMenuPart, MenuPart } from '../contract/adapter.js';
import type { BoardState } from '../contract/board-state.js';
import { sharedOf } from '../conversation/share.js';
import { languageAt } from '../effects/language-at.js';
import { solvedOf } from '../game/progress.js';
import { recordOf, shownOf } from '../game/select.js';
import type { drawingOf } from '../menu/drawing.js';
import type { embedCode } from '../menu/embed-code.js';
import type { MenuContent, openMenu } from '../menu/menu.js';
import type { opponentsPart } from '../menu/opponents.js';
import type { Board } from '../panel/board.js';
import { pressButton } from '../panel/move-buttons.js';
import { movesOf } from '../panel/moves.js';
import { rulesLink } from '../panel/status.js';
import { writeForeign } from '../start/foreign.js';
import { layersOf } from '../words/page-words.js';

/** Modules and words that come with the first menu. */
interface Loaded {
  readonly openMenu: typeof openMenu;
  readonly opponentsPart: typeof opponentsPart;
  readonly drawingOf: typeof drawingOf;
  readonly embedCode: typeof embedCode;
  readonly how: WordTable;
  readonly makePart: MakeMenuPart<never> | undefined;
}

export class Menu {
  readonly #board: Board;
  /** How often it was opened or shut. */
  #opened = 0;

  constructor(board: Board) {
    this.#board = board;
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    return this.#board.element.shadowRoot?.querySelector('dialog');
  }

  /** Also one that is still being loaded. */
  close(): void {
    this.#opened++;
    this.#dialog?.close();
    this.#dialog?.remove();
  }

  /**
   * The board has been moved with its menu open, which is modal no more: it would lie over the page, and no key would
   * close it.
   */
  closeMoved(): void {
    if (this.#dialog && !this.#dialog.matches(':modal')) this.close();
  }

  async open(at: 'how' | 'copy'): Promise<void> {
    const { element, focus, dispatch } = this.#board;
    const opened = ++this.#opened;
    const loaded = await this.#load().catch(() => void dispatch({ type: 'missing', part: 'menu' }));
    if (!loaded) return;
    dispatch({ type: 'mend', source: 'menu' });
    if (!element.isConnected || opened !== this.#opened) return;
    const { held } = focus;
    const dialog = loaded.openMenu(element, at, contentOf(this.#board, loaded));
    // The game goes on behind it: what it was opened from may be gone.
    dialog.addEventListener('close', () => focus.keep(held));
  }

  async #load(): Promise<Loaded> {
    const { adapter } = this.#board.state;
    const [menu, opponents, drawing, embedding, how, part] = await Promise.all([
      import('../menu/menu.js'),
      import('../menu/opponents.js'),
      import('../menu/drawing.js'),
      import('../menu/embed-code.js'),
      adapter.load?.how?.(),
      adapter.load?.menuPart?.(),
      this.#loadNotation(),
    ]);
    return {
      ...menu,
      ...opponents,
      ...drawing,
      ...embedding,
      how: how?.howWords ?? {},
      makePart: part?.makeMenuPart,
    };
  }

  async #loadNotation(): Promise<void> {
    const { state, dispatch } = this.#board;
    try {
      const notation = await state.adapter.start?.foreign?.load();
      if (notation) dispatch({ type: 'notation', notation });
    } catch {
      dispatch({ type: 'missing', part: 'record' });
    }
  }
}

/** The texts that readers can copy, of the game as it is now. */
function textsOf(board: Board, loaded: Loaded): ReturnType<MenuContent['texts']> {
  const { state, world } = board;
  const { session, viewer } = state;
  return {
    link: sharedOf(board).link,
    embed: loaded.embedCode(state),
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
export function optionsOf(state: BoardState): Readonly<Record<string, unknown>> {
  const { definition, adapter, settings } = state;
  const shown = shownOf(state);
  const own: Readonly<Record<string, unknown>> | undefined =
    shown && adapter.start?.optionsOf?.(shown.view as never);
  return own ?? settings.options(definition.options as AnyTable);
}

function contentOf(board: Board, loaded: Loaded): MenuContent {
  const { state, dispatch, element } = board;
  const { definition, adapter, settings, notation, lesson } = state;
  const shown = shownOf(state);
  const choose = (chosen: Readonly<Record<string, unknown>>): void =>
    void dispatch({ type: 'choose', settings: chosen });
  const part = (): MenuPart | undefined =>
    loaded.makePart
      ? loaded.makePart(shown?.view as never, settings, choose, (name) => pressButton(board, name))
      : loaded.opponentsPart(definition, settings, choose);
  return {
    words: state.words,
    layers: layersOf(state, languageAt(element)),
    how: loaded.how,
    rules: rulesLink(settings.get('rulesHref')),
    hasHint: adapter.bots.hint !== undefined,
    texts: () => textsOf(board, loaded),
    foreign: foreignText(state) === undefined ? '' : (notation?.name ?? ''),
    shared: () => sharedOf(board),
    draw: loaded.drawingOf(state),
    moves: movesOf(board),
    openLesson: lesson.isThere ? () => void dispatch({ type: 'open-lesson' }) : undefined,
    part: shown && part(),
    options: optionsOf(state),
    optionTable: definition.options as AnyTable,
  };
}
