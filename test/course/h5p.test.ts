/** A set of exercises as H5P content: what the host hears and asks; the host is a stub. */
import { describe, expect, it } from 'vitest';
import { itemOf, NO_TALLY, resultOf, type ItemState } from '../../src/core/exercise/exercise.js';
import { readContent } from '../../src/course/h5p/content.js';
import { semanticsOf, versionIn } from '../../src/course/h5p/library.js';
import { questionOf, type Question } from '../../src/course/h5p/question.js';
import type { Statement } from '../../src/xapi/index.js';
import { PLAN } from './plan.js';

interface Told {
  readonly verb: string;
  readonly result?: unknown;
}

/** The core of H5P, as far as content uses it. */
class Dispatcher {
  readonly told: Told[] = [];
  trigger(event: string | { readonly data: { readonly statement: Statement } }): void {
    if (typeof event === 'string') this.told.push({ verb: event });
    else this.told.push({ verb: event.data.statement.verb.id, result: event.data.statement.result });
  }
  triggerXAPI(verb: string): void {
    this.told.push({ verb });
  }
  setActivityStarted(): void {
    this.triggerXAPI('attempted');
  }
  createXAPIEventTemplate(verb: string) {
    const statement = {
      actor: { name: 'Ada' },
      verb: { id: verb, display: {} },
      object: { objectType: 'Activity', id: 'https://lms.example/activity/7', definition: {} },
      timestamp: '',
      result: undefined as unknown,
    };
    return {
      data: { statement: statement as never },
      setScoredResult(raw: number, max: number, _: unknown, completion: boolean, success?: boolean): void {
        statement.result = { score: { raw, max }, completion, success };
      },
    };
  }
}

/** A set that a test changes by hand. */
class FakeSet extends EventTarget {
  learner: string | undefined;
  inert = false;
  at = 0;
  result = FakeSet.resultIn(['new', 'new']);
  static resultIn(states: readonly ItemState[]) {
    return resultOf(
      states.map((state) => itemOf(PLAN, { ...NO_TALLY, state, answer: 'S31' })),
      undefined,
      false,
    );
  }
  save(): string {
    return this.result.items.map(({ state }) => state).join(' ');
  }
  load(text: string): void {
    this.result = FakeSet.resultIn(text.split(' ') as ItemState[]);
  }
  goTo(at: number): void {
    this.at = at;
  }
  become(...states: readonly ItemState[]): void {
    this.result = FakeSet.resultIn(states);
    this.dispatchEvent(new Event('item-end'));
    if (this.result.isOver) this.dispatchEvent(new Event('set-end'));
  }
}

async function launch(kept?: string) {
  const shown: FakeSet[] = [];
  const Content = questionOf<FakeSet>(
    { EventDispatcher: Dispatcher },
    {
      makeSet: () => new FakeSet(),
      show: (set) => void shown.push(set),
      learner: 'Ada',
    },
  );
  const question = new Content({}, 7, kept === undefined ? {} : { previousState: { set: kept } });
  question.attach([{}]);
  await Promise.resolve();
  await Promise.resolve();
  return { question, set: shown[0] as FakeSet, shown };
}

const toldBy = (question: Question): readonly Told[] => (question as unknown as Dispatcher).told;
const scoredBy = (question: Question) => toldBy(question).filter(({ result }) => result !== undefined);

describe('H5P content', () => {
  it('hears nothing scored before the end, and one scored statement with it', async () => {
    const { question, set } = await launch();
    set.become('solved', 'begun');
    expect(toldBy(question).map(({ verb }) => verb)).toEqual(['attempted', 'progressed']);
    set.become('solved', 'lost');
    expect(scoredBy(question)).toEqual([
      { verb: 'completed', result: { score: { raw: 50, max: 100 }, completion: true, success: undefined } },
    ]);
  });

  it('tells score, most and whether there is an answer whenever it is asked', async () => {
    const { question, set } = await launch();
    const asked = () => [question.getScore(), question.getMaxScore(), question.getAnswerGiven()];
    expect(asked()).toEqual([0, 100, false]);
    set.become('solved', 'begun');
    expect(asked()).toEqual([50, 100, true]);
  });

  it('tells its exercises as parts that the host knows by their address', async () => {
    const { question, set } = await launch();
    set.become('solved', 'lost');
    const { statement, children } = question.getXAPIData();
    expect(statement.result).toMatchObject({ score: { raw: 50 } });
    expect(children).toMatchObject([
      {
        statement: {
          actor: { name: 'Ada' },
          object: { id: 'https://lms.example/activity/7?subContentId=item-1' },
          result: { success: true, response: 'S31' },
        },
      },
      { statement: { result: { success: false } } },
    ]);
  });

  it('is taken up where it was left, and told of no second time', async () => {
    const { question, set } = await launch('solved solved');
    expect(set.result.score).toBe(1);
    expect(question.getCurrentState()).toEqual({ set: 'solved solved' });
    expect(scoredBy(question)).toEqual([]);
  });

  it('does not overwrite what was kept before it has been taken up', () => {
    const Content = questionOf<FakeSet>(
      { EventDispatcher: Dispatcher },
      { makeSet: () => new FakeSet(), show: () => undefined, learner: undefined },
    );
    const question = new Content({}, 7, { previousState: { set: 'solved new' } });
    expect(question.getCurrentState()).toEqual({ set: 'solved new' });
  });

  it('begins anew as a new attempt, which is graded again', async () => {
    const { question, set, shown } = await launch();
    set.become('solved', 'lost');
    question.resetTask();
    expect([question.getScore(), shown.length]).toEqual([0, 2]);
    shown[1]?.become('solved', 'solved');
    expect(scoredBy(question)).toHaveLength(2);
  });

  it('shows the result when solutions are asked for, and takes no more moves', async () => {
    const { question, set } = await launch();
    question.showSolutions();
    expect([set.at, set.inert]).toEqual([2, true]);
    set.become('solved', 'solved');
    expect(scoredBy(question)).toEqual([]);
  });
});

describe('what a teacher has written', () => {
  const TAGS = ['star-board', 'rotation-puzzle'];
  const read = (items: unknown, more = {}) => readContent({ items, ...more }, TAGS);

  it('becomes a set with its boards', () => {
    const content = { heading: 'Week 3', pass: 60, noHints: true, intro: '<p>Read.</p>' };
    const item = { board: 'star-board', puzzle: '1-1', points: 2, more: 'rings=3\ncoordinates\n\n' };
    expect(read([item], content)).toEqual({
      attributes: [
        ['heading', 'Week 3'],
        ['pass', '60'],
        ['no-hints', ''],
      ],
      intro: '<p>Read.</p>',
      items: [
        {
          tag: 'star-board',
          attributes: [
            ['rings', '3'],
            ['coordinates', ''],
            ['puzzle', '1-1'],
            ['points', '2'],
          ],
          text: '',
        },
      ],
    });
  });

  it('is read as it was written, where a host has made HTML of it', () => {
    const [item] = read([{ board: 'star-board', heading: 'Red &amp; &quot;Blue&quot;' }]).items;
    expect(item?.attributes).toEqual([['heading', 'Red & "Blue"']]);
  });

  it.each(['onclick=alert(1)', 'style=color:red', 'remember=x', 'class=x', 'srcdoc =', '<b>=1', 'fit=box'])(
    'sets no attribute that is not for a game: %s',
    (more) => {
      const [item] = read([{ board: 'star-board', more }]).items;
      expect(item?.attributes.filter(([name]) => name !== 'srcdoc')).toEqual([]);
    },
  );

  it.each([[undefined], [null], ['text'], [{ items: 3 }], [[]]])('is no exercise where it is %j', (given) => {
    expect(readContent(given, TAGS)).toEqual({ attributes: [], intro: '', items: [] });
  });

  it('keeps the place of an exercise whose board is unknown', () => {
    expect(read([{ board: 'chess-board' }, 3, { board: 'star-board' }]).items.map(({ tag }) => tag)).toEqual([
      undefined,
      undefined,
      'star-board',
    ]);
  });
});

it('the form has a choice of all games, with their names', () => {
  const [, , items] = semanticsOf({ 'star-board': '*Star' }) as unknown as readonly {
    readonly field: { readonly fields: readonly { readonly options?: unknown }[] };
  }[];
  expect(items?.field.fields[0]?.options).toEqual([{ value: 'star-board', label: '*Star' }]);
});

it.each([
  ['0.1.0', 0, 1, 0],
  ['2.11.3-beta.1', 2, 11, 3],
])('the library has the version of the package: %s', (text, majorVersion, minorVersion, patchVersion) => {
  expect(versionIn(text)).toEqual({ majorVersion, minorVersion, patchVersion });
});
