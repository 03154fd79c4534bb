/** A board in front of a class fills the screen, and what pupils read is large enough for the back of the room. */
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../src/constellation/element/define.js';
import type { ConstellationBoard } from '../../src/constellation/element/constellation-board.js';
import { mount, until, type Board } from '../board.js';

const NAMES =
  'Lyra: Ada, Ben, Cy; Orion: Dee, Eve, Fay; Cygnus: Gus, Hal, Ida; Draco: Jo, Kim, Mary Ann; ' +
  'Vela: Mia, Ned, Oz; Ara: Pia, Quin, Ray; Norma: Sol, Tess, Uma; Crux: Val, Wim, Xia';

const start = async (teams: number): Promise<Board<ConstellationBoard>> => {
  const seats = Array(teams).fill('human').join(' ');
  const names = NAMES.split('; ').slice(0, teams).join('; ');
  const board = await mount<ConstellationBoard>(
    `<constellation-board seats="${seats}" names="${names}" members="3" moves-per-round="3" hq-count="0"
       map="generated" stars="72" seed="7" rounds="1" round-seconds="60" stage fit="box"></constellation-board>`,
  );
  await until(() => board.root.querySelector('.teams') !== null);
  return board;
};

/** How many times the height of the screen holds these letters; the largest of all that match. */
function share(board: Board, selector: string): number {
  const sizes = [...board.root.querySelectorAll(selector)].map((node) => {
    const scale = node instanceof SVGTextElement ? (node.getScreenCTM()?.a ?? 1) : 1;
    return scale * parseFloat(getComputedStyle(node).fontSize);
  });
  expect(sizes, selector).not.to.have.length(0);
  return innerHeight / Math.min(...sizes);
}

const isInView = (node: Element): boolean => {
  const { top, bottom, left, right, width } = node.getBoundingClientRect();
  return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
};

describe('<constellation-board> in front of a class', () => {
  for (const [width, height] of [
    [1920, 1080],
    [1024, 640],
  ] as const)
    it(`has letters of a 22nd and a 32nd of the height, and all buttons in view, at ${width} x ${height}`, async () => {
      await setViewport({ width, height });
      for (const teams of [4, 6, 8]) {
        const board = await start(teams);
        const box = board.element.getBoundingClientRect();
        expect([box.left, box.top, box.width, box.height]).to.deep.equal([0, 0, innerWidth, innerHeight]);
        for (const name of ['.team-row .name', '.total', '.to-do', '.progress'])
          expect(share(board, name), name).to.be.at.most(22);
        expect(share(board, '.teams .member-name'), 'names of pupils').to.be.at.most(22);
        expect(board.all('.teams .member-name').filter((one) => !isInView(one))).to.have.length(0);
        expect(share(board, '.star-name'), 'names of stars').to.be.at.most(32);
        const [star] = Object.values(board.element.cellNames);
        await board.pick(star as string);
        expect(share(board, '.who-asked .to-do'), 'the question').to.be.at.most(22);
        expect(share(board, '.who-asked .member-name'), 'names in it').to.be.at.most(22);
        const buttons = [...board.root.querySelectorAll('.foot button, .who-asked button')];
        expect(buttons.filter((one) => !isInView(one)).map((one) => one.getAttribute('name'))).to.deep.equal(
          [],
        );
        (board.root.querySelector('.who-asked .member-name') as HTMLElement).click();
        await board.element.updateComplete;
        expect(share(board, '.time'), 'time').to.be.at.most(22);
        board.element.remove();
      }
    });

  it('is played by keys alone, from anywhere in the page', async () => {
    const board = await start(4);
    const press = (...keys: readonly string[]): void => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    };
    press('/', 'b', '1', 'Enter', '2', '1');
    await board.element.updateComplete;
    expect(board.element.record).to.match(/\| 1:\w+$/);
    expect(board.text('.telling')).to.contain('Dee (Orion) claimed B1');
    press('u');
    await board.element.updateComplete;
    expect(board.element.ply).to.equal(0);
    press('t');
    await board.element.updateComplete;
    expect(board.all('.teacher table tbody tr')).to.have.length(12);
  });

  it('places an HQ by the name of its star, typed anywhere in the page', async () => {
    const board = await mount<ConstellationBoard>(
      '<constellation-board seats="human human" hq-count="1" map="a:0:0,b:10:0,c:20:0,d:30:0/1,2,3" stage></constellation-board>',
    );
    await until(() => board.root.querySelector('.teams') !== null);
    for (const key of ['/', 'a', '2', 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    await board.element.updateComplete;
    expect(board.element.record).to.match(/\| \*b$/);
  });

  it('calls the star with the focus by the name that the map shows', async () => {
    const board = await mount<ConstellationBoard>(
      '<constellation-board seats="human human" map="a:0:0,b:10:0,c:20:0,d:30:0/1,2,3" coordinates></constellation-board>',
    );
    await board.focus();
    await sendKeys({ press: 'ArrowRight' });
    const names = board.all('.layer .name').map((node) => node.textContent);
    expect(names).to.deep.equal([board.focused.split(',')[0]]);
    expect(names[0]).to.match(/^A\d$/);
  });

  it('offers to start a round before it offers to end it', async () => {
    const board = await mount<ConstellationBoard>(
      '<constellation-board seats="human human" hq-count="1" round-seconds="60" map="a:0:0,b:10:0,c:20:0,d:30:0/1,2,3" stage></constellation-board>',
    );
    board.element.play('*a', { seat: 0 });
    board.element.play('*d', { seat: 1 });
    await until(() => board.root.querySelector('[name="first-round"]') !== null);
    const ground = (name: string): string => getComputedStyle(board.button(name)).backgroundColor;
    const before = [ground('first-round'), ground('end-round')];
    board.button('first-round').click();
    await until(() => board.root.querySelector('[name="pause"]') !== null);
    expect([ground('end-round'), ground('pause')]).to.deep.equal(before);
  });

  it('has a part for the teacher that saves and copies who has done how much', async () => {
    const board = await start(4);
    const press = (key: string): boolean =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    press('t');
    await board.element.updateComplete;
    const names = board.all('.teacher button').map((one) => one.getAttribute('name'));
    expect(names).to.include.members(['undo', 'save', 'copy', 'window', 'close', 'end-round']);
    let saved: Blob | undefined;
    let copied = '';
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      saved = blob as Blob;
      return '#';
    };
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void (copied = text) },
    });
    try {
      for (const name of ['save', 'copy'])
        board.root.querySelector<HTMLElement>(`.teacher [name=${name}]`)?.click();
      await until(() => board.text('.teacher [role=status]') === 'Copied.');
    } finally {
      URL.createObjectURL = createObjectURL;
      delete (navigator as { clipboard?: unknown }).clipboard;
    }
    const [heads = '', first = '', ...others] = ((await saved?.text()) ?? '').trim().split('\r\n');
    expect(heads).to.equal('Team,Pupil,Stars,Lines,Steals,Moves left,Best move');
    expect(first).to.equal('Lyra,Ada,0,0,0,1,–');
    expect(others).to.have.length(11);
    expect(copied.split('\n')[1]).to.equal(first.replaceAll(',', '\t'));
  });

  it('closes the window of the teacher with the board, and listens to its page no more', async () => {
    const board = await start(4);
    let closings = 0;
    const listeners = new Set<unknown>();
    const frame = document.body.appendChild(document.createElement('iframe'));
    const own = frame.contentWindow as Window;
    const { open, addEventListener: add, removeEventListener: remove } = window;
    own.close = () => {
      closings++;
      own.dispatchEvent(new Event('pagehide'));
    };
    window.open = () => own;
    window.addEventListener = (...given: Parameters<typeof add>) => {
      if (given[0] === 'pagehide') listeners.add(given[1]);
      add.apply(window, given);
    };
    window.removeEventListener = (...given: Parameters<typeof remove>) => {
      if (given[0] === 'pagehide') listeners.delete(given[1]);
      remove.apply(window, given);
    };
    try {
      (board.root.querySelector('.foot [name=teacher]') as HTMLElement).click();
      await board.element.updateComplete;
      (board.root.querySelector('.teacher [name=window]') as HTMLElement).click();
      await until(() => own.document.querySelector('.teacher table') !== null);
      expect(listeners.size).to.equal(1);
      board.element.remove();
      await until(() => closings === 1);
      expect(listeners.size).to.equal(0);
    } finally {
      Object.assign(window, { open, addEventListener: add, removeEventListener: remove });
      frame.remove();
    }
  });
});
