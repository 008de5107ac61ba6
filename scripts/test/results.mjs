import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { codeOf } from '../workspace/errors.mjs';
import { root } from '../workspace/root.mjs';

/**
 * The entry of one test file in the report of `unit-report.mjs`.
 * @typedef {object} UnitFile
 * @property {string} file
 * @property {string[]} names of all tests that ran
 * @property {number} passed
 * @property {string[]} failures
 * @property {Record<string, string[]>} [said] what those that failed said
 * @property {string[]} [notRun] what was skipped, and why
 * @property {number} [ms] how long it took to load and run
 */

/** @typedef {{ files: UnitFile[] }} UnitReport */

/**
 * A runner's results; `flaky` passed at a later try only.
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures]
 * @property {string[]} [flaky]
 * @property {string[]} [notRun]
 */

/** @typedef {{ code: number, output: string }} Ended */

/** @typedef {{ status: string, results: { duration: number, errors: { message?: string }[] }[] }} PlaywrightTest */

/**
 * A suite, which may hold others.
 * @typedef {object} PlaywrightSuite
 * @property {{ file: string, line: number, title: string, tests: PlaywrightTest[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * The parts of Playwright's JSON report that are read here.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} errors
 * @property {PlaywrightSuite[]} suites
 */

/** The folder of the runners' reports, for counting, for `--failed` and for the ledger. */
export const resultsFolder = join(root, '.cache/test');

/** @param {string} name */
export const resultsFile = (name) => join(resultsFolder, `${name}.json`);

/**
 * Reads the report of a run before; null when there is none.
 * @template Report
 * @param {string} name
 * @returns {Promise<Report | null>}
 */
export async function readReport(name) {
  try {
    return JSON.parse(await readFile(resultsFile(name), 'utf8'));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && !(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/**
 * Runs a runner that writes a report, and reads the report; null when there is none.
 * @template Report
 * @param {string} name
 * @param {(file: string) => Promise<Ended>} runner
 * @returns {Promise<Ended & { report: Report | null }>}
 */
export async function withReport(name, runner) {
  const file = resultsFile(name);
  await rm(file, { force: true });
  const ended = await runner(file);
  /** @type {Report | null} */
  const report = await readReport(name);
  return { ...ended, report };
}

/**
 * Reads the report of `unit-report.mjs`: counts; by file and name which tests failed or did not run, and the message of each
 * failure.
 * @param {UnitReport} report
 */
export function countUnits({ files }) {
  /** @type {(file: string, failure: string) => string} */
  const named = (file, failure) => `${relative(root, file)}: ${failure}`;
  const failures = files.flatMap(({ file, failures }) =>
    failures.map((failure) => named(file, failure)),
  );
  const said = files.flatMap(({ file, said = {} }) =>
    Object.entries(said).map(([failure, messages]) => ({ name: named(file, failure), messages })),
  );
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const notRun = files.flatMap(({ file, notRun = [] }) => notRun.map((name) => named(file, name)));
  return {
    passed,
    failed: failures.length,
    failures,
    notRun,
    said: Object.fromEntries(said.map(({ name, messages }) => [name, messages])),
  };
}

/**
 * Lists the files of such a report in which a test failed.
 * @param {UnitReport} report
 */
export const failedFiles = ({ files }) =>
  files.filter(({ failures }) => failures.length > 0).map(({ file }) => file);

/**
 * The files that took longest, the slowest first, e.g. `31 s scripts/guards.test.ts`.
 * @param {UnitReport} report
 */
export const slowestFiles = ({ files }, count = 12) =>
  files
    .toSorted((one, other) => (other.ms ?? 0) - (one.ms ?? 0))
    .slice(0, count)
    .map(({ file, ms = 0 }) => `${Math.round(ms / 1000)} s ${relative(root, file)}`);

/**
 * Merges a report with that of a second run of some files: their new results replace the old ones.
 * @param {UnitReport} report
 * @param {UnitReport} again
 * @returns {UnitReport}
 */
export function withSecondTry(report, again) {
  const repeated = new Set(again.files.map(({ file }) => file));
  return { files: [...report.files.filter(({ file }) => !repeated.has(file)), ...again.files] };
}

/**
 * Reads Playwright's JSON report: counts, failed tests, and tests that passed at a later try only, with what the first said.
 * @param {PlaywrightReport} report
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    failures: report.suites.flatMap((suite) => specsThatAre('unexpected', suite)),
    flaky: report.suites.flatMap((suite) => specsThatAre('flaky', suite)),
    notRun: report.suites.flatMap((suite) => specsThatAre('skipped', suite)),
  };
}

/**
 * @param {string} wanted
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function specsThatAre(wanted, { specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...own.map(({ file, title, tests }) => [`${file}: ${title}`, ...tests.flatMap(why)].join('\n')),
    ...suites.flatMap((suite) => specsThatAre(wanted, suite)),
  ];
}

/**
 * Lists where the failed tests of Playwright's report are, e.g. `viewer/sign-in.spec.ts:40`.
 * @param {PlaywrightReport} report
 * @returns {string[]}
 */
export const failedPlaces = ({ suites }) => suites.flatMap(placesOf);

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function placesOf({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return [...own.map(({ file, line }) => `${file}:${line}`), ...suites.flatMap(placesOf)];
}

/**
 * Summarises how each failed try ended; a reader may see only the end of a long log.
 * @param {PlaywrightTest} test
 */
function why({ results }) {
  return results.flatMap(({ errors, duration }, attempt) =>
    errors.map(({ message = '' }) => {
      const lines = stripVTControlCharacters(message).split('\n');
      const told = lines.filter((line) => line.trim() !== '').slice(0, 12);
      return [`try ${attempt + 1}, ${duration} ms:`, ...told].join('\n    ');
    }),
  );
}
