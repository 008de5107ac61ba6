import type { Change } from './change';

/** What a version of the format changed. Small, pure, and never altered once it has been released. */
export interface Step {
  from: number;
  to: number;
  /** What changed, as the operator's page on versions says it. */
  describe: string;
  /** What has another place since. */
  moves: readonly Change[];
  /** What has to move in a file of the older version; nothing in one that does not use what changed. */
  migrate(value: unknown): Change[];
}
