/** *Star’s first picture: what the loader shows before the element is there. */
import { firstPictures } from '../../ui/first-picture/first-picture.js';
import { definition } from './definition.js';
import { styles } from './star-board.css.js';

export const { show, giveWay } = firstPictures(definition, styles);
