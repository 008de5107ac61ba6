import { readFileSync } from 'node:fs';

/** What the kernel counts a second as (`getconf CLK_TCK`: the same on every Linux). */
const TICKS = 100;

/**
 * Seconds on a processor of a process with all its threads; 0 when it has ended, or where there is no /proc.
 * @param {number | undefined} pid
 */
export function processorTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Before the bracket is the program's name, which may have spaces.
    const parts = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(parts[11]) + Number(parts[12])) / TICKS;
  } catch {
    return 0;
  }
}
