/** `<constellation-board>` in a page: whole games by pointer and by keys, and what a class sees of them. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/constellation/element/define.js';
import type { ConstellationBoard } from '../../src/constellation/element/constellation-board.js';
import type {
  BoardErrorEvent,
  GameChangeEvent,
  GameEndEvent,
  HintGivenEvent,
  MoveRefusedEvent,
} from '../../src/ui/contract/events.js';
import { mount, until, type Board } from '../board.js';

/** Two rows of four; `w` are wormholes, `h` black holes, `c` a cluster. */
const MAP = 'a:0:0,b:10:0,c:20:0,d:30:0,e:0:10w,f:10:10c,g:20:10,h:30:10w/1.4,2.5,3.6,7,5,6,7';
const HOLES = 'a:0:0b,b:10:0,c:20:0b,d:30:0/1,2,3';

const start = (attributes = '', inside = '', width?: number): Promise<Board<ConstellationBoard>> =>
  mount<ConstellationBoard>(`<constellation-board ${attributes}>${inside}</constellation-board>`, width);

/** A short game: HQs, then a round of two moves each, twice. */
const SHORT = `map="${MAP}" hq-count="1" moves-per-round="2" rounds="2"`;
const HQS = ['a', 'd'];
const CLAIMS = ['b', 'c', 'f', 'g', 'h', 'e'];
const RECORD = `constellation/2 map=${MAP} rounds=2 movesPerRound=2 hqCount=1 seed=0 | *a *d 0:b 1:c 0:f g 1:h 0:e`;

const owners = (board: Board<ConstellationBoard>): string =>
  board
    .all('.stars .star')
    .map((star) => /seat-(\d)/.exec(star.getAttribute('class') ?? '')?.[1] ?? '.')
    .join('');

/** How many connections are lit. */
const lines = (board: Board): number => (board.find('.glow').getAttribute('d') ?? '').split('M').length - 1;

/** What stands over the columns of the scores, without what explains it. */
const heads = (board: Board): string[] =>
  board.all('.sum thead th').map((head) =>
    [...head.querySelectorAll('small, .term > :first-child')]
      .map((node) => node.textContent)
      .join('')
      .trim(),
  );

const rows = (board: Board): string[] =>
  board
    .all('.sum tbody tr')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()).join(' '));

describe('<constellation-board>', () => {
  it('is played to the end by pointer', async () => {
    const board = await start(SHORT);
    for (const star of [...HQS, ...CLAIMS]) await board.pick(star);
    // All stars are taken and a cluster guards Lyra: only Lyra may still steal, or pass.
    expect(board.status).to.contain('Only Lyra can still move');
    await board.click('pass');
    await board.click('yes');
    expect(board.element.record).to.equal(`${RECORD} -`);
    expect(board.last<GameEndEvent>('game-end').outcome.reason).to.equal('constellation/by-total');
    expect(board.status).to.contain('Lyra and Orion share the win');
    expect(owners(board)).to.equal('00110011');
  });

  it('is played to the end by keys along the lines, and each move is said', async () => {
    const board = await start(`${SHORT} steals-per-team="0"`);
    await board.focus();
    const walk = async (stars: readonly string[]): Promise<void> => {
      for (const star of stars) {
        await board.walkTo(star);
        await board.press('Enter');
      }
    };
    await walk(HQS);
    expect(board.said[0]).to.equal('Lyra placed an HQ at a. Orion’s turn');
    await walk(CLAIMS);
    expect(board.last<GameEndEvent>('game-end').outcome.reason).to.equal('constellation/by-total');
    expect(board.said.at(-1)).to.contain('Round 2 is over');
    expect(board.said.at(-1)?.split('share the win')).to.have.length(2);
  });

  it('C5: plays on from a position whose map has fewer plain stars than HQs', async () => {
    const board = await start('position="map=a:0:0,b:10:0,c:20:0w/1,2;round=1;owners=AB."');
    expect(owners(board)).to.equal('01.');
    await board.pick('c');
    expect(owners(board)).to.equal('010');
  });

  it('goes by arrows along edges, and where none leads by direction', async () => {
    const board = await start(`map="${MAP.split('/')[0]}/1" hq-count="0"`);
    await board.focus();
    await board.walkTo('a');
    await board.press('ArrowRight');
    expect(board.focused).to.match(/^b,/);
    await board.press('ArrowDown');
    expect(board.focused).to.match(/^f,/);
  });

  it('shows what a steal would take before it is confirmed, and what it took', async () => {
    const asked = await start(`position="map=${MAP};stealDepth=2;round=1;owners=A3B.3."`);
    await asked.pick('d');
    expect(asked.all('.rings .ring')).to.have.length(3);
    for (const { fill, stroke } of asked.all('.rings .ring').map((ring) => getComputedStyle(ring)))
      expect([fill, stroke === 'none'], 'a ring hides no star').to.deep.equal(['none', false]);
    expect(asked.text('.telling.ask .sentence')).to.equal('Steal 3 stars from Orion?');
    expect(asked.said.at(-1)).to.equal('Steal 3 stars from Orion?');
    expect(asked.text('.to-do')).to.equal('Answer the question, or choose another star.');
    await asked.press('Escape');
    expect(asked.all('.rings .ring')).to.have.length(0);
    expect(asked.element.ply).to.equal(0);
    await asked.pick('d');
    await asked.click('steal');
    expect(owners(asked)).to.equal('0000....');
    expect(asked.said.at(-1)).to.contain('Lyra stole 3 stars from Orion, starting at d.');
  });

  it('asks about a steal in the line of what happened, whatever was refused or advised before', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=A2.B3.B"`);
    await board.pick('a');
    expect(board.note).to.contain('belongs to Lyra already');
    await board.pick('d');
    expect([board.note, board.text('.telling.ask .sentence')]).to.deep.equal([
      '',
      'Steal 1 star from Orion?',
    ]);
    expect(board.all('.telling.ask button').map((node) => node.textContent)).to.deep.equal([
      'Steal',
      'Cancel',
    ]);
    await board.click('cancel');
    expect([board.all('.telling.ask').length, board.element.ply]).to.deep.equal([0, 0]);
    await board.pick('d');
    await board.click('steal');
    expect(owners(board)).to.equal('0..0...1');
    expect(board.all('.telling.ask')).to.have.length(0);
  });

  it('opens the question where a hint that advises a steal is taken, and steals nothing yet', async () => {
    // All that is left to Lyra is to steal.
    const board = await start(`position="map=${MAP};round=1;owners=2A2B2A2B" seats="human bot:athena"`);
    board.button('hint').click();
    await until(() => board.all('.telling.hint').length === 1);
    expect(board.text('.telling.hint')).to.match(/^Hint: Steal [cdgh] from Orion\./);
    await board.click('use');
    expect(board.text('.telling.ask .sentence')).to.equal('Steal 1 star from Orion?');
    expect(board.element.ply).to.equal(0);
  });

  it('keeps the outline of what a bot stole, in its old owner’s colour, until the reader acts', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=A2.B4.;hqs=a/d" seats="human host"`);
    board.element.play('!a', { seat: 1 });
    await board.settled();
    expect(board.all('.traces .trace').map((node) => node.getAttribute('class'))).to.deep.equal([
      'trace seat-0',
    ]);
    board.element.play('c', { seat: 1 });
    await board.settled();
    expect(board.all('.traces .trace')).to.have.length(1);
    await board.pick('b');
    expect(board.all('.traces .trace')).to.have.length(0);
  });

  it('shows a bot’s steal within 900 ms, its cause before what it breaks', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=2A.B4." seats="human host"`);
    const joined = (team: number): string => board.find(`.link.seat-${team}`).getAttribute('d') ?? '';
    const before = joined(0);
    expect(before).not.to.equal('');
    board.element.play('!a', { seat: 1 });
    await board.element.updateComplete;
    const ends = board.root
      .getAnimations()
      .map((animation) => animation.effect?.getComputedTiming().endTime as number);
    // Connections that grow from the star come after these.
    expect(Math.max(...ends)).to.be.within(400, 900 - 280);
    expect([joined(0), owners(board)]).to.deep.equal([before, '10.1....']);
    await board.settled();
    expect(joined(0)).to.equal('');
    expect(board.all('.leaving *')).to.have.length(0);
  });

  it('C9: puts a shield on each cluster that guards a network', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=5A3.;hqs=a/"`);
    const shields = (): (string | null | undefined)[] =>
      board.all('.shield').map((node) => node.closest('.star')?.getAttribute('class'));
    expect(shields()).to.deep.equal([]);
    board.element.play('f', { seat: 0 });
    await board.settled();
    expect(shields()).to.deep.equal(['star cluster owned seat-0']);
  });

  it('lights what is pointed at outside of its connections and below its stars', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=3A2.A2B;hqs=a,c/"`);
    await board.focus();
    await board.walkTo('b');
    const order = [...board.find('svg.picture').children].map((node) => node.getAttribute('class') ?? '');
    const at = (name: string): number => order.indexOf(name);
    expect(at('glow')).to.be.below(at('glow-gap'));
    expect(at('glow-gap of-line')).to.be.below(at('links'));
    expect(at('links')).to.be.below(at('stars'));
    const width = (selector: string): number =>
      parseFloat(getComputedStyle(board.find(selector)).strokeWidth);
    expect(width('.link')).to.be.below(width('.glow-gap'));
    expect(width('.glow-gap')).to.be.below(width('.glow'));
    expect(width('.hq-line')).to.be.below(width('.glow-gap.of-line'));
  });

  it('says why something is refused, and at which star', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=A2B2.B2." rules-href="/rules"`);
    await board.pick('b');
    const refused = board.last<MoveRefusedEvent>('move-refused');
    expect([refused.code, refused.rule]).to.deep.equal(['constellation/protected', 'C9']);
    expect(board.note).to.contain(
      'C9 b is guarded by the cluster at f. Choose a star in an unguarded network.',
    );
    expect(board.all('.layer .refused')).to.have.length(1);
    await board.pick('a');
    expect(board.last<MoveRefusedEvent>('move-refused').rule).to.equal('C17');
  });

  it('destroys a network visibly and says so', async () => {
    const board = await start(`position="map=${HOLES};hqCount=0;round=1;owners=A.A."`);
    board.element.play('0:b');
    await board.element.updateComplete;
    // What was owned goes; no connection comes of the claim.
    expect(board.all('.leaving > .star')).to.have.length(2);
    expect(board.all('.growing')).to.have.length(0);
    await board.settled();
    expect(owners(board)).to.equal('....');
    expect(board.said.at(-1)).to.contain('Black holes destroyed Lyra’s network of 3 stars');
    const gone = await start(`position="map=${HOLES};hqCount=0;blackHoleEffect=remove;round=1;owners=A.A."`);
    await gone.pick('b');
    expect(gone.all('.stars .star')).to.have.length(1);
    expect(gone.find('.edges').getAttribute('d')).to.equal('');
  });

  it('takes turns at one screen, and lets any member move who is chosen', async () => {
    const board = await start(
      `map="${MAP}" hq-count="0" members="2 1" moves-per-round="4" names="Red:Ada,Ben Blue:Cy"`,
    );
    const labels = (): (string | null)[] =>
      board.all('.who .member').map((node) => node.getAttribute('aria-label'));
    expect(labels()).to.deep.equal([
      'Red, Ada: 2 of 2 moves left',
      'Red, Ben: 2 of 2 moves left',
      'Blue, Cy: 4 of 4 moves left',
    ]);
    await board.pick('a');
    expect(board.status).to.contain('Next: Blue, Cy');
    await board.click('who-0-1');
    expect(board.status).to.contain('Next: Red, Ben');
    await board.pick('b');
    await board.pick('c');
    expect(board.element.record).to.contain('| 0:a 0:1.b 0:1.c');
    expect(board.element.record).to.not.contain('Ben');
    expect(labels()[1]).to.equal('Red, Ben: 0 of 2 moves left');
  });

  it('keeps all that stands beside the board on a projector’s screen, for four teams of three and for eight of two', async () => {
    for (const [teams, members] of [
      [4, 3],
      [8, 2],
    ] as const) {
      const seats = Array(teams).fill('human').join(' ');
      const board = await start(
        `seats="${seats}" members="${members}" hq-count="0" round-seconds="90"`,
        '',
        1576,
      );
      for (const [seat, star] of ['a1', 'a2'].entries()) board.element.play(star, { seat });
      await board.settled();
      expect(board.all('.time, .member, .acts button, .trend')).to.have.length(teams * members + 3);
      expect(board.find('.frame').getBoundingClientRect().height, seats).to.be.below(876);
    }
  });

  it('tells the raw figures with the multipliers above them, folds to totals and steals, and names its rows', async () => {
    const board = await start(
      `position="map=${MAP};multipliers=2,0.5,3;round=1;owners=3AB4.;hqs=a,c/;points=4,0"`,
    );
    expect(heads(board)).to.deep.equal(['×2Count', '×0.5Dist.', '×3HQ', 'Total', 'Steals']);
    expect(rows(board)).to.deep.equal(['Lyra 2 20 4+2 26 3', 'Orion 0 0 0 0 3']);
    expect(board.all('.sum th[scope=row]')).to.have.length(2);
    expect(board.text('.sum caption')).to.contain('Score');
    board.find<HTMLButtonElement>('.fold').click();
    await board.settled();
    expect(rows(board)).to.deep.equal(['Lyra 26 3', 'Orion 0 3']);
  });

  it('names each figure by its team and what it counts', async () => {
    const board = await start(
      `position="map=${MAP};multipliers=2,0.5,3;round=1;owners=3AB4.;hqs=a,c/;points=4,0"`,
    );
    expect(board.all('.sum tbody button').map((button) => button.getAttribute('aria-label'))).to.deep.equal([
      'Lyra: count 2',
      'Lyra: distance 20',
      'Lyra: HQ points 4+2 if the round ended now',
      'Lyra: total 26',
      'Lyra: 3 steals left',
      'Orion: count 0',
      'Orion: distance 0',
      'Orion: 0 HQ points',
      'Orion: total 0',
      'Orion: 3 steals left',
    ]);
  });

  it('moves nothing of itself for more than five seconds', async () => {
    for (const style of ['', 'style="--board-motion: 3"']) {
      const board = await start(`position="map=${HOLES};round=1;owners=.A2.;hqs=b/" ${style}`);
      // Two black holes and an HQ.
      await until(() => board.root.getAnimations().length >= 3);
      const ends = board.root
        .getAnimations()
        .map((animation) => animation.effect?.getComputedTiming().endTime as number);
      for (const end of ends) expect(end).to.be.at.most(5000);
    }
  });

  it('lights up what a figure counts, and a network that is attended to', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=3A2.A2B;hqs=a,c/"`);
    const point = async (figure: string): Promise<void> => {
      board
        .find(`td[data-team="0"][data-figure="${figure}"]`)
        .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await board.settled();
    };
    await point('count');
    expect([lines(board), board.told]).to.deep.equal([
      3,
      'Lyra has 3 connections, distance 30, 0 HQ points and a total of 6.',
    ]);
    await point('hq');
    expect([lines(board), board.told]).to.deep.equal([2, 'Lyra’s HQ line has 2 connections now.']);
    await point('steals');
    expect(board.find('.rings .ring').getAttribute('d')?.split('M')).to.have.length(3);
    board.find('.sum').dispatchEvent(new PointerEvent('pointerleave'));
    await board.focus();
    await board.walkTo('b');
    expect(lines(board)).to.equal(3);
    expect(board.told).to.equal('Lyra: network of 3 connections, length 30, guarded by the cluster at f');
    expect(board.all('.rings .ring')).to.have.length(1);
  });

  it('changes nothing of its picture after a move but the star and what it joins', async () => {
    const board = await start(SHORT);
    for (const star of [...HQS, 'b']) board.element.play(star === 'b' ? '0:b' : `*${star}`);
    await board.settled();
    const changed: string[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) changed.push((target as Element).getAttribute('class') ?? '');
    }).observe(board.find('.picture'), { attributes: true, childList: true, subtree: true });
    board.element.play('1:h');
    await board.settled();
    expect(changed.filter((name) => name !== 'leaving').sort()).to.deep.equal(
      ['stars', 'link seat-1', 'hq-line seat-1', 'core'].sort(),
    );
  });

  it('has a line in its chart where another round begins', async () => {
    const board = await start(`map="${MAP}" hq-count="0" moves-per-round="1"`);
    for (const move of ['0:a', '1:h', '0:b', '1:g', '0:c']) {
      board.element.play(move);
      await board.settled();
    }
    expect(board.find('.trend .part').getAttribute('d')).to.match(/^M200 -?\d+v\d+M400 -?\d+v\d+$/);
  });

  it('C5: names no HQ where the game has none', async () => {
    for (const [given, heads] of [
      ['', 5],
      ['hq-count="0"', 4],
      ['mode="blackhole"', 4],
      [`position="map=${MAP};hqCount=0;round=1;owners=3AB4.;hqs=a,c/"`, 5],
    ] as const) {
      const board = await start(given);
      expect(board.all('.sum thead th'), given).to.have.length(heads);
      expect(board.text('.legend').startsWith('HQ'), given).to.equal(heads === 5);
      expect(board.all('.sum thead th').at(-3)?.textContent ?? '', given).to.match(
        heads === 5 ? /HQ/ : /Dist/,
      );
    }
  });

  it('draws a level stretch of its totals by two points', async () => {
    const board = await start(`map="${MAP}" hq-count="0"`);
    for (const move of ['0:a', '0:d', '0:g', '0:h', '0:-']) {
      board.element.play(move);
      await board.settled();
    }
    const points = board.all('.trend .edge').map((path) => path.getAttribute('d')?.split('L').length);
    expect(points).to.deep.equal([4, 2]);
  });

  it('lights a figure by keys too, and says it once: one tab stop, arrows from figure to figure', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=3A2.A2B;hqs=a,c/"`);
    const figure = (): string => {
      const { figure: name = '', team = '' } =
        (board.root.activeElement as HTMLElement | null)?.closest('td')?.dataset ?? {};
      return `${name} ${team}`;
    };
    const stops = (): number => board.all('.sum button[tabindex="0"]').length;
    board.find<HTMLButtonElement>('.sum button[tabindex="0"]').focus();
    await board.settled();
    const sentence = 'Lyra has 3 connections, distance 30, 0 HQ points and a total of 6.';
    expect([figure(), board.told, lines(board)]).to.deep.equal(['count 0', sentence, 3]);
    await board.press('ArrowRight');
    await board.press('ArrowRight');
    expect([figure(), lines(board), stops()]).to.deep.equal(['hq 0', 2, 1]);
    await board.press('ArrowDown');
    await board.press('ArrowLeft');
    await board.press('ArrowLeft');
    await board.press('ArrowLeft');
    expect([figure(), stops()]).to.deep.equal(['steals 0', 1]);
    expect(board.said.filter((said) => said === sentence)).to.have.length(1);
    (board.root.activeElement as HTMLElement | null)?.blur();
    await board.settled();
    expect([lines(board), board.told]).to.deep.equal([0, '']);
    board.find<HTMLButtonElement>('.fold').click();
    await board.settled();
    expect(stops()).to.equal(1);
  });

  it('tells how each mode is won', async () => {
    const goals: string[] = [];
    for (const mode of [
      'wormholes-to-win="0"',
      'mode="containment"',
      'mode="resistance"',
      'mode="blackhole"',
    ])
      goals.push((await start(mode)).text('.goal-box'));
    expect(goals).to.deep.equal([
      'Score the highest total after 8 rounds.',
      'Every human team must reach 60 points before any bot team does.',
      'Every Offense team must reach 60 points by the end of the last round.',
      'Build large networks, then destroy your own with two black holes.',
    ]);
  });

  it('C14: shows beside the totals the wormholes that have decided', async () => {
    const board = await start(`position="map=${MAP};wormholesToWin=1;round=1;owners=A.ABA.AB" hq-count="0"`);
    expect(heads(board).at(-1)).to.equal('Steals');
    board.element.endRound();
    await board.settled();
    expect(board.status).to.contain('Lyra wins with 1 wormhole');
    expect(heads(board).at(-1)).to.equal('Worm\u00adholes');
    // Beside the board the figures leave the names room.
    board.element.style.width = '880px';
    const broken = board.all('.sum tbody th span').filter((name) => name.getClientRects().length > 1);
    expect(broken.map((name) => name.textContent)).to.deep.equal([]);
    expect(rows(board).map((row) => row.split(' ').at(-1))).to.deep.equal(['1', '1']);
    board
      .find('td[data-team="0"][data-figure="wormholes"]')
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await board.settled();
    expect([board.told, lines(board)]).to.deep.equal([
      'Lyra has 1 wormhole in one network. A team needs 1 to win.',
      2,
    ]);
  });

  it('shows a team’s name whole, however long it is and however widely the page spaces its letters', async () => {
    const board = await start(`map="${MAP}"`, '', 880);
    board.element.names = 'Cassiopeia "The Red Giants"';
    await board.settled();
    expect(board.all('.sum tbody th').map((name) => name.textContent?.trim())).to.deep.equal([
      'Cassiopeia',
      'The Red Giants',
    ]);
    board.element.style.letterSpacing = '0.12em';
    const table = board.find('.sum').getBoundingClientRect();
    for (const name of board.all('.sum tbody th')) {
      const text = document.createRange();
      text.selectNodeContents(name);
      const [inside, box] = [text.getBoundingClientRect(), name.getBoundingClientRect()];
      expect(inside.right, name.textContent ?? '').to.be.at.most(table.right);
      expect(inside.bottom, name.textContent ?? '').to.be.at.most(box.bottom);
    }
  });

  it('keeps to the height of a wide window, down to 480 px', async () => {
    for (const height of [600, 900]) {
      await setViewport({ width: 1920, height });
      const board = await start('', '', 1880);
      for (const part of ['.frame', '.chart'])
        expect(board.find(part).getBoundingClientRect().height, `${part} at ${height}`).to.equal(height - 32);
      const played = await start(`seed="1" record="${RECORD}"`, '', 1880);
      expect(played.find('.frame').getBoundingClientRect().height, `${height}`).to.be.at.most(height - 32);
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('searches the line of a lone HQ aside', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=3A5.;hqs=a/"`);
    await until(() => rows(board)[0] === 'Lyra 2 20 0+2 4 3');
    expect(board.find('.hq-line.seat-0').getAttribute('d')).to.match(/^M/);
  });

  it('ends rounds by the host’s word', async () => {
    const board = await start(SHORT.replace('hq-count="1"', 'hq-count="0"'));
    expect(board.element.endRound().ok).to.equal(true);
    await board.settled();
    expect(board.status).to.contain('Round 2 of 2');
    expect(board.element.record).to.contain('host:end');
  });

  it('says how to play the game that it has: its HQs, its wormholes, its black holes', async () => {
    const howOf = async (attributes: string): Promise<string> => {
      const board = await start(attributes);
      await board.click('menu');
      await until(() => board.all('dialog ol').length === 1);
      expect(board.all('dialog ol li').length).to.be.within(8, 10);
      const how = board.text('dialog ol');
      await board.press('Escape');
      return how;
    };
    expect(await howOf('')).to.match(
      /Connect your two headquarters, called HQs.*you have 3 steals.*After 8 rounds .*3 wormholes in one network .* wins/,
    );
    expect(await howOf('hq-count="1" wormholes-to-win="4"')).to.match(
      /Place one headquarters.*4 wormholes in one network .* wins/,
    );
    const plain = await howOf('hq-count="0" wormholes-to-win="0"');
    expect(plain).to.match(/This game has no HQs.*the highest total wins\./);
    expect(plain).not.to.contain('two HQs');
    const holes = await howOf('mode="blackhole" hq-count="1"');
    expect(holes).to.match(/Only destroyed networks score.*This game has no HQs.*the highest total wins\./);
  });

  it('refuses the host’s word while HQs are placed', async () => {
    const board = await start(SHORT);
    expect(board.element.endRound().ok).to.equal(false);
    expect(board.last<MoveRefusedEvent>('move-refused').rule).to.equal('C5');
  });

  it('takes a map as JSON, as data, and from a child, however late', async () => {
    const data = {
      stars: [0, 1, 2, 3].map((x) => ({ id: `s${x}`, x, y: 0, type: 'star' as const })),
      edges: [['s0', 's1']] as [string, string][],
    };
    const json = JSON.stringify(data);
    const byChild = await start(
      'hq-count="1"',
      `<script type="application/json" slot="map">${json}</script>`,
    );
    expect(byChild.all('.stars .star')).to.have.length(4);
    const byProperty = await start('hq-count="1"');
    byProperty.element.map = data;
    await byProperty.settled();
    expect(byProperty.all('.stars .star')).to.have.length(4);
    const late = await start('hq-count="1"');
    const child = Object.assign(document.createElement('script'), {
      type: 'application/json',
      slot: 'map',
      textContent: json,
    });
    late.element.append(child);
    await until(() => late.all('.stars .star').length === 4);
  });

  it('names the stars anew on another map, though they be called alike', async () => {
    const board = await start('map="a:0:0,b:10:0,c:20:0/1,2" hq-count="0"');
    await board.focus();
    board.element.setAttribute('map', 'a:0:0w,b:10:0,c:20:0/1,2');
    await board.settled();
    await board.focus();
    expect(board.cell('a').getAttribute('aria-label')).to.equal('a, wormhole, free, next to b');
  });

  it('keeps the game in hand when a map is wrong, and says where', async () => {
    const board = await start('hq-count="0"');
    await board.pick('a1');
    const { record } = board.element;
    const bad = {
      stars: [0, 1, 2, 3].map((x) => ({ id: `s${x}`, x: x === 3 ? NaN : x, y: 0, type: 'star' })),
      edges: [],
    };
    board.element.map = bad as never;
    await board.settled();
    expect(board.element.record).to.equal(record);
    const { refusal, source } = board.last<BoardErrorEvent>('board-error');
    expect([source, refusal.at?.path]).to.deep.equal(['map', 'stars[3].x']);
    expect(board.note).to.contain('map: stars[3].x is “');
    board.element.map = 'libra';
    await board.settled();
    expect(board.all('.note')).to.have.length(0);
  });

  it('plays on with nothing chosen where options do not go together', async () => {
    const board = await start('members="1 2 3"');
    const { refusal, source } = board.last<BoardErrorEvent>('board-error');
    expect([source, refusal.code]).to.deep.equal(['members', 'constellation/members']);
    await board.focus();
    await board.walkTo('a2');
    await board.press('Enter');
    expect(board.element.ply).to.equal(1);
    // Whichever of those options is mended, the note goes.
    board.element.seats = 'human human human';
    await board.settled();
    expect(board.all('.note')).to.have.length(0);
  });

  it('seats people where a record has more teams than the page names', async () => {
    const board = await start(`record="constellation/2 map=${MAP} teams=3 hqCount=0 seed=0 | 0:a 1:b"`);
    await board.pick('c');
    expect(board.element.record).to.match(/\| 0:a 1:b 2:c$/);
  });

  it('gives the seats of bots their roles in containment', async () => {
    const board = await start('mode="containment" seats="bot:random human human"');
    expect(board.all('.sum tbody th small').map((role) => role.textContent)).to.deep.equal([
      'random bot',
      'human',
      'human',
    ]);
  });

  it('shows the host’s objectives', async () => {
    const board = await start('mode="sandbox" objectives="Connect two clusters; Own a wormhole"');
    expect(board.all('.goals li')).to.have.length(2);
    board.element.objectives = [{ text: 'Done already', done: true }];
    await board.settled();
    expect(board.text('.goals')).to.equal('Objectives Done already done');
  });

  it('is played by bots to the end, and gives a hint for who moves', async () => {
    const board = await start(`${SHORT} seats="human bot:athena:10" bot-pace="0" steals-per-team="0"`);
    const hint = new Promise<HintGivenEvent>((resolve) =>
      board.element.addEventListener('hint-given', resolve, { once: true }),
    );
    await board.press('Tab');
    board.button('hint').click();
    expect((await hint).text).to.match(/^\*[a-h]$/);
    await board.settled();
    expect(board.said.at(-1)).to.match(/^Hint: Place an HQ at [a-h]\.$/);
    board.element.seats = 'bot:robin-hood bot:einstein:8';
    await until(() => board.types().includes('game-end'));
    expect(board.last<GameChangeEvent>('game-change').snapshot.outcome?.scores).to.have.length(2);
  });

  it('undoes past the bots, and looks the same however it came to its position', async () => {
    // All but what is lit.
    const picture = (board: Board): string =>
      board
        .find('svg.picture')
        .outerHTML.replace(/<!--.*?-->|<path class="glow.*?>|<g class="rings">.*?<\/g>/g, '');
    const [played, given] = [await start(SHORT), await start(`record="${RECORD}"`)];
    for (const star of [...HQS, ...CLAIMS]) await played.pick(star);
    await played.settled();
    expect(picture(played)).to.equal(picture(given));
    await played.press('u');
    expect(played.element.ply).to.equal(7);
  });
});

describe('the lesson on the board of Constellation', () => {
  it('takes the reader for Lyra in every step, whoever has more moves left', async () => {
    const board = await start('seats="human bot:athena" bot-pace="0"');
    await board.element.learn();
    for (const step of ['hqs', 'connections', 'line']) {
      expect(board.all('.who'), step).to.have.length(0);
      await board.click('skip');
    }
    await board.pick('a8');
    expect(board.text('.telling .sentence')).to.match(/^Steal /);
    await board.click('steal');
    expect(board.text('.reply p')).to.match(/^Orion lost the HQ at a8/);
    await board.click('next');
    expect(board.text('.step b')).to.equal('Clusters');
    await board.pick('a6');
    expect(board.text('.reply p')).to.equal(
      'All your stars are in one guarded network. Orion can steal none of them.',
    );
  });
});
