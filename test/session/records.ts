/** The saves and loads of the random user: whole records, bad ones, positions, and records that only show. */
import type { Session } from '../../src/core/session/session.js';
import { breach } from './clauses.js';
import { viewersIn } from '../../src/testing/net.js';
import { drawAct } from '../../src/testing/random-play.js';
import {
  checkStand,
  drawHere,
  expect,
  expectRefusal,
  modelPly,
  recordTo,
  type Bench,
  type Command,
} from './bench.js';
import { stateOf } from './model.js';
import { garble } from '../../src/testing/texts.js';

/** A session of another game of the kind, to load into. */
function another<S, M, E, O, V>({ make, net, seed, model }: Bench<S, M, E, O, V>): Session<S, M, E, O, V> {
  return make(net.game, net.options.options ?? {}, (seed ^ 1) >>> 0, model.kinds);
}

export const loadElsewhere: Command = (bench) => {
  const { session, model, net } = bench;
  const end = net.luck.below(model.end + 1);
  const record = recordTo(bench, end);
  const other = another(bench);
  expect('session-load', 'what load gives', other.load(record), { ok: true, value: end });
  expect('session-load', 'the state', other.state, stateOf({ ...model, shown: end }));
  expect('session-load', 'the record', other.save('all'), record);
  if (end !== session.ply) return;
  const [one, two] = [other.snapshot('all'), session.snapshot('all')];
  expect(
    'session-load',
    'the snapshot',
    { ...one, plies: 0, canUndo: 0, canRedo: 0 },
    { ...two, plies: 0, canUndo: 0, canRedo: 0 },
  );
};

export const loadHere: Command = (bench) => {
  const { session, model } = bench;
  const result = session.load(session.save('all'));
  bench.model = { ...model, plies: model.plies.slice(0, model.end), shown: model.end, undone: [] };
  expect('session-load', 'what load gives', result, { ok: true, value: model.end });
  checkStand(bench, 'session-load', ['load']);
};

/** A text that is no move in any game. */
const NO_MOVE = '~?!';

export const loadBad: Command = (bench) => {
  const { session, model, net } = bench;
  const { id, version } = net.game.rules;
  const record = recordTo(bench, model.end);
  const at = net.luck.below(model.end + 1);
  const broken = [
    recordTo(bench, at),
    ...(at === 0 ? ['|'] : []),
    NO_MOVE,
    ...model.plies.slice(at, model.end).map((ply) => ply.entry),
  ].join(' ');
  const result = session.load(broken);
  if (result.ok) breach('session-load', `${broken} is taken`);
  const { ply, offset } = result.error.at ?? {};
  const from = broken.indexOf(NO_MOVE);
  if (ply !== at || offset === undefined || offset < from || offset > from + NO_MOVE.length)
    breach(
      'session-load',
      `${broken} is refused at ply ${ply} and offset ${offset}, not at ply ${at} and offset ${from}`,
    );
  for (const bad of [
    '',
    `${id}/${version + 1}`,
    `no-${record}`,
    `${record.replace(/ ?\|.*/, '')} ${NO_MOVE}`,
  ])
    if (session.load(bad).ok) breach('session-load', `${JSON.stringify(bad)} is taken`);
  checkStand(bench, 'session-load', []);
  for (let i = 0; i < 4; i++) loadGarbled(bench, garble(record, net.luck));
  for (let older = 0; older < version; older++)
    loadGarbled(bench, record.replace(`${id}/${version}`, `${id}/${older}`));
};

/** A garbled record is refused, or it is a record too and stays what it is. */
function loadGarbled<S, M, E, O, V>(bench: Bench<S, M, E, O, V>, text: string): void {
  const other = another(bench);
  const [state, before] = [other.state, other.save('all')];
  if (!other.load(text).ok) {
    if (other.state !== state || other.save('all') !== before)
      breach('session-load', `${text} is refused and changes the game`);
    return;
  }
  const [loaded, record] = [other.state, other.save('all')];
  other.snapshot('public');
  if (!other.load(record).ok) breach('session-load', `${text} is taken, its record ${record} refused`);
  expect('session-load', `the state after ${text}`, other.state, loaded);
  expect('session-load', `the record after ${text}`, other.save('all'), record);
}

export const fromPosition: Command = (bench) => {
  const { session, model } = bench;
  const other = another(bench);
  const position = session.position('all');
  expect('session-load', 'what start gives', other.start({}, { position }), { ok: true, value: 0 });
  expect('session-load', 'the state started from', other.state, stateOf(model));
  const act = drawHere(bench);
  const ply = act && modelPly(bench, act);
  if (ply) {
    expect('session-load', `what ${ply.entry} gives`, other.playText(ply.entry), { ok: true, value: 1 });
    expect('session-load', `the state after ${ply.entry}`, other.state, ply.state);
  }
  const record = other.save('all');
  const again = another(bench);
  expect('session-load', `what loading ${record} gives`, again.load(record), {
    ok: true,
    value: ply ? 1 : 0,
  });
  expect('session-load', `the state after ${record}`, again.state, other.state);
};

export const showOnly: Command = (bench) => {
  const { session, model, net } = bench;
  const state = stateOf({ ...model, shown: model.end });
  const act = drawAct(net.game.rules, state, net.luck, net.options);
  for (const viewer of viewersIn(net, state)) {
    const text = session.save(viewer);
    if (net.game.rules.resample(state, viewer, 0) === state) {
      expect('session-save', `what ${viewer} saves where nothing is hidden`, text, session.save('all'));
      continue;
    }
    const other = another(bench);
    expect('session-shown', `what loading ${text} gives`, other.load(text), { ok: true, value: 0 });
    const { viewer: as, view } = other.snapshot('all');
    expect('session-shown', 'who looks', as, viewer);
    expect('session-shown', `what ${viewer} sees`, view, net.game.view(state, viewer));
    expect('session-shown', 'what is saved again', other.save('all'), text);
    expect('session-shown', 'whether it can be played on', other.isLive, false);
    if (act)
      expectRefusal('session-shown', 'a move', other.play(act.actor, act.move), ['session/shown-only']);
    expectRefusal('session-shown', 'undo', other.undo(), ['session/shown-only']);
  }
};
