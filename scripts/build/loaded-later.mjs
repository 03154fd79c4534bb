// Finds the two literals by which our sources name what is loaded later, and puts in their place what single files and
// servers have instead: `late(() => import('./adapter.js'))`, and the address of a slice's worker. And says by which
// script boards have come.

const LATE = /\blate\(\(\) =>\s*import\('([^']+)'\)\)/g;
const WORKER = /new Worker\(new URL\('\.\/bot\.worker\.js', import\.meta\.url\), \{ type: 'module' \}\)/;

/** Modules that come later are there from the start. */
export function fromTheStart() {
  return {
    name: 'from-the-start',
    transform(code, id) {
      if (!/[\\/]src[\\/].*(?<!lazy)\.ts$/.test(id)) return null;
      const imports = [];
      const text = code.replace(LATE, (_, path) => {
        const name = `later${imports.length}`;
        imports.push(`import * as ${name} from '${path}';`);
        return `{ now: () => ${name}, load: async () => ${name} }`;
      });
      if (/\blate\(/.test(text)) this.error(`${id}: late() takes () => import('./one-module.js').`);
      return imports.length > 0 ? { code: `${imports.join('\n')}\n${text}`, map: null } : null;
    },
  };
}

/** `codeFor(game)`: the expression that stands for the worker of a slice's bots, and what has to be imported for it. */
export function workersBy(codeFor) {
  return {
    name: 'workers-by',
    transform(code, id) {
      const game = /[\\/]([^\\/]+)[\\/]element[\\/]adapter\.ts$/.exec(id)?.[1];
      if (!game) return null;
      if (!WORKER.test(code)) {
        if (/\bnew Worker\(/.test(code)) this.error(`${id}: write the worker as docs/add-a-slice.md has it.`);
        return null;
      }
      const { imports, expression } = codeFor(game);
      return { code: `${imports}\n${code.replace(WORKER, expression)}`, map: null };
    },
  };
}

/** A server asks no bot, and has no file for one. */
export const noWorkers = () => workersBy(() => ({ imports: '', expression: 'undefined' }));

/** If everything is loaded at once, everybody would pay for another program's notation. */
export function noForeign() {
  return {
    name: 'no-foreign',
    load: (id) =>
      /[\\/]element[\\/]load-foreign\.ts$/.test(id) ? 'export const foreign = undefined;' : null,
  };
}

/**
 * Puts in the script that has brought the boards: `src` is the expression of its address, `attributes` stand beside it
 * in its tag.
 */
export const broughtBy = (src, attributes) => ({
  name: 'brought-by',
  load: (id) =>
    /[\\/]menu[\\/]own-script\.ts$/.test(id)
      ? `export const ownScript = { src: ${src}, attributes: ${JSON.stringify(attributes)} };`
      : null,
});
