/**
 * The record store of a course system that launches by cmi5: who learns, what is kept, and where statements go. Source:
 * cmi5 1.0, sections 8 to 11.
 */
import type { Statement } from '../xapi/index.js';

/** What the address of a launched page says. */
export interface Launch {
  /** The store, with a slash at its end. */
  readonly endpoint: string;
  /** Where the page gets its right to write, once. */
  readonly fetch: string;
  readonly actor: object;
  readonly registration: string;
  readonly activity: string;
}

/** What the course system keeps ready for a launch. */
export interface LaunchData {
  readonly contextTemplate?: Readonly<Record<string, unknown>>;
  readonly launchMode?: 'Normal' | 'Browse' | 'Review';
  /** From 0 to 1. */
  readonly masteryScore?: number;
}

/** The launch in a page’s address; undefined where it is none. */
export function readLaunch(search: string): Launch | undefined {
  const fields = new URLSearchParams(search);
  const [endpoint, fetch, actor, registration, activity] = [
    'endpoint',
    'fetch',
    'actor',
    'registration',
    'activityId',
  ].map((name) => fields.get(name));
  if (!endpoint || !fetch || !actor || !registration || !activity) return undefined;
  try {
    const who: unknown = JSON.parse(actor);
    if (typeof who !== 'object' || who === null) return undefined;
    return { endpoint: endpoint.replace(/\/?$/, '/'), fetch, actor: who, registration, activity };
  } catch {
    return undefined;
  }
}

/** Under this name the store keeps the set. */
const STATE = 'planisphere';

export class RecordStore {
  readonly #launch: Launch;
  readonly #fetch: typeof fetch;
  #token = '';

  constructor(launch: Launch, fetching: typeof fetch) {
    this.#launch = launch;
    this.#fetch = fetching;
  }

  /** Asks for the right to write, and for what the course system has ready. Throws where it does not answer. */
  async open(): Promise<LaunchData> {
    await this.#takeToken();
    const data = await this.#ask('activities/state', { ...this.#about(), stateId: 'LMS.LaunchData' });
    // cmi5 wants it asked for. What it says, such as of sound, does not concern a board.
    await this.#ask('agents/profile', { agent: this.#agent, profileId: 'cmi5LearnerPreferences' });
    return (data === '' ? {} : JSON.parse(data)) as LaunchData;
  }

  /** The course system gives it once for each launch. */
  async #takeToken(): Promise<void> {
    if (this.#token !== '') return;
    const answer = await this.#fetch(this.#launch.fetch, { method: 'POST' });
    const { 'auth-token': token } = (await answer.json()) as Readonly<Record<string, unknown>>;
    if (typeof token !== 'string') throw new TypeError('The course system gives no right to write.');
    this.#token = token;
  }

  /** What was kept; empty where nothing was. */
  kept(): Promise<string> {
    return this.#ask('activities/state', { ...this.#about(), stateId: STATE });
  }

  async keep(text: string): Promise<void> {
    await this.#send('PUT', 'activities/state', { ...this.#about(), stateId: STATE }, text, 'text/plain');
  }

  /** `isLast`: the page is about to go. */
  async record(statements: readonly Statement[], isLast = false): Promise<void> {
    await this.#send('POST', 'statements', {}, JSON.stringify(statements), 'application/json', isLast);
  }

  get #agent(): string {
    return JSON.stringify(this.#launch.actor);
  }

  #about(): Readonly<Record<string, string>> {
    const { activity, registration } = this.#launch;
    return { activityId: activity, agent: this.#agent, registration };
  }

  #address(path: string, fields: Readonly<Record<string, string>>): string {
    const query = `${new URLSearchParams(fields)}`;
    return `${this.#launch.endpoint}${path}${query === '' ? '' : `?${query}`}`;
  }

  get #heads(): Readonly<Record<string, string>> {
    return { Authorization: `Basic ${this.#token}`, 'X-Experience-API-Version': '1.0.3' };
  }

  async #ask(path: string, fields: Readonly<Record<string, string>>): Promise<string> {
    const answer = await this.#fetch(this.#address(path, fields), { headers: this.#heads });
    if (answer.status === 404) return '';
    if (!answer.ok) throw new Error(`The course system answered ${answer.status}.`);
    return answer.text();
  }

  async #send(
    method: 'POST' | 'PUT',
    path: string,
    fields: Readonly<Record<string, string>>,
    body: string,
    type: string,
    keepalive = false,
  ): Promise<void> {
    const answer = await this.#fetch(this.#address(path, fields), {
      method,
      headers: { ...this.#heads, 'Content-Type': type },
      body,
      keepalive,
    });
    if (!answer.ok) throw new Error(`The course system answered ${answer.status}.`);
  }
}
