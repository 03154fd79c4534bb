// Reads the rules of a game: Markdown in which `**S6 Turns.** ...` opens rule S6, and where a mention of S6 leads to
// it. No markup of the text itself passes through.
import { Lexer, Parser, Renderer, TextRenderer } from 'marked';

const RULE = /^([A-Z]\d{1,2}) (.+?)\.?$/;
const MENTION = /\b[A-Z]\d{1,2}\b/g;
/** A link within the site, or to a page elsewhere: no scheme that runs code. */
const SAFE_HREF = /^(?:https?:|[^:]*(?:[/?#]|$))/i;

const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

class RulesRenderer extends Renderer {
  #ids;
  #own;
  #isLabel = false;

  /** `own` is the rule that the text belongs to: its mention of itself leads nowhere. */
  constructor(ids, own) {
    super();
    this.#ids = ids;
    this.#own = own;
  }

  text(token) {
    // The lexer takes what follows a tag such as <pre> for sound HTML; the tag is shown here, so it is not.
    const html = super.text({ ...token, escaped: false }).replaceAll('&#39;', '’');
    if (token.tokens || this.#isLabel) return html;
    return html.replace(MENTION, (id) =>
      this.#ids.has(id) && id !== this.#own ? `<a href="#${id}">${id}</a>` : id,
    );
  }

  html({ text, block }) {
    const shown = super.text({ text });
    return block ? `<p>${shown}</p>\n` : shown;
  }

  link({ href, tokens }) {
    this.#isLabel = true;
    const label = this.parser.parseInline(tokens);
    this.#isLabel = false;
    return SAFE_HREF.test(href) ? `<a href="${super.text({ text: href })}">${label}</a>` : label;
  }

  code(token) {
    return super.code(token).replace('<pre>', '<pre tabindex="0">');
  }

  table(token) {
    return `<div class="wide" tabindex="0">${super.table(token)}</div>\n`;
  }
}

function plainText(tokens) {
  return Parser.parseInline(tokens, { renderer: new TextRenderer() });
}

/** The rule that a paragraph opens, with what follows its name; undefined where it opens none. */
function openingOf({ type, tokens }) {
  const [bold, ...rest] = type === 'paragraph' ? tokens : [];
  const [, id, name] = (bold?.type === 'strong' && RULE.exec(bold.text)) || [];
  return id && { id, name: Lexer.lexInline(name), opening: rest, blocks: [] };
}

/**
 * One chapter per heading, with its rules and loose blocks in order.
 * Blocks after a rule belong to it, up to the next rule or heading.
 */
function chaptersOf(tokens) {
  const chapters = [{ depth: 1, title: [], parts: [] }];
  for (const token of tokens) {
    const { parts } = chapters.at(-1);
    const rule = openingOf(token);
    if (token.type === 'heading') chapters.push({ depth: token.depth, title: token.tokens, parts: [] });
    else if (rule) parts.push(rule);
    else if (parts.length > 0) parts.at(-1).blocks.push(token);
    else parts.push({ blocks: [token] });
  }
  return chapters.filter(({ title, parts }) => title.length > 0 || parts.length > 0);
}

/**
 * The text as HTML, by chapters: `id` for links, `name` as plain text, `title`, and `parts`, each with its `html`.
 * A part that is a rule has an `id`, a `name` and a `title` too. `inline` makes HTML of a caption that belongs to a
 * rule.
 */
export function readRules(markdown) {
  const chapters = chaptersOf(Lexer.lex(markdown).filter(({ type }) => type !== 'space'));
  const ids = new Set(chapters.flatMap(({ parts }) => parts.flatMap(({ id }) => id ?? [])));
  const blockHtml = (tokens, own) => Parser.parse(tokens, { renderer: new RulesRenderer(ids, own) });
  const inlineHtml = (tokens, own) => Parser.parseInline(tokens, { renderer: new RulesRenderer(ids, own) });

  function partOf({ id, name, opening, blocks }) {
    if (!id) return { html: blockHtml(blocks) };
    const title = inlineHtml(name, id);
    const first = `<p><strong>${title}.</strong>${inlineHtml(opening, id)}</p>\n`;
    return { id, name: plainText(name), title, html: first + blockHtml(blocks, id) };
  }

  return {
    chapters: chapters.map(({ depth, title, parts }) => ({
      depth,
      id: slug(plainText(title)),
      name: plainText(title),
      title: inlineHtml(title),
      parts: parts.map(partOf),
    })),
    inline: (text, own) => inlineHtml(Lexer.lexInline(text), own),
  };
}
