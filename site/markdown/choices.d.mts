import type MarkdownIt from 'markdown-it';

/** Makes a section of each heading between the marks of a choice. */
export function choices(md: MarkdownIt): void;
