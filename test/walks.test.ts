/** The walks of ARCHITECTURE.md lead through files and functions that are there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const games = readdirSync(join(root, 'src')).filter((name) =>
  existsSync(join(root, 'src', name, 'rules.ts')),
);

/** The part under this heading. */
function partUnder(heading: string): string {
  const part = text.split(/^## /m).find((one) => one.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`ARCHITECTURE.md has no part “${heading}”`);
  return part;
}

/** The files of a path as a walk writes it: in core, in every slice, or in the kit. */
function filesOf(path: string): readonly string[] {
  if (path.startsWith('<game>/')) return games.map((game) => `src/${path.replace('<game>', game)}.ts`);
  return [path.startsWith('core/') ? `src/${path}.ts` : `src/ui/${path}.ts`];
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Whether a file defines this name: at its top, or as a member of a class. */
function defines(file: string, name: string): boolean {
  const own = `(?:function\\*?|const|class|interface|type) ${name}\\b`;
  const member = `^ {2}(?:(?:readonly|async|protected|override|get|static) )*${name}\\b ?[(<=:]`;
  return new RegExp(`${own}|${member}`, 'm').test(read(file));
}

const requests = read('src/ui/contract/requests.ts');
const walks = partUnder('Five walks')
  .split('\n')
  .filter((line) => /^(?:- \*\*|Each line)/.test(line));

/** A path in code quotes, and what is named in brackets after it. */
const STEP = /`([\w<>.-]+(?:\/[\w<>.-]+)+)`(?: \(([^)]*)\))?/g;
const quoted = (part = ''): readonly string[] =>
  [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('the walks of ARCHITECTURE.md', () => {
  const steps = walks.flatMap((line) =>
    [...line.matchAll(STEP)].map(([, path = '', inside]) => [path, quoted(inside)] as const),
  );

  it('are read from it', () => {
    expect([games.length, walks.length]).toEqual([5, 6]);
    expect(steps.length).toBeGreaterThan(40);
  });

  it('lead through files that are there, in every game', () => {
    const missing = steps.flatMap(([path]) => filesOf(path)).filter((file) => !existsSync(join(root, file)));
    expect(missing).toEqual([]);
  });

  it('name what these files define, and what can be asked of a board', () => {
    const unknown = steps.flatMap(([path, names]) =>
      names
        .filter((name) =>
          name.includes('-')
            ? !requests.includes(`type: '${name}'`)
            : !filesOf(path).every((file) => defines(file, name)),
        )
        .map((name) => `${path}: ${name}`),
    );
    const types = walks.flatMap((line) =>
      quoted(line.replaceAll(STEP, '')).filter((name) => name.includes('-')),
    );
    expect(unknown).toEqual([]);
    expect(types.filter((type) => !requests.includes(`type: '${type}'`))).toEqual([]);
    expect(types).toEqual(['ask-page', 'play-meant']);
  });

  it('enter no file twice', () => {
    const twice = walks.flatMap((line) => {
      const paths = [...line.matchAll(STEP)].map(([, path = '']) => path);
      return paths.filter((path, at) => paths.indexOf(path) !== at);
    });
    expect(twice).toEqual([]);
  });
});
