// VitePress bundles this file, and what it imports by name. What the site is made with runs as it is.
const { href } = new URL('../config.mjs', import.meta.url);

export default (await import(href)).default;
