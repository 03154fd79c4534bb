import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { pureNames, ROOT, tags } from './built.js';

const FILE = join(ROOT, 'test/package/page.ts');

/** Libraries are read once. */
const known = new Map<string, ts.SourceFile | undefined>();

/** The compiler's complaints about a page's code that imports the package, under its strictest settings. */
function complaints(source: string, options: ts.CompilerOptions): readonly string[] {
  const settings: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    ...options,
  };
  const host = ts.createCompilerHost(settings);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    if (name === FILE) return ts.createSourceFile(name, source, rest[0]);
    const key = `${name} ${JSON.stringify(rest[0])}`;
    if (!known.has(key)) known.set(key, getSourceFile.call(host, name, ...rest));
    return known.get(key);
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([FILE], settings, host));
  return found.map(
    ({ file, messageText }) =>
      `${file?.fileName.replace(ROOT, '') ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}

const BUNDLER = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
const NODE = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };

const PAGE = `
import { StarBoard } from 'planisphere/star-board.js';
import type { GameEndEvent } from 'planisphere/star-board.js';
import { parseRecord, Session } from 'planisphere/core';
import { score, star, type State } from 'planisphere/star';
import { checkConformance } from 'planisphere/testing';

const board = document.createElement('star-board');
const same: StarBoard = board;
same.rings = 8;
board.scoring = 'simplified';
board.addEventListener('move-request', (event) => {
  const text: string = event.text;
  if (text === 'resign') event.preventDefault();
});
document.body.addEventListener('game-end', ({ winners, record }: GameEndEvent) => {
  const first: number | undefined = winners[0];
  board.load(record);
  return first;
});
document.addEventListener('goal-met', ({ solved }) => console.log(solved.text));
board.addEventListener('seat-turn', ({ seats, ply }) => {
  board.play('S31', { seat: seats[0], ply });
});
const acting: number | undefined = board.toAct[0];
console.log(acting, board.outcome?.winners, board.solved?.moves);
const result = board.play('S31', { seat: 0, ply: 0 });
if (!result.ok) console.log(result.error.code, result.error.rule);
await board.settled;

const state: State = star.rules.setup({ rings: 4 }, 0);
const peries: number | undefined = score(state).seats[0]?.peries;
new Session(star, { rings: 4 }, 0, ['human', 'human']).playText('S31');
console.log(peries, parseRecord, checkConformance);

// @ts-expect-error a property has its type
board.rings = '8';
// @ts-expect-error an event has no field of another's
board.addEventListener('game-end', (event) => event.text);
// @ts-expect-error what a page may only read
board.outcome = undefined;
// @ts-expect-error the game is out of reach
board.session;
// @ts-expect-error what a board keeps to itself stays so
board.renderBoard();
`;

describe('the types', () => {
  it('compile for a page in TypeScript, and are sound in themselves', () => {
    expect(complaints(PAGE, { ...BUNDLER, skipLibCheck: false })).toEqual([]);
  });

  it('compile for one that resolves like Node', () => {
    expect(complaints(PAGE, NODE)).toEqual([]);
  });

  it('know the tag only where it is registered', () => {
    const source = `
      import 'planisphere/star-board.class.js';
      // @ts-expect-error nothing registers it
      document.createElement('star-board').rings;
      export {};`;
    expect(complaints(source, BUNDLER)).toEqual([]);
  });

  it('are there for every entry', () => {
    const names = [...tags.flatMap((tag) => [`${tag}.js`, `${tag}.class.js`]), ...pureNames];
    const source = names.map((name, n) => `import * as m${n} from 'planisphere/${name}'; m${n};`).join('\n');
    expect(complaints(source, BUNDLER)).toEqual([]);
  });
});
