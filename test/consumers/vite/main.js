// All that an app has to do: import the element. Its controller, its menu and its bots' worker come along as files of
// their own.
import 'planisphere/star-board.js';
