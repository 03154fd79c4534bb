import type { Lane } from './lanes.mjs';

export interface LaneReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  readonly output: string;
}

export function endWithProcess(): void;
export function runLane(
  lane: Lane,
  options?: { readonly root?: string; readonly only?: readonly string[] },
): Promise<LaneReport>;
