// The rules of a game are Markdown in which `**S6 Turns.** ...` opens rule S6. On the site each of them is a heading
// with the number as its address, and where another rule mentions S6, it leads there.
const RULE = /^([A-Z]\d{1,2}) /;
const MENTION = /\b[A-Z]\d{1,2}\b/;
const NAMED = /docs\/rules\/[^/]+\.md$/;

/** The number of the rule that a paragraph opens; undefined where it opens none. */
function numberOf(tokens, at) {
  if (tokens[at].type !== 'paragraph_open' || tokens[at].level > 0) return undefined;
  const [before, strong, text] = tokens[at + 1].children;
  const first = before.type === 'strong_open' ? strong : text;
  const isBold = before.type === 'strong_open' || (before.content === '' && strong?.type === 'strong_open');
  return isBold ? RULE.exec(first.content)?.[1] : undefined;
}

/** What stands in bold, without the number before it and the full stop behind, and what follows it. */
function partsOf(children, number) {
  const end = children.findIndex(({ type }) => type === 'strong_close');
  const begin = children.findIndex(({ type }) => type === 'strong_open');
  const name = children.slice(begin + 1, end);
  name[0].content = name[0].content.slice(number.length + 1);
  const last = name.at(-1);
  if (last.type === 'text') last.content = last.content.replace(/\.$/, '');
  const rest = children.slice(end + 1);
  if (rest[0]?.type === 'text') rest[0].content = rest[0].content.trimStart();
  return { name, rest };
}

function heading(state, number, name) {
  const open = new state.Token('heading_open', 'h3', 1);
  open.markup = '###';
  open.attrs = [
    ['id', number],
    ['class', 'rule'],
    ['tabindex', '-1'],
  ];
  const inline = new state.Token('inline', '', 0);
  const link = new state.Token('link_open', 'a', 1);
  link.attrs = [
    ['class', 'number'],
    ['href', `#${number}`],
  ];
  const text = (content) => Object.assign(new state.Token('text', '', 0), { content });
  inline.children = [link, text(number), new state.Token('link_close', 'a', -1), text(' '), ...name];
  inline.content = '';
  const close = new state.Token('heading_close', 'h3', -1);
  open.block = true;
  close.block = true;
  return [open, inline, close];
}

/** The texts of a paragraph, each mention of a rule a link. */
function linked(state, children, numbers, own) {
  let depth = 0;
  return children.flatMap((token) => {
    if (token.type === 'link_open') depth += 1;
    if (token.type === 'link_close') depth -= 1;
    if (token.type !== 'text' || depth > 0) return [token];
    return token.content.split(new RegExp(`(${MENTION.source})`)).flatMap((content) => {
      const text = Object.assign(new state.Token('text', '', 0), { content });
      if (!numbers.has(content) || content === own) return [text];
      const open = new state.Token('link_open', 'a', 1);
      open.attrs = [['href', `#${content}`]];
      return [open, text, new state.Token('link_close', 'a', -1)];
    });
  });
}

/** For markdown-it. */
export function ruleNumbers(md) {
  md.core.ruler.push('rule-numbers', (state) => {
    const { tokens, env } = state;
    if (!NAMED.test(env.realPath ?? env.path ?? '')) return;
    const numbers = new Set(tokens.map((_, at) => numberOf(tokens, at)).filter(Boolean));
    let own;
    state.tokens = tokens.flatMap((token, at) => {
      const number = numberOf(tokens, at);
      if (token.type === 'heading_open') own = undefined;
      if (number === undefined) {
        if (token.type === 'inline') token.children = linked(state, token.children, numbers, own);
        return [token];
      }
      own = number;
      const { name, rest } = partsOf(tokens[at + 1].children, number);
      tokens[at + 1].children = rest;
      return [...heading(state, number, name), token];
    });
  });
}
