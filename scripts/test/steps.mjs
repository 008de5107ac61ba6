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
  failedPlaces,
  readReport,
  slowestFiles,
  withReport,
  withSecondTry,
} from './results.mjs';

/**
 * The input of a step: whether the run is a full one, the environment of its programs, whether only what failed in the run before
 * is run, the revision since which something has changed.
 * @typedef {{ full: boolean, env: NodeJS.ProcessEnv, failed: boolean, changed?: string }} Context
 */

/** @typedef {(context: Context) => Promise<Count>} RunStep */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {RunStep} run
 * @property {RegExp} [touchedBy] the paths whose change it can notice; every path, unless it is said
 * @property {boolean} [browser] needs Chromium
 * @property {boolean} [built] needs the site
 * @property {boolean} [full] belongs to the full run alone
 */

/** @param {string} path */
const installed = (path) => join(root, 'node_modules', path);
const minute = 60_000;

/** What the site in a browser is made of. */
const SITE =
  /^(packages|schemas|realm-configs|e2e|bench|apps\/(web|origin|artwork))\/|^package-lock\.json$/;
/** What the workshop is made of. */
const WORKSHOP = /^(packages|apps\/storybook)\/|^package-lock\.json$/;

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
 * @param {(context: Context, file: string, only: string[]) => Promise<Ended>} start
 * @returns {RunStep}
 */
function counts(name, start) {
  return async (context) => {
    /** @type {PlaywrightReport | null} */
    const before = context.failed ? await readReport(name) : null;
    const only = before ? failedPlaces(before) : [];
    /** @type {Ended & { report: PlaywrightReport | null }} */
    const ended = await withReport(name, (file) => start(context, file, only));
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
    const flaky = [...output.matchAll(/^↻ (.+(?:\n {4}.*)*)$/gm)].map(([, told = '']) => told);
    if (missed > 0) showEnd(output);
    return { passed: Number(passed), failed: missed, failures, flaky };
  };
}

/**
 * @param {Context} context
 * @param {string} file
 * @param {string[]} [only]
 */
const vitest = ({ env, full, changed }, file, only = []) =>
  runNode(
    installed('vitest/vitest.mjs'),
    [
      'run',
      ...only,
      ...(changed && only.length === 0 ? [`--changed=${changed}`, '--passWithNoTests'] : []),
      '--reporter=default',
      `--reporter=${join(root, 'scripts/test/unit-report.mjs')}`,
    ],
    {
      env: { ...env, UNIT_REPORT: file, ...(full ? { FULL: '1' } : { GATE: '1' }) },
      show: /^ {2}\d+ of \d+ files$/m,
      timeoutMs: (full ? 90 : 30) * minute,
    },
  );

/**
 * The first lines of a message, which may end with a whole page.
 * @param {string} message
 */
const firstLines = (message) => message.split('\n').slice(0, 6);

/**
 * Runs the unit tests. Files in which a test failed get a second try, alone; tests that then pass are named at the end.
 * @type {RunStep}
 */
async function runUnits(context) {
  /** @type {UnitReport | null} */
  const before = context.failed ? await readReport('units') : null;
  const only = before ? failedFiles(before) : [];
  /** @type {Ended & { report: UnitReport | null }} */
  const first = await withReport('units', (file) => vitest(context, file, only));
  if (!first.report) return resultOf(first);
  console.log(`The slowest files:\n  ${slowestFiles(first.report).join('\n  ')}`);
  const found = countUnits(first.report);
  const files = failedFiles(first.report);
  if (files.length === 0) return resultOf(first, found);
  showEnd(first.output);
  /** @type {Ended & { report: UnitReport | null }} */
  const again = await withReport('units-again', (file) => vitest(context, file, files));
  if (!again.report) return resultOf(again);
  const second = countUnits(withSecondTry(first.report, again.report));
  const flaky = found.failures
    .filter((name) => !second.failures.includes(name))
    .map((name) => [name, ...(found.said[name] ?? []).flatMap(firstLines)].join('\n'));
  return { ...resultOf(again, second), flaky };
}

/**
 * Plays journeys. The short run takes those with the tag `@gate`; the full run all, also those that need the Firebase emulator.
 * @param {string} name
 * @param {{ short: string[], full: string[] }} projects
 */
const journeys = (name, { short, full }) =>
  counts(name, async (context, file, only) => {
    // Built here, where progress is visible; the journeys' test server would build without a message.
    if (context.full) await installTools();
    return runNode(
      installed('@playwright/test/cli.js'),
      [
        'test',
        ...only,
        ...(context.full ? full : short).map((project) => `--project=${project}`),
        ...(context.full ? [] : ['--grep=@gate']),
      ],
      {
        cwd: join(root, 'e2e'),
        env: {
          ...context.env,
          ...(context.full ? {} : { FIREBASE: 'off' }),
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        },
        // A limit for tests that hang, far above the time of a slow machine.
        timeoutMs: (context.full ? 150 : 25) * minute,
        show: true,
      },
    );
  });

const VIEWERS_AND_OPERATORS = ['viewer', 'without-pictures', 'window', 'operator'];

/** @type {(name: string, args?: string[]) => (context: Context) => Promise<Ended>} */
const script =
  (name, args = []) =>
  (context) =>
    runNode(join(root, 'scripts', name), args, { env: context.env, timeoutMs: 10 * minute });

/** @type {(parts: string) => RunStep} */
const workshop = (parts) =>
  saysCount(({ env, full }) =>
    runNode(
      join(root, 'apps/storybook/scripts/check.mjs'),
      ['--part', parts, ...(full ? ['--full'] : [])],
      { env, timeoutMs: (full ? 60 : 20) * minute },
    ),
  );

/**
 * The steps of `npm test` and of the full run, in order.
 * @type {Step[]}
 */
export const steps = [
  {
    name: 'lint',
    title: 'Lint and format',
    run: exits(() => runNode(installed('@biomejs/biome/bin/biome'), ['ci', '--colors=off', '.'])),
  },
  {
    name: 'circles',
    title: 'Import circles',
    full: true,
    // Not a rule of biome.json: it reads the whole repository, even for one file.
    run: exits(() =>
      runNode(installed('@biomejs/biome/bin/biome'), [
        ...['lint', '--only=suspicious/noImportCycles', '--error-on-warnings', '--colors=off'],
        '.',
      ]),
    ),
  },
  { name: 'boundaries', title: 'Import table', run: exits(() => runTurbo(['boundaries'])) },
  {
    name: 'generated',
    title: 'Generated files are fresh',
    run: exits(() => runNode(join(root, 'schemas/generate/index.mjs'), ['--check'])),
  },
  { name: 'types', title: 'Types', run: exits(script('typecheck.mjs')) },
  { name: 'units', title: 'Unit and component tests', run: runUnits },
  {
    name: 'build',
    title: 'Build',
    touchedBy: SITE,
    run: exits(async () => {
      await build(['@marquee/origin', '@marquee/web']);
      return { code: 0, output: '' };
    }),
  },
  {
    name: 'budgets',
    title: 'Byte budgets',
    built: true,
    touchedBy: SITE,
    run: exits(script('budgets.mjs'), { measures: true }),
  },
  {
    name: 'stories',
    title: 'Stories, played and read by axe',
    browser: true,
    touchedBy: WORKSHOP,
    run: workshop('stories'),
  },
  {
    name: 'journeys',
    title: 'Journeys',
    built: true,
    browser: true,
    touchedBy: SITE,
    run: journeys('journeys', {
      short: [...VIEWERS_AND_OPERATORS, 'axe'],
      full: VIEWERS_AND_OPERATORS,
    }),
  },
  {
    name: 'axe',
    title: 'Accessibility of every page',
    full: true,
    built: true,
    browser: true,
    touchedBy: SITE,
    run: journeys('axe', { short: ['axe'], full: ['axe'] }),
  },
  {
    name: 'visual',
    title: 'Layout, and pictures of pages',
    full: true,
    built: true,
    browser: true,
    touchedBy: SITE,
    run: journeys('visual', { short: ['visual'], full: ['visual'] }),
  },
  {
    name: 'workshop',
    title: 'The workshop: its guide and its keys',
    full: true,
    browser: true,
    touchedBy: WORKSHOP,
    run: workshop('docs,keyboard,workshop'),
  },
  {
    name: 'pictures',
    title: 'Pictures of stories',
    full: true,
    browser: true,
    touchedBy: WORKSHOP,
    run: workshop('visual'),
  },
  {
    name: 'engines',
    title: 'Smoke in three engines',
    full: true,
    built: true,
    touchedBy: SITE,
    run: counts('engines', ({ env }, file) =>
      playEngines(['chromium', 'firefox', 'webkit'], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    ),
  },
  {
    name: 'bench',
    title: 'Benchmark smoke run',
    full: true,
    built: true,
    browser: true,
    touchedBy: SITE,
    run: exits(
      ({ env }) =>
        runNode(join(root, 'bench/bench.mjs'), ['--smoke'], { env, timeoutMs: 20 * minute }),
      { measures: true },
    ),
  },
  {
    name: 'mutation',
    title: 'Small changes of the rules are noticed',
    full: true,
    touchedBy: /^packages\//,
    run: exits(
      ({ env }) =>
        runNode(join(root, 'scripts/mutation.mjs'), [], { env, timeoutMs: 120 * minute }),
      { measures: true },
    ),
  },
];
