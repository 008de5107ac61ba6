import { appsOfTheirOwn } from './apps-of-their-own';
import type { Step } from './step';

/** All steps, oldest first. A file without `version` is of version 1. */
export const STEPS: readonly Step[] = [appsOfTheirOwn];

/** Finds the new place of a key of an older version, and the version that moved it. */
export function movedSince(pointer: string): { to: string; version: number } | undefined {
  for (const { moves, to: version } of STEPS) {
    const [move] = moves.filter(({ from }) => from === pointer);
    if (move) return { to: move.to, version };
  }
  return undefined;
}

export const OLDEST_VERSION = 1;

/** The version that this product writes. */
export const NEWEST_VERSION = STEPS.at(-1)?.to ?? OLDEST_VERSION;
