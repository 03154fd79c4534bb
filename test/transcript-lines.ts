/** The lines of transcripts: how their runs are read, and what a page reads of events and results. */
import type {
  BoardErrorEvent,
  GameChangeEvent,
  GameEndEvent,
  GoalMetEvent,
  HintGivenEvent,
  MoveRefusedEvent,
  MoveRequestEvent,
  SeatTurnEvent,
} from '../src/ui/contract/events.js';

export interface Run {
  readonly title: string;
  readonly tag: string;
  readonly inputs: readonly string[];
  /** The whole run as the file has it. */
  readonly text: string;
}

/** Reads the runs of a file; each begins with `# ` and its title. */
export function readRuns(file: string): readonly Run[] {
  return file
    .split(/^(?=# )/m)
    .filter((text) => text.startsWith('# '))
    .map((text) => {
      const lines = text.trimEnd().split('\n');
      return {
        title: (lines[0] as string).slice(2),
        tag: lines.find((line) => line.startsWith('<')) ?? '',
        inputs: lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)),
        text: lines.join('\n'),
      };
    });
}

/**
 * Reads which attributes an input sets, and which it removes: `rings="3" -pie` is `rings` with `3`, and `pie` with
 * null.
 */
export function readAttributes(text: string): readonly (readonly [name: string, value: string | null])[] {
  return [...text.matchAll(/(-(?=[a-z]))?([\w-]+)(?:="([^"]*)")?/g)].map(
    ([, away, name = '', value = '']) => [name, away ? null : value] as const,
  );
}

export const sentences = (list: readonly string[]): string => list.join(' | ');

/** The line for each event, with the fields that a page reads. */
const TELL: Readonly<Record<string, (event: never) => string>> = {
  'move-request': ({ seat, text, ply }: MoveRequestEvent) => `${seat}:${text}, ply ${ply}`,
  'move-refused': ({ code, rule, sentence }: MoveRefusedEvent) => `${code} ${rule ?? ''}: ${sentence}`,
  'game-change': ({ cause, snapshot: { ply, plies }, sentences: told }: GameChangeEvent) =>
    `${cause}, ply ${ply} of ${plies}: ${sentences(told)}`,
  'seat-turn': ({ seats, ply }: SeatTurnEvent) => `${seats.join(', ')}, ply ${ply}`,
  'game-end': ({ winners, sentence, record }: GameEndEvent) => `${winners.join(', ')}: ${sentence} ${record}`,
  'goal-met': ({ solved: { moves, par, hints, undos, text } }: GoalMetEvent) =>
    `${moves} moves, par ${par}, ${hints} hints, ${undos} undos: ${text.replaceAll('\n', ' / ')}`,
  'hint-given': ({ text, ply }: HintGivenEvent) => `${text}, ply ${ply}`,
  'board-error': ({ refusal, sentence }: BoardErrorEvent) => `${refusal.code}: ${sentence}`,
};

export function tellEvent({ type, event }: { readonly type: string; readonly event: Event }): string {
  const told = TELL[type]?.(event as never);
  return `${type}${told === undefined ? '' : ` ${told}`}`;
}

/** A result as a page reads it. */
export function tellResult(result: unknown): string {
  const { ok, value, error } = result as {
    ok: boolean;
    value: unknown;
    error: { code: string; facts?: unknown };
  };
  return ok ? `ok ${JSON.stringify(value)}` : `refused ${error.code} ${JSON.stringify(error.facts ?? {})}`;
}
