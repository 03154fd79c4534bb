import type { ESLint } from 'eslint';

export type Kind = 'names' | 'titles';

export interface Ban {
  readonly scope: string;
  readonly term: string;
  readonly word: string;
}

export function wordsIn(text: string): string[];
export function readGlossary(text: string): {
  readonly bans: readonly Ban[];
  readonly terms: readonly string[];
};
export function faultsOf(text: string, kind: Kind, game: string): readonly Ban[];
export const house: ESLint.Plugin;
