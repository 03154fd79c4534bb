/** The teams of a class as a list: names, colours, and pupils that move by a click, by keys or by dragging. */
import { indexed } from '../../src/core/basics/indices.js';
import { SEAT_MARKS } from '../../src/core/chart/palette.js';
import type { Words } from '../../src/core/words/words.js';
import { parseNode } from '../../src/ui/dom/markup.js';
import { h, PLAIN } from '../frame/dom.js';
import { button, turnOff } from '../frame/parts.js';
import { dragging } from './dragging.js';
import { movePupil, moveTeam, type Place, type Team } from './model.js';

export interface TeamActs {
  /** Teams or pupils have moved: these stand now. */
  move(teams: readonly Team[]): void;
  /** A team is called otherwise. */
  rename(team: number, name: string): void;
}

export interface TeamsPart {
  readonly node: HTMLElement;
  show(teams: readonly Team[]): void;
}

/** A team's mark in its colour, as on the board. */
const markOf = (team: number): Element =>
  parseNode(
    `<svg class="stone seat-${team}" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true"><circle r="1"/>` +
      `<path class="cut" fill-rule="evenodd" d="${SEAT_MARKS[team] ?? ''}"/></svg>`,
  );

/** Signs that no name may have; blanks are one blank. */
const nameIn = (text: string): string => text.replace(/["<>\s]+/g, ' ').trim();

export function teamsPart(words: Words, { move, rename }: TeamActs): TeamsPart {
  let teams: readonly Team[] = [];
  const node = h('ol', { class: 'class-teams' });

  /** Whoever has moved keeps the focus. */
  function go(moved: readonly Team[], focus: string): void {
    move(moved);
    node.querySelector<HTMLElement>(focus)?.focus();
  }

  const pupilAt = ({ team, member }: Place): string =>
    `[data-team="${team}"] .pupil:nth-of-type(${member + 1})`;

  function goPupil(from: Place, team: number, member: number): void {
    const target = teams[team];
    if (!target) return;
    const most = target.members.length - (team === from.team ? 1 : 0);
    const to = { team, member: Math.max(0, Math.min(member, most)) };
    go(movePupil(teams, from, to), pupilAt(to));
  }

  function pressKey(event: KeyboardEvent, from: Place): void {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [by = 0, on = 0] = step;
    goPupil(from, from.team + by, by === 0 ? from.member + on : Infinity);
  }

  function pupilNode(name: string, from: Place): HTMLElement {
    return h(
      'button',
      {
        type: 'button',
        class: 'pupil',
        'data-member': from.member,
        'aria-describedby': 'moving',
        click: () => goPupil(from, (from.team + 1) % teams.length, Infinity),
        keydown: (event) => pressKey(event, from),
      },
      name,
    );
  }

  function teamNode(at: number, { name, members }: Team): HTMLElement {
    const field: HTMLInputElement = h('input', {
      ...PLAIN,
      'aria-label': words.say('class.team', { n: at + 1 }),
      value: name,
      maxlength: 40,
      change() {
        const asked = nameIn(field.value);
        if (asked !== '') rename(at, asked);
        field.value = teams[at]?.name ?? name;
      },
    });
    const step = (act: 'up' | 'down', sign: string, to: number): HTMLButtonElement => {
      const caption = words.say(`class.${act}`, { name });
      const made = button(sign, () => go(moveTeam(teams, at, to), `[data-team="${to}"] .${act}`), caption);
      made.setAttribute('aria-label', caption);
      made.className = act;
      turnOff(made, !teams[to]);
      return made;
    };
    return h(
      'li',
      { 'data-team': at },
      h('span', { class: 'team-mark' }, markOf(at)),
      field,
      h(
        'span',
        { class: 'pupils' },
        ...indexed(members).map(([member, pupil]) => pupilNode(pupil, { team: at, member })),
      ),
      h('span', { class: 'team-moves' }, step('up', '↑', at - 1), step('down', '↓', at + 1)),
    );
  }

  dragging(node, '.pupil, .team-mark', (dragged, over) => {
    const teamOf = (one: Element | undefined): number =>
      Number(one?.closest<HTMLElement>('[data-team]')?.dataset['team'] ?? -1);
    const [from, to] = [teamOf(dragged), teamOf(over)];
    const { member } = dragged.dataset;
    if (to < 0) return;
    if (member === undefined) move(moveTeam(teams, from, to));
    else {
      const before = over?.closest<HTMLElement>('.pupil')?.dataset['member'];
      goPupil({ team: from, member: Number(member) }, to, before === undefined ? Infinity : Number(before));
    }
  });

  return {
    node,
    show(now) {
      teams = now;
      node.replaceChildren(...indexed(now).map(([at, team]) => teamNode(at, team)));
    },
  };
}
