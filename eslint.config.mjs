// What the linter holds to: the common rules, Lit's, and the bans and budgets of this code base.
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import litA11y from 'eslint-plugin-lit-a11y';
import lit from 'eslint-plugin-lit';
import wc from 'eslint-plugin-wc';
import ts from 'typescript-eslint';
import { house } from './scripts/lint/glossary.mjs';

/** Rules, notation, bots, sessions: code that must give the same answer everywhere and every time. */
const PURE = {
  files: ['src/*/**/*.ts'],
  ignores: ['src/ui/**', 'src/embed/**', 'src/course/**', 'src/*/element/**'],
};

const SEED = 'Chance comes from a seed that is an argument or part of the state (src/core/basics/seed.ts).';
const CLOCK = 'Pure code has no clock: time is an argument.';
const TIMER = 'Pure code does not wait: a generator yields, and its caller decides when to go on.';
const SILENT = 'Pure code says nothing: it returns a Result, or throws for a bug of our own.';
const NO_DOM = 'Pure code knows no page: what touches the DOM belongs to src/ui or to an element folder.';
const NO_FROM =
  'Old libraries put an Array.from of their own in its place: spread what is iterable, and count by times() of src/core/basics/times.ts.';
/**
 * What old libraries put in the places of an array's own methods: src/core/basics/indices.ts has what serves instead.
 */
const REPLACED = [
  {
    selector: "CallExpression[callee.property.name='entries'][arguments.length=0]",
    message:
      'Old libraries have an `entries` of their own on arrays: use indexed(); a map is iterable by itself.',
  },
  {
    selector: "CallExpression[callee.property.name='keys'][callee.object.callee.name='Array']",
    message: 'Old libraries may have a `keys` of their own on arrays: use indices().',
  },
  {
    selector: "CallExpression[callee.property.name='reduce']",
    message: 'Old libraries have a `reduce` of their own on arrays: use fold().',
  },
  {
    selector: "ImportDeclaration[source.value='lit'] > ImportSpecifier[imported.name='css']",
    message:
      'Lit joins sheets by `reduce`, which old libraries replace: use the css of src/ui/styles/sheet.ts.',
  },
];
const NO_WAY_ROUND = 'Through the global object any ban could be passed by.';

const BANNED_GLOBALS = [
  [CLOCK, ['Date', 'performance']],
  [
    TIMER,
    [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
    ],
  ],
  [SEED, ['crypto']],
  [SILENT, ['console']],
  [
    NO_DOM,
    ['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'fetch'],
  ],
  [
    NO_DOM,
    [
      'HTMLElement',
      'Element',
      'Node',
      'Event',
      'EventTarget',
      'CustomEvent',
      'customElements',
      'Worker',
      'process',
    ],
  ],
  [NO_WAY_ROUND, ['globalThis', 'self', 'global']],
].flatMap(([message, names]) => names.map((name) => ({ name, message })));

const FROM = { object: 'Array', property: 'from', message: NO_FROM };

const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const NODE_GLOBALS = readonly([...Object.getOwnPropertyNames(globalThis), 'module', 'require', '__dirname']);
const PAGE_GLOBALS = readonly([
  'window',
  'document',
  'location',
  'innerWidth',
  'innerHeight',
  'addEventListener',
]);
/** What the bench uses of a browser. */
const BROWSER_GLOBALS = {
  ...PAGE_GLOBALS,
  ...readonly([
    'Blob',
    'clearTimeout',
    'console',
    'crypto',
    'CSSStyleSheet',
    'customElements',
    'btoa',
    'fetch',
    'getSelection',
    'history',
    'Image',
    'localStorage',
    'MessageChannel',
    'navigator',
    'performance',
    'requestAnimationFrame',
    'requestIdleCallback',
    'ResizeObserver',
    'setTimeout',
    'URL',
    'URLSearchParams',
    'Worker',
  ]),
};

const BUDGETS = [
  ['src/*/rules.ts', 300],
  ['src/*/element/*.ts', 250],
  ['src/core/**/*.ts', 150],
  ['src/ui/**/*.ts', 250],
  ['src/embed/*.ts', 150],
  ['src/course/**/*.ts', 150],
  ['src/fences/*.ts', 200],
  ['src/xapi/*.ts', 150],
  ['compose/**/*.ts', 250],
  ['site/client/*.ts', 200],
];

const LONGEST_LINE = {
  code: 120,
  ignoreStrings: true,
  ignoreRegExpLiterals: true,
  ignoreUrls: true,
  // The tags of a comment stand in one line each, from which the manifest is made.
  ignorePattern: '^ \\* @|eslint-disable',
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'coverage/',
    '.cache/',
    'storybook-static/',
    'site/reference/',
    '**/*.d.ts',
    '**/*.d.mts',
  ]),
  js.configs.recommended,
  ts.configs.recommended,
  lit.configs['flat/recommended'],
  wc.configs['flat/recommended'],
  {
    plugins: { 'lit-a11y': litA11y },
    rules: litA11y.configs.recommended.rules,
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // One term per idea, in names and in titles of tests: docs/glossary.md.
    files: ['src/**/*.ts', 'test/**/*.ts'],
    plugins: { house },
    rules: { 'house/glossary': 'error' },
  },
  {
    // Chai's assertions are expressions: expect(x).to.be.true.
    files: ['test/**/*.browser.ts', 'test/**/*.media.ts'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    files: ['src/**/*.ts', 'compose/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', FROM], 'no-restricted-syntax': ['error', ...REPLACED] },
  },
  {
    ...PURE,
    rules: {
      'no-restricted-globals': ['error', ...BANNED_GLOBALS],
      'no-restricted-properties': ['error', FROM, { object: 'Math', property: 'random', message: SEED }],
    },
  },
  {
    files: ['src/*/rules.ts'],
    rules: {
      // A rules file is functions over plain data.
      'no-restricted-syntax': [
        'error',
        ...REPLACED,
        {
          selector: 'ThisExpression, ClassDeclaration, ClassExpression',
          message: 'Rules are pure functions: no class, no this.',
        },
        {
          selector: 'Program > VariableDeclaration[kind="let"]',
          message: 'Rules keep nothing between calls: no let at module level.',
        },
      ],
    },
  },
  {
    // What prettier does not break.
    files: [
      'src/**/*.ts',
      'compose/**/*.ts',
      'site/**/*.ts',
      'site/*.mjs',
      'site/markdown/*.mjs',
      'scripts/**/*.mjs',
      'test/**/*.ts',
    ],
    ignores: ['**/words*.ts', '**/*.data.ts'],
    rules: { 'max-len': ['error', LONGEST_LINE] },
  },
  {
    // Composers say sentences, programs write documents, and tests have records: each is one text, however long.
    files: ['compose/**/*.ts', 'scripts/**/*.mjs', 'test/**/*.ts'],
    rules: { 'max-len': ['error', { ...LONGEST_LINE, ignoreTemplateLiterals: true }] },
  },
  ...BUDGETS.map(([files, max]) => ({
    files: [files],
    // A style sheet is one list; it has no nouns to tell apart.
    ignores: ['**/*.css.ts'],
    rules: { 'max-lines': ['warn', { max, skipBlankLines: true, skipComments: true }] },
  })),
  {
    files: ['bin/wordpress/**/*.js'],
    languageOptions: { globals: { ...BROWSER_GLOBALS, ...readonly(['DOMParser', 'FormData']) } },
  },
  {
    // Programs of the repository: they run in Node, and parts of them in a page that they drive.
    files: ['**/*.mjs', '**/*.cjs', 'scripts/**/*.js'],
    languageOptions: { globals: { ...NODE_GLOBALS, ...PAGE_GLOBALS } },
  },
  { files: ['dev/**/*.js'], languageOptions: { globals: BROWSER_GLOBALS } },
);
