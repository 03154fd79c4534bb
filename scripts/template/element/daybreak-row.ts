/**
 * `<daybreak-row>`: Daybreak to play on any page. It knows its attributes; the rules are beside it.
 * To replace: the contract below, and a property for each option of the game.
 */
import type { CSSResultGroup } from 'lit';
import { BoardElement } from '../../../src/ui/elements/board-element.js';
import { propertiesOf } from '../../../src/ui/contract/setting-table.js';
import type { Options } from '../state.js';
import { styles } from './daybreak-row.css.js';
import { definition } from './definition.js';

/**
 * A row of stars that two put out in turn, with its rules inside.
 *
 *     <daybreak-row stars="21" seats="human bot:perfect"></daybreak-row>
 *
 * @element daybreak-row
 * @attr {number} stars - Stars of the row, 5 to 40 (D1). Default 15.
 * @attr {number} most - The most stars that one turn puts out, 2 to 5 (D3). Default 3.
 * @attr {'wins' | 'loses'} last - What putting out the last star does (D4). Default `wins`.
 */
export class DaybreakRow extends BoardElement {
  static override readonly definition = definition;
  static override properties = propertiesOf(definition);
  static override styles: CSSResultGroup = [BoardElement.styles, styles];

  declare stars: Options['stars'];
  declare most: Options['most'];
  declare last: Options['last'];
}
