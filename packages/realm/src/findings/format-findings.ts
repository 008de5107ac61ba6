import type { Finding, Severity } from './finding';

export interface FormatOptions {
  /** Whether the output is a terminal that shows colours. Default false. */
  colour?: boolean;
  /** The text of a file, if there is one. */
  readSource: (file: string) => string | undefined;
}

/** One line of the text around a finding. */
export interface FrameLine {
  /** Counts from 1. */
  number: number;
  text: string;
  /** The range that the finding is about, in UTF-16 units of `text`; one line of the frame has it. */
  mark?: { start: number; length: number };
}

/** A finding in the parts that a terminal, an editor or a page shows. */
export interface DescribedFinding {
  severity: Severity;
  rule: string;
  message: string;
  /** `realms/delta/realm.json:3:23` */
  place: string;
  pointer: string;
  /** Empty when the file's text is not known. */
  frame: FrameLine[];
  /** In this order: what is allowed, what was meant, why it matters, the automatic fix, the page. Each has a heading. */
  notes: { heading: NoteHeading; text: string }[];
}

export type NoteHeading = 'allowed' | 'did you mean' | 'why' | 'fix' | 'more';

const MAXIMUM_ALLOWED = 12;

/** Describes a finding in words, without any styling. */
export function describeFinding(finding: Finding, source: string | undefined): DescribedFinding {
  return describe(finding, source === undefined ? undefined : linesOf(source));
}

const linesOf = (source: string): string[] => source.split(/\r\n|\n|\r/);

function describe(finding: Finding, source: readonly string[] | undefined): DescribedFinding {
  const { severity, rule, message, file, line, column, pointer } = finding;
  const { allowed = [], suggestion, why, fix, help } = finding;
  const notes: [NoteHeading, string | undefined][] = [
    ['allowed', allowed.length > 0 ? shorten(allowed) : undefined],
    ['did you mean', suggestion],
    ['why', why],
    ['fix', fix && `"marquee validate --fix" will ${fix.title}.`],
    ['more', help],
  ];
  return {
    severity,
    rule,
    message,
    place: `${file}:${line}:${column}`,
    pointer: cut(pointer),
    frame: source === undefined ? [] : frameOf(source, line, column),
    notes: notes.flatMap(([heading, text]) =>
      text === undefined ? [] : [{ heading, text: cut(text) }],
    ),
  };
}

/** Limits the characters shown of a line: a file may be one line of a megabyte. */
const MAXIMUM_SHOWN = 240;

/** How many of these characters come before the finding's place. */
const SHOWN_BEFORE = 80;

const cut = (text: string) =>
  text.length > MAXIMUM_SHOWN ? `${text.slice(0, MAXIMUM_SHOWN - 1)}…` : text;

/** The line of the finding, with one line before and one after. */
function frameOf(lines: readonly string[], line: number, column: number): FrameLine[] {
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const frame: FrameLine[] = [];
  for (let number = first; number <= last; number += 1) {
    const text = lines[number - 1] ?? '';
    frame.push({ number, ...(number === line ? around(text, column - 1) : { text: cut(text) }) });
  }
  return frame;
}

/** The line with its mark; of a long line, only the part around the mark. */
function around(line: string, place: number): Pick<FrameLine, 'text' | 'mark'> {
  const from = line.length > MAXIMUM_SHOWN ? Math.max(0, place - SHOWN_BEFORE) : 0;
  const before = from > 0 ? '…' : '';
  const text = before + cut(line.slice(from));
  const start = before.length + place - from;
  return { text, mark: { start, length: tokenLength(text.slice(start)) } };
}

/** Measures the token at the start: a text in quotes, a word, or a single character. */
function tokenLength(rest: string): number {
  return /^"(?:[^"\\]|\\.)*"?|^[\w.+-]+/.exec(rest)?.[0].length || 1;
}

function shorten(allowed: readonly string[]): string {
  const more = allowed.length - MAXIMUM_ALLOWED;
  const shown = allowed.slice(0, MAXIMUM_ALLOWED).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** Formats findings for a terminal: what, where, the lines around, and all that helps to fix them. */
export function formatFindings(
  findings: readonly Finding[],
  { colour = false, readSource }: FormatOptions,
): string {
  const sources = new Map<string, readonly string[] | undefined>();
  const sourceOf = (file: string) => {
    if (!sources.has(file)) {
      const source = readSource(file);
      sources.set(file, source === undefined ? undefined : linesOf(source));
    }
    return sources.get(file);
  };
  const paint: Paint = colour ? painted : (_style, text) => text;
  return findings
    .map((finding) => inTerminal(describe(finding, sourceOf(finding.file)), paint))
    .join('\n');
}

function inTerminal(described: DescribedFinding, paint: Paint): string {
  const { severity, rule, message, place, pointer, frame, notes } = described;
  const width = String(frame.at(-1)?.number ?? 0).length;
  const out = [
    `${paint(COLOURS[severity], severity)} ${paint('bold', message)} ${paint('gray', rule)}`,
    `  ${place}${pointer ? paint('gray', `  ${pointer}`) : ''}`,
    ...(frame.length > 0
      ? ['', ...frame.flatMap((line) => frameLines(line, width, paint)), '']
      : []),
    ...notes.map(
      ({ heading, text }) =>
        `  ${paint('gray', `${heading}:`)} ${heading === 'did you mean' ? paint('green', text) : text}`,
    ),
  ];
  return `${out.join('\n')}\n`;
}

function frameLines({ number, text, mark }: FrameLine, width: number, paint: Paint): string[] {
  const sign = mark ? paint('red', '>') : ' ';
  const line =
    `  ${sign} ${paint('gray', `${String(number).padStart(width)} |`)} ${text}`.trimEnd();
  if (!mark) return [line];
  // Tabs stay tabs, so that the mark is under the place whatever their width.
  const indent = text.slice(0, mark.start).replace(/[^\t]/g, ' ');
  const carets = paint('red', '^'.repeat(mark.length));
  return [line, `    ${' '.repeat(width)} ${paint('gray', '|')} ${indent}${carets}`];
}

/** Codes that terminals understand (ECMA-48): on, off. */
const STYLES = {
  bold: [1, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
  gray: [90, 39],
} as const;

const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<
  Severity,
  keyof typeof STYLES
>;

type Paint = (style: keyof typeof STYLES, text: string) => string;

const painted: Paint = (style, text) => {
  const [on, off] = STYLES[style];
  return `\u001b[${on}m${text}\u001b[${off}m`;
};
