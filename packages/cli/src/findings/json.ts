import type { Finding } from '@marquee/realm';

/** The documented keys, all of them always there. */
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
}: Finding) {
  return { rule, severity, message, file, line, column, pointer, suggestion: suggestion ?? null };
}
