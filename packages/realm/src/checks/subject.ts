import type { AssetFile } from '../pictures/assets';

/** What a check may look at: the file's value, which the schema may have refused in parts, and the folder. */
export interface Subject {
  config: unknown;
  assets: ReadonlyMap<string, AssetFile>;
  /**
   * Whether the schema refuses something at a place or inside it. What depends on other keys of an object is
   * not judged while one of them is wrong: the same mistake would be found twice.
   */
  refused(pointer: string): boolean;
}
