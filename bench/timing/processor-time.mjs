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

/**
 * The same of a process with everything that it has started.
 * @param {number | undefined} pid
 * @returns {number}
 */
export function treeTime(pid) {
  let children = '';
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  } catch {
    // Ended, or no /proc: it has no time of its own either.
  }
  const own = children.split(' ').filter(Boolean).map(Number);
  return own.reduce((sum, child) => sum + treeTime(child), processorTime(pid));
}
