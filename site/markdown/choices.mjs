// Ways of which a reader takes one, such as hosts, are headings between `<!-- choose -->` and `<!-- /choose -->`. Where
// a document is read as it is, they follow one another. On the site each is a section, which a script makes tabs of.
const MARK = /^<!-- (\/?)choose -->$/;

/** A line of its own with one of the two marks. */
function choice(state, start, _end, silent) {
  const line = state.src.slice(state.bMarks[start] + state.tShift[start], state.eMarks[start]);
  const found = MARK.exec(line);
  if (!found) return false;
  if (!silent) state.push(found[1] ? 'choices_close' : 'choices_open', 'div', found[1] ? -1 : 1);
  state.line = start + 1;
  return true;
}

/** Puts what follows each heading of the first one's level into a section. */
function sectioned({ tokens, Token }) {
  const open = [];
  return tokens.flatMap((token) => {
    const around = open.at(-1);
    if (token.type === 'choices_open') {
      token.attrs = [['class', 'choices']];
      open.push({ isIn: false });
      return [token];
    }
    if (token.type === 'choices_close') {
      open.pop();
      return around.isIn ? [new Token('section_close', 'section', -1), token] : [token];
    }
    if (!around || token.type !== 'heading_open') return [token];
    around.tag ??= token.tag;
    if (token.tag !== around.tag) return [token];
    const before = around.isIn ? [new Token('section_close', 'section', -1)] : [];
    around.isIn = true;
    return [...before, new Token('section_open', 'section', 1), token];
  });
}

/** For markdown-it. */
export function choices(md) {
  md.block.ruler.before('paragraph', 'choices', choice, { alt: ['paragraph', 'list', 'blockquote'] });
  md.core.ruler.push('choices', (state) => {
    state.tokens = sectioned(state);
  });
}
