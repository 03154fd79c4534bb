import type { Lane } from './lanes.mjs';
import type { LaneReport } from './run-lane.mjs';

export function runLanes(
  lanes: readonly Lane[],
  options?: {
    readonly run?: (lane: Lane) => Promise<LaneReport>;
    readonly print?: (name: string, report: LaneReport) => void;
  },
): Promise<{ readonly passed: number; readonly failed: number }>;
