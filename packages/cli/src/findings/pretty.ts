import type { Finding } from '@marquee/realm';
import { formatFindings } from '@marquee/realm/node';
import { summary } from './words';

/** Prints findings for people at a terminal: each with its lines, then their number. */
export function prettyFindings(
  findings: readonly Finding[],
  { realms, colour }: { realms: number; colour: boolean },
): string {
  const end = summary(findings, realms);
  return findings.length === 0 ? end : `${formatFindings(findings, { colour })}\n${end}`;
}
