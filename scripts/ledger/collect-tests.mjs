/** @import { JSONReport, JSONReportSuite } from '@playwright/test/reporter' */
/** @import { UnitReport } from '../test/results.mjs' */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Problem } from '../workspace/problem.mjs';
import { root } from '../workspace/root.mjs';
import { runNode } from '../workspace/run.mjs';

/** @typedef {{ name: string, file: string }} Test */

/** @param {string} file */
const fromRoot = (file) => relative(root, file).replaceAll('\\', '/');

/**
 * Reads the tests of the last run from its report.
 * @param {string} file
 * @returns {Promise<Test[]>}
 */
async function testsOfRun(file) {
  /** @type {UnitReport} */
  const { files } = JSON.parse(await readFile(file, 'utf8'));
  return files.flatMap(({ file: path, names }) =>
    names.map((name) => ({ name, file: fromRoot(path) })),
  );
}

/**
 * @param {string} folder
 * @returns {Promise<Test[]>}
 */
async function vitestTests(folder) {
  const file = join(folder, 'vitest.json');
  const { code, output } = await runNode(join(root, 'node_modules/vitest/vitest.mjs'), [
    'list',
    `--json=${file}`,
  ]);
  if (code !== 0) throw new Problem(`The unit tests could not be listed:\n${output.trim()}`);
  /** @type {Test[]} */
  const tests = JSON.parse(await readFile(file, 'utf8'));
  return tests.map(({ name, file: path }) => ({ name, file: fromRoot(path) }));
}

/**
 * Lists the tests of nested suites; a test's whole name has the names of its suites before it.
 * @param {JSONReportSuite} suite
 * @param {readonly string[]} path
 * @param {string} rootDir
 * @returns {Generator<Test>}
 */
function* specsOf(suite, path, rootDir) {
  for (const spec of suite.specs ?? []) {
    const runs = spec.tests.some((test) => test.expectedStatus !== 'skipped');
    if (runs)
      yield { name: [...path, spec.title].join(' > '), file: fromRoot(join(rootDir, spec.file)) };
  }
  for (const inner of suite.suites ?? []) yield* specsOf(inner, [...path, inner.title], rootDir);
}

/**
 * @param {string} folder
 * @returns {Promise<Test[]>}
 */
async function playwrightTests(folder) {
  const file = join(folder, 'playwright.json');
  const { code, output } = await runNode(
    join(root, 'node_modules/@playwright/test/cli.js'),
    ['test', '--list', '--reporter=json'],
    { cwd: join(root, 'e2e'), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  if (code !== 0) throw new Problem(`The journeys could not be listed:\n${output.trim()}`);
  /** @type {JSONReport} */
  const report = JSON.parse(await readFile(file, 'utf8'));
  return report.suites.flatMap((suite) => [...specsOf(suite, [], report.config.rootDir)]);
}

/**
 * Lists the names of all tests as the runners see them: with the generated names of table tests, without skipped tests.
 * Runs no test.
 * @param {string} [units] the report of a run of all unit tests, which then need not be listed.
 */
export async function collectTests(units) {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'));
  try {
    const unitTests = units ? testsOfRun(units) : vitestTests(folder);
    return [...(await unitTests), ...(await playwrightTests(folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
