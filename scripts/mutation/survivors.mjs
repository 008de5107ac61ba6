/** The results that count as caught: a test failed, or the mutant ran for ever. */
const CAUGHT = ['Killed', 'Timeout'];
/** The results that count against the score. */
const LEFT = ['Survived', 'NoCoverage'];

/** @typedef {{ line: number, column: number }} Position both from 1 */
/** @typedef {{ start: Position, end: Position }} Location */
/** @typedef {{ status: string, location: Location, replacement: string }} Mutant */

/**
 * The parts of StrykerJS's report that are read here.
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 */

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * Reads the part of a source that a mutant replaces.
 * @param {string} source
 * @param {Location} location
 */
function replacedPart(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  lines.unshift((lines.shift() ?? '').slice(start.column - 1));
  return lines.join('\n');
}

/**
 * Describes a mutant without line numbers, so that the text stays the same when lines above move: `file: was → became`.
 * @param {string} file
 * @param {string} source
 * @param {Mutant} mutant
 */
function described(file, source, { location, replacement }) {
  const line = oneLine(source.split('\n')[location.start.line - 1] ?? '');
  const was = oneLine(replacedPart(source, location));
  return `${file}: ${was} → ${oneLine(replacement)} in: ${line}`;
}

/**
 * Counts the mutants of a report and the caught ones, and lists the others.
 * @param {Report} report
 * @param {string[]} [wanted] files; all of the report when left out
 */
export function judge({ files }, wanted = Object.keys(files)) {
  // A report also has results of files that earlier runs mutated.
  const now = Object.entries(files).filter(([file]) => wanted.includes(file));
  const all = now.flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, source, mutant })),
  );
  /** @type {(states: string[]) => typeof all} */
  const of = (states) => all.filter(({ mutant }) => states.includes(mutant.status));
  const left = of(LEFT);
  return {
    caught: of(CAUGHT).length,
    mutants: of(CAUGHT).length + left.length,
    survivors: left.map(({ file, source, mutant }) => described(file, source, mutant)).sort(),
  };
}

/**
 * Computes the score in percent with one decimal, rounded down: 89.99 is not 90.
 * @param {{ caught: number, mutants: number }} found
 */
export const scoreOf = ({ caught, mutants }) =>
  mutants === 0 ? 100 : Math.floor((caught / mutants) * 1000) / 10;
