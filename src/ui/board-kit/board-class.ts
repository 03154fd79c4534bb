/** The class of a board’s element, from its definition and its adapter, and its registration. It knows no game. */
import type { CSSResultGroup } from 'lit';
import type { AnyAdapter } from '../contract/adapter.js';
import type { Definition, MakeController } from '../contract/definition.js';
import { propertiesOf } from '../contract/setting-table.js';
import { BoardElement } from '../elements/board-element.js';
import { defineOnce } from '../elements/define.js';
import { controllerNow, loadController } from './load-board-controller.js';

/** A definition without what loads its controller. */
export type BoardDefinition<O> = Omit<Definition<O>, 'controller' | 'loadController'>;

/** An element with the game’s options as properties. */
export interface BoardClass<O> {
  new (): BoardElement & O;
  readonly definition: Definition<O>;
}

/** Registers a board under the tag of its definition; a second time is harmless. */
export function registerBoard<O>(
  given: BoardDefinition<O>,
  adapter: AnyAdapter,
  styles: CSSResultGroup = [],
): BoardClass<O> {
  type Loaded = ReturnType<typeof controllerNow>;
  const makeFrom = (BoardController: NonNullable<Loaded>): MakeController => {
    return (shell) => new BoardController(shell, adapter);
  };
  const definition: Definition<O> = {
    ...given,
    controller: () => {
      const loaded = controllerNow();
      return loaded && makeFrom(loaded);
    },
    loadController: async () => makeFrom(await loadController()),
  };
  class Board extends BoardElement {
    static override readonly definition = definition;
    static override properties = propertiesOf(definition);
    static override styles: CSSResultGroup = [BoardElement.styles, styles];
  }
  defineOnce(given.tag, Board);
  return Board as unknown as BoardClass<O>;
}
