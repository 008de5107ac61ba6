/** @import { Count, Ended, PlaywrightReport, UnitReport } from './results.mjs' */
import { join } from 'node:path';
import { installTools } from '../firebase/tools.mjs';
import { build, runTurbo } from '../workspace/build.mjs';
import { root } from '../workspace/root.mjs';
import { runNode } from '../workspace/run.mjs';
import { playEngines } from './engines.mjs';
import {
  countPlaywright,
  countUnits,
  failedFiles,
  resultsFile,
  slowestFiles,
  withReport,
  withSecondTry,
} from './results.mjs';

/**
 * The input of a step: whether the run is a full one, the environment of its programs, the names of the steps before it.
 * @typedef {{ full: boolean, env: NodeJS.ProcessEnv, done: string[] }} Context
 */

/** @typedef {(context: Context) => Promise<Count>} RunStep */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {RunStep} run
 * @property {boolean} [browser] needs Chromium
 * @property {boolean} [built] needs the site
 * @property {boolean} [full] belongs to the full run alone
 */

/** @param {string} path */
const installed = (path) => join(root, 'node_modules', path);
const minute = 60_000;

/**
 * Prints the end of a long output, where the reason is.
 * @param {string} output
 */
function showEnd(output, lines = 200) {
  console.log(output.trim().split('\n').slice(-lines).join('\n'));
}

/**
 * Makes a step of one program: its exit code is the result; its output is printed when it fails, or when it measures.
 * @param {(context: Context) => Promise<Ended>} start
 * @param {{ measures?: boolean }} [options]
 * @returns {RunStep}
 */
function exits(start, { measures = false } = {}) {
  return async (context) => {
    const { code, output } = await start(context);
    if (code !== 0 || measures) showEnd(output);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
}

/**
 * Makes a step of a Playwright run, with its own counts. It fails also when it ends badly without a failed test.
 * @param {string} name
 * @param {(context: Context, file: string) => Promise<Ended>} start
 * @returns {RunStep}
 */
function counts(name, start) {
  return async (context) => {
    /** @type {Ended & { report: PlaywrightReport | null }} */
    const ended = await withReport(name, (file) => start(context, file));
    return resultOf(ended, ended.report && countPlaywright(ended.report));
  };
}

/**
 * @param {Ended} ended
 * @param {Count | null} [result]
 * @returns {Count}
 */
function resultOf({ code, output }, result) {
  const { passed = 0, failed = 0 } = result ?? {};
  const missed = code !== 0 && failed === 0 ? 1 : failed;
  if (missed > 0) showEnd(output);
  return { ...result, passed, failed: missed };
}

/**
 * Makes a step of a program whose last line is a count like ours, and which marks tests that failed or passed only at the second try.
 * @param {(context: Context) => Promise<Ended>} start
 * @returns {RunStep}
 */
function saysCount(start) {
  return async (context) => {
    const { code, output } = await start(context);
    const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    const missed = code !== 0 && failed === '0' ? 1 : Number(failed);
    const failures = [...output.matchAll(/^✗ (.+)$/gm)].map(([, name = '']) => name);
    const repeated = [...output.matchAll(/^↻ (.+(?:\n {4}.*)*)$/gm)].map(([, told = '']) => told);
    if (missed > 0 || repeated.length > 0) showEnd(output);
    return { passed: Number(passed), failed: missed, failures, repeated };
  };
}

/**
 * @param {Context} context
 * @param {string} file
 * @param {string[]} [only]
 */
const vitest = ({ env, full }, file, only = []) =>
  runNode(
    installed('vitest/vitest.mjs'),
    [
      'run',
      ...only,
      '--reporter=default',
      `--reporter=${join(root, 'scripts/test/unit-report.mjs')}`,
    ],
    {
      env: { ...env, UNIT_REPORT: file, ...(full ? { FULL: '1' } : {}) },
      timeoutMs: (full ? 60 : 30) * minute,
    },
  );

/**
 * Runs the unit tests. Files in which a test failed get a second try, as journeys do, but not in full runs; tests that then pass are named at the end.
 * @type {RunStep}
 */
async function runUnits(context) {
  /** @type {Ended & { report: UnitReport | null }} */
  const first = await withReport('unit', (file) => vitest(context, file));
  if (!first.report) return resultOf(first);
  console.log(`The slowest files:\n  ${slowestFiles(first.report).join('\n  ')}`);
  const found = countUnits(first.report);
  const files = failedFiles(first.report);
  if (context.full || files.length === 0) return resultOf(first, found);
  showEnd(first.output);
  /** @type {Ended & { report: UnitReport | null }} */
  const again = await withReport('unit-again', (file) => vitest(context, file, files));
  if (!again.report) return resultOf(again);
  const second = countUnits(withSecondTry(first.report, again.report));
  const repeated = found.failures
    .filter((name) => !second.failures.includes(name))
    .map((name) => [name, ...(found.said[name] ?? [])].join('\n'));
  return { ...resultOf(again, second), repeated };
}

/**
 * @param {Context} context
 * @param {string} file
 * @param {string[]} project
 */
const playwright = ({ env, full }, file, project) =>
  runNode(
    installed('@playwright/test/cli.js'),
    ['test', ...project.map((name) => `--project=${name}`)],
    {
      cwd: join(root, 'e2e'),
      env: { ...env, ...(full ? { FULL: '1' } : {}), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      // A limit for tests that hang, far above the time of a slow machine.
      timeoutMs: (full ? 90 : 45) * minute,
      show: true,
    },
  );

/** @type {(name: string, args?: string[]) => (context: Context) => Promise<Ended>} */
const script =
  (name, args = []) =>
  (context) =>
    runNode(join(root, 'scripts', name), args, { env: context.env, timeoutMs: 10 * minute });

/**
 * The steps of `npm test`, in order.
 * @type {Step[]}
 */
export const steps = [
  {
    name: 'lint',
    title: 'Lint and format',
    run: exits(() => runNode(installed('@biomejs/biome/bin/biome'), ['ci', '--colors=off', '.'])),
  },
  { name: 'boundaries', title: 'Import table', run: exits(() => runTurbo(['boundaries'])) },
  {
    name: 'generated',
    title: 'Generated files are fresh',
    run: exits(() => runNode(join(root, 'schemas/generate/index.mjs'), ['--check'])),
  },
  { name: 'types', title: 'Types', run: exits(script('typecheck.mjs')) },
  {
    name: 'unit',
    title: 'Unit and component tests',
    run: runUnits,
  },
  {
    name: 'mutation',
    title: 'Small changes of the rules are noticed',
    run: exits(
      ({ env, full }) =>
        runNode(join(root, 'scripts/mutation.mjs'), full ? [] : ['--sample'], {
          env,
          timeoutMs: (full ? 90 : 15) * minute,
        }),
      { measures: true },
    ),
  },
  {
    name: 'build',
    title: 'Build',
    run: exits(async () => {
      await build(['@marquee/origin', '@marquee/web']);
      return { code: 0, output: '' };
    }),
  },
  {
    name: 'budgets',
    title: 'Byte budgets',
    built: true,
    run: exits(script('budgets.mjs'), { measures: true }),
  },
  {
    name: 'storybook',
    title: 'Stories, their keys and pictures',
    browser: true,
    run: saysCount(({ env, full }) =>
      runNode(join(root, 'apps/storybook/scripts/check.mjs'), full ? ['--full'] : [], {
        env,
        timeoutMs: (full ? 60 : 30) * minute,
      }),
    ),
  },
  {
    name: 'journeys',
    built: true,
    title: 'Journeys',
    browser: true,
    run: counts('journeys', async (context, file) => {
      // Built here, where progress is visible; the journeys' test server would build without a message.
      await installTools();
      return playwright(context, file, ['viewer', 'forms', 'window', 'operator']);
    }),
  },
  {
    name: 'visual',
    built: true,
    title: 'Accessibility and screenshots',
    browser: true,
    run: counts('visual', (context, file) => playwright(context, file, ['visual', 'axe'])),
  },
  {
    name: 'engines',
    built: true,
    title: 'Smoke in three engines',
    full: true,
    run: counts('engines', ({ env }, file) =>
      playEngines(['chromium', 'firefox', 'webkit'], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    ),
  },
  {
    name: 'bench',
    built: true,
    title: 'The ruler measures',
    browser: true,
    run: exits(
      ({ env }) =>
        runNode(join(root, 'bench/bench.mjs'), ['--smoke'], {
          env,
          timeoutMs: 8 * minute,
        }),
      { measures: true },
    ),
  },
  {
    name: 'ledger',
    title: 'Ledger',
    built: true,
    run: exits(
      (context) => {
        // After the unit tests their names are known; listing them would load every file again.
        const known = context.done.includes('unit') ? ['--units', resultsFile('unit')] : [];
        return script('ledger.mjs', ['--count', ...known])(context);
      },
      { measures: true },
    ),
  },
];
