/** The class of a board’s element, from its definition and its adapter, and its registration. */
import type { CSSResultGroup } from 'lit';
import type { AnyAdapter } from '../contract/adapter.js';
import type { BoardEntry, MakeController } from '../contract/controller.js';
import type { Definition } from '../contract/definition.js';
import type { MakeParts } from '../contract/parts.js';
import { late } from '../contract/lazy.js';
import { propertiesOf } from '../contract/setting-table.js';
import { BoardElement } from '../elements/board-element.js';
import { defineOnce } from '../elements/define.js';

const kit = late(() => import('../controller/board-controller.js'));

/** An element with the game’s options as properties. */
export interface BoardClass<O> {
  new (): BoardElement & { -readonly [K in keyof O]: O[K] };
  readonly definition: BoardEntry<O>;
}

export interface BoardMakings {
  readonly adapter: AnyAdapter;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
  readonly makeParts: MakeParts<any, any, any, any, any>;
  readonly styles?: CSSResultGroup;
}

/** Registers a board under the tag of its definition; a second time is harmless. */
export function registerBoard<O>(
  given: Definition<O>,
  { adapter, makeParts, styles = [] }: BoardMakings,
): BoardClass<O> {
  type Kit = Awaited<ReturnType<typeof kit.load>>;
  const joined = ({ controllerOf }: Kit): { readonly makeController: MakeController } => ({
    makeController: controllerOf(adapter, makeParts),
  });
  const definition: BoardEntry<O> = {
    script: '',
    ...given,
    controller: {
      now: () => {
        const loaded = kit.now();
        return loaded && joined(loaded);
      },
      load: async () => joined(await kit.load()),
    },
  };
  class Board extends BoardElement {
    static override readonly definition = definition;
    static override properties = propertiesOf(definition);
    static override styles: CSSResultGroup = [BoardElement.styles, styles];
  }
  defineOnce(given.tag, Board);
  return Board as unknown as BoardClass<O>;
}
