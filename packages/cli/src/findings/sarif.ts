import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Finding, RULES, type Severity } from '@marquee/realm';
import packageFile from '../../package.json' with { type: 'json' };
import { inOneLine } from './words';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<
  Severity,
  string
>;

/** The rules in alphabetical order, because a result refers to its rule by number. */
const rules: [string, { severity: Severity; about: string; why: string }][] = Object.entries(
  RULES,
).sort(([a], [b]) => (a < b ? -1 : 1));

/** SARIF 2.1.0, as code scanning reads it: https://docs.oasis-open.org/sarif/sarif/v2.1.0/. */
export function sarifFindings(findings: readonly Finding[]): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'marquee',
            version: packageFile.version,
            rules: rules.map(([id, { severity, about, why }]) => ({
              id,
              shortDescription: { text: about },
              fullDescription: { text: why },
              defaultConfiguration: { level: LEVELS[severity] },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(result),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function result(finding: Finding) {
  const { rule, severity, file, line, column, pointer } = finding;
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex(([id]) => id === rule),
    level: LEVELS[severity],
    message: { text: inOneLine(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: location(file),
          region: { startLine: line, startColumn: column },
        },
        ...(pointer && { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'member' }] }),
      },
    ],
    // Line numbers change; the place in the document stays, and identifies a finding that was there before.
    partialFingerprints: { 'ruleAndPointer/v1': `${rule} ${file} ${pointer}` },
  };
}

/** The path of a file from the folder in which the command was called, which is the root of the sources. */
function location(file: string) {
  if (isAbsolute(file)) return { uri: pathToFileURL(file).href };
  return { uri: file.split(sep).map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}
