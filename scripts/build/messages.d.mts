import type { Plugin } from 'vite';
import type { Message } from '../../src/core/words/message.js';

export interface Entry {
  readonly key: string;
  readonly text: string;
  readonly message: Message;
  readonly where: string;
  readonly note: string;
  readonly facts: Readonly<Record<string, string>>;
}

export function isTable(file: string): boolean;
export function compileMessage(text: string): Message;
export function readTable(code: string, file: string): readonly Entry[];
export function compileTable(code: string, file: string): string;
export function messages(): Plugin;
