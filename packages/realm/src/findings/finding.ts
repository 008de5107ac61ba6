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
  /** Why it matters, in a sentence. */
  why?: string;
  /** The page about the rule, from the root of the repository. */
  help?: string;
  /** What `marquee validate --fix` and editors write, where it is plain what was meant. */
  fix?: Fix;
}

/** A change that mends one thing and touches nothing else. */
export interface Fix {
  /** What it does, as the end of a sentence: `write "dark"`. */
  title: string;
  /** In the order of the file, none over another. */
  edits: TextEdit[];
}

/** A stretch of a file's text, in UTF-16 units from its start, and what stands there instead. */
export interface TextEdit {
  file: string;
  offset: number;
  length: number;
  text: string;
}
