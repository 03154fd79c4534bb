/** Fields for what the map itself does not show: the round, what each team has left, which map it is, and the rules. */
import { indexed } from '../../src/core/basics/indices.js';
import type { Mode, Options } from '../../src/constellation/index.js';
import { drawer, h } from '../frame/dom.js';
import { choiceInput, wholeInput, type Named } from '../frame/parts.js';
import { OWN } from './model.js';
import { markOf } from './tools.js';

/** What a team has left. */
export interface TeamLine {
  readonly name: string;
  readonly moves: number;
  readonly steals: number;
  readonly points: number;
}

/** What the fields show. */
export interface Shown {
  readonly options: Options;
  readonly round: number;
  /** The name of the map; OWN for one that is written out. */
  readonly map: string;
  readonly seed: number;
  readonly teams: readonly TeamLine[];
}

interface SettingActs {
  setOptions(change: Partial<Options>): void;
  setRound(round: number): void;
  setMap(name: string): void;
  setSeed(seed: number): void;
  setMoves(team: number, moves: number): void;
  setSteals(team: number, steals: number): void;
  setPoints(team: number, points: number): void;
  /** A number is out of bounds: the fields are to be shown again. */
  onOdd(): void;
}

interface SettingsPart {
  readonly node: HTMLElement;
  show(shown: Shown): void;
}

const field = (id: string, name: string, input: HTMLElement, kind = 'field'): HTMLElement =>
  h('div', { class: kind }, h('label', { for: id }, name), input);

const MODES: readonly Named<Mode>[] = [
  ['classic', 'Classic'],
  ['blackhole', 'Points for what black holes destroy'],
  ['containment', 'Humans against bots'],
  ['resistance', 'Offense against Defense'],
  ['sandbox', 'Nobody wins'],
];

const EFFECTS: readonly Named<Options['blackHoleEffect']>[] = [
  ['reset', 'become free'],
  ['remove', 'leave the map'],
];

const FLAGS = {
  hqImmune: 'HQs cannot be stolen',
  claimNeedsAdjacency: 'Teams claim next to their own stars alone',
};
type Flag = keyof typeof FLAGS;

/** A line of the table of teams. */
interface Row {
  readonly item: HTMLElement;
  show(line: TeamLine): void;
}

function rowOf(team: number, { setMoves, setSteals, setPoints, onOdd }: SettingActs): Row {
  const number = (max: number, take: (team: number, asked: number) => void): HTMLInputElement =>
    wholeInput({ min: 0, max }, {}, (asked) => (asked === undefined ? onOdd() : take(team, asked)));
  const name = h('span', {});
  const inputs = [number(60, setMoves), number(99, setSteals), number(999, setPoints)];
  return {
    item: h(
      'tr',
      {},
      h('th', { scope: 'row' }, h('span', { class: 'card' }, markOf(team), name)),
      ...inputs.map((input) => h('td', {}, input)),
    ),
    show(line) {
      name.textContent = line.name;
      const values = { moves: line.moves, steals: line.steals, 'HQ points': line.points };
      for (const [at, [what, value]] of indexed(Object.entries(values))) {
        const input = inputs[at] as HTMLInputElement;
        input.setAttribute('aria-label', `${line.name}: ${what}`);
        input.value = `${value}`;
      }
    },
  };
}

/** `maps`: the names of the built-in ones. */
export function settingsPart(maps: readonly string[], acts: SettingActs): SettingsPart {
  const { setOptions, onOdd } = acts;
  const number = (
    id: string,
    bounds: { readonly min: number; readonly max: number },
    take: (asked: number) => void,
  ): HTMLInputElement => wholeInput(bounds, { id }, (asked) => (asked === undefined ? onOdd() : take(asked)));
  const teams = number('teams', { min: 2, max: 8 }, (asked) => setOptions({ teams: asked }));
  const round = number('round', { min: 1, max: 50 }, acts.setRound);
  const rounds = number('rounds', { min: 1, max: 50 }, (asked) => setOptions({ rounds: asked }));
  const seed = number('seed', { min: 0, max: 2 ** 32 - 1 }, acts.setSeed);
  const map = choiceInput(
    'map',
    [
      ['generated', 'Drawn from a seed'],
      ...maps.map((name): Named<string> => [name, `${name[0]?.toUpperCase()}${name.slice(1)}`]),
      [OWN, 'Your own'],
    ],
    (name) => (name === OWN ? onOdd() : acts.setMap(name)),
  );
  const wormholes = number('wormholes', { min: 0, max: 20 }, (asked) =>
    setOptions({ wormholesToWin: asked }),
  );
  const depth = number('depth', { min: 0, max: 10 }, (asked) => setOptions({ stealDepth: asked }));
  const mode = choiceInput('mode', MODES, (asked) => setOptions({ mode: asked }));
  const effect = choiceInput('effect', EFFECTS, (asked) => setOptions({ blackHoleEffect: asked }));
  const flags = Object.entries(FLAGS).map(([name, label]) => {
    const box: HTMLInputElement = h('input', {
      id: name,
      type: 'checkbox',
      change: () => setOptions({ [name]: box.checked }),
    });
    return { name: name as Flag, box, node: field(name, label, box, 'field flag') };
  });
  const body = h('tbody', {});
  const rows: Row[] = [];
  const head = ['Team', 'Moves left', 'Steals left', 'HQ points'];
  const table = h(
    'table',
    { class: 'teams', 'aria-labelledby': 'position' },
    h('thead', {}, h('tr', {}, ...head.map((name) => h('th', { scope: 'col' }, name)))),
    body,
  );
  return {
    node: h(
      'section',
      { class: 'turns', 'aria-labelledby': 'position' },
      h('h2', { id: 'position' }, 'Position'),
      table,
      field('round', 'Round', round),
      drawer(
        'more',
        'Map',
        false,
        field('map', 'Map', map.node),
        field('seed', 'Seed', seed),
        h('p', { class: 'small' }, 'The same seed, stars and teams give the same map.'),
      ),
      drawer(
        'more',
        'Rules of this game',
        false,
        field('teams', 'Teams', teams),
        field('rounds', 'Rounds of the game', rounds),
        field('wormholes', 'Wormholes that win, 0 for none', wormholes),
        field('depth', 'How far a steal spreads', depth),
        field('effect', 'Stars that black holes destroy', effect.node),
        field('mode', 'What the game is about', mode.node),
        ...flags.map(({ node }) => node),
      ),
    ),
    show(shown) {
      const { options } = shown;
      for (const { item } of rows.splice(shown.teams.length)) item.remove();
      for (const [team, line] of indexed(shown.teams)) {
        const row = rows[team] ?? rowOf(team, acts);
        if (!rows[team]) body.append(row.item);
        rows[team] = row;
        row.show(line);
      }
      teams.value = `${options.teams}`;
      round.value = `${shown.round}`;
      round.max = `${options.rounds}`;
      rounds.value = `${options.rounds}`;
      map.show(shown.map);
      seed.value = `${shown.seed}`;
      seed.disabled = shown.map !== 'generated';
      wormholes.value = `${options.wormholesToWin}`;
      depth.value = `${options.stealDepth}`;
      effect.show(options.blackHoleEffect);
      mode.show(options.mode);
      for (const { name, box } of flags) box.checked = options[name];
    },
  };
}
