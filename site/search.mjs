// What the search finds: each page by its sections, as they are read.

/** Tables of all that boards say, in which nearly any word is found. */
const SENTENCES = /^reference\/(?:.*-)?sentences\.md$/;

const HEADING = /<h([1-3])\b[^>]*\bid="([^"]*)"[^>]*>(.*?)<\/h\1>/gs;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’', nbsp: ' ' };

/** Markup as it is read. */
function readable(html) {
  return html
    .replace(/<(script|style|svg|button)\b.*?<\/\1>|<a class="(?:header-anchor|from-here)".*?<\/a>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name) => ENTITIES[name])
    .replace(/[\u200b\s]+/g, ' ')
    .trim();
}

/** The sections of a page. `content` is its whole markup. */
export function sectionsIn(content, { title, frontmatter }, page) {
  if (page === '404.md' || frontmatter.search === false || SENTENCES.test(page)) return [];
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(content) ?? [];
  const address = page.replace(/md$/, 'html');
  const headings = [...main.matchAll(HEADING)];
  const first = { id: address, title, page: title, text: readable(main.slice(0, headings[0]?.index)) };
  const sections = headings.map(({ 0: all, 1: level, 2: id, 3: name, index }, i) => ({
    id: level === '1' ? address : `${address}#${id}`,
    title: readable(name),
    page: title,
    text: readable(main.slice(index + all.length, headings[i + 1]?.index)),
  }));
  return headings[0]?.[1] === '1' ? sections : [first, ...sections];
}
