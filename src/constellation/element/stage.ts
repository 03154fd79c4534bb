/** Constellation in front of a class: the time, what happened, the teams with their members, and who takes a star. */
/* eslint max-lines: ['warn', { max: 260, skipBlankLines: true, skipComments: true }] --
   It joins what stands in front of a class; the teams and the end are files of their own. */
import { html, nothing, type TemplateResult } from 'lit';
import { fold } from '../../core/basics/indices.js';
import { tabbed } from '../../core/text/spreadsheet.js';
import { bare } from '../../core/words/language.js';
import type { Words } from '../../core/words/words.js';
import type { MoveButton } from '../../ui/contract/adapter.js';
import type { BoardContext, Rendered, StageParts, StageTable } from '../../ui/contract/parts.js';
import { langOf, renderLine, renderTold, renderWord } from '../../ui/dom/sentence.js';
import { gameSoFar, progressOf, shownOf } from '../../ui/game/select.js';
import { renderSeat } from '../../ui/panel/status.js';
import { describeStanding } from '../../ui/words/describe-standing.js';
import { typeKey, type Typed } from '../call-keys.js';
import { memberFact } from '../conversation.js';
import { deedsOf, describeBest, type MemberDeeds } from '../deeds.js';
import { describeWhy } from '../ending.js';
import { skyOf } from '../geometry.js';
import { asksWho, type Ui } from '../interpret.js';
import { movesLeft } from '../rounds.js';
import { rules } from '../rules.js';
import { starsByName } from '../star-names.js';
import type { Event, Move, State } from '../state.js';
import { stageWords } from '../words.stage.en.js';
import type { RoundTime } from './round-time.js';
import { stageStyles } from './stage.css.js';
import { renderEnd } from './stage-end.js';
import { renderQuestion, renderTeams, renderTotals, type Calls } from './stage-teams.js';

type Board = BoardContext<State, Move, Event, State, Ui>;

/** The question leaves room for the totals of so many teams. */
const MANY = 6;
/** Seconds that a press adds. */
const MORE = 60;

const HEADS = ['team', 'name', 'stars', 'lines', 'stolen', 'left', 'best'];

export class Stage implements StageParts<State> {
  readonly words = stageWords;
  readonly styles = stageStyles;
  readonly #board: Board;
  readonly #time: RoundTime;
  /** The text typed so far, and its fault. */
  #typed = '';
  #fault: Calls['fault'];
  /** Of the table at the end, and what was answered to Copy. */
  #page = 0;
  #copied = '';
  /** At the end the map is looked at, not the table. */
  #showsMap = false;

  constructor(board: Board, time: RoundTime) {
    this.#board = board;
    this.#time = time;
  }

  render(view: State, words: Words, told: Rendered): Rendered {
    const { state } = this.#board;
    const isOver = view.phase === 'over' && state.session?.isLive === true;
    if (!isOver) [this.#page, this.#copied, this.#showsMap] = [0, '', false];
    if (isOver && !this.#showsMap) return this.#renderEnd(view, words);
    const calls = this.#calls(view, words);
    const { who } = state.reader.ui;
    const isAsked = who !== undefined && asksWho(view, state.reader);
    return html`${this.#renderHead(view, words)}${
      isAsked
        ? html`${renderQuestion(calls, who)}${view.options.teams > MANY ? nothing : renderTotals(calls)}`
        : html`${this.#renderNews(words, told)}${renderTeams(calls)}`
    }`;
  }

  #calls(view: State, words: Words): Calls {
    const { reader, rest } = this.#board.state;
    return {
      view,
      words,
      seats: reader.seats,
      chosen: reader.ui.chosen,
      isOpen: asksWho(view, reader) && !rest,
      typed: this.#typed,
      fault: this.#fault,
      press: (name) => this.#press(name),
    };
  }

  // The first two rows.

  /** How far the game is, and the time; while HQs are placed whose turn it is, and while everybody waits, why. */
  #renderHead(view: State, words: Words): TemplateResult {
    const { state, dispatch, redraw } = this.#board;
    const now = shownOf(state);
    const isLive = now !== undefined && now.ply === now.plies;
    const isTold = view.phase === 'hq' || state.rest !== undefined;
    const { seat, turn = '' } = now && isTold ? describeStanding(now, state) : {};
    const far = now && !isTold ? progressOf(state, now) : turn;
    const { round, options } = view;
    const isRound = isLive && view.phase === 'play' && !isTold;
    const progress = isRound ? words.say('status.round', { round, rounds: options.rounds }) : far;
    const button = (name: string, key: string, press: () => void): TemplateResult =>
      html`<button name=${name} @click=${press}>${renderWord(words, key)}</button>`;
    const toTable = (): void => {
      this.#showsMap = false;
      redraw();
    };
    return html`<div class="head">
      <p class="progress">${seat === undefined ? nothing : renderSeat(seat)}${renderLine(progress)}</p>
      ${isLive && view.phase === 'over' ? button('table', 'stage.show-table', toTable) : nothing}
      ${now && !isLive ? button('latest', 'act.latest', () => dispatch({ type: 'go', ply: now.plies })) : nothing}
      ${this.#renderTime(words)}
    </div>`;
  }

  #renderTime(words: Words): Rendered {
    const { clock, isShort } = this.#time;
    if (clock === '') return nothing;
    const label = words.say('timer.left', { time: clock });
    return html`<p class=${isShort ? 'time short' : 'time'} role="timer" aria-label=${bare(label)}
        lang=${langOf(label)}>${clock}</p>`;
  }

  /** Tells what has to be done, or else what happened last. */
  #renderNews(words: Words, told: Rendered): TemplateResult {
    const { ui } = this.#board.state.reader;
    const doing = this.#doing(words);
    const isDoing = ui.selected === undefined && (doing.isFirst || told === nothing);
    return html`<div class="news">${
      isDoing ? html`<p class="to-do" part="to-do">${renderTold(doing.sentence)}</p>` : told
    }</div>`;
  }

  /** `isFirst`: it comes before what happened. */
  #doing(words: Words): { readonly sentence: string; readonly isFirst: boolean } {
    const { state } = this.#board;
    if (this.#typed.startsWith('/'))
      return {
        sentence: words.say('stage.typed', { found: this.#typed.slice(1).toUpperCase() }),
        isFirst: true,
      };
    if (this.#fault) return { sentence: words.say(this.#fault.key, this.#fault.facts), isFirst: true };
    const now = shownOf(state);
    const { turn = '', toDo = '' } = now ? describeStanding(now, state) : {};
    return {
      sentence: toDo || turn,
      isFirst: state.rest !== undefined || state.reader.ui.chosen !== undefined,
    };
  }

  #press(name: string): void {
    this.#fault = undefined;
    this.#typed = '';
    this.#board.dispatch({ type: 'input', input: { type: 'button', name } });
  }

  // The end.

  get #deeds(): readonly MemberDeeds[] {
    const { session, viewer } = this.#board.state;
    return session ? deedsOf(gameSoFar(session, viewer) as Parameters<typeof deedsOf>[0]) : [];
  }

  #renderEnd(view: State, words: Words): TemplateResult {
    const { dispatch, redraw, state } = this.#board;
    const now = shownOf(state);
    return renderEnd(
      {
        words,
        winners: rules.outcome(view)?.winners ?? [],
        headline: now ? describeStanding(now, state).turn : '',
        why: describeWhy(view, words),
        deeds: this.#deeds,
        page: this.#page,
        copied: this.#copied === '' ? '' : words.say(this.#copied),
      },
      {
        next: () => {
          this.#page++;
          redraw();
        },
        map: () => {
          this.#showsMap = true;
          redraw();
        },
        copy: () => void this.#copy(view, words),
        again: () => void dispatch({ type: 'begin-another' }),
      },
    );
  }

  async #copy(view: State, words: Words): Promise<void> {
    const { heads, rows } = this.table(view, words);
    const { defaultView } = this.#board.element.ownerDocument;
    try {
      await defaultView?.navigator.clipboard.writeText(tabbed([heads, ...rows]));
      this.#copied = 'stage.copied';
    } catch {
      this.#copied = 'stage.not-copied';
    }
    this.#board.redraw();
  }

  // The teacher’s buttons and texts.

  buttons(view: State): readonly MoveButton[] {
    const { state } = this.#board;
    const isPlay = view.phase === 'play' && state.session?.isLive === true && !view.puzzle;
    const n = fold(view.left, 0, (sum, _, team) => sum + movesLeft(view, team));
    const isOff = this.#time.clock === '' || !isPlay;
    const hasClock = state.settings.get<number>('roundSeconds') > 0;
    return [
      ...(hasClock
        ? [
            { name: this.#time.caption, key: 'clock', isOff },
            { name: 'plus-minute', isOff },
          ]
        : []),
      {
        name: 'end-round',
        asks: true,
        ends: true,
        facts: { round: view.round, n },
        isOff: !isPlay || state.isReadonly,
      },
    ];
  }

  /** Whether the button is the stage's own. */
  press(name: string): boolean {
    if (name === 'end-round') this.#board.dispatch({ type: 'play', text: 'end', at: { actor: 'host' } });
    else if (name === 'plus-minute') this.#time.addTime(MORE);
    else if (name === this.#time.caption) this.#time.toggle();
    else return false;
    return true;
  }

  key(view: State, key: string): boolean {
    const { state, dispatch } = this.#board;
    const { words, reader } = state;
    // An HQ is called like any star, and its team is known.
    const isCalling = asksWho(view, reader);
    if (!isCalling && view.phase !== 'hq') return false;
    const { who, chosen } = reader.ui;
    const typed = typeKey(
      {
        text: this.#typed,
        isAsked: who !== undefined,
        members: isCalling ? view.left.map((own) => own.length) : [],
        nameOf: (mover) => {
          const { key: name, facts } = memberFact(mover, words);
          return bare(words.say(name, facts));
        },
        starOf: (name) => starsByName(skyOf(view)).get(name),
      },
      key,
    );
    if (typed) this.#take(typed);
    else if (key !== 'Escape' || (who ?? chosen) === undefined) return false;
    else dispatch({ type: 'input', input: { type: 'cancel' } });
    return true;
  }

  #take({ text, star, mover, noStar, noMember }: Typed): void {
    const { dispatch, redraw } = this.#board;
    if (mover) this.#press(`who-${mover.team}-${mover.member}`);
    if (star !== undefined) dispatch({ type: 'input', input: { type: 'act', cell: star } });
    this.#typed = text;
    this.#fault =
      noStar !== undefined
        ? { key: 'stage.no-star', facts: { found: noStar } }
        : noMember !== undefined
          ? { key: 'stage.no-member', facts: { found: noMember } }
          : undefined;
    redraw();
  }

  clock(): string {
    return this.#time.clock;
  }

  table(view: State, words: Words): StageTable {
    const rows = this.#deeds.map((one) => {
      const { key, facts } = memberFact(one, words);
      return [
        words.say(`seat.${one.team}`),
        words.say(key, facts),
        `${one.claims}`,
        `${one.links}`,
        `${one.steals}`,
        `${Math.max(0, view.left[one.team]?.[one.member] ?? 0)}`,
        describeBest(one, words),
      ].map(bare);
    });
    return { heads: HEADS.map((head) => bare(words.say(`stage.${head}`))), rows };
  }
}
