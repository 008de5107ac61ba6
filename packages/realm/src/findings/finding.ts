export type Severity = 'error' | 'warning' | 'info';

/**
 * One mistake, described so that an operator can fix it: what, where, what is allowed, and what was probably
 * meant. With an error the realm cannot be served; with anything less it can.
 */
export interface Finding {
  /** A stable name for this kind of mistake: `unknown-key`, `asset-missing` … */
  rule: string;
  severity: Severity;
  message: string;
  /** The path of the file, as the operator gave it. */
  file: string;
  /** Both count from 1; a column counts UTF-16 units, as editors do. */
  line: number;
  column: number;
  /** RFC 6901 JSON pointer to the value (or key) in question; '' is the whole document. */
  pointer: string;
  /** The values or keys that are allowed here, when there is a list of them. */
  allowed?: string[];
  /** What was probably meant: a value, a key, or a short instruction. */
  suggestion?: string;
  /** Why it matters, in a sentence. */
  why?: string;
  /** The page about the rule, from the root of the repository. */
  help?: string;
  /** What `marquee validate --fix` and editors write, when it is clear what was meant. */
  fix?: Fix;
}

/** A change that corrects one mistake and touches nothing else. */
export interface Fix {
  /** What it does, as the end of a sentence: `write "dark"`. */
  title: string;
  /** In the order of the file, without overlaps. */
  edits: TextEdit[];
}

/** A range of a file's text, in UTF-16 units from its start, and the text that replaces it. */
export interface TextEdit {
  file: string;
  offset: number;
  length: number;
  text: string;
}
