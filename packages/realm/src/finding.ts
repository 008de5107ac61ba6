export type Severity = 'error' | 'warning' | 'info';

/**
 * One thing that is wrong, said so that its reader can mend it: what, where, what would be allowed, and
 * the likeliest intention. An error means that the realm cannot be served; anything less, that it can.
 */
export interface Finding {
  /** A stable name for this kind of mistake: `unknown-key`, `asset-missing` … */
  rule: string;
  severity: Severity;
  message: string;
  /** The file as its reader would name it. */
  file: string;
  /** Both count from 1; a column counts UTF-16 units, as editors do. */
  line: number;
  column: number;
  /** RFC 6901 JSON pointer to the value (or key) in question; '' is the whole document. */
  pointer: string;
  /** The values or keys that may stand here, when there is a list of them. */
  allowed?: string[];
  /** What was probably meant: a value, a key, or a short instruction. */
  suggestion?: string;
}
