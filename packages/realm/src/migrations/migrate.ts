import { isRecord } from '../document/pointer';
import { applyChanges, beforeChanges, type Change } from './change';
import { OLDEST_VERSION, STEPS } from './steps';

/** What a file says, in the newest version of the format. */
export interface Migrated {
  value: unknown;
  /** What had to change, in order, and since which version. */
  changes: readonly (Change & { version: number })[];
  /** Where something stands in the file as it is. */
  before(pointer: string): string;
}

/** Brings what a file says to the newest version, in memory. A version of the future stays as it is. */
export function migrate(value: unknown): Migrated {
  const changes: (Change & { version: number })[] = [];
  let current = value;
  for (const step of stepsFrom(versionOf(value))) {
    const made = step.migrate(current);
    current = applyChanges(current, made);
    changes.push(...made.map((change) => ({ ...change, version: step.to })));
  }
  return { value: current, changes, before: (pointer) => beforeChanges(pointer, changes) };
}

/** The version in which a file is written. */
export function versionOf(value: unknown): number {
  const version = isRecord(value) ? (value.version ?? OLDEST_VERSION) : OLDEST_VERSION;
  return typeof version === 'number' ? version : OLDEST_VERSION;
}

function stepsFrom(version: number) {
  return STEPS.filter(({ from }) => from >= version);
}
