import type { AssetFile } from '../pictures/assets';

/** The input of a check: the file's value, parts of which the schema may refuse, and the folder. */
export interface Subject {
  config: unknown;
  assets: ReadonlyMap<string, AssetFile>;
  /**
   * Whether the schema refuses a value at a place or inside it. A check that depends on several keys of an
   * object does not run while one of them is wrong: the same mistake would be found twice.
   */
  refused(pointer: string): boolean;
}
