import { expect } from '@open-wc/testing';
import '../../src/bugcatcher/element/define.js';
import '../../src/constellation/element/define.js';
import '../../src/space-crack/element/define.js';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import type { BoardErrorEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, type Board } from '../board.js';

const start = (attributes = 'rings="2"'): Promise<Board<StarBoard>> =>
  mount<StarBoard>(`<star-board ${attributes}></star-board>`);

const shut = (): never => {
  throw new Error('shut');
};
/** Whatever is asked of it, it throws. */
const mine = (target: object): object =>
  new Proxy(target, {
    get: shut,
    has: shut,
    ownKeys: shut,
    getOwnPropertyDescriptor: shut,
    getPrototypeOf: shut,
  });

describe('a value that throws when it is read', () => {
  for (const [tag, name, other] of [
    ['star-board', 'words', 'names'],
    ['star-board', 'names', 'marks'],
    ['star-board', 'record', 'names'],
    ['bugcatcher-grid', 'missions', 'names'],
    ['constellation-board', 'map', 'names'],
    ['constellation-board', 'members', 'names'],
    ['constellation-board', 'objectives', 'names'],
    ['space-crack-map', 'sizes', 'names'],
  ] as const)
    for (const [title, value] of [
      ['a proxy', mine({})],
      ['a list of a proxy', [mine({})]],
      ['a proxy of a list', mine([])],
      [
        'a getter',
        {
          get key() {
            return shut();
          },
          get stars() {
            return shut();
          },
        },
      ],
      ['a text of its own', { toString: shut, valueOf: shut, toJSON: shut }],
    ] as const)
      it(`is refused as ${name} of <${tag}>, ${title}, and nothing else is lost`, async () => {
        const board = await mount(`<${tag} seed="1"></${tag}>`);
        Object.assign(board.element, { [name]: value, [other]: other === 'marks' ? 'S10' : 'Ada' });
        await board.settled();
        const { source, refusal } = board.last<BoardErrorEvent>('board-error');
        expect(source).to.equal(name);
        expect(refusal.at?.path).to.be.a('string');
        // A table of words is read key by key, and a text of its own has three that are no sentences.
        const faults = name === 'words' && title === 'a text of its own' ? 3 : 1;
        expect(board.types()).to.deep.equal(Array<string>(faults).fill('board-error'));
        expect((board.element as unknown as Record<string, unknown>)[other]).to.be.oneOf(['Ada', 'S10']);
        expect(board.all('svg.picture')).to.have.length(1);
      });

  it('leaves a board that is drawn, where it was set before', async () => {
    const element = document.createElement('star-board');
    Object.assign(element, { words: mine({}), rings: 2 });
    document.body.append(element);
    await element.settled;
    expect(element.shadowRoot?.querySelectorAll('svg.picture')).to.have.length(1);
    expect(element.record).to.equal('star/1 rings=2');
    element.remove();
  });

  it('cannot throw later: what was checked is what is kept', async () => {
    const board = await start();
    let reads = 0;
    const turn = (): string => (reads++ === 0 ? '{seat} is on' : shut());
    board.element.words = Object.defineProperty({}, 'turn.one', { enumerable: true, get: turn }) as never;
    await board.settled();
    expect(board.text('.status')).to.contain('Blue is on');
    expect(board.types()).to.deep.equal([]);
  });

  it('is refused as options of play(), which returns its reason', async () => {
    const { element } = await start();
    const refused = element.play('S10', mine({}) as never);
    expect(refused).to.nested.include({ ok: false, 'error.code': 'kit/throws', 'error.at.path': 'options' });
    expect(element.play('S10', { seat: mine({}) as never })).to.nested.include({
      ok: false,
      'error.code': 'option/range',
    });
    expect(element.play('S10', { seat: 0, ply: 0 })).to.deep.equal({ ok: true, value: 1 });
  });
});

describe('mistakes without end', () => {
  const quietly = async (act: () => Promise<void>): Promise<readonly string[]> => {
    const { warn } = console;
    const warned: string[] = [];
    console.warn = (text: string) => warned.push(text);
    await act().finally(() => (console.warn = warn));
    return warned;
  };

  it('are each told to the page, and the last of one kind to the reader', async () => {
    const board = await start();
    const warned = await quietly(async () => {
      for (let n = 0; n < 300; n++) board.element.load(`nonsense-${n}`);
      await board.settled();
    });
    expect(board.types().filter((type) => type === 'board-error')).to.have.length(300);
    expect(warned).to.have.length(300);
    expect(board.said).to.have.length(1);
    expect(board.said[0]).to.contain('nonsense-299');
  });

  it('warn in the console once', async () => {
    const board = await start();
    const warned = await quietly(async () => {
      for (let n = 0; n < 3; n++) board.element.load('nonsense');
      await board.settled();
    });
    expect(warned).to.have.length(1);
  });

  it('leave one style sheet for all the shapes that a board has had', async () => {
    const board = await start(`rings="3" ${STILL}`);
    const { CSSStyleSheet } = window;
    let made = 0;
    window.CSSStyleSheet = class extends CSSStyleSheet {
      constructor() {
        super();
        made++;
      }
    };
    try {
      for (const rings of [4, 5, 6, 7]) {
        board.element.rings = rings;
        await board.settled();
      }
    } finally {
      window.CSSStyleSheet = CSSStyleSheet;
    }
    expect(made).to.equal(0);
    const [, , width = 0, height = 1] =
      board.find('svg.picture').getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    const box = board.find('.chart').getBoundingClientRect();
    expect(box.width / box.height).to.be.closeTo(width / height, 0.01);
  });
});
