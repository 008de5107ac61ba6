import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/** Where the runners leave what they found, for counting and for the ledger. */
export const resultsFolder = join(root, '.cache/test');

export const resultsFile = (name) => join(resultsFolder, `${name}.json`);

/** Runs a runner that writes a report, and reads the report; null when there is none. */
export async function withReport(name, runner) {
  const file = resultsFile(name);
  await rm(file, { force: true });
  const ended = await runner(file);
  try {
    return { ...ended, report: JSON.parse(await readFile(file, 'utf8')) };
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return { ...ended, report: null };
    throw error;
  }
}

/** Counts of Vitest's JSON report. A file that cannot even be loaded has no tests, and counts as one failure. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts of Playwright's JSON report, and the names of tests that passed only at their second try. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    repeated: report.suites.flatMap(flakySpecs),
  };
}

function flakySpecs({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakySpecs)];
}
