export { compilePattern, LARGEST_PATTERN, MOST_STATES } from './compile-pattern';
export { LONGEST_SOURCE } from './parse';
export { PatternError } from './pattern-error';
export { shortestMatch } from './shortest-match';
