import type MarkdownIt from 'markdown-it';

/** Makes a heading with an address of each numbered rule, and a link of each mention of one. */
export function ruleNumbers(md: MarkdownIt): void;
