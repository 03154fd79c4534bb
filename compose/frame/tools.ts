/** The palette: what a tap on the board does. Pieces, then tools; one is chosen. */
import { h } from './dom.js';
import type { Use } from './hand.js';

export interface Tool extends Use {
  /** The sign of a piece, or a name. */
  readonly id: string;
  readonly name: string;
  /** The key that chooses it, as its button shows it. */
  readonly key: string;
  /** The icon on its button. */
  readonly sign: Element;
  /** A sentence on how to use it. */
  readonly help: string;
  /** Whether there is a use for it now; left out: always. */
  isOffered?(): boolean;
  /** Acts on a cell, for tools that neither place pieces nor mark; of one that draws lines, where none can begin. */
  act?(cell: string): void;
  /** Draws lines of its own kind; left out: arrows. */
  readonly lines?: LineUse;
}

export interface LineUse {
  /** The sentence to say while the line is drawn. */
  aim(from: string, to: string): string;
  end(from: string, to: string): void;
}

export interface ToolsPart {
  readonly node: HTMLElement;
  /** How the chosen tool is used. */
  readonly help: HTMLElement;
  readonly chosen: Tool;
  choose(id: string): void;
  /** Hides the tools for which there is no use now. */
  offer(): void;
  /** The tool that a typed key means. */
  byKey(key: string): Tool | undefined;
}

/**
 * The key names on the buttons that a typed key may mean, the likelier first: with Shift, a tool may have another key
 * than without.
 */
function namesOf(key: string): readonly string[] {
  if (/^(Delete|Backspace|\.)$/.test(key)) return ['Del'];
  const plain = key.toUpperCase();
  return key === plain ? [`⇧${plain}`, plain] : [plain];
}

/** `first` is chosen at first; `onChoose` hears of each choice. */
export function toolsPart(all: readonly Tool[], first: string, onChoose: () => void): ToolsPart {
  const inputs = new Map<string, HTMLInputElement>();
  const options = new Map<string, HTMLElement>();
  const help = h('p', { class: 'small help', id: 'tool-help' });
  let chosen = toolOf(first);

  function toolOf(id: string): Tool {
    const tool = all.find((one) => one.id === id);
    if (!tool) throw new Error(`There is no tool “${id}”.`);
    return tool;
  }

  function option(tool: Tool): HTMLElement {
    const input = h('input', {
      type: 'radio',
      name: 'tool',
      value: tool.id,
      'aria-label': tool.name,
      change: () => choose(tool.id),
    });
    inputs.set(tool.id, input);
    const node = h(
      'label',
      { class: tool.isPiece ? 'object' : 'tool', title: tool.name },
      input,
      tool.sign,
      // A piece shows by its sign alone.
      tool.isPiece ? undefined : h('span', {}, tool.name),
      h('kbd', { 'aria-hidden': 'true' }, tool.key),
    );
    options.set(tool.id, node);
    return node;
  }

  const isOffered = (tool: Tool): boolean => tool.isOffered?.() ?? true;

  function show(): void {
    const input = inputs.get(chosen.id);
    if (input) input.checked = true;
    help.textContent = chosen.help;
  }

  function choose(id: string): void {
    chosen = toolOf(id);
    show();
    onChoose();
  }

  const node = h(
    'div',
    {
      class: 'palette',
      role: 'radiogroup',
      'aria-label': 'What a tap does',
      'aria-describedby': 'tool-help',
    },
    h('div', { class: 'objects' }, ...all.filter(({ isPiece }) => isPiece).map(option)),
    h('div', { class: 'acts' }, ...all.filter(({ isPiece }) => !isPiece).map(option)),
  );
  show();
  return {
    node,
    help,
    choose,
    offer() {
      for (const tool of all) options.get(tool.id)?.toggleAttribute('hidden', !isOffered(tool));
      if (!isOffered(chosen)) choose(first);
    },
    byKey: (typed) =>
      namesOf(typed)
        .flatMap((name) => all.filter((tool) => tool.key === name && isOffered(tool)))
        .at(0),
    get chosen() {
      return chosen;
    },
  };
}
