/** A guard's message about one place. */
export interface Finding {
  /** Relative to the repository. */
  file: string;
  line: number;
  message: string;
}

/** Writes one line for each finding, as compilers do, so that an editor finds the place. */
export const inWords = (findings: readonly Finding[]): string[] =>
  findings.map(({ file, line, message }) => `${file}:${line} ${message}`);
