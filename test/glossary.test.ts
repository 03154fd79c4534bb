/** The linter enforces the glossary: its column "not" holds for names and titles, and each exception has a reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { EXCUSED } from '../scripts/lint/excused-words.mjs';
import { faultsOf, house, readGlossary, wordsIn } from '../scripts/lint/glossary.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Faults that the linter finds in a text under that file name. */
function said(file: string, text: string): readonly string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { house },
    languageOptions: { parser: ts.parser as Linter.Parser },
    rules: { 'house/glossary': 'error' },
  };
  return new Linter().verify(text, [config], file).map(({ message }) => message);
}

describe('a word that the glossary forbids', () => {
  it.each([
    ['src/rotation/planted.ts', 'const spinStar = 1;', 'spin', 'rotate, rotation'],
    ['src/rotation/planted.ts', 'export interface TwistedRing {}', undefined, undefined],
    ['src/bugcatcher/planted.ts', 'interface Lap { readonly undertake: number }', 'undertake', 'accept'],
    ['src/bugcatcher/planted.ts', "type Tag = 'commit' | 'lists';", 'commit', 'submit'],
    ['src/bugcatcher/element/planted.ts', 'function f({ quests: [a] }) { return a; }', undefined, undefined],
    [
      'src/bugcatcher/element/planted.ts',
      'function f({ a: quests = [] }) { return quests; }',
      'quest',
      'mission',
    ],
    ['src/ui/board/planted.ts', 'class Onlookers {}', 'onlooker', 'viewer'],
    ['src/core/planted.ts', 'class Game { #takeBack() {} }', undefined, undefined],
    ['src/core/planted.ts', 'export const playAgain = 1;', 'play again', 'undo, redo, restart'],
    ['test/rotation/planted.test.ts', "it('spins a star', () => {});", 'spin', 'rotate, rotation'],
    ['test/planted.test.ts', 'describe.each([1])(`an onlooker of ${1}`, () => {});', 'onlooker', 'viewer'],
    ['src/star/planted.ts', 'const spinStar = 1;', undefined, undefined],
  ])('in %s, %s: %s', (file, text, word, term) => {
    const messages = said(file, text);
    if (word === undefined) expect(messages).toEqual([]);
    else
      expect(messages).toEqual([
        expect.stringMatching(new RegExp(`^“${word}” in “.*”: docs/glossary.md says ${term}\\. `)),
      ]);
  });

  it('is found in any form of a name', () => {
    const forms = ['quest', 'Quests', 'questOf', 'QUESTS_MAX', 'ofQuest'];
    for (const form of forms) expect(faultsOf(form, 'names', 'bugcatcher'), form).toHaveLength(1);
    expect(faultsOf('question', 'names', 'bugcatcher')).toEqual([]);
  });
});

it('the glossary is read in all its parts', () => {
  const { bans } = readGlossary(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
  for (const [scope, word] of [
    ['', 'redeal'],
    ['', 'onlooker'],
    ['star', 'marble'],
    ['rotation', 'twist'],
    ['space-crack', 'fleet'],
    ['constellation', 'portal'],
    ['bugcatcher', 'take on'],
  ])
    expect(bans).toContainEqual(expect.objectContaining({ scope, word }));
});

describe('an excused word', () => {
  const filesOf = (folder: string): readonly string[] =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file))
      .map((file) => file.replaceAll('\\', '/'));

  /** The words of each game's files, as they follow each other; '' for all files. */
  const texts = { names: new Map<string, string>(), titles: new Map<string, string>() };
  for (const [kind, folder] of [
    ['names', 'src'],
    ['titles', 'test'],
  ] as const)
    for (const file of filesOf(folder)) {
      const words = ` ${wordsIn(readFileSync(join(ROOT, folder, file), 'utf8')).join(' ')} `;
      for (const scope of ['', file.split('/')[0] ?? ''])
        texts[kind].set(scope, (texts[kind].get(scope) ?? '') + words);
    }

  it.each(EXCUSED)(
    '$words ($kind) has a reason, and is still there',
    ({ scope = '', kind, words, reason }) => {
      expect(reason).toMatch(/^[A-Z].*\.$/);
      for (const word of words) expect(texts[kind].get(scope), word).toContain(` ${word} `);
    },
  );

  it('is a word that the glossary forbids', () => {
    const { bans } = readGlossary(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
    for (const { scope = '', words } of EXCUSED)
      for (const word of words) expect(bans).toContainEqual(expect.objectContaining({ scope, word }));
  });
});
