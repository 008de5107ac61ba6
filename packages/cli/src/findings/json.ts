import type { Finding } from '@marquee/realm';

/** The documented keys; every key is always present. */
export const jsonFindings = (findings: readonly Finding[]): string =>
  `${JSON.stringify(findings.map(forPrograms), null, 2)}\n`;

function forPrograms({
  rule,
  severity,
  message,
  file,
  line,
  column,
  pointer,
  suggestion,
  why,
  help,
  fix,
}: Finding) {
  const place = { file, line, column, pointer };
  const about = { suggestion: suggestion ?? null, why: why ?? null, help: help ?? null };
  return { rule, severity, message, ...place, ...about, fixable: fix !== undefined };
}
