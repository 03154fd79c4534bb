/**
 * Secrets as a net: whatever a viewer gets in a random game (views, events, records, positions, a bot's question) is
 * compared between worlds that this viewer cannot tell apart. Views tell it what is hidden.
 */
import type { Game, Viewer } from '../core/contract/rules.js';
import { chance } from '../core/basics/seed.js';
import { Session } from '../core/session/session.js';
import { breach, underNet, type Where } from './breach.js';
import { gamesOf, seedsOf, viewersIn } from './net.js';
import { difference, lineOf } from './plain.js';
import { drawAct, luckOf, pliesOf, type Act, type PlayOptions } from './random-play.js';
import {
  checkOpen,
  checkOtherMove,
  checkPlyElsewhere,
  checkResamples,
  checkSecrets,
  checkTwins,
  heardBy,
  isOver,
  type LeakOptions,
  type Watch,
} from './worlds.js';

export type { LeakOptions };

/** Compares a viewer's session of a hidden game with a session in a resampled world. */
function checkSession<S, M, E, O, V>(
  watch: Watch<S, M, E, O, V>,
  session: Session<S, M, E, O, V>,
  viewer: Exclude<Viewer, 'all'>,
  seed: number,
): void {
  const { rules, notation } = watch.game;
  const { state } = session;
  const [save, position, snapshot] = [
    session.save(viewer),
    session.position(viewer),
    session.snapshot(viewer),
  ];
  const head = `${rules.id}/${rules.version} view=${viewer} from=`;
  if (!save.startsWith(head) || /\s/.test(save.slice(head.length)))
    breach('save-hides', `what ${viewer} saves is no view of a position: ${save}`);
  const { last } = snapshot;
  if (last?.text !== undefined && last.actor !== viewer)
    breach('secret', `the snapshot tells ${viewer} the move ${last.text} of ${last.actor}`);
  checkSecrets(
    watch,
    state,
    viewer,
    { save, position, snapshot: lineOf(snapshot), resample: lineOf(rules.resample(state, viewer, 0)) },
    seed,
  );
  const world = watch.make(watch.game, watch.options.options ?? {}, (seed ^ 1) >>> 0, []);
  const started = world.start({}, { position: notation.formatPosition(rules.resample(state, viewer, 1)) });
  if (!started.ok)
    breach('resample-sound', `resampled for ${viewer}, no game starts from it: ${started.error.code}`);
  const there = world.snapshot(viewer);
  const differs = difference(
    { save, position, view: snapshot.view, toAct: snapshot.toAct, viewer: snapshot.viewer },
    {
      save: world.save(viewer),
      position: world.position(viewer),
      view: there.view,
      toAct: there.toAct,
      viewer: there.viewer,
    },
  );
  if (differs !== undefined)
    breach('save-hides', `${viewer} can tell a session in a resampled world: ${differs}`);
}

function checkPly<S, M, E, O, V>(watch: Watch<S, M, E, O, V>, state: S, act: Act<M>, seed: number): void {
  const { rules } = watch.game;
  const { events, state: next } = rules.play(state, act.actor, act.move);
  for (const viewer of viewersIn(watch, state)) {
    checkPlyElsewhere(watch, state, act, viewer);
    checkOtherMove(watch, state, act, viewer);
    if (!isOver(watch, next))
      checkSecrets(watch, next, viewer, { 'an event': lineOf(heardBy(watch, events, viewer)) }, seed);
  }
}

function checkStand<S, M, E, O, V>(
  watch: Watch<S, M, E, O, V>,
  session: Session<S, M, E, O, V>,
  seed: number,
): void {
  const { state } = session;
  checkOpen(watch, state, ['all']);
  if (watch.options.open || isOver(watch, state)) return checkOpen(watch, state, viewersIn(watch, state));
  for (const viewer of viewersIn(watch, state)) {
    checkResamples(watch, state, viewer);
    checkTwins(watch, state, viewer);
    if (watch.game.rules.resample(state, viewer, 0) !== state) checkSession(watch, session, viewer, seed);
  }
}

function checkGame<S, M, E, O, V>(
  watch: Watch<S, M, E, O, V>,
  seed: number,
  how: PlayOptions<S, M, O>,
  where: Where,
): void {
  const { game, options } = watch;
  const session = watch.make(game, options.options ?? {}, seed, []);
  const luck = luckOf(seed);
  for (where.ply = 0; ; where.ply++) {
    checkStand(watch, session, seed);
    const act = where.ply < pliesOf(how) ? drawAct(game.rules, session.state, luck, how) : undefined;
    if (!act) return;
    if (!options.open) checkPly(watch, session.state, act, seed);
    session.play(act.actor, act.move);
  }
}

/** Many first states, since there two worlds with the same view are most often met. */
function checkFirstStates<S, M, E, O, V>(watch: Watch<S, M, E, O, V>, where: Where): void {
  const { options, game } = watch;
  if (options.open) return;
  for (const seed of seedsOf({ games: options.worlds ?? 200, seed: options.seed ?? 1 })) {
    where.seed = seed;
    const state = game.rules.setup(options.options ?? {}, seed);
    if (isOver(watch, state)) continue;
    for (const viewer of viewersIn(watch, state)) checkTwins(watch, state, viewer);
  }
}

/**
 * Plays random games of a game and looks, at every ply and for every viewer, whether something comes through that this
 * viewer must not know: in views, resampled states, heard events, records, positions and snapshots. Run
 * `checkConformance` first: this net takes it for granted that the same question has the same answer.
 * @throws Breach that names the broken clause, the seed and the ply.
 */
export function checkLeaks<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  options: NoInfer<LeakOptions<S, M, E, O, V>> = {},
): void {
  const where: Where = {};
  underNet(game.rules.id, where, () => {
    const watch: Watch<S, M, E, O, V> = {
      game,
      options,
      make: options.makeSession ?? ((...given) => new Session(...given)),
      luck: chance(0),
      gotByKnown: new Map(),
      hides: false,
    };
    checkFirstStates(watch, where);
    for (const { seed, how } of gamesOf(options)) {
      where.seed = seed;
      checkGame(watch, seed, how, where);
      delete where.ply;
    }
    if (!options.open && !watch.hides)
      breach('hides', 'no resampling ever changed anything: is the game open?');
  });
}
