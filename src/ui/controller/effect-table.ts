/** Carries out the effects of a store. Each type has one line; the compiler checks that none is missing. */
import { toJson } from '../../core/basics/json.js';
import type { EffectTable } from '../contract/requests.js';
import type { Ending } from '../conversation/ending.js';
import type { Bots } from '../effects/bots.js';
import type { PageEffects } from '../effects/page.js';
import type { Timers } from '../effects/timers.js';
import type { Board } from '../panel/board.js';
import type { Speech } from '../words/speech.js';
import type { BoardView } from './board-view.js';
import type { ControlRow } from './controls.js';
import type { Lessons } from './lessons.js';
import type { Menu } from './menu.js';
import { sayPicked } from './panel.js';

/** The objects that carry out a board's effects. Tests without a page have others. */
export interface Doers {
  readonly bots: Pick<Bots, 'renew' | 'noteMove'>;
  readonly page: Pick<PageEffects, 'bring' | 'loadWords' | 'loadFaults' | 'remember'>;
  readonly timers: Pick<Timers, 'later' | 'callOff'>;
  readonly speech: Pick<Speech, 'say' | 'silence' | 'fail' | 'advise'>;
  readonly view: Pick<BoardView, 'showRefusal' | 'clearRefusal' | 'light' | 'forgetNamed'>;
  readonly row: Pick<ControlRow, 'share'>;
  readonly menu: Pick<Menu, 'close'>;
  readonly lessons: Pick<Lessons, 'open'>;
  readonly ending: Pick<Ending, 'begin' | 'stop'>;
}

export function effectTable(board: Board, doers: Doers): EffectTable {
  const { bots, page, timers, speech, view, row, menu, lessons, ending } = doers;
  return {
    // The game and its parts.
    'catch-up': () => {
      board.parts.clock?.catchUp();
      followRest(board);
    },
    renew: () => {
      bots.renew();
      ending.stop();
      board.parts.renew?.();
    },
    'forget-reader': () => {
      view.forgetNamed();
      board.parts.forgetReader?.();
    },
    'hint-changed': ({ text, advice }) => board.parts.hints?.show(text, advice),
    ended: () => endGame(board, ending),

    // On show.
    'show-refusal': ({ refusal }) => view.showRefusal(refusal),
    'clear-refusal': () => view.clearRefusal(),
    light: ({ light }) => view.light(light),
    'forget-named': () => view.forgetNamed(),
    'close-menu': () => menu.close(),
    'open-lesson': () => void lessons.open(),
    share: ({ row: at }) => row.share(at),

    // Sentences.
    say: ({ text, source }) => speech.say(text, source),
    'say-picked': () => sayPicked(board),
    silence: () => speech.silence(),
    fail: ({ event, text, source, isAdvice }) =>
      isAdvice ? speech.advise(event, text) : speech.fail(event, text, source),

    // Bots.
    'new-bots': () => bots.renew(),
    pace: () => bots.noteMove(),

    // The page and its browser.
    bring: ({ wait, draft }) => page.bring(wait, draft),
    'load-words': () => page.loadWords(),
    'load-faults': () => page.loadFaults(),
    remember: ({ key, start, kept }) => page.remember(key, start, kept),
    later: ({ what, ms, request }) => timers.later(what, ms, request),
    'call-off': ({ what }) => timers.callOff(what),
  };
}

/** Reacts when `rest` changes: a clock, for one, may stop everyone from moving. */
export function followRest({ state, parts, dispatch }: Board): void {
  const why = parts.clock?.rest?.();
  if (toJson(why) !== toJson(state.rest)) dispatch({ type: 'rest', why });
}

/**
 * The game has ended here and now: when all that moves stands still the reader is shown its score. A lesson has its own
 * end.
 */
function endGame({ state, motion, dispatch }: Board, ending: Pick<Ending, 'begin'>): void {
  const { gameCount, isLesson } = state;
  if (!isLesson) ending.begin(() => dispatch({ type: 'recount', gameCount, byItself: motion.isOn }));
}
