/** @import { Report } from './survivors.mjs' */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { runNode } from '../workspace/run.mjs';

const folder = join(root, '.cache/mutation');

/** Folders that are not copied into a sandbox, because no rule reads them. */
const LEFT_OUT = [
  '**/dist',
  '**/test-results',
  'apps',
  'bench',
  'docs',
  'e2e',
  'realm-configs',
  '.cache',
];

/**
 * Mutates the files of one group and runs against each mutant the tests that reach it, up to the first
 * that fails. Earlier results for unchanged code are reused. Resolves to StrykerJS's report.
 * @param {{ name: string, files: string[], tests: string[] }} group
 * @returns {Promise<Report>}
 */
export async function mutate({ name, files, tests }) {
  await mkdir(folder, { recursive: true });
  const report = join(folder, `${name}.report.json`);
  const configuration = {
    packageManager: 'npm',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    mutate: files,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    incremental: true,
    incrementalFile: `.cache/mutation/${name}.incremental.json`,
    // A folder of its own, because a run deletes its whole folder at the end.
    tempDirName: `.cache/stryker/${name}`,
    ignorePatterns: LEFT_OUT,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    timeoutMS: 60_000,
    allowConsoleColors: false,
  };
  const { code, output } = await runNode(
    join(root, 'scripts/mutation/run-stryker.mjs'),
    [JSON.stringify(configuration)],
    { env: { MUTATION_TESTS: tests.join(',') }, timeoutMs: 45 * 60_000 },
  );
  if (code !== 0) throw new Error(`StrykerJS ended with code ${code}:\n${output.trim()}`);
  return JSON.parse(await readFile(report, 'utf8'));
}
