import type { Finding } from '../findings/finding';
import { REALM_TEXT } from '../fixtures/realm-text';
import type { RuleName } from '../lint-rules/index';
import { parseRealm } from '../parse-realm';
import MISTAKES from './mistakes.json' with { type: 'json' };
import { SOUND_ASSETS } from './sound-assets';

/** A sound realm with one mistake, and its one finding. */
export interface Mistake {
  mistake: string;
  /** The text that is replaced; it is in the sound realm once. */
  find: string;
  by: string;
  /** The text after the fix; absent where there is no fix. */
  fixed?: string;
  finding: {
    rule: RuleName;
    severity: Finding['severity'];
    line: number;
    column: number;
    pointer: string;
    message: string;
    suggestion?: string;
    /** The title of the fix. */
    fix?: string;
  };
}

/** A mistake as the file has it: `at` is the text at the place of its finding, which no other place has; or before and after it, with `‸` between. */
type Entry = Omit<Mistake, 'finding'> & {
  finding: Omit<Mistake['finding'], 'line' | 'column'> & { at: string };
};

/** The place of a text that occurs once. */
function placeOf(at: string, text: string): { line: number; column: number } {
  const [before = '', after] = at.split('‸');
  const [start = '', ...more] = text.split(before + (after ?? ''));
  if (more.length !== 1)
    throw new Error(`${JSON.stringify(at)} is in the realm ${more.length} times.`);
  const lines = (after === undefined ? start : start + before).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

export const CORPUS: readonly Mistake[] = (MISTAKES as readonly Entry[]).map((entry) => {
  const { at, ...finding } = entry.finding;
  const text = REALM_TEXT.replace(entry.find, () => entry.by);
  return { ...entry, finding: { ...finding, ...placeOf(at, text) } };
});

const FILE = 'realm.json';

/** The sound realm with these mistakes, one after the other; undefined when one replaces another. */
export function withMistakes(...mistakes: readonly Mistake[]): string | undefined {
  return mistakes.reduce<string | undefined>(
    (text, { find, by }) =>
      text?.split(find).length === 2 ? text.replace(find, () => by) : undefined,
    REALM_TEXT,
  );
}

/** The sound realm with the fix of a mistake. */
export function fixedRealm({ find, by, fixed = by }: Mistake): string {
  return REALM_TEXT.replace(find, () => fixed);
}

/** The findings of a text in the sound realm's folder. */
export function findingsIn(text: string): Finding[] {
  return parseRealm({ id: 'delta', file: FILE, text, assets: SOUND_ASSETS }).findings;
}
