import type { Finding } from '@marquee/realm';
import { inOneLine } from './words';

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** Workflow commands: a GitHub workflow shows each at its line of the change. */
export const githubFindings = (findings: readonly Finding[]): string =>
  findings.map(annotation).join('');

function annotation(finding: Finding): string {
  const { rule, severity, file, line, column } = finding;
  const place = { file: file.replaceAll('\\', '/'), line, col: column, title: rule };
  const properties = Object.entries(place).map(([key, value]) => `${key}=${inProperty(value)}`);
  return `::${COMMANDS[severity]} ${properties.join(',')}::${inMessage(inOneLine(finding))}\n`;
}

/** Escapes characters that would end the command's line, or begin an escape. */
const inMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Escapes also the characters that would end a property. */
const inProperty = (value: string | number): string =>
  inMessage(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
