import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import type { Finding, Severity } from '../finding';
import { isSystemError } from './folder';

export interface FormatOptions {
  /** Whether the reader is a terminal that shows colours. Default false. */
  colour?: boolean;
  /** The text of a file; by default it is read from the disk. */
  readSource?: (file: string) => string | undefined;
}

const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<
  Severity,
  string
>;

const MAXIMUM_ALLOWED = 12;

/** Findings for people: what, where, the lines around it, what is allowed, and what was probably meant. */
export function formatFindings(
  findings: readonly Finding[],
  { colour = false, readSource = readFromDisk }: FormatOptions = {},
): string {
  const sources = new Map<string, string[] | undefined>();
  const linesOf = (file: string) => {
    if (!sources.has(file)) sources.set(file, readSource(file)?.split(/\r\n|\n|\r/));
    return sources.get(file);
  };
  return findings
    .map((finding) => formatFinding(finding, linesOf(finding.file), colour))
    .join('\n');
}

function formatFinding(finding: Finding, lines: string[] | undefined, colour: boolean): string {
  const { rule, severity, message, file, line, column, pointer, allowed, suggestion } = finding;
  const paint = painter(colour);
  const out = [
    `${paint(COLOURS[severity], severity)} ${paint('bold', message)} ${paint('gray', rule)}`,
    `  ${file}:${line}:${column}${pointer ? paint('gray', `  ${pointer}`) : ''}`,
  ];
  if (lines) out.push('', ...frame(lines, line, column, paint), '');
  if (allowed && allowed.length > 0) out.push(`  allowed: ${shorten(allowed)}`);
  if (suggestion !== undefined) out.push(`  suggestion: ${paint('green', suggestion)}`);
  return `${out.join('\n')}\n`;
}

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

function painter(colour: boolean): Paint {
  return (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
}

/** One line before and after, and a mark under the place itself. */
function frame(lines: string[], line: number, column: number, paint: Paint): string[] {
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  const out: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const text = lines[number - 1] ?? '';
    const mark = number === line ? paint('red', '>') : ' ';
    out.push(`  ${mark} ${paint('gray', `${String(number).padStart(width)} |`)} ${text}`.trimEnd());
    if (number !== line) continue;
    // Tabs stay tabs, so that the mark stands under the place however wide they are.
    const indent = text.slice(0, column - 1).replace(/[^\t]/g, ' ');
    const carets = '^'.repeat(tokenLength(text.slice(column - 1)));
    out.push(`    ${' '.repeat(width)} ${paint('gray', '|')} ${indent}${paint('red', carets)}`);
  }
  return out;
}

/** A text in quotes, a word, or a single mark. */
function tokenLength(rest: string): number {
  return /^"(?:[^"\\]|\\.)*"?|^[\w.+-]+/.exec(rest)?.[0].length || 1;
}

function shorten(allowed: readonly string[]): string {
  const more = allowed.length - MAXIMUM_ALLOWED;
  const shown = allowed.slice(0, MAXIMUM_ALLOWED).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function readFromDisk(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // A finding may be about a file that is not there, or about a folder.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
