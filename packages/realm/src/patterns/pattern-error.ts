/** Thrown for a refused regular expression. Its message tells an operator what is not allowed, and what to write instead. */
export class PatternError extends Error {
  override name = 'PatternError';
}
