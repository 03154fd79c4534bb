/** The engines that a run can use, and the part of a page that works alike in all of them. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Media {
  /** `prefers-reduced-motion: reduce`, in all three engines. */
  readonly reducedMotion?: boolean;
  /** `forced-colors: active`, in Chromium and Firefox. */
  readonly forcedColors?: boolean;
  /** `prefers-color-scheme: dark`, in Chromium and Firefox. */
  readonly dark?: boolean;
}

export type MouseButton = 'left' | 'middle' | 'right';

export interface Page {
  /** Resolves when the page's load event has fired. */
  goto(url: string): Promise<unknown>;
  url(): string;
  /**
   * Runs a function in the page, under any Content-Security-Policy, and gives its (awaited) result by JSON.
   * The function sees only its arguments, nothing of the module around it.
   */
  evaluate<Args extends unknown[], Value>(
    code: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  evaluate(expression: string): Promise<unknown>;
  /** In CSS pixels; WebKit goes down to a width of 290 and throws below it. */
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  /** The viewport as PNG; `path` also writes it to a file. */
  screenshot(options?: { path?: string }): Promise<Uint8Array>;
  readonly keyboard: {
    /** Keys by their `KeyboardEvent.key` ("Enter", "ArrowLeft", "a") or "Space". */
    press(key: string): Promise<void>;
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  /** Places are in CSS pixels from the viewport's top left. */
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(options?: { button?: MouseButton }): Promise<void>;
    up(options?: { button?: MouseButton }): Promise<void>;
    click(x: number, y: number, options?: { button?: MouseButton }): Promise<void>;
    wheel(options: { deltaX?: number; deltaY?: number }): Promise<void>;
    reset(): Promise<void>;
  };
  /** Rejects where `engine.can.touch` is false. */
  readonly touchscreen: { tap(x: number, y: number): Promise<void> };
  /** Never fires where `engine.can.report` is false. */
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown;
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
  isClosed(): boolean;
}

export interface Engine {
  readonly name: EngineName;
  readonly can: {
    /** Touch can be driven: Chromium and Firefox. */
    readonly touch: boolean;
    /** Console messages and page errors are reported by `page.on`: Chromium and Firefox. */
    readonly report: boolean;
  };
  /** A page of 800 x 600 in front of the others and focused; all pages of an engine share their storage. */
  newPage(): Promise<Page>;
  /** Undefined while the engine runs; otherwise how it ended and what it last printed. */
  fault(): Promise<string | undefined>;
  /** Ends the engine, politely if it answers. */
  close(): Promise<void>;
}

export function openEngine(name: EngineName, options?: { media?: Media }): Promise<Engine>;

/** The engines that ENGINES asks for; without it, all that this machine has. */
export function chosenEngines(): EngineName[];
