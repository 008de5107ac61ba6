import type { Change } from './change';

/** The changes of one version of the format: small, pure, and never altered after its release. */
export interface Step {
  from: number;
  to: number;
  /** Describes the change for operators, on the page about versions. */
  describe: string;
  /** The values that have a new place. */
  moves: readonly Change[];
  /** Returns the moves that a file of the older version needs; none when it does not use what changed. */
  migrate(value: unknown): Change[];
}
