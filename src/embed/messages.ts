/**
 * Messages from an embed page to the page around it, in every protocol that such pages speak. docs/embedding.md lists
 * them.
 */
import { toJson } from '../core/basics/json.js';

/** The events of a board that the page around it hears of, and the fields that go along. */
const RELAYED = {
  'goal-met': ['solved'],
  'goal-lost': ['goal', 'code', 'facts', 'sentence', 'tries'],
  'game-end': ['sentence', 'winners', 'outcome', 'record'],
  'game-shared': ['text'],
} as const;

type Relayed = keyof typeof RELAYED;

/** A message to `links.js` and a page’s own script. `ready`: the board is drawn. */
interface BoardMessage {
  readonly context: 'planisphere';
  readonly event: Relayed | 'ready';
  readonly tag: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Heights that a frame may have, in pixels. */
const LEAST = 200;
const MOST = 2000;

/** Wider than any scrollbar, in pixels. */
const SCROLLBAR = 24;

/** A parsed message from a frame: at most one of the two. */
export interface Heard {
  readonly height?: number;
  readonly event?: BoardMessage['event'];
  readonly detail?: BoardMessage['detail'];
}

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Of the detail, the fields that go along with this event and nothing else. */
function fieldsOf(event: BoardMessage['event'], detail: unknown): BoardMessage['detail'] {
  const fields = event === 'ready' || !isObject(detail) ? [] : RELAYED[event];
  const given = fields.filter((field) => Object.hasOwn(detail as object, field));
  return Object.fromEntries(given.map((field) => [field, (detail as Record<string, unknown>)[field]]));
}

/** Reads a message that may be anything. A height is brought into bounds; what makes no sense says nothing. */
export function readFrameMessage(data: unknown): Heard {
  if (!isObject(data)) return {};
  const { context, height, event, detail } = data;
  if (context === 'iframe.resize' && typeof height === 'number' && Number.isFinite(height))
    return { height: Math.min(MOST, Math.max(LEAST, height)) };
  const isOurs = event === 'ready' || (typeof event === 'string' && Object.hasOwn(RELAYED, event));
  if (context !== 'planisphere' || !isOurs) return {};
  const known = event as BoardMessage['event'];
  return { event: known, detail: fieldsOf(known, detail) };
}

/** The page around this one. It may be anybody’s, so it hears nothing that only the reader may know. */
export class PageAround {
  /** A page that is not in a frame tells nobody: itself it would ask for ever more room. */
  readonly #around = parent === self ? undefined : parent;
  #height: number | undefined;
  #width = 0;
  #secret: string | undefined;

  constructor() {
    // WordPress may listen only now.
    addEventListener(
      'message',
      ({ source, data }: MessageEvent<{ message?: unknown; secret?: unknown } | null>) => {
        if (source === this.#around && data?.message === 'ready' && data.secret === this.#secret)
          this.#tellSecretly();
      },
    );
  }

  /** Keeps the secret for as long as no other is given: it is set once, and the hash may change. */
  trust(secret: string | undefined): void {
    this.#secret = secret ?? this.#secret;
  }

  #post(message: object): void {
    this.#around?.postMessage(message, '*');
  }

  #tellSecretly(): void {
    if (this.#secret === undefined || this.#height === undefined) return;
    this.#post({ message: 'height', value: this.#height, secret: this.#secret });
  }

  /**
   * `width`: the frame’s, for which that height was measured. With the height that it is told, the page around may get
   * a scrollbar, which narrows the frame. A lower height would take the scrollbar away again, and so on: so it is told
   * only where the width has changed by more than a scrollbar, or not at all.
   */
  tellHeight(height: number, width: number): void {
    const narrowed = Math.abs(width - this.#width);
    const isLower = this.#height !== undefined && height < this.#height;
    if (height === this.#height || (isLower && narrowed > 0 && narrowed < SCROLLBAR)) return;
    this.#height = height;
    this.#width = width;
    this.#tellSecretly();
    this.#post({ subject: 'lti.frameResize', height });
    this.#post({ sentinel: 'amp', type: 'embed-size', height });
    this.#post({ context: 'iframe.resize', height });
  }

  #tell(event: BoardMessage['event'], tag: string, detail: BoardMessage['detail'] = {}): void {
    this.#post({ context: 'planisphere', event, tag, detail } satisfies BoardMessage);
  }

  tellReady(tag: string): void {
    this.#tell('ready', tag);
  }

  relay(board: Element): void {
    for (const [type, fields] of Object.entries(RELAYED))
      board.addEventListener(type, (event) => {
        const given = fields.map((field) => [field, (event as unknown as Record<string, unknown>)[field]]);
        // As plain data: what a game puts into an outcome may be anything.
        const detail = JSON.parse(toJson(Object.fromEntries(given)) as string) as BoardMessage['detail'];
        this.#tell(type as Relayed, board.localName, detail);
      });
  }
}
