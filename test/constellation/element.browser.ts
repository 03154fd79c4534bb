/** `<constellation-board>` in a page: whole games by pointer and by keys, and what a class sees of them. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/constellation/element/define.js';
import type { ConstellationBoard } from '../../src/constellation/element/constellation-board.js';
import type { GameEndEvent } from '../../src/ui/contract/events.js';
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

const rows = (board: Board): string[] =>
  board
    .all('.sum tbody tr')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()).join(' '));

/** What is said of the figure or the star that is pointed at. */
const look = (board: Board): string =>
  board
    .all('.telling.preview .sentence')
    .map((node) => node.textContent?.trim())
    .join();

describe('<constellation-board>', () => {
  it('is played to the end by pointer', async () => {
    const board = await start(SHORT);
    for (const star of [...HQS, ...CLAIMS]) await board.pick(star);
    await board.click('pass');
    await board.click('yes');
    expect(board.element.record).to.equal(`${RECORD} -`);
    expect(board.last<GameEndEvent>('game-end').outcome.reason).to.equal('constellation/by-total');
    expect(owners(board)).to.equal('00110011');
  });

  it('goes on after a round by a tap anywhere, which claims no star', async () => {
    const board = await start(`${SHORT} seats="human bot:random" bot-pace="60000"`);
    for (const [i, star] of [...HQS, ...CLAIMS.slice(0, 4)].entries())
      board.element.play(i < 2 ? `*${star}` : star, { seat: i % 2 });
    await until(() => board.text('.to-do') === 'Tap the map to begin round 2.');
    const ply = board.element.ply;
    await board.pick('h');
    expect(board.element.ply).to.equal(ply);
    expect(board.status).to.contain('Your moves, Lyra');
    board.element.botPace = 0;
    await board.pick('h');
    expect(board.element.ply).to.be.greaterThan(ply ?? 0);
  });

  it('is played to the end by keys along the lines, and each move is said once', async () => {
    const board = await start(`${SHORT} steals-per-team="0"`);
    await board.focus();
    const walk = async (stars: readonly string[]): Promise<void> => {
      for (const star of stars) {
        await board.walkTo(star);
        await board.press('Enter');
      }
    };
    await walk(HQS);
    await walk(CLAIMS);
    expect(board.last<GameEndEvent>('game-end').outcome.reason).to.equal('constellation/by-total');
    // Each move is said once.
    expect(new Set(board.said).size).to.equal(board.said.length);
  });

  it('asks about a steal beside the board and rings what it would take, hiding no star, until Escape or an answer', async () => {
    const board = await start(`position="map=${MAP};stealDepth=2;round=1;owners=A3B.3."`);
    await board.pick('d');
    expect(board.all('.rings .ring')).to.have.length(3);
    for (const { fill, stroke } of board.all('.rings .ring').map((ring) => getComputedStyle(ring)))
      expect([fill, stroke === 'none'], 'a ring hides no star').to.deep.equal(['none', false]);
    expect(board.text('.telling.ask .sentence')).to.equal(
      'Steal 3 stars from Orion? It takes 1 move and 1 of the 3 steals left.',
    );
    await board.press('Escape');
    expect(board.all('.rings .ring, .telling.ask')).to.have.length(0);
    await board.pick('d');
    await board.click('steal');
    expect(owners(board)).to.equal('0000....');
    expect(board.all('.telling.ask')).to.have.length(0);
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

  it('shows a network go that is destroyed, and nothing left of it', async () => {
    const board = await start(`position="map=${HOLES};hqCount=0;round=1;owners=A.A."`);
    board.element.play('0:b');
    await board.element.updateComplete;
    // Stars that were owned leave; the claim makes no connection.
    expect(board.all('.leaving > .star')).to.have.length(2);
    expect(board.all('.growing')).to.have.length(0);
    await board.settled();
    expect(owners(board)).to.equal('....');
    const gone = await start(`position="map=${HOLES};hqCount=0;blackHoleEffect=remove;round=1;owners=A.A."`);
    await gone.pick('b');
    await gone.click('claim');
    expect(gone.all('.stars .star')).to.have.length(1);
    expect(gone.find('.edges').getAttribute('d')).to.equal('');
  });

  it('keeps all that stands beside the board on a large screen, for four teams of three and for eight of two', async () => {
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

  it('lights up what the figure under the pointer counts, and the network of the star with the focus', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=3A2.A2B;hqs=a,c/"`);
    const point = async (figure: string): Promise<void> => {
      board
        .find(`td[data-team="0"][data-figure="${figure}"]`)
        .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await board.settled();
    };
    await point('hq');
    expect([lines(board), look(board)]).to.deep.equal([2, 'Lyra’s HQ line has 2 lines now.']);
    board.find('.sum').dispatchEvent(new PointerEvent('pointerleave'));
    await board.focus();
    await board.walkTo('b');
    expect([lines(board), board.all('.rings .ring').length]).to.deep.equal([3, 1]);
    expect(look(board)).to.match(/^Lyra: network/);
  });

  it('folds its scores to totals, each row with a head', async () => {
    const board = await start(
      `position="map=${MAP};multipliers=2,0.5,3;round=1;owners=3AB4.;hqs=a,c/;points=4,0"`,
    );
    expect(board.all('.sum th[scope=row]')).to.have.length(2);
    board.find<HTMLButtonElement>('.fold').click();
    await board.settled();
    expect(rows(board)).to.deep.equal(['Lyra 26', 'Orion 0']);
  });

  it('lets the reader choose by a button who moves next', async () => {
    const board = await start(`map="${MAP}" hq-count="0" members="2 1" names="Red:Ada,Ben Blue:Cy"`);
    await board.click('who-0-1');
    expect(board.button('who-0-1').getAttribute('aria-pressed')).to.equal('true');
    await board.pick('b');
    expect(board.element.record).to.match(/\| 0:1\.b$/);
  });

  it('C14: leaves the names room beside the wormholes that have decided', async () => {
    const board = await start(`position="map=${MAP};wormholesToWin=1;round=1;owners=A.ABA.AB" hq-count="0"`);
    expect(board.element.endRound().ok).to.equal(true);
    await board.settled();
    board.element.style.width = '880px';
    const broken = board.all('.sum tbody th span').filter((name) => name.getClientRects().length > 1);
    expect(broken.map((name) => name.textContent)).to.deep.equal([]);
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
    const sentence = 'Lyra has 3 lines, 3 points for length, 0 HQ points and 6 points in all.';
    expect([figure(), look(board), lines(board)]).to.deep.equal(['count 0', sentence, 3]);
    await board.press('ArrowRight');
    await board.press('ArrowRight');
    expect([figure(), lines(board), stops()]).to.deep.equal(['hq 0', 2, 1]);
    await board.press('ArrowDown');
    await board.press('ArrowLeft');
    await board.press('ArrowLeft');
    await board.press('ArrowLeft');
    expect([figure(), stops()]).to.deep.equal(['total 0', 1]);
    expect(board.said.filter((said) => said === sentence)).to.have.length(1);
    (board.root.activeElement as HTMLElement | null)?.blur();
    await board.settled();
    expect([lines(board), look(board)]).to.deep.equal([0, '']);
    board.find<HTMLButtonElement>('.fold').click();
    await board.settled();
    expect(stops()).to.equal(1);
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
        expect(board.find(part).getBoundingClientRect().height, `${part} at ${height}`).to.equal(height - 16);
      const played = await start(`seed="1" record="${RECORD}"`, '', 1880);
      expect(played.find('.frame').getBoundingClientRect().height, `${height}`).to.be.at.most(height - 16);
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('searches the line of a lone HQ aside', async () => {
    const board = await start(`position="map=${MAP};round=1;owners=3A5.;hqs=a/"`);
    await until(() => rows(board)[0] === 'Lyra 2 2 0+2 4');
    expect(board.find('.hq-line.seat-0').getAttribute('d')).to.match(/^M/);
  });

  it('takes a map from a child, however late', async () => {
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
    const late = await start('hq-count="1"');
    const child = Object.assign(document.createElement('script'), {
      type: 'application/json',
      slot: 'map',
      textContent: json,
    });
    late.element.append(child);
    await until(() => late.all('.stars .star').length === 4);
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
    for (const step of ['hqs', 'any', 'connections', 'line']) {
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
