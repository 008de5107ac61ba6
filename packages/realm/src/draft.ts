import type { Document } from './document';
import type { Finding } from './finding';
import { RULES, type RuleName } from './rules';

/** A finding before it has a place in a file. */
export interface Draft {
  rule: RuleName;
  pointer: string;
  /** Whether the key is meant, not its value. */
  at?: 'key';
  message: string;
  allowed?: readonly string[];
  suggestion?: string;
}

/** Gives a draft its place and its severity. */
export function toFinding(draft: Draft, file: string, document: Document): Finding {
  return {
    rule: draft.rule,
    severity: RULES[draft.rule].severity,
    message: draft.message,
    file,
    ...document.locate(draft.pointer, draft.at ?? 'value'),
    pointer: draft.pointer,
    ...(draft.allowed && { allowed: [...draft.allowed] }),
    ...(draft.suggestion !== undefined && { suggestion: draft.suggestion }),
  };
}

/** A finding about a file as a whole. */
export function fileFinding(rule: RuleName, file: string, message: string): Finding {
  return {
    rule,
    severity: RULES[rule].severity,
    message,
    file,
    line: 1,
    column: 1,
    pointer: '',
  };
}

/** In the order in which a reader of the files comes upon them. */
export function byPlace(a: Finding, b: Finding): number {
  return (
    compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule)
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A value as it stands in a message: short, in quotes when it is a text. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
