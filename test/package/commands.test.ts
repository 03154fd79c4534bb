import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileMessage } from '../../scripts/build/messages.mjs';
import { factsOf } from '../../src/core/words/check-words.js';
import { ROOT, tags } from './built.js';
import { runCommand, type Ran } from './run-command.js';

interface Entry {
  readonly key: string;
  readonly english: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly note: string;
  text?: string;
}

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'words-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const planisphere = (...parameters: readonly string[]): Ran => runCommand(folder, parameters);

const file = (name: string): string => join(folder, name);

function fillIn(name: string, texts: Readonly<Record<string, string>>): void {
  const data = JSON.parse(readFileSync(file(name), 'utf8')) as { messages: Entry[] };
  for (const entry of data.messages) entry.text = texts[entry.key] ?? entry.text ?? '';
  for (const [key, text] of Object.entries(texts))
    if (!data.messages.some((entry) => entry.key === key))
      data.messages.push({ key, english: '', facts: {}, note: '', text });
  writeFileSync(file(name), JSON.stringify(data, null, 2));
}

describe('the tables for translators', () => {
  it.each(tags)('of <%s> have every sentence with its facts', (tag) => {
    const table = JSON.parse(readFileSync(join(ROOT, `dist/words/${tag}.json`), 'utf8')) as Entry[];
    expect(table.length).toBeGreaterThan(200);
    expect(new Set(table.map(({ key }) => key)).size).toBe(table.length);
    for (const { key, english, facts } of table)
      expect(Object.keys(facts), key).toEqual(factsOf(compileMessage(english)));
  });
});

describe('planisphere', () => {
  it('says what it can do, and of what it cannot do what is there', () => {
    expect(planisphere('--help')).toMatchObject({ code: 0, told: expect.stringContaining('check-words') });
    expect(planisphere('check-words', '--help')).toMatchObject({
      code: 0,
      told: expect.stringContaining('--complete'),
    });
    expect(planisphere('word')).toMatchObject({
      code: 2,
      told: expect.stringContaining('no command "word"'),
    });
    expect(planisphere('words', 'star', '--lang', 'de')).toMatchObject({
      code: 2,
      told: expect.stringContaining('star-board'),
    });
    for (const language of ['!', 'deutsch', 'de_DE'])
      expect(planisphere('words', 'star-board', '--lang', language)).toMatchObject({
        code: 2,
        told: expect.stringContaining('is not a language tag'),
      });
    expect(planisphere('words', 'star-board', '--lng', 'de')).toMatchObject({
      code: 2,
      told: 'There is no option --lng.\nRun "planisphere words --help" to see how to use it.\n',
    });
  });

  it('writes a file to fill in, and keeps what is filled in when it writes it again', () => {
    expect(planisphere('words', 'star-board', '--lang', 'de')).toMatchObject({ code: 0 });
    fillIn('star-board.de.json', { 'act.undo': 'Zurücknehmen' });
    expect(planisphere('words', 'star-board', '--lang', 'de')).toMatchObject({ code: 0 });
    const { board, language, messages } = JSON.parse(readFileSync(file('star-board.de.json'), 'utf8')) as {
      readonly board: string;
      readonly language: string;
      readonly messages: readonly Entry[];
    };
    expect([board, language]).toEqual(['star-board', 'de']);
    expect(messages.find(({ key }) => key === 'act.undo')).toMatchObject({
      english: 'Undo',
      text: 'Zurücknehmen',
    });
  });

  it('replaces no file that is not a translation of this board, and loses no text of one that is', () => {
    const words = () => planisphere('words', 'star-board', '--lang', 'de', '--out', 'own.json');
    for (const [text, told] of [
      [
        '{ "name": "mine", "dependencies": {} }',
        'own.json has no sentence of star-board. Nothing was written',
      ],
      ['[1]', 'own.json:1: This is not a file of words'],
      ['{ bad', 'own.json:1: This is not JSON'],
    ] as const) {
      writeFileSync(file('own.json'), text);
      expect(words(), text).toMatchObject({ code: 1, told: expect.stringContaining(told) });
      expect(readFileSync(file('own.json'), 'utf8')).toBe(text);
    }
    rmSync(file('own.json'));
    expect(words()).toMatchObject({ code: 0 });
    for (const [tag, language] of [
      ['star-board', 'fr'],
      ['rotation-puzzle', 'de'],
    ] as const)
      expect(planisphere('words', tag, '--lang', language, '--out', 'own.json')).toMatchObject({
        code: 1,
        told: expect.stringContaining('own.json has the sentences of star-board in de'),
      });
    fillIn('own.json', { 'act.gone': 'Weg', 'act.undo': 'Zurücknehmen' });
    expect(words()).toMatchObject({
      code: 0,
      told: expect.stringContaining('1 text at the end belongs to no sentence.'),
    });
    const { messages } = JSON.parse(readFileSync(file('own.json'), 'utf8')) as {
      readonly messages: readonly Entry[];
    };
    expect(messages.at(-1)).toMatchObject({ key: 'act.gone', text: 'Weg' });
    expect(messages.find(({ key }) => key === 'act.undo')?.text).toBe('Zurücknehmen');
  });

  it('says what cannot be written', () => {
    writeFileSync(file('fine.json'), '\ufeff{ "act.undo": "Zurück" }');
    for (const [parameters, told] of [
      [
        ['words', 'star-board', '--lang', 'de', '--out', 'nowhere/de.json'],
        'nowhere/de.json: There is no such folder.',
      ],
      [
        ['check-words', 'fine.json', '--board', 'star-board', '--lang', 'de', '--out', '.'],
        '.: This is a folder.',
      ],
    ] as const) {
      const ran = planisphere(...parameters);
      expect(ran).toMatchObject({ code: 1, told: expect.stringContaining(told) });
      expect(ran.told).not.toContain('    at ');
    }
  });

  it('says in one sentence what it may not read or write', () => {
    writeFileSync(file('closed.json'), '{}');
    mkdirSync(file('closed'));
    // Nothing is closed to an administrator: the system's answer is given before it is asked.
    const before = file('closed.mjs');
    writeFileSync(
      before,
      `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      for (const name of ['readFileSync', 'readdirSync', 'writeFileSync', 'mkdirSync', 'realpathSync', 'openSync']) {
        const real = fs[name];
        fs[name] = (path, ...given) => {
          if (!String(path).includes('closed')) return real(path, ...given);
          const refused = { code: 'EACCES', errno: -13, syscall: 'open', path: String(path) };
          throw Object.assign(new Error('EACCES: permission denied'), refused);
        };
      }
      syncBuiltinESMExports();`,
    );
    const RECORD = 'star/1 rings=4 | S31';
    for (const [name, parameters] of [
      ['closed.json', ['check-words', 'closed.json', '--board', 'star-board', '--lang', 'de']],
      ['closed.json', ['words', 'star-board', '--lang', 'de', '--out', 'closed.json']],
      ['closed/de.json', ['words', 'star-board', '--lang', 'de', '--out', 'closed/de.json']],
      ['closed/x.svg', ['picture', RECORD, '-o', 'closed/x.svg']],
      ['closed.json', ['picture', '--file', 'closed.json', '-o', 'drawn']],
      ['closed.json', ['picture', RECORD, '--words', 'closed.json']],
      [
        'closed',
        [
          'oembed',
          RECORD,
          '--site',
          'https://example.org/',
          '-o',
          'closed/in',
          '--with-boards',
          '--name',
          'x',
        ],
      ],
      ['closed/x.zip', ['wordpress', '-o', 'closed/x.zip']],
    ] as const) {
      const { code, out, error } = runCommand(folder, parameters, { before });
      const what = parameters.join(' ');
      expect(error, what).toMatch(/^\S+: This is not allowed\.\n$/);
      expect(error, what).toContain(name);
      expect([code, out], what).toEqual([1, '']);
    }
  });

  it('tells faults with file and line, and writes what a page takes where there is none', () => {
    planisphere('words', 'star-board', '--lang', 'pl', '--out', 'pl.json');
    fillIn('pl.json', {
      'act.undo': 'Cofnij {x}',
      'event.placed': '{seat',
      'score.contested': '{n, plural, one {# pole} other {# pól}} niczyje.',
      'act.undoo': 'x',
    });
    const { code, told } = planisphere('check-words', 'pl.json');
    expect(code).toBe(1);
    expect(told).toMatch(/^pl\.json:6: The sentence “act\.undo” has no fact “x”/m);
    expect(told).toMatch(/^pl\.json:\d+: In “event\.placed”/m);
    expect(told).toMatch(/^pl\.json:\d+: .*lacks the case “many”/m);
    expect(told).toMatch(/^pl\.json:\d+: .*Did you mean “act\.undo”/m);
    writeFileSync(file('good.json'), '{ "act.undo": "Cofnij" }');
    const good = ['check-words', 'good.json', '--board', 'star-board', '--lang', 'pl'];
    expect(planisphere(...good, '--out', 'words.json')).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(file('words.json'), 'utf8'))).toEqual({ 'act.undo': 'Cofnij' });
    expect(planisphere(...good, '--complete')).toMatchObject({
      code: 1,
      told: expect.stringContaining('“act.redo” is missing'),
    });
  });

  it('has what pictures say among the sentences, and a picture says it', () => {
    planisphere('words', 'star-board', '--lang', 'de', '--out', 'picture.json');
    fillIn('picture.json', { 'picture.title': 'Bild: {name}. {turn}' });
    expect(planisphere('check-words', 'picture.json')).toMatchObject({ code: 0 });
    const drawing = ['picture', 'star/1 rings=4 | S31', '--words', 'picture.json', '--lang', 'de'];
    expect(planisphere(...drawing).out).toMatch(/<title[^>]*>Bild: \*Star\./);
  });

  it('tells where a file is not JSON, or is not there', () => {
    writeFileSync(file('bad.json'), '{\n  "act.undo": "x",\n}');
    expect(planisphere('check-words', 'bad.json')).toMatchObject({
      code: 1,
      told: expect.stringContaining('bad.json:3:'),
    });
    expect(planisphere('check-words', 'none.json')).toMatchObject({ code: 2 });
  });

  const STAR = ['--board', 'star-board', '--lang', 'de'];

  it('gives the terminal no orders that stand in a file', () => {
    const orders = '\u001b]0;title\u0007\u001b[31m\u202e';
    const given = {
      [`${orders}key`]: 'x',
      'act.undo': `{${orders}}`,
      'status.ply': `{n, select, ${orders}other {x} x}`,
      'turn.one': '{seat}'.repeat(2000),
    };
    writeFileSync(file('orders.json'), JSON.stringify(given));
    writeFileSync(file('board.json'), JSON.stringify({ board: orders, language: 'de', messages: [] }));
    writeFileSync(file('broken.json'), `{ "a": ${orders} }`);
    for (const name of ['orders.json', 'board.json', 'broken.json', 'orders.json'])
      for (const options of [STAR, []]) {
        const { told } = planisphere('check-words', name, ...options);
        expect(told).not.toBe('');
        // eslint-disable-next-line no-control-regex -- what must not be told
        expect(told).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
      }
  });

  it('takes a key that every object has for one that no board has, on its own line', () => {
    writeFileSync(
      file('own.json'),
      '{\n  "act.undo": "x",\n  "constructor": "y",\n  "__proto__": "z",\n  "toString": "{valueOf}"\n}',
    );
    expect(planisphere('check-words', 'own.json', ...STAR)).toMatchObject({
      code: 1,
      told: expect.stringMatching(
        /^own\.json:3: This board has no sentence “constructor”\.\nown\.json:4: .*“__proto__”\.\nown\.json:5: .*“toString”\.\n/,
      ),
    });
  });

  it('tells every fault of a long file with its line', () => {
    const keys = Array.from({ length: 5000 }, (_, n) => `nobody says this, number ${n} ${'x'.repeat(80)}`);
    const lines = keys.map((key) => `  ${JSON.stringify(key)}: "x"`);
    writeFileSync(file('long.json'), `{\n${lines.join(',\n')}\n}`);
    const told = planisphere('check-words', 'long.json', ...STAR).told.split('\n');
    expect([told[0], told[4999]]).toEqual([
      expect.stringMatching(/^long\.json:2: .*number 0 /),
      expect.stringMatching(/^long\.json:5001: .*number 4999 /),
    ]);
  });

  it('refuses a sentence that goes on for ever or stands too deep', () => {
    const given = {
      'act.undo': `{a,number,${' '.repeat(20_000)}`,
      'act.redo': `${'{a,select,other{'.repeat(4000)}x${'}}'.repeat(4000)}`,
      'game.name': `${'{a,select,other{'.repeat(100)}x${'}}'.repeat(100)}`,
    };
    writeFileSync(file('much.json'), JSON.stringify(given));
    const { code, told } = planisphere('check-words', 'much.json', ...STAR);
    expect(code).toBe(1);
    expect(told).toMatch(/“act\.undo” is too long\. It takes at most 10,000 characters\.$/m);
    expect(told).toMatch(/“act\.redo” is too long/);
    expect(told).toMatch(/In “game\.name”, too many choices stand within one another/);
  });

  it.each(['{"test":5,"start":null}', '5', '"x"', '[1]', 'null'])(
    'begins a game beside a package.json whose scripts are none: %s',
    (scripts) => {
      const own = mkdtempSync(join(folder, 'game-'));
      writeFileSync(join(own, 'package.json'), `{"type":[],"scripts":${scripts}}`);
      expect(runCommand(own, ['new-game', 'my-game'])).toMatchObject({ code: 0, error: '' });
      expect(JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))).toMatchObject({
        scripts: { start: 'planisphere serve', test: 'node --test' },
      });
      expect(readFileSync(join(own, 'package.json'), 'utf8')).not.toContain('"0"');
    },
  );
});
