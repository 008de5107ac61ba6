import { childPointer, type Located } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import type { RuleName } from '../lint-rules/index';

/** Finds the later of two entries of one name. The fix removes it where both are the same. */
export function repeatedDrafts(
  entries: readonly Located[],
  { key, rule, what }: { key: string; rule: RuleName; what: string },
): Draft[] {
  const seen = new Map<string, string>();
  return entries.flatMap(({ pointer, value }): Draft[] => {
    const name = JSON.stringify(Object(value)[key]);
    if (name === undefined) return [];
    const before = seen.get(name);
    const whole = JSON.stringify(value);
    if (before === undefined) {
      seen.set(name, whole);
      return [];
    }
    return [
      {
        rule,
        pointer: childPointer(pointer, key),
        message: `${what} ${quote(Object(value)[key])}.`,
        ...(before === whole && { change: { remove: true, pointer } }),
      },
    ];
  });
}
