import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT, tags } from './built.js';

/**
 * Runs a script on a server that knows all boards, in a process of its own where the package resolves, and returns its
 * output.
 */
function inNode(script: string): string {
  const source = `
    import { render } from '@lit-labs/ssr';
    import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
    import { html } from 'lit';
    ${tags.map((tag) => `import 'planisphere/${tag}.js';`).join('\n')}
    ${script}`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

/** The server's rendering of a template. */
function rendered(template: string): string {
  return inNode(`process.stdout.write(await collectResult(render(html\`${template}\`)));`);
}

/** The cells of the picture with a stone, by seat. */
function stones(html: string): Record<string, number> {
  const seats = [...html.matchAll(/class="piece seat-(\d)/g)].map(([, seat]) => seat as string);
  return Object.fromEntries(
    [...new Set(seats)].map((seat) => [seat, seats.filter((one) => one === seat).length]),
  );
}

describe('on a server', () => {
  it.each(tags)('<%s> is a picture, with its status and its controls', (tag) => {
    const html = rendered(`<${tag} seed="3"></${tag}>`);
    expect(html.match(/<svg[^>]* class="picture/g)).toHaveLength(1);
    expect(html).toMatch(/class="status\b/);
    expect(html).toMatch(/name="undo"/);
  });

  it('a bare tag is its bare board, at once and with its controls', () => {
    const html = rendered('<star-board rings="4"></star-board>');
    expect(html).toMatch(/<star-board +rings="4"><template shadowroot/);
    expect(html.match(/<svg[^>]* class="picture /g)).toHaveLength(1);
    expect(html).toMatch(/class="status\b[^>]*>.*Blue/s);
    expect(html).toMatch(/name="undo"[^>]* aria-disabled="true"/);
    expect(stones(html)).toEqual({});
  });

  it('a position is a picture of it', () => {
    const html = rendered('<star-board position="2:B3.R10."></star-board>');
    expect(stones(html)).toEqual({ 0: 1, 1: 1 });
  });

  it('a record is a picture of its last position', () => {
    const html = rendered('<star-board record="star/1 rings=3 | S10 T10 A10"></star-board>');
    expect(stones(html)).toEqual({ 0: 2, 1: 1 });
  });

  it('a page may ask of a game there too; without a page nobody has drawn a seed, and nobody is to act', () => {
    const asked = inNode(`
      const board = new (customElements.get('star-board'))();
      const [fresh, bare] = [[board.outcome, board.solved, board.toAct], new (customElements.get('rotation-puzzle'))()];
      board.record = 'star/1 rings=3 | S10 resign';
      process.stdout.write(JSON.stringify([fresh, board.outcome.winners, board.toAct, bare.solved ?? null]));`);
    expect(JSON.parse(asked)).toEqual([[null, null, [0]], [0], [], null]);
  });

  it('the puzzle of each day is the one in the time zone of the page, and nobody’s days are known', () => {
    const numberNow = (): number => 1 + Math.floor((Date.now() - Date.UTC(2026, 10, 1)) / 86_400_000);
    const before = numberNow();
    const html = rendered('<rotation-puzzle daily daily-zone="UTC" remember="days"></rotation-puzzle>');
    const [, number] = /No\. (\d+)/.exec(html.replace(/<!--.*?-->/g, '')) ?? [];
    expect([before, numberNow()]).toContain(Number(number));
    expect(html).not.toMatch(/Statistics|streak/);
  });

  it('a value that cannot be used is a note, not an exception', () => {
    const html = rendered('<star-board rings="99" record="chess/1"></star-board>');
    expect(html).toMatch(/class="telling note"/);
    expect(html).toContain('class="picture ');
  });

  it('what stands inside is kept for readers without script', () => {
    const html = rendered('<star-board rings="2"><img src="game.svg" alt="A game" /></star-board>');
    expect(html).toMatch(/<\/template>(<!--[^>]*-->)*<img src="game.svg" alt="A game"/);
  });

  it('two renderings of one template are alike: nothing is drawn by chance', () => {
    const template = '<star-board rings="3" seats="human bot:random"></star-board>';
    expect(rendered(template)).toBe(rendered(template));
  });
});
