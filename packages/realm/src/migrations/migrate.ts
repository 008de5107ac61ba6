import { isRecord } from '../document/pointer';
import { applyChanges, beforeChanges, type Change } from './change';
import { OLDEST_VERSION, STEPS } from './steps';

/** The content of a file in the newest version of the format. */
export interface Migrated {
  value: unknown;
  /** The changes that were needed, in order, each with the version that made it. */
  changes: readonly (Change & { version: number })[];
  /** Turns a pointer in the newest version into the pointer in the file. */
  before(pointer: string): string;
}

/** Brings the content of a file to the newest version, in memory. A file of a future version stays as it is. */
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

/** Returns the version in which a file is written. */
export function versionOf(value: unknown): number {
  const version = isRecord(value) ? (value.version ?? OLDEST_VERSION) : OLDEST_VERSION;
  return typeof version === 'number' ? version : OLDEST_VERSION;
}

function stepsFrom(version: number) {
  return STEPS.filter(({ from }) => from >= version);
}
