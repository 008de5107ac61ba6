import type { Severity } from '../findings/finding';
import type { AssetFile } from '../pictures/assets';

/** One kind of mistake. Each has a file of its own; its example is its test, and the page for operators is made of it. */
export interface Rule {
  severity: Severity;
  /** When there is such a finding. */
  about: string;
  /** What would come of it, in a sentence or two. */
  why: string;
}

/** What the rule's page says beside the rule. */
export interface RulePage {
  /** What to do about it. */
  mend: string;
  /** A realm with this one mistake, and the same realm without. `«` stands where the finding is. */
  bad: RuleExample;
  good: RuleExample;
  /** What is found of the same mistake at another place. */
  beside?: string;
  /** Further pictures in the realm's folder, as they are measured. */
  assets?: Record<string, AssetFile>;
}

/** Members of a `realm.json` that take the place of a sound realm's, or what else is in a folder. */
export type RuleExample =
  | string
  | {
      id?: string;
      /** By path from the realm's folder; of a `realm.json`, its members. */
      files?: Record<string, string>;
      /** How the files are written, where it is not UTF-8. */
      encoding?: 'latin1';
      /** How many bytes a file is filled up to with spaces, by path. */
      filledTo?: Record<string, number>;
    };
