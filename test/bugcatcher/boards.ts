/** Bugcatcher boards without an element. */
import { Parts } from '../../src/bugcatcher/element/parts.js';
import { draftOf, type Ui } from '../../src/bugcatcher/interpret.js';
import { wordsOf } from '../../src/bugcatcher/program.js';
import type { View } from '../../src/bugcatcher/state.js';
import { viewOf } from '../../src/ui/game/select.js';
import { StoreBoard, sliceOf, type Slice } from '../store-board.js';

export const slice: Slice = { ...(await sliceOf('bugcatcher')), makeParts: (board) => new Parts(board) };

/** Seat 0 has its border node on C1-BR and its central node on C3, seat 1 stands in the far corner. */
export const POSITION =
  'players=2;seed=7;shown=Cheerful_Jellyfish,Marching_Ant,Deep_Lanternfish,Harbour_Gull_Fly,Needle_Crab;border=C1-BR,F5-BR;central=C3,F5;garnetsLeft=1,3';

/** The reader writes for seat 0. */
export const WRITING = { position: POSITION, seats: 'human host' };

export async function start(attributes: Readonly<Record<string, unknown>>): Promise<StoreBoard> {
  const board = new StoreBoard(slice, { botPace: 0, ...attributes });
  await board.settled();
  return board;
}

export const seen = ({ state }: StoreBoard): View => viewOf(state) as View;

/** The reader’s unfinished program, as text. */
export const draftIn = (board: StoreBoard): string =>
  wordsOf(draftOf(board.state.reader.ui as Ui, seen(board)).program).join(' ');

/** The reader writes this into the text field. */
export const write = (board: StoreBoard, text: string): Promise<void> => board.press(`text ${text}`);
