import type { Finding } from '@marquee/realm';
import { formatFindings } from '@marquee/realm/node';

/** The most findings that are passed on: a file of a megabyte can have a hundred thousand mistakes. */
const MOST_TOLD = 200;

const WEIGHT = { error: 0, warning: 1, info: 2 } as const;

/** The most severe findings, in their given order. */
export function tellable(findings: readonly Finding[]): Finding[] {
  if (findings.length <= MOST_TOLD) return [...findings];
  const bySeverity = findings.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);
  const chosen = new Set(bySeverity.slice(0, MOST_TOLD));
  return findings.filter((finding) => chosen.has(finding));
}

/** Errors and warnings as text for the operator, with their lines; remarks are left to "marquee validate". */
export function saidOf(findings: readonly Finding[]): string {
  const telling = findings.filter(({ severity }) => severity !== 'info');
  if (telling.length === 0) return '';
  const told = tellable(telling);
  const more = telling.length - told.length;
  const rest = more > 0 ? `\n…and ${more} more: "marquee validate" has them all.\n` : '';
  return formatFindings(told, { colour: false }) + rest;
}
