/** Whole games, played by what is said alone: each script presses keys and hears what a screen reader would say. */
import { expect } from '@open-wc/testing';
import '../src/bugcatcher/element/define.js';
import '../src/constellation/element/define.js';
import '../src/rotation/element/define.js';
import '../src/space-crack/element/define.js';
import '../src/star/element/define.js';
import { mount, STILL } from './board.js';
import { Ear } from './ear.js';

const TURNS = 60;

async function listen(markup: string): Promise<Ear> {
  const ear = new Ear(await mount(markup));
  await ear.begin();
  return ear;
}

const number = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? NaN);

/** Plays turn after turn until something is heard that ends the game; returns what that was. */
async function playOut(turn: () => Promise<string>, end: RegExp): Promise<string> {
  let heard = '';
  for (let n = 0; n < TURNS; n++) {
    heard = await turn();
    if (end.test(heard)) return heard;
  }
  throw new Error(`the game does not end; heard last: ${heard}`);
}

/**
 * Goes through all cells whose name `isOpen` accepts, asks by the key for the place what each would bring, and plays
 * the best.
 */
async function playBest(ear: Ear, isOpen: RegExp, worth: (told: string) => number): Promise<string> {
  let best = '';
  let most = -Infinity;
  await ear.sweep(async (name) => {
    if (!isOpen.test(name)) return;
    const value = worth(await ear.press('i'));
    if (value > most) [best, most] = [ear.cell, value];
  });
  await ear.goTo(best);
  return ear.press('Enter');
}

/** Goes once round the reader's own pieces, from the first that the key leads to. */
async function eachPiece(ear: Ear, visit: (name: string) => Promise<boolean>): Promise<boolean> {
  const seen = new Set<string>();
  for (await ear.press('n'); !seen.has(ear.cell); await ear.press('n')) {
    seen.add(ear.cell);
    if (await visit(ear.here)) return true;
  }
  return false;
}

/** Keys by the direction that they lead to on Space Crack's map. */
const KEYS: Readonly<Record<string, string>> = {
  North: 'Up',
  'North-east': 'Up right',
  'South-east': 'Down right',
  South: 'Down',
  'South-west': 'Down left',
  'North-west': 'Up left',
};

/** The first neighbour that a ship can capture, or win at, by what is told of its planet. */
function worthwhile(told: string): string | undefined {
  const [, direction = ''] = /(\b(?:North|South)[a-z-]*): [^.]*\. (?:Capture it|You win)/.exec(told) ?? [];
  return new RegExp(`\\. ${KEYS[direction]}: (\\d+)`).exec(told)?.[1];
}

/** The neighbour of which this is told, by what is told of a ship's own planet. */
function neighbourWith(what: string, told: string): string | undefined {
  const [, direction = ''] = new RegExp(`(\\b(?:North|South)[a-z-]*): [^.]*\\b${what}`).exec(told) ?? [];
  return new RegExp(`\\. ${KEYS[direction]}: (\\d+)`).exec(told)?.[1];
}

/** By tag: does what a hint advises, and returns what is said then. */
const ADVISED: Readonly<Record<string, (ear: Ear, hint: string) => Promise<string>>> = {
  'star-board': async (ear, hint) => {
    const [, cell = ''] = /Place a stone on ([^\s:]+):/.exec(hint) ?? [];
    await ear.goTo(cell);
    return ear.press('Enter');
  },
  'constellation-board': async (ear, hint) => {
    const [, star = ''] = /(?:Claim|Steal) (\w+)/.exec(hint) ?? [];
    await ear.goTo(star);
    return ear.press('Enter');
  },
  'space-crack-map': async (ear, hint) => {
    const [, ship = 'no ship'] = /your ship of (strength \d+)/.exec(hint) ?? [];
    const [, size = 'no planet'] = /planet of (size \d+)/.exec(hint) ?? [];
    let target = '';
    await eachPiece(ear, async (name) => {
      if (name.includes(ship))
        target = neighbourWith(hint.includes('Attack') ? 'ship' : size, await ear.press('i')) ?? '';
      return target !== '';
    });
    await ear.press('Enter');
    await ear.goTo(target);
    return ear.press('Enter');
  },
  'bugcatcher-grid': async (ear, hint) => {
    const [, node, way] = /(square|round) node (up|right|down|left)/.exec(hint) ?? [];
    if (node && way) return ear.press(node === 'square' ? 'b' : 'c', way.charAt(0));
    if (/swap/i.test(hint)) return ear.press('s');
    await ear.tabTo(/^Run/);
    return ear.press('Enter');
  },
};

describe('by ear alone', function () {
  // Hundreds of real keys, each with its answer.
  this.timeout(120_000);

  it('the rotation puzzle is solved', async () => {
    const ear = await listen(`<rotation-puzzle puzzle="1-1" ${STILL}></rotation-puzzle>`);
    const solve = async (depth: number): Promise<boolean> => {
      const stars: string[] = [];
      const isFound = await eachPiece(ear, async (name) => {
        if (!name.includes('range')) return false;
        stars.push(ear.cell);
        const [, done, of] = /would find (\d+) of (\d+)/.exec(await ear.press('i')) ?? [];
        return done !== undefined && done === of;
      });
      if (isFound) return /Solved/.test(await ear.press('Enter'));
      if (depth === 1) return false;
      for (const star of stars) {
        await eachPiece(ear, () => Promise.resolve(ear.cell === star));
        const told = await ear.press('Enter');
        if (/Solved/.test(told) || (await solve(depth - 1))) return true;
        await ear.press('u');
      }
      return false;
    };
    let isSolved = false;
    for (let depth = 1; depth <= 3 && !isSolved; depth++) isSolved = await solve(depth);
    expect(isSolved).to.equal(true);
  });

  for (const [tag, act] of Object.entries(ADVISED))
    it(`a puzzle of ${tag} is solved by what its hints say`, async () => {
      const ear = await listen(`<${tag} puzzle="1-1" bot-pace="0" ${STILL}></${tag}>`);
      await ear.sweep();
      const heard = await playOut(async () => act(ear, await ear.press('h', 'h')), /Solved/);
      expect(heard).to.match(/Solved/);
    });

  it('*Star is won', async () => {
    const ear = await listen(
      `<star-board rings="2" seats="human bot:random" bot-pace="0" seed="3" ${STILL}></star-board>`,
    );
    const end = /(wins?,|draw)/i;
    const heard = await playOut(
      () =>
        playBest(ear, /empty/, (told) => {
          const [own, red] = ['You', 'Red'].map((seat) => {
            const [, low, high] =
              new RegExp(`${seat} would end with (.\\d*) to (.\\d*) points\\.`).exec(told) ?? [];
            return [low, high].reduce((sum, figure) => sum + Number(figure?.replace('−', '-')), 0);
          });
          // Among equals, the stone that makes the largest group.
          const peries = number(told, /Enter: [^.]*group on (\d+) rim cells/) || 0;
          return (own as number) - (red as number) + peries / 100;
        }),
      end,
    );
    expect(heard).to.match(/You win/);
  });

  it('Space Crack is won', async () => {
    const ear = await listen(
      `<space-crack-map board-size="5" turns="5" command-points="2" seats="human bot:random" bot-pace="0" seed="3" ${STILL}></space-crack-map>`,
    );
    await ear.sweep();
    const act = async (): Promise<string> => {
      let target: string | undefined;
      let canBuild = false;
      const goes = await eachPiece(ear, async () => {
        const told = await ear.press('i');
        canBuild = /Enter: .*Build /.test(told);
        target = worthwhile(told);
        return target !== undefined || canBuild;
      });
      if (target !== undefined) {
        await ear.press('Enter');
        await ear.goTo(target);
        return ear.press('Enter');
      }
      return ear.press(goes ? 'b' : 'e');
    };
    expect(await playOut(act, /wins?,|share/)).to.match(/You win/);
  });

  it('Constellation is won', async () => {
    const map =
      'map="a:0:0,b:3:0,c:6:0,d:9:0,e:0:4,f:3:4,g:6:4,h:9:4,i:0:8,j:3:8,k:6:8,l:9:8/1.4,2.5,3.6,7,5.8,6.9,7.10,11,9,10,11"';
    const ear = await listen(
      `<constellation-board ${map} hq-count="1" rounds="1" moves-per-round="4" steals-per-team="0" seats="human bot:random" bot-pace="0" seed="3" ${STILL}></constellation-board>`,
    );
    const connections = (told: string): number => number(told, /: network of (\d+) connection/) || 0;
    const heard = await playOut(() => playBest(ear, /free/, connections), /wins? with|share/);
    expect(heard).to.match(/You win with/);
  });

  it('Bugcatcher is won', async () => {
    const ear = await listen(
      `<bugcatcher-grid cols="4" rows="4" rounds="3" seats="human bot:random" bot-pace="0" seed="3" ${STILL}></bugcatcher-grid>`,
    );
    /** Writes entries while there is energy, but none that would collide or leave the board. */
    const write = async (): Promise<void> => {
      for (let left = 7; left > 0;) {
        const before = left;
        for (const entry of ['cr', 'bd', 'cd', 'bl', 'cl', 'bu', 'cu', 'br']) {
          const told = await ear.press(...entry);
          if (!/energy left$/m.test(told)) continue;
          if (/stopped|cancelled/.test(told)) await ear.press('Backspace');
          else left = number(told, /(\d+) energy left$/m);
          if (left < before) break;
        }
        if (left === before) return;
      }
    };
    const round = async (): Promise<string> => {
      await write();
      await ear.tabTo(/^Submit/);
      const heard = await ear.press('Enter');
      if (!/match is over/.test(heard)) await ear.tabTo(/, (corner|centre)/, 'Shift+Tab');
      return heard;
    };
    expect(await playOut(round, /match is over/)).to.match(/You win/);
  });
});
