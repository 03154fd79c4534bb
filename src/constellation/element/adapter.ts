/** Constellation's adapter to the kit: its game, map, gestures and movers, all pure, and its parts. */
import { memoize } from '../../core/basics/memoize.js';
import type { KeyFact, Refusal } from '../../core/basics/result.js';
import type { Input, Meant } from '../../core/contract/input.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { controllerOf } from '../../ui/controller/board-controller.js';
import { late } from '../../ui/contract/lazy.js';
import type { Adapter, Audience, MoveButton } from '../../ui/contract/adapter.js';
import { bodyOf, hqBody, linesBetween, pointAt } from '../base.js';
import {
  askWho,
  describeCall,
  describeGoal,
  describeOpen,
  describeToDo,
  describeTurn,
  describeWait,
  type NextMover,
} from '../conversation.js';
import { describeCell, describeHint, describeWould, foretell, glance, type Names } from '../describe.js';
import { decidedAt, describeShare, describeWhy } from '../ending.js';
import { skyOf, type Sky } from '../geometry.js';
import { goalPicture } from '../goal-picture.js';
import { asksWho, IDLE, interpret, moverFor, type Mover, type Ui } from '../interpret.js';
import { FREE, ownerAt, signOf } from '../networks.js';
import { news } from '../news.js';
import { cellOf } from '../notation.js';
import { membersOf, showsNames, type Objective } from '../page-settings.js';
import { picture } from '../picture.js';
import { membersTold } from '../deeds.js';
import { roundSteps, sayTotals } from '../round-told.js';
import { plain } from '../plain.js';
import { hasBegun } from '../rounds.js';
import { begin, hqTurn, moveOn, rules } from '../rules.js';
import { starNames } from '../star-names.js';
import type { Move, Event, Options, State } from '../state.js';
import { scoreSteps } from '../score-steps.js';
import { words } from '../words.en.js';
import { pregenerate } from './pregenerate.js';
import { askedSteal } from './asked-steal.js';
import { stolenBy } from './glow.js';
import { Parts } from './parts.js';

/** Cached names of a map's stars. */
const namesOn = memoize((_sky: Sky): Names => new Map(), new WeakMap());

/** The next mover at this screen; undefined while it waits for others. */
function moverIn(view: State, reader: Audience<Ui>): Mover | undefined {
  return moverFor(view, reader) ?? (view.phase === 'hq' ? { team: hqTurn(view), member: 0 } : undefined);
}

/** Between two rounds, or in a pause. */
function sayRest({ code, facts }: Refusal, { say }: Words): string {
  if (code === 'constellation/paused') return say('turn.paused');
  const round = Number(facts?.['round']);
  return round === 1 ? say('turn.first-round') : say('turn.next-round', { round: round - 1 });
}

function interpretBy(view: State, input: Input, reader: Audience<Ui>): Meant<Ui, Move> {
  return interpret(view, input, reader.ui, reader.seats, asksWho(view, reader));
}

/** Of somebody who has a name it is said by that name that no moves are left. */
function byName(meant: Meant<Ui, Move>, { settings }: Audience<Ui>): Meant<Ui, Move> {
  const { code = '', facts = {}, rule } = meant.refusal ?? {};
  const name = membersOf(settings.get('names'), Number((facts['team'] as KeyFact | undefined)?.key.slice(5)))[
    Number(facts['member']) - 1
  ];
  if (name === undefined || !/no-moves$|passed$/.test(code)) return meant;
  return {
    ...meant,
    refusal: { code: 'constellation/no-moves.member', facts: { name }, ...(rule && { rule }) },
  };
}

function nextIn(view: State, reader: Audience<Ui>): NextMover | undefined {
  const mover = moverIn(view, reader);
  const name = mover && membersOf(reader.settings.get('names'), mover.team)[mover.member];
  return mover && { team: mover.team, name, isAlone: reader.seats.length === 1 };
}

/** Says whose turn it is, by name if the member has one. */
function turnOf(view: State, said: Words, reader: Audience<Ui>): string {
  if (reader.rest) return sayRest(reader.rest, said);
  if (reader.acting.length > 0 && asksWho(view, reader)) return describeOpen(view, said);
  const next = nextIn(view, reader);
  if (next) return describeTurn(view, said, next);
  const [team] = reader.seats;
  const isAlone = reader.seats.length === 1 && !reader.settings.get('readonly');
  const waits = isAlone && rules.toAct(view).length > 0;
  return waits && team !== undefined ? describeWait(view, team, said) : describeTurn(view, said);
}

function toDo(view: State, said: Words, reader: Audience<Ui>): string {
  if (reader.rest) return said.say('todo.rest', { button: reader.rest.facts?.['button'] ?? '' });
  const mover = reader.acting.length > 0 ? moverFor(view, reader) : undefined;
  if (stolenBy(view, reader).length > 0) return said.say('todo.steal');
  if (reader.acting.length > 0 && asksWho(view, reader)) return describeCall(said, mover);
  if (!mover) return '';
  return describeToDo(view, said, nextIn(view, reader) as NextMover);
}

function buttons(view: State, reader: Audience<Ui>): readonly MoveButton[] {
  // If the board asks who moves, nobody passes for others.
  const mover = asksWho(view, reader) ? undefined : moverFor(view, reader);
  // C21: to give one's moves up would only lose a puzzle.
  if (!mover || view.puzzle) return [];
  const { team, member } = mover;
  const facts = { team: seatFact(team), n: view.left[team]?.[member] ?? 0 };
  // While HQs are placed it is dimmed in its place.
  const isOff = view.phase !== 'play';
  return [{ name: 'pass', asks: view.options.mode !== 'sandbox', ends: true, facts, isOff }];
}

/** A preview of a claim, or of an HQ where one may be: the star and its connections. */
function ghost(view: State, cell: string, reader: Audience<Ui>): string | undefined {
  const mover = moverFor(view, reader);
  const sky = skyOf(view);
  const place = sky.byId.get(cell) as number;
  if (!mover || rules.refuse(view, mover.team, moveOn(view, mover.team, mover.member, place)))
    return undefined;
  if (view.owners[place] !== FREE) return undefined;
  const own = (sky.near[place] as readonly number[]).filter(
    (next) => view.owners[next] === signOf(mover.team),
  );
  const body =
    view.phase === 'hq' ? hqBody(sky, place) : bodyOf(sky.kinds[place] ?? 'star', pointAt(sky, place));
  const lines = linesBetween(
    sky,
    own.map((next) => [place, next]),
  );
  return `<g class="ghost star owned seat-${mover.team}"><path class="link" d="${lines}"/>${body}</g>`;
}

export const adapter: Adapter<State, Move, Event, Options, State, Ui> = {
  game: plain,
  words: {
    table: words,
    faults: late(() => import('../words.faults.en.js')),
    hints: late(() => import('../words.hint.en.js')),
    cellFacts: ['star', 'cluster', 'cell'],
  },
  board: {
    chart: (view) => skyOf(view).chart,
    picture,
    // Not by setup(): a position in play may have fewer plain stars than its HQs would need.
    bare: ({ options, seed }) => begin({ ...options, roles: [] }, seed),
    ghost: (view, cell, _look, reader) => ghost(view, cell, reader),
    pieces: (view, seat) => skyOf(view).ids.filter((_, place) => ownerAt(view.owners, place) === seat),
    cellOf: (_view, move) => cellOf(move),
    called: (view, settings) => (showsNames(settings) ? starNames(skyOf(view)) : undefined),
  },
  input: {
    ui: IDLE,
    interpret: (view, input, reader) => byName(interpretBy(view, input, reader), reader),
    picked: ({ selected, who }) => selected ?? who,
    buttons,
  },
  say: {
    turn: turnOf,
    toDo,
    cell: (view, cell, said) => describeCell(view, cell, said, namesOn(skyOf(view))),
    glance,
    foretell: (view, cell, said, reader) => {
      const { ui, rest } = reader;
      const mover = rest ? undefined : moverFor(view, reader);
      // The question about a steal has this preview already.
      return mover && ui.selected !== cell ? foretell(view, mover, cell, said) : '';
    },
    picked: (view, said, reader) => {
      const { who } = reader.ui;
      if (who !== undefined) return askWho(view, said, reader.seats, who);
      const steal = askedSteal(view, reader);
      return steal ? said.say(`ask.${steal.name}`, steal.facts) : '';
    },
    would: describeWould,
    hint: describeHint,
    news,
  },
  goal: {
    sentence: (view, said, { seats, settings }) =>
      describeGoal(
        view,
        settings.get('readonly') ? [] : seats,
        settings.get<readonly Objective[]>('objectives').length > 0,
        said,
      ),
    picture: goalPicture,
  },
  end: {
    why: (view, _before, said) => describeWhy(view, said),
    decidedAt,
    members: membersTold,
    steps: (view, _look, said) => scoreSteps(view, said),
    share: (view, { hints, nameOf }, said) => describeShare(view, said, hints, nameOf),
  },
  turn: {
    seat: (view, reader) =>
      reader.rest
        ? undefined
        : (rules.outcome(view)?.winners[0] ?? moverIn(view, reader)?.team ?? rules.toAct(view)[0]),
    mover: (state, reader) => moverFor(state, reader)?.team,
  },
  rounds: {
    at: ({ phase, round, puzzle }) => (phase === 'hq' || puzzle ? undefined : round),
    endsWith: ({ type }) => type === 'round',
    tell: (view, over, said, { settings }) => {
      // The clock has its own button for the next round, or goes on at once.
      if (over.type !== 'round' || settings.get<number>('roundSeconds') > 0) return undefined;
      return {
        steps: roundSteps(view, over, said).map(({ sentence }) => sentence),
        turn: said.say('turn.next-round', { round: over.round }),
        toDo: said.say('todo.go-on', { round: over.round + 1 }),
        heard: [sayTotals(over, said)],
      };
    },
  },
  start: {
    optionsOf: ({ options }) => options,
    pregenerate,
    // C18: a map that the page names is the one that it wants played.
    another: (_view, settings, seed) => {
      const isNamed = settings.has('map') && settings.get('map') !== 'generated';
      return isNamed ? undefined : { map: 'generated', seed };
    },
    firstGame: { rounds: 3 },
  },
  bots: {
    load: () => import('../bots.js'),
    startWorker: () => new Worker(new URL('./bot.worker.js', import.meta.url), { type: 'module' }),
    besidePeople: {
      pace: 900,
      // C7: nobody has to wait. But so a reader sees each move; where a clock runs, everybody begins with it.
      waits: (state, people, settings) =>
        state.phase === 'play' &&
        settings.get<number>('roundSeconds') === 0 &&
        !people.some((team) => hasBegun(state, team)),
    },
    named: ['athena', 'einstein', 'robin-hood'],
    hint: 'adviser',
  },
  load: {
    lessonSteps: () => 9,
    how: () => import('../words.how.en.js'),
    lesson: () => import('../lesson.js'),
    toSvg: () => import('../to-svg.js'),
  },
};

export const makeController = controllerOf(adapter, (board) => new Parts(board));
