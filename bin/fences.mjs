// Finds the fences in a page of Markdown, and has the plugin for markdown-it make boards of those that it knows.
import { markdownIt } from './tables.mjs';

const OPENING = /^((?:[ \t]|>|[-*+][ ]|\d+[.)][ ])*)(`{3,}|~{3,})([^]*)$/;

const isClosing = (line, mark) => {
  const rest = line.replace(/^[\s>]*/, '').trimEnd();
  return rest.length >= mark.length && rest === mark[0].repeat(rest.length);
};

/** All fences of a page, whatever they hold, in their order. Lines count from 0. */
function fencesIn(lines) {
  const fences = [];
  for (let at = 0; at < lines.length; at++) {
    const [, before, mark, info] = OPENING.exec(lines[at]) ?? [];
    if (mark === undefined || (mark[0] === '`' && info.includes('`'))) continue;
    const first = at++;
    while (at < lines.length && !isClosing(lines[at], mark)) at++;
    // What a list or a quote puts before each line does not belong to the text.
    const margin = new RegExp(`^[\\s>]{0,${before.length}}`);
    const body = lines.slice(first + 1, at).map((line) => `${line.replace(margin, '')}\n`);
    fences.push({
      before,
      info: info.trim(),
      body: body.join(''),
      first,
      last: Math.min(at, lines.length - 1),
    });
  }
  return fences;
}

/** The plugin’s rule, which takes tokens of a page and makes HTML of those that are boards. */
async function ruleOf(warn) {
  const { default: planisphere } = await markdownIt();
  let rule;
  planisphere({ core: { ruler: { push: (_, given) => (rule = given) } }, render: () => '' }, { warn });
  return rule;
}

/**
 * The fences of a page, each with the HTML of its board if it is one, and what is wrong with them, in a sentence each.
 * `warn` is told what the page leaves out.
 */
export async function boardsIn(text, file, warn) {
  const rule = await ruleOf(warn);
  const lines = text.split(/\r\n?|\n/);
  const faults = [];
  const fences = fencesIn(lines).map((fence) => {
    const { info, body, first, last } = fence;
    const token = { type: 'fence', info, content: body, map: [first, last + 1] };
    try {
      rule({ src: text, tokens: [token], env: { path: file } });
    } catch (error) {
      if (error.name !== 'FenceError') throw error;
      faults.push(error.message);
    }
    return { ...fence, html: token.type === 'html_block' ? token.content.trim() : undefined };
  });
  return { lines, fences, faults };
}

/** The page with its boards as HTML. Every other line keeps its place. */
export function pageWith({ lines, fences }) {
  const page = [...lines];
  for (const { html, before, first, last } of fences) {
    if (html === undefined) continue;
    const empty = Array.from({ length: last - first }, () => before.replace(/[^>\s]/g, ' ').trimEnd());
    // Markdown leaves alone what is in a block that it knows, up to an empty line.
    page.splice(first, last - first + 1, `${before}<div>${html}</div>`, ...empty);
  }
  return page.join('\n');
}
