/** How each host of documentation is set up: with the lines of docs/markdown.md, and else with what it asks for. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/build/slices.mjs';
import { recipeIn } from '../../recipe.js';

export interface Host {
  readonly name: string;
  readonly version: string;
  /** What the author’s site has beside its page. */
  readonly files: Readonly<Record<string, string>>;
  /** What the guide has copied into it, by its place in dist. */
  readonly copies?: Readonly<Record<string, string>>;
  /** The file of the page, and what the host wants in its front matter beside a title. */
  readonly page: string;
  readonly front?: string;
  /** Programs and what they are given. */
  readonly commands: readonly (readonly string[])[];
  /** The folder that is put on the web, and the address of the page in it. */
  readonly out: string;
  readonly address: string;
  /** Where the host’s message places a fault in the sixth line of the page’s file. */
  readonly place: string;
  /** The theme puts a frame around pictures. */
  readonly framesPictures?: boolean;
  /** What the theme itself says in the console. */
  readonly says?: RegExp;
  /** The theme is dark where no script runs. */
  readonly isDark?: boolean;
  /** The host shows nothing where no script runs. */
  readonly needsScript?: boolean;
}

const HOSTS = join(ROOT, 'test/hosts');
const NODE = process.execPath;

const installed = (name: string): string => {
  for (const folder of [HOSTS, ROOT])
    try {
      const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
      return (JSON.parse(text) as { readonly version: string }).version;
    } catch {
      continue;
    }
  throw new Error(`${name} is not installed.`);
};

const said = (program: string, ...given: readonly string[]): string =>
  (/\d+(\.\d+)+/.exec(execFileSync(program, given, { encoding: 'utf8' })) as RegExpExecArray)[0];

/** The blocks of code for a host. */
const guide = (heading: string): readonly string[] => recipeIn('markdown.md', heading);

/** As `npm init` writes it since version 11. */
const MANIFEST = '{ "name": "site", "private": true, "type": "commonjs" }';
const layout = (script: string, content: string): string =>
  `<!doctype html><html lang="en"><head><title>An opening</title>${script}</head><body>${content}</body></html>`;
const COMMAND = 'node_modules/planisphere/bin/planisphere.mjs';

/** What a block for the terminal has beside the installation, which is done. */
const afterInstalling = (block: string): readonly (readonly string[])[] =>
  block
    .split('\n')
    .filter((line) => !line.startsWith('npm install'))
    .map((line) => line.split(' '));

function docusaurus(react: string, more = ''): Host {
  const [begin = '', config = '', boards = ''] = guide('Docusaurus');
  return {
    name: `Docusaurus with React ${react.split('.')[0]}`,
    version: installed('@docusaurus/core'),
    files: {
      'docusaurus.config.js': config.replace('  presets:', `${more}  presets:`),
      'src/boards.js': boards,
      'package.json': MANIFEST,
    },
    page: 'docs/index.md',
    commands: [
      ...afterInstalling(begin),
      [NODE, join(HOSTS, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    ],
    out: 'build',
    // Under the other name, React would find another page than it was given.
    address: '',
    place: 'docs/index.md:6:9',
  };
}

const react18 = (name: string): string => JSON.stringify(join(HOSTS, 'react-18/node_modules', name));

/** Has Docusaurus bundle the other React, in the place of the one beside it. */
const WITH_REACT_18 = `  plugins: [() => ({ name: 'react-18', configureWebpack: () => ({ resolve: { alias: {
    react: ${react18('react')}, 'react-dom': ${react18('react-dom')},
  } } }) })],
`;

function vitepress(): Host {
  const [, config = ''] = guide('VitePress');
  return {
    name: 'VitePress',
    version: installed('vitepress'),
    files: { '.vitepress/config.mjs': config, 'package.json': MANIFEST },
    page: 'index.md',
    commands: [[NODE, join(ROOT, 'node_modules/vitepress/bin/vitepress.js'), 'build']],
    out: '.vitepress/dist',
    address: 'index.html',
    place: 'index.md:6:9',
  };
}

function starlight(): Host {
  const [config = ''] = guide('Astro');
  return {
    name: `Astro ${installed('astro')} with Starlight`,
    version: installed('@astrojs/starlight'),
    files: {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';\n${config.replace(
        'integrations: [',
        "integrations: [starlight({ title: 'My game' }), ",
      )}`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'package.json': MANIFEST,
    },
    page: 'src/content/docs/opening.md',
    commands: [
      [NODE, COMMAND, 'fences', 'src/content'],
      [NODE, join(HOSTS, 'node_modules/astro/astro.js'), 'build'],
    ],
    out: 'dist',
    address: 'opening/index.html',
    place: 'opening.md:6:9',
    isDark: true,
    says: /^Pagefind UI couldn't find the selector/,
  };
}

function eleventy(): Host {
  const [config = '', script = ''] = guide('Eleventy');
  return {
    name: 'Eleventy, by its plugin',
    version: installed('@11ty/eleventy'),
    files: {
      'eleventy.config.mjs': config,
      '_includes/page.html': layout(script, '{{ content }}'),
      'package.json': MANIFEST,
    },
    page: 'opening.md',
    front: 'layout: page.html\n',
    commands: [[NODE, join(HOSTS, 'node_modules/@11ty/eleventy/cmd.cjs')]],
    out: '_site',
    address: 'opening/index.html',
    // Without the four lines of its front matter.
    place: './opening.md:3:9',
  };
}

function storybook(): Host {
  const [main = '', preview = ''] = guide('Storybook');
  return {
    name: 'Storybook',
    version: installed('storybook'),
    files: { '.storybook/main.mjs': main, '.storybook/preview.js': preview, 'package.json': MANIFEST },
    page: 'docs/opening.mdx',
    commands: [
      [
        NODE,
        join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
        'build',
        '--quiet',
        '--disable-telemetry',
      ],
    ],
    out: 'storybook-static',
    address: 'iframe.html?viewMode=docs&id=opening--docs',
    place: 'opening.mdx',
    needsScript: true,
  };
}

function hugo(): Host {
  const [, hook = '', script = ''] = guide('Hugo');
  return {
    name: 'Hugo, by a render hook',
    version: said('hugo', 'version'),
    files: {
      'layouts/_default/_markup/render-codeblock.html': hook,
      'layouts/_default/single.html': layout(script, '{{ .Content }}'),
      'layouts/index.html': layout('', ''),
      'config.toml': 'title = "A site"\n',
      'data/.keep': '',
    },
    copies: { cdn: 'static/boards' },
    page: 'content/opening.md',
    commands: [[NODE, COMMAND, 'fences', 'content', '--json', 'data/boards.json'], ['hugo']],
    out: 'public',
    address: 'opening/index.html',
    place: 'content/opening.md:6:9',
  };
}

function mkdocs(): Host {
  const [hook = '', settings = ''] = guide('MkDocs');
  return {
    name: 'MkDocs',
    version: said('mkdocs', '--version'),
    files: { 'boards.py': hook, 'mkdocs.yml': `site_name: My game\n${settings}\n` },
    copies: { 'planisphere.js': 'docs/planisphere.js' },
    page: 'docs/opening.md',
    commands: [['mkdocs', 'build']],
    out: 'site',
    address: 'opening/index.html',
    // Without its front matter.
    place: 'opening.md:2:9',
    framesPictures: true,
    // It asks other sites for fonts.
    says: /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|search/,
  };
}

function sphinx(): Host {
  const [conf = ''] = guide('Sphinx');
  return {
    name: 'Sphinx with MyST',
    version: said('sphinx-build', '--version'),
    files: { 'conf.py': conf, 'index.rst': '.. toctree::\n\n   opening\n' },
    page: 'opening.md',
    commands: [['sphinx-build', '-q', '.', '_build']],
    out: '_build',
    address: 'opening.html',
    place: 'opening.md:6:9',
  };
}

export const hosts: readonly Host[] = [
  vitepress(),
  starlight(),
  docusaurus(installed('react')),
  docusaurus('18', WITH_REACT_18),
  eleventy(),
  hugo(),
  mkdocs(),
  sphinx(),
  storybook(),
];
