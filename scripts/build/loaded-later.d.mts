import type { Plugin } from 'vite';

export function fromTheStart(): Plugin;
