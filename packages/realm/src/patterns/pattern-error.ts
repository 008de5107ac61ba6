/** A regular expression that no page gets. The message is for an operator: what is not allowed, and what to write instead. */
export class PatternError extends Error {
  override name = 'PatternError';
}
