/** Fields for what the board itself does not show: energy, who sees the programs, and the rules of the game. */
import type { Options } from '../../src/bugcatcher/index.js';
import { drawer, h } from '../frame/dom.js';
import { wholeInput } from '../frame/parts.js';
import type { Choices } from './model.js';

const field = (id: string, name: string, input: HTMLElement, kind = 'field'): HTMLElement =>
  h('div', { class: kind }, h('label', { for: id }, name), input);

interface SettingActs {
  setPlayers(count: number): void;
  setOptions(change: Partial<Choices>): void;
  setOpen(isOpen: boolean): void;
  /** A number is out of bounds: the fields are to be shown again. */
  onOdd(): void;
}

interface SettingsPart {
  readonly node: HTMLElement;
  show(options: Options, isOpen: boolean, round: number): void;
}

const FLAGS = {
  startClaims: 'Nodes claim the spots where they begin',
  ghostClaims: 'A step that is stopped claims its spot and its crossing',
  penaltyAtEnd: 'Missions that are open at the end cost their penalty',
};
type Flag = keyof typeof FLAGS;

export function settingsPart({ setPlayers, setOptions, setOpen, onOdd }: SettingActs): SettingsPart {
  const number = (
    id: string,
    bounds: { readonly min: number; readonly max: number },
    take: (asked: number) => void,
  ): HTMLInputElement => wholeInput(bounds, { id }, (asked) => (asked === undefined ? onOdd() : take(asked)));
  const players = number('players', { min: 2, max: 12 }, setPlayers);
  const energy = number('energy', { min: 1, max: 9 }, (asked) => setOptions({ energy: asked }));
  const rounds = number('rounds', { min: 1, max: 7 }, (asked) => setOptions({ rounds: asked }));
  const garnets = number('garnets', { min: 0, max: 9 }, (asked) => setOptions({ garnets: asked }));
  const open: HTMLInputElement = h('input', {
    id: 'open',
    type: 'checkbox',
    change: () => setOpen(open.checked),
  });
  const flags = Object.entries(FLAGS).map(([name, label]) => {
    const box: HTMLInputElement = h('input', {
      id: name,
      type: 'checkbox',
      change: () => setOptions({ [name]: box.checked }),
    });
    return { name: name as Flag, box, node: field(name, label, box, 'field flag') };
  });
  return {
    node: h(
      'section',
      { class: 'turns', 'aria-labelledby': 'round' },
      h('h2', { id: 'round' }, 'Round'),
      field('players', 'Players', players),
      field('energy', 'Energy of each player', energy),
      field('open', 'Readers see the programs that are handed in', open, 'field flag'),
      drawer(
        'more',
        'Rules of this game',
        false,
        field('rounds', 'Rounds of the match', rounds),
        field('garnets', 'Garnets of each player', garnets),
        ...flags.map(({ node }) => node),
      ),
    ),
    show(options, isOpen, round) {
      players.value = `${options.players}`;
      energy.value = `${options.energy}`;
      rounds.min = `${round}`;
      rounds.value = `${options.rounds}`;
      garnets.value = `${options.garnets}`;
      open.checked = isOpen;
      for (const { name, box } of flags) box.checked = options[name];
    },
  };
}
