/** Type-checks code as a page's author would write it, with the package's own types. */
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './built.js';

/** Libraries are read once. */
const known = new Map<string, ts.SourceFile | undefined>();

/** The compiler's complaints about a page's code that imports the package, under its strictest settings. */
export function complaints(source: string, options: ts.CompilerOptions, name = 'page.ts'): readonly string[] {
  const page = join(ROOT, 'test/package', name);
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
  host.fileExists = (name) => name === page || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    if (name === page) return ts.createSourceFile(name, source, rest[0]);
    const key = `${name} ${JSON.stringify(rest[0])}`;
    if (!known.has(key)) known.set(key, getSourceFile.call(host, name, ...rest));
    return known.get(key);
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([page], settings, host));
  return found.map(
    ({ file, messageText }) =>
      `${file?.fileName.replace(ROOT, '') ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}

export const BUNDLER = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
export const NODE = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
