// Reads what an entry exports from the declarations that the build has written: each name with its text and comment.
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build/slices.mjs';

const options = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The declaration that tells all of a name: of a constant its statement. */
function statementOf(node) {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

/** Without what only a module needs, and without its private members. */
const textOf = (node) =>
  statementOf(node)
    .getText()
    .replace(/^(?:export )?(?:default )?(?:declare )?/, '')
    .replace(/^ *(?:#private;|private .*;)\n/gm, '')
    .replace(/^ +(?= {4})/gm, (indent) => indent.slice(indent.length / 2));

const KINDS = [
  ['functions', ts.isFunctionDeclaration],
  ['classes', ts.isClassDeclaration],
  ['constants', ts.isVariableDeclaration],
  ['types', (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)],
];

function describe(checker, symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = target.declarations ?? [];
  const [first] = declarations;
  const [kind] = KINDS.find(([, isOne]) => isOne(first)) ?? ['constants'];
  return {
    name: symbol.name,
    kind,
    text: declarations.map(textOf).join('\n'),
    comment: ts.displayPartsToString(target.getDocumentationComment(checker)),
  };
}

/** Of each file its exports, sorted by name. */
export function exportsOf(files) {
  const roots = files.map((file) => join(ROOT, file));
  const program = ts.createProgram(roots, options);
  const checker = program.getTypeChecker();
  return roots.map((file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    return checker
      .getExportsOfModule(module)
      .map((symbol) => describe(checker, symbol))
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  });
}
