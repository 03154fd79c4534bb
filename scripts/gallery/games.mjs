// The games of the site, for the gallery.
import { games } from '../../site/games/index.mjs';

export const gamesIn = () => Promise.resolve(games);
