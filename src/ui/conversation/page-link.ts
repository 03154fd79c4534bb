/** The link of a page with a game in it, and without. */

/**
 * Hashes that a page may route by: `#/games/star`, `#!games`, `#tab=games`. `#comments` is a place within a page, which
 * loads without it.
 */
const ROUTE = /^#(?!planisphere=)(?:!|.*[/=])/;

/** The address of the page without a game, and without the place in it that it was opened at. */
export function pageAddress(): string {
  const [page = ''] = location.href.split('#');
  if (!ROUTE.test(location.hash)) return page;
  const withoutGames = (pairs: string): string =>
    pairs
      .split('&')
      .filter((pair) => !pair.startsWith('planisphere='))
      .join('&');
  const [path = '', query = ''] = location.hash.split(/\?(.*)/s).map(withoutGames);
  return page + path + (query && `?${query}`);
}

/** The address of the page with a game. */
export function linkWith(record: string): string {
  const page = pageAddress();
  const [, route] = page.split('#');
  const sign = route === undefined ? '#' : /[?=]/.test(route) ? '&' : '?';
  return `${page}${sign}planisphere=${encodeURIComponent(record)}`;
}
