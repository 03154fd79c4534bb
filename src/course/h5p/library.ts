/**
 * What an H5P package says of itself: the library with its form for teachers, and the content. Source: H5P’s
 * specifications of `library.json`, `semantics.json` and `h5p.json`.
 */
import { MOST_POINTS, MOST_TRIES } from '../../core/exercise/read-item.js';
import { TEXT_TAGS, type H5PContent, type H5PItem } from './content.js';
import { h5pWords } from './words.h5p.en.js';

const MACHINE_NAME = 'H5P.Planisphere';

/** The first version of the core of H5P that does all that the library asks for. */
const CORE = { majorVersion: 1, minorVersion: 19 };

/** How long texts may be, in characters. */
const LINE = 200;
const LONG = 4000;

export interface LibraryVersion {
  readonly majorVersion: number;
  readonly minorVersion: number;
  readonly patchVersion: number;
}

/** `text`: a version of this package, as 1.2.3. */
export function versionIn(text: string): LibraryVersion {
  const [majorVersion = 0, minorVersion = 0, patchVersion = 0] = text.split(/[.-]/).slice(0, 3).map(Number);
  return { majorVersion, minorVersion, patchVersion };
}

/** The folder of the library in a package. */
export const folderOf = ({ majorVersion, minorVersion }: LibraryVersion): string =>
  `${MACHINE_NAME}-${majorVersion}.${minorVersion}`;

/** `scripts`: their names in the folder of the library, in the order in which they run. */
export function libraryOf(version: LibraryVersion, scripts: readonly string[]): object {
  return {
    title: 'Planisphere',
    machineName: MACHINE_NAME,
    ...version,
    runnable: 1,
    license: 'MIT',
    author: 'Planisphere',
    embedTypes: ['iframe'],
    fullscreen: 0,
    coreApi: CORE,
    preloadedJs: scripts.map((path) => ({ path })),
  };
}

type Field = Readonly<Record<string, unknown>>;

/** A field of the form, by the name of its value in the content. */
const field = (type: string, name: FieldName, more: Field = {}): Field => {
  const why = `h5p.why-${name}`;
  return {
    name,
    type,
    label: h5pWords[`h5p.${name}`],
    ...(why in h5pWords && { description: h5pWords[why as keyof typeof h5pWords] }),
    ...more,
  };
};

type FieldName = keyof H5PContent | keyof H5PItem;

const optional = { optional: true };
const line = { ...optional, maxLength: LINE };
const html = { ...optional, widget: 'html', enterMode: 'p', tags: TEXT_TAGS };
const price = { ...optional, min: 0, max: MOST_POINTS, decimals: 2 };

/** The form in which teachers write exercises. `boards`: the names of their games, by their tags. */
export function semanticsOf(boards: Readonly<Record<string, string>>): readonly object[] {
  const options = Object.entries(boards).map(([value, label]) => ({ value, label }));
  const item = [
    field('select', 'board', { options, default: options[0]?.value }),
    field('text', 'puzzle', { ...optional, maxLength: LONG }),
    field('text', 'heading', line),
    field('text', 'todo', line),
    field('text', 'text', html),
    field('number', 'points', { ...price, default: 1 }),
    field('number', 'tries', { ...optional, min: 1, max: MOST_TRIES }),
    field('number', 'tryPrice', price),
    field('number', 'hintPrice', price),
    field('boolean', 'noHints', optional),
    field('text', 'more', { ...optional, widget: 'textarea', maxLength: LONG }),
  ];
  const orders = ['in-turn', 'free'] as const;
  return [
    field('text', 'heading', line),
    field('text', 'intro', html),
    field('list', 'items', {
      entity: h5pWords['h5p.item'].toLowerCase(),
      min: 1,
      field: { name: 'item', type: 'group', label: h5pWords['h5p.item'], expanded: true, fields: item },
    }),
    field('select', 'order', {
      options: orders.map((value) => ({ value, label: h5pWords[`h5p.order-${value}`] })),
      default: orders[0],
    }),
    field('number', 'pass', { ...optional, min: 0, max: 100, decimals: 2 }),
    field('boolean', 'noHints', optional),
  ];
}

/** `h5p.json`. */
export function packageOf(version: LibraryVersion, title: string, language: string): object {
  const { majorVersion, minorVersion } = version;
  return {
    title,
    // Hosts take a short code here.
    language: /^[a-z-]{2,10}$/i.test(language) ? language : 'und',
    mainLibrary: MACHINE_NAME,
    embedTypes: ['iframe'],
    license: 'U',
    preloadedDependencies: [{ machineName: MACHINE_NAME, majorVersion, minorVersion }],
  };
}
