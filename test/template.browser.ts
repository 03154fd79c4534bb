/** The template's element, mounted from where it lies: what `npm run new-game` copies works in a page. */
import '../scripts/template/test/element.browser.js';
