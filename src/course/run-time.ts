/**
 * The run-time of a course system: SCORM 1.2 or 2004, behind one set of calls. A course system may miss a call, throw
 * or answer "false"; none of that reaches whoever calls.
 */

export type Version = '1.2' | '2004';

export interface RunTime {
  readonly version: Version;
  /** Opens the attempt. */
  begin(): boolean;
  /** The value of a field; empty where it has none. Undefined: the course system does not answer. */
  get(name: string): string | undefined;
  set(name: string, value: string): boolean;
  /** Asks the course system to keep what was set. */
  commit(): boolean;
  /** Closes the attempt. */
  end(): boolean;
}

type Api = Readonly<Record<string, unknown>>;

/** How far up to look: a course system may nest frames, but a page may also be its own parent. */
const MOST_PARENTS = 100;

const NAMES = { '2004': 'API_1484_11', '1.2': 'API' } as const;
const VERSIONS: readonly Version[] = ['2004', '1.2'];

/** What each version calls its functions. */
const CALLS = {
  '2004': {
    begin: 'Initialize',
    get: 'GetValue',
    set: 'SetValue',
    commit: 'Commit',
    end: 'Terminate',
  },
  '1.2': {
    begin: 'LMSInitialize',
    get: 'LMSGetValue',
    set: 'LMSSetValue',
    commit: 'LMSCommit',
    end: 'LMSFinish',
  },
} as const;

interface Found {
  readonly version: Version;
  readonly api: Api;
}

/** What a window has, where its origin lets us look. */
function apiOf(page: Window): Found | undefined {
  try {
    for (const version of VERSIONS) {
      const api = (page as unknown as Readonly<Record<string, unknown>>)[NAMES[version]];
      if (typeof api === 'object' && api !== null) return { version, api: api as Api };
    }
  } catch {
    // A window of another origin.
  }
  return undefined;
}

/** The API of a window or of the frames around it, the nearest first. */
function apiAround(page: Window | null): Found | undefined {
  let at = page;
  for (let up = 0; at && up < MOST_PARENTS; up++) {
    const found = apiOf(at);
    if (found || at.parent === at) return found;
    at = at.parent;
  }
  return undefined;
}

/** The window that opened the page or the frames around it. */
function openerOf(page: Window): Window | null {
  try {
    return (page.top?.opener ?? page.opener) as Window | null;
  } catch {
    // The outermost frame is of another origin.
    return page.opener as Window | null;
  }
}

/** The course system around a page or around the page that opened it; undefined: there is none. */
export function findRunTime(page: Window): RunTime | undefined {
  const found = apiAround(page) ?? apiAround(openerOf(page));
  return found && runTimeOf(found);
}

function runTimeOf({ version, api }: Found): RunTime {
  const calls = CALLS[version];
  const ask = (call: keyof typeof calls, ...values: readonly string[]): string | undefined => {
    try {
      const answer: unknown = (api[calls[call]] as (...given: readonly string[]) => unknown).apply(api, [
        ...values,
      ]);
      return answer === undefined || answer === null ? '' : `${answer as string}`;
    } catch {
      return undefined;
    }
  };
  // Some answer with a boolean, or with 1.
  const isDone = (answer: string | undefined): boolean => answer === 'true' || answer === '1';
  return {
    version,
    begin: () => isDone(ask('begin', '')),
    get: (name) => ask('get', name),
    set: (name, value) => isDone(ask('set', name, value)),
    commit: () => isDone(ask('commit', '')),
    end: () => isDone(ask('end', '')),
  };
}
