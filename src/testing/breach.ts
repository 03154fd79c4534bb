/** A net's report: the clause of the contract that is broken, in which game, seed and ply. It tests nothing. */

/** Every clause that the nets check a game against. */
export const CLAUSES = {
  // Of every function of a game.
  plain: 'states, actions, events, views, outcomes and refusals are plain JSON data',
  'never-mutates': 'nothing that is given is changed',
  'never-throws': 'no function of a game throws on sound input',
  pure: 'the same question has the same answer',
  // Of the game as a whole.
  identity: 'the id is kebab-case and the version a whole number from 1',
  options: 'defaults are in range, names are free, and setup refuses what the table refuses',
  'options-text': 'parseOptions reads what formatOptions writes, one word an option, none like `seed=`',
  chance: 'a game without chance does not heed its seed',
  seats: 'the number of seats is whole, at least 1, and stays as it is',
  // Of every state.
  'to-act': 'toAct names seats of this game, ascending, each once',
  ended: 'nobody is to act exactly when there is an outcome',
  outcome: 'winners are seats of this game, ascending; the reason has a word; a score a seat, if any',
  goal: 'a goal is met exactly when all of it is done',
  'moves-lazy': 'moves() is lazy, not a list that was made at once',
  'moves-order': 'moves() comes in a fixed order, each move once',
  'moves-legal': 'a listed move is never refused',
  'moves-turn': 'nobody but those to act has a move',
  progress: 'whoever is to act has a move to make',
  sample: 'a sampled move is never refused',
  'out-of-turn': 'who is not to act, or is no seat, is refused',
  'after-the-end': 'after the end every move of every actor is refused',
  'unknown-move':
    'what has not the shape of a move, or is no JSON, is refused with move/unknown and by no rule',
  refusal: 'a refusal has a code of two parts and a sentence under it',
  play: 'a ply leads to a state of the same game and says whether it is irreversible',
  describe: 'every fact that is heard has a whole sentence',
  hear: 'who sees all hears all',
  // Of texts.
  'move-text': 'parseMove reads what formatMove writes: one word, no `|`, not like an actor',
  'position-text': 'parsePosition reads what formatPosition writes, and loses nothing',
  'parse-any':
    'any text is refused or understood, and what is understood has one canonical text and can be played on',
  // Of a described game.
  hint: 'the bot that gives hints is one of the bots',
  derived: 'what is derived follows the rules of the game',
  'same-board': 'the same options give the same board',
  'cell-name': 'what a cell is called has its name in it',
  // Of bots.
  'bot-legal': 'a bot plays what is not refused, and so is the best that it has on the way',
  'bot-same': 'a bot plays the same from the same seed, whatever is thought beside it',
  'bot-text': 'a bot that is asked in text plays what it plays on the state itself',
  'bot-nodes': 'a bot that may look at one position alone has a move all the same',
  'bot-yields': 'a bot that thinks or advises yields at least every 256 positions',
  'bot-advice': 'what is advised can be played, and has a whole sentence',
  // Of secrets.
  open: 'an open game, a game that is over and the viewer "all" resample to the state itself',
  'resample-view': 'a resampled state looks the same to its viewer',
  'resample-canonical': 'a resampling depends on what its viewer may know and on the seed alone',
  'resample-sound': 'a resampled state is a state of the game, with the same moves for its viewer',
  hides: 'a game that is not open hides something',
  secret: 'nothing that a viewer gets holds a secret',
  heard: 'what is heard tells no more than what is seen',
  irreversible: 'a ply that shows what was hidden is irreversible',
  'save-hides':
    'what a viewer saves of a hidden game holds no seed and no move, ' +
    'and is the same in every world it cannot tell apart',
} as const satisfies Readonly<Record<string, string>>;

export type Clause = keyof typeof CLAUSES;

/** The progress of a net, kept up to date while it runs. */
export interface Where {
  seed?: number;
  ply?: number;
}

/** A broken clause: one of a game, or of anything else that is checked against clauses of its own. */
export class Breach<C extends string = Clause> extends Error {
  readonly clause: C;
  readonly meaning: string;
  readonly detail: string;
  /** True once the message says in which game, seed and ply. */
  readonly placed: boolean;

  constructor(clause: C, meaning: string, detail: string, place = '', cause?: unknown) {
    super(`${place === '' ? '' : `${place}: `}${clause}: ${meaning}: ${detail}`, { cause });
    this.name = 'Breach';
    this.clause = clause;
    this.meaning = meaning;
    this.detail = detail;
    this.placed = place !== '';
  }
}

export function breach(clause: Clause, detail: string, cause?: unknown): never {
  throw new Breach(clause, CLAUSES[clause], detail, '', cause);
}

/** Runs a net; what it throws is named with the game, the seed and the ply. */
export function underNet(id: string, where: Where, net: () => void): void {
  try {
    net();
  } catch (error) {
    if (error instanceof Breach && error.placed) throw error;
    const place = [
      String(id),
      ...(where.seed === undefined ? [] : [`seed ${where.seed}`]),
      ...(where.ply === undefined ? [] : [`ply ${where.ply}`]),
    ].join(', ');
    if (error instanceof Breach) throw new Breach(error.clause, error.meaning, error.detail, place, error);
    throw new Breach('never-throws', CLAUSES['never-throws'], String(error), place, error);
  }
}
