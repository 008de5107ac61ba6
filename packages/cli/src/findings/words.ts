import type { Finding, Severity } from '@marquee/realm';

const NOUNS = { error: 'error', warning: 'warning', info: 'remark' } as const satisfies Record<
  Severity,
  string
>;

export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Writes `1 error and 2 warnings in 3 realms.`; without realms when the folder of realms itself is wrong. */
export function summary(findings: readonly Finding[], realms: number): string {
  const counts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [counted(count, NOUNS[severity])];
  });
  const [last = 'Nothing wrong', ...others] = counts.toReversed();
  const list = others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
  return `${list}${realms === 0 ? '' : ` in ${counted(realms, 'realm')}`}.\n`;
}

/** A finding's message, and what was probably meant. */
export const inOneLine = ({ message, suggestion }: Finding): string =>
  suggestion === undefined ? message : `${message} Suggestion: ${suggestion}.`;
