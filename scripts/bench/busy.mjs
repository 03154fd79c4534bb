// Tells when a machine was too busy for its figures to be kept, and how busy it is.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** Per core, before the bench begins. */
const MOST_LOAD = 0.25;
/** Of all cores, what other programs may take while it runs. */
const MOST_BY_OTHERS = 0.05;

const percent = (share) => `${Math.round(share * 100)}%`;

/**
 * Why figures are not to be kept, if they are not. `load` is the load average per core before the bench begins;
 * `others` is the share of the processor that other programs took while it ran, where that is known.
 */
export function whyNotKept({ load, others = 0 }) {
  if (load > MOST_LOAD)
    return `The machine is busy: its load is ${load.toFixed(2)} per core, and ${MOST_LOAD} is the most for figures that are kept. Wait until it is idle, or leave out --write.`;
  if (others > MOST_BY_OTHERS)
    return `Other programs took ${percent(others)} of the processor while the bench ran, and ${percent(MOST_BY_OTHERS)} is the most for figures that are kept. Nothing is written.`;
  return undefined;
}

export const loadPerCore = () => loadavg()[0] / availableParallelism();

/** Seconds of processor time that the whole machine has used. */
const machineSeconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;

const TICKS_PER_SECOND = 100;

/**
 * Seconds of this process and of all that it has started, of what has ended too; undefined where the system does not
 * tell.
 */
function ownSeconds() {
  if (process.platform !== 'linux') return undefined;
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The name in brackets may hold anything; times of ended children stand after one's own.
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
        const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
        return [{ pid: Number(pid), parent: Number(fields[1]), ticks }];
      } catch {
        return [];
      }
    });
  const own = new Set([process.pid]);
  for (let before = 0; before < own.size;) {
    before = own.size;
    for (const { pid, parent } of stats) if (own.has(parent)) own.add(pid);
  }
  const ticks = stats.filter(({ pid }) => own.has(pid)).reduce((sum, one) => sum + one.ticks, 0);
  return ticks / TICKS_PER_SECOND;
}

/** Returns what tells the share of the processor that others have taken since; asked while the browser is there. */
export function watchOthers() {
  const read = () => ({ at: performance.now() / 1000, all: machineSeconds(), own: ownSeconds() });
  const before = read();
  return () => {
    const now = read();
    if (now.own === undefined) return undefined;
    const others = now.all - before.all - (now.own - before.own);
    return Math.max(0, others) / ((now.at - before.at) * availableParallelism());
  };
}
