import type { Finding } from '../findings/finding';
import { REALM_TEXT } from '../fixtures/realm-text';
import type { RuleName } from '../lint-rules/index';
import { parseRealm } from '../parse-realm';
import MISTAKES from './mistakes.json' with { type: 'json' };
import { SOUND_ASSETS } from './sound-assets';

/** A sound realm with one thing changed, and all that is found then. */
export interface Mistake {
  mistake: string;
  /** What is replaced; it stands in the sound realm once. */
  find: string;
  by: string;
  /** What its machine fix makes of that; only where there is one. */
  mended?: string;
  finding: {
    rule: RuleName;
    severity: Finding['severity'];
    line: number;
    column: number;
    pointer: string;
    message: string;
    suggestion?: string;
    /** What its machine fix does. */
    fix?: string;
  };
}

export const CORPUS = MISTAKES as readonly Mistake[];

const FILE = 'realm.json';

/** The sound realm with these mistakes, one after the other; nothing when one takes the place of another. */
export function withMistakes(...mistakes: readonly Mistake[]): string | undefined {
  return mistakes.reduce<string | undefined>(
    (text, { find, by }) =>
      text?.split(find).length === 2 ? text.replace(find, () => by) : undefined,
    REALM_TEXT,
  );
}

/** The sound realm with what a machine makes of a mistake. */
export function mendedRealm({ find, by, mended = by }: Mistake): string {
  return REALM_TEXT.replace(find, () => mended);
}

/** What is found in a text that stands in the sound realm's folder. */
export function findingsIn(text: string): Finding[] {
  return parseRealm({ id: 'delta', file: FILE, text, assets: SOUND_ASSETS }).findings;
}
