/**
 * Draws a story from its args as a page would write them: an attribute each, and data that is no text as a property.
 */
import { noChange, type TemplateResult } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import { html, unsafeStatic } from 'lit/static-html.js';

/** The arguments of every board. Those of one game alone are in its stories. */
export interface BoardArgs {
  seats?: string;
  seed?: number;
  names?: string;
  viewer?: string;
  'bot-pace'?: number;
  record?: string;
  position?: string;
  ply?: number;
  marks?: string;
  'rules-href'?: string;
  lesson?: boolean;
  controls?: 'full' | 'minimal' | 'none';
  fit?: 'width' | 'box';
  readonly?: boolean;
  stage?: boolean;
}

class Attributes extends Directive {
  #last: object = {};

  render(_args: object): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [args]: [object]): typeof noChange {
    // An arg that is set back is no longer among them.
    const gone = Object.keys(this.#last).map((name) => [name, undefined] as const);
    for (const [name, value] of Object.entries({ ...Object.fromEntries(gone), ...args }) as [
      string,
      unknown,
    ][]) {
      if (typeof value === 'object') Reflect.set(element, name, value);
      else if (value === undefined || value === false) element.removeAttribute(name);
      else element.setAttribute(name, value === true ? '' : String(value));
    }
    this.#last = args;
    return noChange;
  }
}

const attributes = directive(Attributes);

export function byAttribute(tag: string, args: object): TemplateResult {
  const name = unsafeStatic(tag);
  // eslint-disable-next-line lit/binding-positions, lit/no-invalid-html -- a static tag is no binding
  return html`<${name} ${attributes(args)}></${name}>`;
}
