import type { Engine, EngineName, Media, Page } from '../engines/index.mjs';

/** The part of a launcher of `@web/test-runner` that runs files. */
export interface EngineLauncher {
  readonly name: string;
  startSession(id: string, url: string): Promise<void>;
  stopSession(id: string): Promise<{ readonly errors?: readonly { readonly message: string }[] }>;
  isActive(id: string): boolean;
  getPage(id: string): Page | undefined;
  stop(): Promise<void>;
}

type Options = { media?: Media };
type OpenedEngine = Pick<Engine, 'newPage' | 'fault' | 'close'>;

export function engineLauncher(
  name: EngineName,
  options?: Options,
  open?: (name: EngineName, options?: Options) => Promise<OpenedEngine>,
): EngineLauncher;
