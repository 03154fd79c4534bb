/**
 * Holds what the site shows of each game to the game itself: attributes to its board's settings, positions, records and
 * marks to its engine, figures to its rules. And the rules to their numbers, and the server to what it may show.
 */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composers, maker } from '../scripts/build/composers.mjs';
import { games, type Attributes, type ShownGame } from '../site/games/index.mjs';
import { documents } from '../scripts/docs/documents.mjs';
import { fileServer } from '../scripts/site/server.mjs';
import { pageFor } from '../site/addresses.mjs';
import { contentsOf } from '../site/contents.mjs';
import { ruleNumbers } from '../site/markdown/rules.mjs';
import type { Markup } from '../src/fences/fence.js';
import { fencesBy } from '../src/fences/options.js';
import { boardTag } from '../src/embed-code/index.js';
import { parseMarks, type Mark } from '../src/core/text/marks.js';
import { readAddress } from '../src/embed/address.js';
import { unwrap } from '../src/core/basics/result.js';
import { Session } from '../src/core/session/session.js';
import type { Snapshot } from '../src/core/session/snapshot.js';
import { countIn, rotation, type PuzzleState } from '../src/rotation/index.js';
import { boardOf } from '../src/star/geometry.js';
import { bounds, score, star, type State } from '../src/star/index.js';
import type { AnyGameNets } from '../src/testing/index.js';
import {
  BoardErrorEvent,
  GameChangeEvent,
  GameEndEvent,
  GameSharedEvent,
  GameStartEvent,
  GoalLostEvent,
  GoalMetEvent,
  HintGivenEvent,
  LessonEndEvent,
  MoveRefusedEvent,
  MoveRequestEvent,
  SeatTurnEvent,
  type BoardEventMap,
} from '../src/ui/contract/events.js';
import type { AnyDefinition } from '../src/ui/contract/definition.js';
import { plansOf } from '../src/ui/start/plans.js';
import { settingsOf } from '../src/ui/contract/setting-table.js';
import { Settings } from '../src/ui/contract/settings.js';

const TOP = join(import.meta.dirname, '..');

type Engine = AnyGameNets['game'];

/** A game of the site, with everything that tells whether the site shows it as it is. */
interface Exhibit {
  readonly shown: ShownGame;
  readonly game: Engine;
  readonly definition: AnyDefinition;
  readonly rules: string;
  /** The boards in its rules, each with the rule that it stands beside. */
  readonly figures: readonly RuleFigure[];
}

interface RuleFigure {
  readonly rule: string;
  readonly caption: string;
  readonly attributes: Attributes;
}

const fences = fencesBy();
const FENCE = /^\*\*([A-Z]\d{1,2}) |^```([a-z]+-[a-z]+)(.*)\n([^]*?)^```$/gm;

/** The tags of a name in markup, outermost first. */
function tagsIn(markup: Markup | string, tag: string): readonly Markup[] {
  if (typeof markup === 'string') return [];
  const below = markup.children.flatMap((child) => tagsIn(child, tag));
  return markup.tag === tag ? [markup, ...below] : below;
}

/** The fences of the rules, as the plugin makes boards of them. */
function figuresIn(rules: string): readonly RuleFigure[] {
  let rule = '';
  return [...rules.matchAll(FENCE)].flatMap(([, opened, tag = '', info = '', body = '']) => {
    if (opened !== undefined) rule = opened;
    const made = fences.byTag.has(tag) ? fences.make(tag, { info, body }) : undefined;
    if (!made) return [];
    if ('sentence' in made) throw new Error(`${rule}: ${made.sentence}`);
    const attributes = Object.entries(tagsIn(made.markup, tag)[0]?.attributes ?? {});
    const caption = tagsIn(made.markup, 'figcaption')[0]?.children.join('') ?? '';
    return [
      {
        rule,
        caption,
        attributes: Object.fromEntries(attributes.map(([name, value]) => [name, `${value}`])),
      },
    ];
  });
}

async function exhibit(shown: ShownGame): Promise<Exhibit> {
  const { nets } = (await import(join(TOP, 'test', shown.game, 'nets.ts'))) as { readonly nets: AnyGameNets };
  const { definition } = (await import(join(TOP, 'src', shown.game, 'element/definition.ts'))) as {
    readonly definition: AnyDefinition;
  };
  const rules = readFileSync(join(TOP, 'docs/rules', `${shown.game}.md`), 'utf8');
  const figures = figuresIn(rules);
  for (const attributes of [
    shown.shows,
    ...shown.tries.map((one) => one.attributes),
    ...shown.how.map(({ board }) => board),
    ...figures.map((one) => one.attributes),
  ])
    await definition.loadData?.(settingsFor(definition, attributes));
  return { shown, game: nets.game, definition, rules, figures };
}

const exhibits = await Promise.all(games.map(exhibit));

function settingsFor(definition: AnyDefinition, attributes: Attributes): Settings {
  let settings = new Settings(settingsOf(definition));
  const names = new Map(Object.entries(settings.table).map(([name, { attribute }]) => [attribute, name]));
  for (const [attribute, value] of Object.entries(attributes)) {
    const name = names.get(attribute);
    if (name === undefined) throw new Error(`There is no attribute "${attribute}".`);
    settings = settings.give(name, value);
  }
  return settings;
}

/** The state of a board with these attributes; throws if one of them is unknown or cannot be used. */
function standOf({ game, definition }: Exhibit, attributes: Attributes) {
  const settings = settingsFor(definition, attributes);
  expect([...settings.settle().refusals]).toEqual([]);
  const session = new Session(game);
  const [plan] = plansOf(definition, settings, 0);
  if (plan?.kind === 'record') unwrap(session.load(plan.text));
  else if (plan?.kind === 'position') unwrap(session.start({}, { position: plan.text }));
  else if (plan) unwrap(session.start(plan.options, { seed: plan.seed }));
  unwrap(session.goTo(settings.get('ply') ?? session.ply));
  const { options = settings.options(definition.options) } = session.state as { readonly options?: unknown };
  const chart = definition.blankChart?.(options, settings.get('look') ?? '', settings);
  const marks: readonly Mark[] = chart
    ? unwrap(parseMarks(settings.get('marks'), (name) => chart.find(name)))
    : [];
  return { session, chart, marks };
}

/** Every board of a game's pages and of its rules, by its place. */
function boardsOf({ figures, shown: { middle, shows, tries, how } }: Exhibit): [string, Attributes][] {
  return [
    ['small, under way', middle],
    ['shown at once', shows],
    ...tries.map(({ name, attributes }): [string, Attributes] => [`"${name}"`, attributes]),
    ...how.map(({ board }, i): [string, Attributes] => [`how to play, ${i + 1}`, board]),
    ...figures.map(({ rule, attributes }): [string, Attributes] => [`figure of ${rule}`, attributes]),
  ];
}

type Element = DefaultTreeAdapterMap['element'];

function elementsIn(html: string): Element[] {
  const below = (node: DefaultTreeAdapterMap['parentNode']): Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...below(child)] : []));
  return below(parseFragment(html));
}

describe.each(exhibits.map((one) => [one.shown.game, one] as const))('the site shows %s', (_, one) => {
  const { shown, game, definition, rules, figures } = one;
  const ids = [...rules.matchAll(/^\*\*([A-Z]\d{1,2}) /gm)].map(([, id]) => id);

  it('under its own names', () => {
    expect(game.rules.id).toBe(shown.game);
    expect(definition.tag).toBe(shown.tag);
    expect(rules).toMatch(new RegExp(`^# ${shown.name.replaceAll('*', '\\*')}$`, 'm'));
  });

  it('with what it begins with among the boards to try', () => {
    expect(shown.tries.map(({ attributes }) => attributes)).toContainEqual(shown.shows);
  });

  it.each(boardsOf(one))('as it can be: %s', (_place, attributes) => {
    const { session } = standOf(one, attributes);
    const snippet = elementsIn(boardTag(shown.tag, attributes));
    const pasted = snippet.find(({ tagName }) => tagName === shown.tag)?.attrs;
    expect(Object.fromEntries(pasted?.map(({ name, value }) => [name, value]) ?? [])).toEqual(attributes);
    const [start, ...idle] = ['record', 'position'].filter((name) => name in attributes);
    if (!start) return;
    // Attributes that a board would ignore, since a record and a position bring their own options.
    expect([
      ...idle,
      ...Object.keys(definition.options as object).filter((name) => name in attributes),
    ]).toEqual([]);
    const written = start === 'record' ? session.save('all') : session.position('all');
    expect(written).toBe(attributes[start]);
  });

  it.each(Object.entries(shown.fields))('with a field that takes what it offers: %s', (attribute, field) => {
    const setting = Object.values(settingsOf(definition)).find(
      (candidate) => candidate.attribute === attribute,
    );
    const takes = (value: unknown): boolean => setting?.read(String(value)).ok ?? false;
    const { min, max, suggests = [] } = field;
    for (const text of suggests) standOf(one, { [attribute]: text });
    if (min !== undefined) expect([takes(min - 1), takes(min)]).toEqual([false, true]);
    if (max !== undefined) expect([takes(max), takes(max + 1)]).toEqual([true, false]);
  });

  it.each(figures)('beside a rule that there is: $rule', ({ rule, caption, attributes }) => {
    const { session } = standOf(one, attributes);
    expect(ids).toContain(rule);
    expect(caption).not.toBe('');
    // Controls are for a board that can be played on.
    if ('controls' in attributes && attributes['controls'] !== 'none')
      expect(game.rules.toAct(session.state)).not.toEqual([]);
  });
});

describe('the README and the guide to a board', () => {
  const text = readFileSync(join(TOP, 'README.md'), 'utf8');
  const guide = readFileSync(join(TOP, 'docs/use-a-board.md'), 'utf8');
  const html = [...(text + guide).matchAll(/```html\n([^]*?)```/g)].map(([, snippet = '']) => snippet);
  const boards = html
    .flatMap(elementsIn)
    .filter(({ tagName }) => tagName.includes('-'))
    .map(({ tagName, attrs }) => {
      const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
      return [boardTag(tagName, attributes), tagName, attributes] as const;
    });

  it('shows a blogger, a teacher and a writer their lines at once', () => {
    const lines = text.split('\n').slice(0, 60).join('\n');
    expect(lines).toMatch(/\/cdn\/planisphere\.js"><\/script>\n<star-board /);
    for (const tag of ['star-board', 'rotation-puzzle', 'constellation-board'])
      expect(lines).toContain(`\n<${tag} `);
  });

  it.each(boards)('has a board that can be: %s', async (_, tag, attributes) => {
    const one = exhibits.find(({ shown }) => shown.tag === tag) as Exhibit;
    await one.definition.loadData?.(settingsFor(one.definition, attributes));
    standOf(one, attributes);
  });
});

describe('the guide to blogs', () => {
  const text = readFileSync(join(TOP, 'docs/embedding.md'), 'utf8');
  const tags = games.map(({ tag }) => tag);
  const addresses = new Set(text.match(/https:[^\s"`]*\/embed\/#[^\s"`)]+/g));

  it.each([...addresses])('has an address that shows a board: %s', async (address) => {
    const { tag, attributes } = readAddress(new URL(address).hash, tags);
    const one = exhibits.find(({ shown }) => shown.tag === tag) as Exhibit;
    const given = Object.fromEntries(attributes);
    await one.definition.loadData?.(settingsFor(one.definition, given));
    standOf(one, given);
  });
});

describe('records in the documents', () => {
  const files = [
    'README.md',
    'docs/use-a-board.md',
    'docs/notation.md',
    ...games.flatMap(({ game }) => [`docs/rules/${game}.md`, `docs/notation/${game}.md`]),
  ];
  const records = files.flatMap((file) =>
    [...readFileSync(join(TOP, file), 'utf8').matchAll(/\b[a-z-]+\/\d+ [a-z]+=[^`'"\n]+/gi)].map(
      ([record]) => [file, record.trim()] as const,
    ),
  );

  it('are found', () => {
    expect(records.map(([file]) => file)).toEqual(expect.arrayContaining(['README.md', 'docs/notation.md']));
  });

  it.each(records)('%s: %s', (_file, record) => {
    const { game } = exhibits.find(({ shown }) => record.startsWith(`${shown.game}/`)) as Exhibit;
    const session = new Session(game);
    unwrap(session.load(record));
    expect(session.save('all')).toBe(record);
  });
});

describe('the reference’s table of events', () => {
  const snapshot: Snapshot<unknown, unknown> = {
    viewer: 'all',
    ply: 1,
    plies: 1,
    view: {},
    toAct: [],
    outcome: { winners: [], reason: '', scores: [] },
    last: { actor: 0, text: '' },
    events: [],
    canUndo: false,
    canRedo: false,
  };
  const refusal = { code: '', rule: '' };
  const outcome = { winners: [0], reason: '', scores: [1] };
  const solved = { moves: 1, par: 1, hints: 0, undos: 0, tries: 0, seconds: 1, text: '' };
  const fired: { readonly [Type in keyof BoardEventMap]: BoardEventMap[Type] } = {
    'move-request': new MoveRequestEvent(0, {}, '', 0),
    'move-refused': new MoveRefusedEvent(refusal, ''),
    'game-start': new GameStartEvent(snapshot),
    'game-change': new GameChangeEvent('play', snapshot, []),
    'seat-turn': new SeatTurnEvent([0], 0),
    'game-end': new GameEndEvent(outcome, '', ''),
    'goal-lost': new GoalLostEvent({ met: false, done: 0, of: 1 }, '', {}, '', 1),
    'goal-met': new GoalMetEvent({ met: true, done: 1, of: 1 }, solved),
    'lesson-end': new LessonEndEvent(1, 0, 0),
    'hint-given': new HintGivenEvent('', 0),
    'game-shared': new GameSharedEvent(''),
    'board-error': new BoardErrorEvent(refusal, '', ''),
  };
  const page = readFileSync(join(TOP, 'docs/reference/star-board.md'), 'utf8');
  const [, table = ''] = /^## Events\n(.*?)^## /ms.exec(page) ?? [];
  const rows = [...table.matchAll(/^\| `([a-z-]+)` \|.*\| (.*) \|$/gm)];

  it('has a row for each', () => {
    expect(rows.map(([, type]) => type).sort()).toEqual(Object.keys(fired).sort());
  });

  it.each(rows.map(([, type, fields]) => [type as keyof BoardEventMap, fields as string]))(
    'names fields that %s has, and leaves none out',
    (type, fields) => {
      const event = fired[type] as unknown as Readonly<Record<string, unknown>>;
      const named = [...fields.matchAll(/`(\w+)`/g)];
      const own = Object.keys(event).filter((key) => key !== 'isTrusted');
      expect(named.map(([, field]) => field).sort()).toEqual(own.sort());
    },
  );
});

it.each(exhibits.map(({ shown, rules }) => [shown.game, rules] as const))(
  'the rules of %s explain one of them step by step',
  (_, rules) => {
    const all = [...rules.matchAll(/^```steps(.*)\n([^]*?)^```$/gm)];
    expect(all).not.toEqual([]);
    for (const [, info = '', body = ''] of all)
      expect(fences.make('steps', { info, body })).toHaveProperty('markup');
  },
);

describe('the numbers of the rules', () => {
  const markdown = new MarkdownIt().use(ruleNumbers);
  const page = (text: string): string => markdown.render(text, { path: 'docs/rules/game.md' });
  const link = '<a href="#T2">T2</a>';

  it('are headings and addresses', () => {
    expect(page('**T1 `Turns`.** They change.\n\n**T2 The end.** It ends.')).toBe(
      [
        '<h3 id="T1" class="rule" tabindex="-1"><a class="number" href="#T1">T1</a> <code>Turns</code></h3>',
        '<p>They change.</p>',
        '<h3 id="T2" class="rule" tabindex="-1"><a class="number" href="#T2">T2</a> The end</h3>',
        '<p>It ends.</p>\n',
      ].join('\n'),
    );
  });

  it('are links where another rule mentions them, but in code and in links', () => {
    const text = page('**T1 A.** See T2, **T2**, T9, `T2`, [T2 there](x.md); T1 is this.\n\n**T2 B.** C');
    expect(text).toContain(
      `<p>See ${link}, <strong>${link}</strong>, T9, <code>T2</code>, <a href="x.md">T2 there</a>; T1 is this.</p>`,
    );
  });

  it('are left alone in any other document', () => {
    const text = markdown.render('**T1 A.** B', { path: 'docs/voice.md' });
    expect(text).toBe('<p><strong>T1 A.</strong> B</p>\n');
  });
});

it('the site lists every document of docs, the guides among them by reader', () => {
  const links = new Set(
    Object.values(contentsOf(TOP, games)).flatMap((groups) =>
      groups.flatMap((group) => group.links.map(({ link }) => link)),
    ),
  );
  const listed = (path: string): boolean => links.has(`/${pageFor(path)?.replace(/md$/, 'html')}`);
  const own = documents.filter((path) => /^docs\/(?!README|reference)/.test(path));
  expect(own.filter((path) => !listed(path))).toEqual([]);
});

it('the site leads to each composer of the build', () => {
  const links = games.flatMap(({ links: all = [] }) => all.map(({ href }) => href));
  expect(links.sort()).toEqual(composers.map(({ name }) => `dist/compose/${name}.html`).sort());
  const page = readFileSync(join(TOP, 'site/pages/puzzles/make.md'), 'utf8');
  for (const { name } of [...composers, maker]) expect(page).toContain(`(/dist/compose/${name}.html)`);
});

describe('the server', () => {
  const server = fileServer({ '/': join(TOP, 'site'), '/dist/': join(TOP, 'docs') });
  let site = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    site = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('lets pages of other sites have the boards', async () => {
    const allowed = async (path: string): Promise<string | null> =>
      (await fetch(site + path, { method: 'HEAD' })).headers.get('access-control-allow-origin');
    expect([await allowed('/dist/voice.md'), await allowed('/config.mjs')]).toEqual(['*', null]);
  });

  it.each([
    ['/config.mjs', 200],
    ['/dist/rules/star.md', 200],
    ['/games', 301],
    ['/games/', 404],
    ['/nothing.js', 404],
    ['/..%2fpackage.json', 404],
    ['/.vitepress/config.mjs', 404],
  ])('answers %s with %d', async (path, status) => {
    expect((await fetch(site + path, { redirect: 'manual' })).status).toBe(status);
  });
});

/** The board above a caption: a figure of a rule, or of how to play by its number. */
function figureOf<S>(game: string, place: string): { state: S; marks: readonly Mark[] } {
  const one = exhibits.find(({ shown }) => shown.game === game) as Exhibit;
  const attributes = /^\d/.test(place)
    ? one.shown.how[Number(place) - 1]?.board
    : one.figures.find(({ rule }) => rule === place)?.attributes;
  if (!attributes) throw new Error(`There is no figure ${place}.`);
  const { session, marks } = standOf(one, attributes);
  return { state: session.state as S, marks };
}

/** The claims of captions about the boards above them. */
describe('the rotation puzzle’s captions say what the boards show', () => {
  it('1: the cell that is marked is a star that can turn', () => {
    const { state, marks } = figureOf<PuzzleState>('rotation', '1');
    const turns = marks.map((mark) => 'cell' in mark && { type: 'rotate' as const, cell: mark.cell });
    expect(turns).toHaveLength(1);
    expect(turns.map((turn) => turn && rotation.rules.refuse(state, 0, turn))).toEqual([undefined]);
  });

  it.each(['2', '3', '4', 'R5', 'R6', 'R7'])('%s: the card is found', (place) => {
    const { board, goals, reading } = figureOf<PuzzleState>('rotation', place).state;
    expect(goals.map(({ card }) => countIn(board, card, reading))).toEqual(
      goals.map(({ atLeast }) => atLeast),
    );
  });
});

describe('*Star’s captions say what the boards show', () => {
  const shownAt = (place: string) => figureOf<State>('star', place);

  const marked = (marks: readonly Mark[]): string[] =>
    marks.flatMap((mark) => (mark.type === 'arrow' ? [] : [mark.cell]));
  const signAt = ({ options: { rings }, stones }: State, name: string): string | undefined =>
    stones[boardOf(rings).names.indexOf(name)];
  const rimOf = ({ options: { rings } }: State): readonly string[] =>
    boardOf(rings).names.slice(boardOf(rings).rim);
  const may = (state: State, text: string): boolean => {
    const move = unwrap(star.notation.parseMove(state, state.turn, text));
    return star.rules.refuse(state, state.turn, move) === undefined;
  };

  it('S1: four rings on the arm of A', () => {
    const { state, marks } = shownAt('S1');
    expect(state.options.rings).toBe(4);
    expect(marks.map((mark) => mark.type === 'label' && [mark.cell, mark.label])).toEqual(
      [1, 2, 3, 4].map((ring) => [`A${ring}0`, `${ring}`]),
    );
  });

  it('S2: each arm at its corner, the ring round S31', () => {
    const { marks } = shownAt('S2');
    expect(
      marks.filter(({ type }) => type === 'label').map((mark) => 'label' in mark && `${mark.label}40`),
    ).toEqual(marked(marks).slice(0, 5));
    expect(marks.at(-1)).toEqual({ type: 'cell', cell: 'S31', kind: 'ring' });
  });

  it('S3: the six neighbours of *20', () => {
    const { state, marks } = shownAt('S3');
    const { names, neighbours } = boardOf(state.options.rings);
    const [middle = '', ...around] = marked(marks);
    const its = neighbours[names.indexOf(middle)]?.map((node) => names[node]);
    expect(middle).toBe('*20');
    expect(around).toHaveLength(6);
    expect(around.sort()).toEqual(its?.sort());
  });

  it('S4: twenty peries, five corners', () => {
    const { state, marks } = shownAt('S4');
    expect(rimOf(state)).toHaveLength(20);
    expect(marked(marks)).toEqual(rimOf(state).filter((name) => name.endsWith('0')));
  });

  it('S5: the position of S13', () => {
    expect(shownAt('S5').state).toEqual(shownAt('S13').state);
  });

  it('S6: thirty cells', () => {
    expect(shownAt('S6').state.stones).toBe('.'.repeat(30));
  });

  it('S7: Blue has proposed, Red may agree, play on or resign', () => {
    const { state } = shownAt('S7');
    const { names } = boardOf(state.options.rings);
    expect([state.phase, state.turn]).toEqual(['count', 1]);
    const cell = names.find((name) => signAt(state, name) === '.') ?? '';
    expect(['accept', cell, 'resign'].filter((text) => !may(state, text))).toEqual([]);
  });

  it('S8: Red may take over the stone on *30', () => {
    const { state } = shownAt('S8');
    expect([state.turn, signAt(state, '*30')]).toEqual([1, 'B']);
    expect(may(state, 'swap')).toBe(true);
  });

  it.each([
    ['S9', 1, 1, 2],
    ['S10', 0, 1, 3],
  ])('%s: seat %d has placed %d stone of %d', (rule, seat, placed, of) => {
    const { state } = shownAt(rule);
    const lying = [...state.stones].filter((sign) => sign === 'BR'[seat]).length;
    expect([state.turn, lying, state.left]).toEqual([seat, placed, of - placed]);
  });

  it('S11: one star on two peries, one group that is none', () => {
    const { state } = shownAt('S11');
    const { groups } = score(state);
    expect(
      groups.map(({ seat, nodes }) => [seat, nodes.filter((name) => rimOf(state).includes(name)).length]),
    ).toEqual([[0, 2]]);
    expect(rimOf(state).filter((name) => signAt(state, name) === 'R')).toHaveLength(1);
  });

  it.each(['S12', '2'])('%s: a red stone shut in, its peri Blue’s', (place) => {
    const { state, marks } = shownAt(place);
    const blues = score(state).groups.filter(({ seat }) => seat === 0);
    expect(marked(marks)).toEqual(['*43']);
    expect(signAt(state, '*43')).toBe('R');
    expect(blues.map(({ peries }) => peries.includes('*43'))).toEqual([true]);
    expect(bounds(state).dead).toEqual(['*43']);
    expect(bounds(state).secured[0]).toContain('*43');
  });

  it.each(['S13', '4'])('%s: 7 peries and one star beat 13 and three, 11 to 10', (place) => {
    const { seats, winner } = score(shownAt(place).state);
    const told = seats.map(({ peries, quarkPeri, stars, reward, standard }) => [
      peries,
      quarkPeri,
      stars,
      reward,
      standard,
    ]);
    expect(told).toEqual([
      [7, 0, 1, 4, 11],
      [13, 1, 3, -4, 10],
    ]);
    expect(winner).toBe(0);
  });

  it('S15: a full board, 12 and 9', () => {
    const { state } = shownAt('S15');
    expect(state.stones).not.toContain('.');
    expect(score(state).seats.map(({ standard }) => standard)).toEqual([12, 9]);
  });

  it('S16: what both can reach, what is secured, one dead stone', () => {
    const { lowest, highest, secured, dead } = bounds(shownAt('S16').state);
    expect([lowest, highest]).toEqual([
      [4, 6],
      [25, 27],
    ]);
    expect(secured.map((peries) => peries.length)).toEqual([4, 12]);
    expect(dead).toHaveLength(1);
  });

  it('1: the empty cell that is marked can be played', () => {
    const { state, marks } = shownAt('1');
    expect(marked(marks).map((cell) => may(state, cell))).toEqual([true]);
  });

  it('3: the centre joins two arms of each side into one star', () => {
    const { groups } = score(shownAt('3').state);
    expect(groups.map(({ seat, peries }) => [seat, ...peries])).toEqual([
      [0, '*40', 'T40'],
      [1, 'S40', 'A40'],
    ]);
  });
});
