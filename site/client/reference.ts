// The page of an element in the reference: an example runs beside its tables and shows the row that is read. Its code
// can be changed, and runs again.
import { h, PLAIN } from '../../compose/frame/dom.js';

/** From this width on the example has a column of its own. Below it, it stands in the row that was chosen. */
const WIDE = matchMedia('(min-width: 1240px)');
/** A pointer on its way to the example passes over other rows. */
const PASSING_MS = 180;

interface Row {
  readonly row: HTMLTableRowElement;
  readonly name: string;
  readonly code: string;
}

/** Within the part, whose surroundings may cut off what is outside. */
const OUTLINE = 'outline: 3px solid #b4530a; outline-offset: -3px';
const STYLE = /<style>([^]*?)<\/style>/g;

/** What the example shows for a row that is about style: the outline of a part, another colour. */
function styled(base: string, selector: string, rules: string): string {
  return `<style>\n  ${selector} { ${rules} }\n</style>\n${base}`;
}

/** The code for a row; undefined if it has none. `examples`: of attributes. */
function codeFor(
  kind: string,
  name: string,
  cells: readonly string[],
  { base, tag, examples }: { readonly base: string; readonly tag: string; readonly examples: Examples },
): string | undefined {
  if (kind === 'parts') return styled(base, `${tag}::part(${name})`, OUTLINE);
  if (kind === 'states') return styled(base, `${tag}:state(${name})`, OUTLINE);
  // By day the colour of the night, and the other way round, so that the difference shows.
  const colour = cells.at(document.documentElement.dataset['theme'] === 'dark' ? -2 : -1);
  if (kind === 'custom-properties')
    return colour?.startsWith('#') ? styled(base, tag, `${name}: ${colour}`) : undefined;
  return /attribute|option/.test(kind) ? examples[name] : undefined;
}

type Examples = Readonly<Record<string, string>>;

/** The rows of all tables with their examples. */
function rowsOf(main: HTMLElement, base: string, tag: string): readonly Row[] {
  const examples = JSON.parse(main.dataset['examples'] ?? '{}') as Examples;
  let kind = '';
  const found: Row[] = [];
  for (const node of main.querySelectorAll<HTMLElement>('h2[id], tbody tr')) {
    if (!(node instanceof HTMLTableRowElement)) {
      ({ id: kind } = node);
      continue;
    }
    const cells = [...node.cells].map((cell) => cell.textContent.trim());
    const [name = ''] = cells;
    const code = codeFor(kind, name, cells, { base, tag, examples });
    if (code !== undefined) found.push({ row: node, name, code });
  }
  return found;
}

interface Calls {
  /** The board on which methods are tried. */
  readonly code: string;
  /** What each is called with. */
  readonly calls: Readonly<Record<string, readonly unknown[]>>;
}

/** A value as it is written in code; a long text by its beginning. */
const written = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"(\w+)":/g, ' $1: ')
    .replace(/\}/g, ' }')
    .replace(/"([^"]{40})[^"]*"/g, '"$1…"')
    .replace(/"/g, "'");

type Method = (...values: readonly unknown[]) => unknown;
type Board = HTMLElement & { readonly updateComplete?: Promise<unknown> } & Readonly<Record<string, Method>>;

/** Puts into the row of each method a call with a button that runs it. `ready`: the board, once it is on show. */
function offerCalls(
  main: HTMLElement,
  ready: (row: HTMLTableRowElement, name: string, code: string) => Board,
): void {
  const { code, calls } = JSON.parse(main.dataset['calls'] ?? '{ "calls": {} }') as Calls;
  for (const row of main.querySelectorAll<HTMLTableRowElement>('h2#methods ~ table tr')) {
    const [first, about] = row.cells;
    const [name = ''] = /^\w+(?=\()/.exec(first?.textContent.trim() ?? '') ?? [];
    const values = calls[name];
    if (!values || !about || about.querySelector('.call')) continue;
    const output = h('output', {});
    const call = async (): Promise<void> => {
      const board = ready(row, name, code);
      await customElements.whenDefined(board.localName);
      await board.updateComplete;
      output.textContent = written(await board[name]?.(...values));
    };
    about.append(
      h(
        'span',
        { class: 'call' },
        h('code', {}, `board.${name}(${values.map(written).join(', ')})`),
        h('button', { type: 'button', 'aria-label': `Run ${name}`, click: call }, 'Run'),
        output,
      ),
    );
  }
}

function fill(main: HTMLElement): void {
  const code = main.querySelector('div.language-html code');
  const base = code?.textContent.trim() ?? '';
  const [, tag = ''] = /^<([\w-]+)/.exec(base) ?? [];
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const place = h('div', { class: 'place' });
  const text = h('textarea', { ...PLAIN, rows: 5, 'aria-label': 'Code of the example', input: () => run() });
  const about = h('span', { role: 'status' });
  const aside = h(
    'aside',
    { class: 'example', 'aria-label': 'Example' },
    text,
    h('p', { class: 'small' }, about, ' Change the code, and it runs.'),
    place,
  );

  function run(): void {
    const styles = [...text.value.matchAll(STYLE)].map(([, style]) => style);
    sheet.replaceSync(styles.join('\n'));
    const made = new DOMParser().parseFromString(text.value.replace(STYLE, ''), 'text/html');
    const element = made.body.querySelector(tag);
    // Code that is not whole yet leaves what was there.
    if (element) place.replaceChildren(document.adoptNode(element));
  }
  function show(name: string, shown: string): void {
    text.value = shown;
    about.replaceChildren('It shows ', h('code', {}, name), '.');
    run();
  }

  const rows = rowsOf(main, base, tag);
  let current: HTMLElement | undefined;
  const choose = ({ row, name, code: shown }: Row): void => {
    if (!WIDE.matches) row.cells[row.cells.length - 1]?.append(aside);
    if (current === row) return;
    current?.classList.remove('shown');
    current = row;
    row.classList.add('shown');
    show(name, shown);
  };
  for (const one of rows) {
    const [cell] = one.row.cells;
    if (!cell) continue;
    const button = h('button', { type: 'button', title: 'Show it in the example', click: () => choose(one) });
    button.append(...cell.childNodes);
    cell.append(button);
    let timer: ReturnType<typeof setTimeout> | undefined;
    one.row.addEventListener('pointerenter', ({ pointerType }) => {
      if (WIDE.matches && pointerType === 'mouse') timer = setTimeout(choose, PASSING_MS, one);
    });
    one.row.addEventListener('pointerleave', () => clearTimeout(timer));
  }

  offerCalls(main, (row, name, shown) => {
    // A board on which methods are tried goes on, so that what was undone can be redone.
    if (text.value !== shown) choose({ row, name, code: shown });
    return place.firstElementChild as Board;
  });

  const events = new Map(
    [...main.querySelectorAll<HTMLTableRowElement>('h2#events ~ table tr')].map((row) => [
      row.cells[0]?.textContent.trim() ?? '',
      row,
    ]),
  );
  for (const [name, row] of events)
    place.addEventListener(name, () => {
      row.classList.remove('fired');
      // Read, so that the line begins to fade anew.
      void row.offsetWidth;
      row.classList.add('fired');
    });

  const settle = (): void => {
    if (WIDE.matches || !current) main.parentElement?.append(aside);
    else current.querySelector('td:last-child')?.append(aside);
  };
  WIDE.addEventListener('change', settle);
  text.value = base;
  about.textContent = 'Choose a row to see what it sets.';
  run();
  if (WIDE.matches) settle();
  else code?.closest('div.language-html')?.after(aside);
}

document.querySelectorAll<HTMLElement>('main[data-examples]').forEach(fill);
