import type { Document, Position, SyntaxMistake } from '../document/document';
import { RULES, type RuleName } from '../lint-rules/index';
import { type Change, fixFor } from './change';
import type { Finding } from './finding';

/** A finding before it has a place in a file. */
export interface Draft {
  rule: RuleName;
  pointer: string;
  /** Set when the finding is about the key, not its value. */
  at?: 'key';
  message: string;
  allowed?: readonly string[];
  suggestion?: string;
  /** The key that is missing from the object. */
  missing?: string;
  /** What fixes the mistake, when it is clear what was meant. */
  change?: Change;
}

/** What all findings of a rule have in common. */
function commonParts(rule: RuleName): Pick<Finding, 'rule' | 'severity' | 'why' | 'help'> {
  const { severity, why } = RULES[rule];
  return { rule, severity, why, help: `docs/operators/rules/${rule}.md` };
}

/** Gives a draft its place and its severity. */
export function toFinding(draft: Draft, file: string, document: Document): Finding {
  const { rule, severity, ...about } = commonParts(draft.rule);
  const fix = draft.change && fixFor(draft.change, draft, file, document);
  return {
    rule,
    severity,
    message: draft.message,
    file,
    ...document.locate(draft.pointer, draft.at ?? 'value'),
    pointer: draft.pointer,
    ...(draft.allowed && { allowed: [...draft.allowed] }),
    ...(draft.suggestion !== undefined && { suggestion: draft.suggestion }),
    ...about,
    ...(fix && { fix }),
  };
}

/** Makes a finding about a whole file, or about a place in a file that cannot be read as a realm. */
export function fileFinding(
  rule: RuleName,
  file: string,
  message: string,
  { line, column }: Position = { line: 1, column: 1 },
): Finding {
  const { severity, ...about } = commonParts(rule);
  return { severity, message, file, line, column, pointer: '', ...about };
}

/** Makes the one finding about a file that is not JSON. */
export function syntaxFinding({ message, position, edit }: SyntaxMistake, file: string): Finding {
  const finding = fileFinding('syntax', file, message, position);
  if (!edit) return finding;
  const { title = edit.text === '' ? 'remove it' : `write ${edit.text}`, ...change } = edit;
  return { ...finding, fix: { title, edits: [{ file, ...change }] } };
}

/** Finds keys that an object has twice. The fix removes the later one when both have the same value. */
export function duplicateFindings(document: Document, file: string): Finding[] {
  return document.duplicates.map(({ key, pointer, position, member, same }) => {
    const message = same
      ? `The key ${quote(key)} is twice in this object, with the same value.`
      : `The key ${quote(key)} is twice in this object. The first value is lost: keep the one that you want.`;
    const finding = { ...fileFinding('duplicate-key', file, message, position), pointer };
    const fix = same && fixFor({ remove: member }, { pointer }, file, document);
    return fix ? { ...finding, fix } : finding;
  });
}

const WEIGHT = { error: 0, warning: 1, info: 2 } as const;

/** Sorts findings by severity, then by file, line, column and rule. */
export function byWeight(a: Finding, b: Finding): number {
  return (
    WEIGHT[a.severity] - WEIGHT[b.severity] ||
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.rule, b.rule)
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Writes a value for a message: shortened, and in quotes when it is a text. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
