/** What a guard says about one place. */
export interface Finding {
  /** Relative to the repository. */
  file: string;
  line: number;
  message: string;
}

/** One line a finding, as compilers print them, so that an editor finds the place. */
export const inWords = (findings: readonly Finding[]): string[] =>
  findings.map(({ file, line, message }) => `${file}:${line} ${message}`);
