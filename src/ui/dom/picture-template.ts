/**
 * Shows a picture's markup through Lit: a text is parsed once, however many boards show it, and works on servers and
 * under hydration.
 */
import { html, type TemplateResult } from 'lit';

/**
 * How many different pictures are kept ready, those shown last. One that is shown and no longer kept would be made
 * anew.
 */
const KEPT = 200;

const byMarkup = new Map<string, TemplateStringsArray>();

/** The same template for the same markup. The markup is our own: it must hold nothing from outside. */
export function pictureTemplate(markup: string): TemplateResult {
  const known = byMarkup.get(markup);
  const strings = known ?? (Object.assign([markup], { raw: [markup] }) as TemplateStringsArray);
  // The newest stand last.
  byMarkup.delete(markup);
  byMarkup.set(markup, strings);
  if (byMarkup.size > KEPT) byMarkup.delete(byMarkup.keys().next().value as string);
  return html(strings);
}
