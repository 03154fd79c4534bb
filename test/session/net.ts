/**
 * The clauses of a session: a random user plays, undoes, looks about and loads, and beside the session runs a plain
 * model of what it should do. It knows sessions from outside only.
 */
import type { SeatKind } from '../../src/core/session/history.js';
import type { Game } from '../../src/core/contract/rules.js';
import { Session } from '../../src/core/session/session.js';
import { underNet, type Where } from '../../src/testing/breach.js';
import { guardGame } from '../../src/testing/guard.js';
import { gamesOf, makeNet, viewersIn, type MakeSession, type NetOptions } from '../../src/testing/net.js';
import { pliesOf } from '../../src/testing/random-play.js';
import { checkStand, drawHere, expect, expectRefusal, modelPly, type Bench, type Command } from './bench.js';
import { stays, undoTo, wayBack, type Model } from './model.js';
import { fromPosition, loadBad, loadElsewhere, loadHere, showOnly } from './records.js';

/** Plays what is drawn, as a move or as text; where later plies would be dropped that must not be, it is refused. */
const play: Command = (bench) => {
  const { session, model, net } = bench;
  const act = drawHere(bench);
  if (!act) return;
  const dropped = model.plies.slice(model.shown, model.end);
  const refused = dropped.some((ply) => stays(model, ply));
  const ply = modelPly(bench, act);
  const result =
    net.luck.below(2) === 0 ? session.play(act.actor, act.move, model.shown) : session.playText(ply.entry);
  const clause = dropped.length > 0 ? 'session-drop' : 'session-play';
  if (refused) {
    expectRefusal(clause, `playing ${ply.entry}`, result, ['session/sealed', 'session/other-person']);
    return checkStand(bench, clause, []);
  }
  const end = model.shown + 1;
  bench.model = { ...model, plies: [...model.plies.slice(0, model.shown), ply], end, shown: end, undone: [] };
  expect(clause, `what playing ${ply.entry} gives`, result, { ok: true, value: end });
  checkStand(bench, clause, ['play']);
};

const undo: Command = (bench) => {
  const { session, model } = bench;
  const to = undoTo(model);
  const result = session.undo();
  if (to === undefined) {
    expectRefusal('session-undo', 'undo', result, [
      'session/nothing-to-undo',
      'session/sealed',
      'session/other-person',
    ]);
    return checkStand(bench, 'session-undo', []);
  }
  bench.model = { ...model, end: to, shown: to, undone: [...model.undone, model.end] };
  expect('session-undo', 'what undo gives', result, { ok: true, value: to });
  checkStand(bench, 'session-undo', ['undo']);
};

const redo: Command = (bench) => {
  const { session, model } = bench;
  const to = model.undone.at(-1);
  const result = session.redo();
  if (to === undefined) {
    expectRefusal('session-redo', 'redo', result, ['session/nothing-to-redo']);
    return checkStand(bench, 'session-redo', []);
  }
  bench.model = { ...model, end: to, shown: to, undone: model.undone.slice(0, -1) };
  expect('session-redo', 'what redo gives', result, { ok: true, value: to });
  checkStand(bench, 'session-redo', ['redo']);
};

const restart: Command = (bench) => {
  const { session, model } = bench;
  const result = session.restart();
  const drops = model.plies.slice(0, model.end).some((ply) => stays(model, ply));
  bench.model = drops
    ? { ...model, plies: [], end: 0, shown: 0, undone: [] }
    : { ...model, end: 0, shown: 0, undone: [...model.undone, ...wayBack(model)] };
  expect('session-restart', 'what restart gives', result, { ok: true, value: 0 });
  checkStand(bench, 'session-restart', ['start']);
};

const goTo: Command = (bench) => {
  const { session, model, net } = bench;
  const to = net.luck.below(model.end + 1);
  const result = session.goTo(to);
  bench.model = { ...model, shown: to };
  expect('session-go', `what going to ${to} gives`, result, { ok: true, value: to });
  checkStand(bench, 'session-go', to === model.shown ? [] : ['go']);
  for (const none of [-1, 0.5, model.end + 1])
    expectRefusal('session-go', `going to ${none}`, session.goTo(none), ['session/no-ply']);
  checkStand(bench, 'session-go', []);
};

const goToEnd: Command = (bench) => {
  const { session, model } = bench;
  session.goTo(model.end);
  bench.model = { ...model, shown: model.end };
  checkStand(bench, 'session-go', model.shown === model.end ? [] : ['go']);
};

const playElsewhere: Command = (bench) => {
  const { session, model } = bench;
  const act = drawHere(bench);
  if (!act) return;
  const { entry } = modelPly(bench, act);
  for (const ply of [model.shown + 1, model.shown - 1]) {
    expectRefusal('session-ply', `playing ${entry} at ${ply}`, session.play(act.actor, act.move, ply), [
      'session/other-ply',
    ]);
    expectRefusal('session-ply', `playing the text ${entry} at ${ply}`, session.playText(entry, { ply }), [
      'session/other-ply',
    ]);
  }
  checkStand(bench, 'session-ply', []);
};

/** Undo as far as it goes, and redo all of it. */
const thereAndBack: Command = (bench) => {
  while (undoTo(bench.model) !== undefined) undo(bench);
  undo(bench);
  while (bench.model.undone.length > 0) redo(bench);
  redo(bench);
};

/** Begins again and takes that back, where it can be taken back. */
const restartAndBack: Command = (bench) => {
  const { plies, end } = bench.model;
  if (plies.slice(0, end).some((ply) => stays(bench.model, ply))) return;
  restart(bench);
  while (bench.model.undone.length > 0) redo(bench);
};

/** Commands besides playing, in turn, so that each of them comes up in short games too. */
const BESIDES: readonly Command[] = [
  ...[undo, goTo, playElsewhere, redo, thereAndBack, goToEnd, loadElsewhere, goTo, play, goToEnd],
  ...[undo, undo, redo, restartAndBack, loadBad, fromPosition, showOnly, goTo, undo, loadHere, goToEnd],
];

function checkGame<S, M, E, O, V>(bench: Bench<S, M, E, O, V>, where: Where): void {
  const { net, session } = bench;
  const stop = session.subscribe((cause) => bench.heard.push(cause));
  checkStand(bench, 'session-play', []);
  // Commands beside moves take turns too, hence the double measure.
  for (let turn = 0; turn < 2 * pliesOf(net.options); turn++) {
    where.ply = session.plies;
    const command =
      net.luck.below(5) < 3 ? play : (BESIDES[bench.besides.next++ % BESIDES.length] as Command);
    command(bench);
    if (session.isLive && net.game.rules.toAct(session.state).length === 0) break;
  }
  goToEnd(bench);
  for (const command of [
    thereAndBack,
    showOnly,
    loadElsewhere,
    loadBad,
    fromPosition,
    loadHere,
    restart,
    thereAndBack,
  ])
    command(bench);
  stop();
  session.load(session.save('all'));
  expect('session-play', 'the causes told after unsubscribing', bench.heard, []);
}

const makeUsual = <S, M, E, O, V>(...given: Parameters<MakeSession<S, M, E, O, V>>): Session<S, M, E, O, V> =>
  new Session(...given);

/**
 * Plays random games in sessions, with undo, redo, looking about, saving and loading at any time, and compares each
 * session with a plain model. The first game seats humans alone, the others bots and host seats too.
 * @throws Breach that names the broken clause, the seed and the ply.
 */
export function checkSession<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  options: NoInfer<NetOptions<S, M, E, O, V>> = {},
): void {
  const where: Where = {};
  underNet(game.rules.id, where, () => {
    const glass = guardGame(game);
    const make = options.makeSession ?? makeUsual;
    const besides = { next: 0 };
    let games = 0;
    for (const { seed, how } of gamesOf(options)) {
      where.seed = seed;
      const net = makeNet(glass, how, seed);
      const first = glass.rules.setup(options.options ?? {}, seed);
      const kinds =
        games++ === 0
          ? []
          : viewersIn(net, first).map(() =>
              net.luck.pick<SeatKind>(['human', 'human', 'bot', 'bot', 'host']),
            );
      const model: Model<S> = { first, kinds, plies: [], end: 0, shown: 0, undone: [] };
      const session = make(glass, options.options ?? {}, seed, kinds);
      checkGame({ net, make, session, seed, heard: [], besides, model }, where);
      delete where.ply;
    }
  });
}
