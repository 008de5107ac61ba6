import type { Severity } from '../findings/finding';
import type { AssetFile } from '../pictures/assets';

/** A lint rule: one kind of mistake, in a file of its own. Its example is its test and makes the page for operators. */
export interface Rule {
  severity: Severity;
  /** When the rule makes a finding. */
  about: string;
  /** The effect of the mistake, in a sentence or two. */
  why: string;
}

/** The rest of the rule's page. */
export interface RulePage {
  /** How an operator corrects the mistake. */
  howToFix: string;
  /** A realm with this one mistake, and the same realm without. `«` marks the place of the finding. */
  bad: RuleExample;
  good: RuleExample;
  /** The rule that finds the same mistake at another place. */
  beside?: string;
  /** More pictures in the realm's folder, with their measures. */
  assets?: Record<string, AssetFile>;
}

/** Members of a `realm.json` that replace those of a sound realm, or the files of a folder. */
export type RuleExample =
  | string
  | {
      id?: string;
      /** Files by path from the realm's folder; for a `realm.json`, its members. */
      files?: Record<string, string>;
      /** The encoding of the files, UTF-8 by default. */
      encoding?: 'latin1';
      /** The size in bytes to which spaces fill a file, by path. */
      filledTo?: Record<string, number>;
    };
