/**
 * A regular expression as a program for a matcher without backtracking: the time of a match grows only with the value's
 * length. Matching is by code points. `compilePattern` in `@marquee/realm/patterns` makes one.
 */
export interface Pattern {
  /** One entry for each class of characters, as `[lo, hi, lo, hi, …]`: code points, both ends included, ascending. */
  classes: readonly (readonly number[])[];
  /**
   * One entry for each state; 0 is the start. `['c', class, next]` takes one character of the class, `['s', a, b]` goes on at
   * both, `['m']` is a match if the value ends there. Assertions take nothing: `['^', next]` and `['$', next]` hold at the
   * value's ends, `['b', next]` and `['B', next]` at and away from the edge of a word (of `[A-Za-z0-9_]`).
   */
  states: readonly (readonly [string, ...number[]])[];
}
