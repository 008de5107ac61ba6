import { join } from 'node:path';
import { installTools } from '../firebase/tools.mjs';
import { build, runTurbo } from '../workspace/build.mjs';
import { root } from '../workspace/root.mjs';
import { runNode } from '../workspace/run.mjs';
import { playEngines } from './engines.mjs';
import { countPlaywright, countVitest, withReport } from './results.mjs';

const installed = (path) => join(root, 'node_modules', path);
const minute = 60_000;

/** The end of a long output is where the reason stands. */
function showEnd(output, lines = 200) {
  console.log(output.trim().split('\n').slice(-lines).join('\n'));
}

/** A check that is one program: its exit code is the result; its output matters when it fails, or when it measures. */
function exits(start, { measures = false } = {}) {
  return async (context) => {
    const { code, output } = await start(context);
    if (code !== 0 || measures) showEnd(output);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
}

/** A runner that counts for itself. It fails also when it ends badly without a failed test. */
function counts(name, start, count) {
  return async (context) => {
    const { code, output, report } = await withReport(name, (file) => start(context, file));
    const result = report ? count(report) : { passed: 0, failed: 0 };
    const failed = code !== 0 && result.failed === 0 ? 1 : result.failed;
    if (failed > 0) showEnd(output);
    return { ...result, failed };
  };
}

/** A program that ends with a line of its own like ours. */
function saysCount(start) {
  return async (context) => {
    const { code, output } = await start(context);
    const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    const missed = code !== 0 && failed === '0' ? 1 : Number(failed);
    if (missed > 0) showEnd(output);
    return { passed: Number(passed), failed: missed };
  };
}

const vitest = ({ env, full }, file) =>
  runNode(
    installed('vitest/vitest.mjs'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env: { ...env, ...(full ? { FULL: '1' } : {}) }, timeoutMs: (full ? 40 : 25) * minute },
  );

const playwright = ({ env, full }, file, project) =>
  runNode(
    installed('@playwright/test/cli.js'),
    ['test', ...project.map((name) => `--project=${name}`)],
    {
      cwd: join(root, 'e2e'),
      env: { ...env, ...(full ? { FULL: '1' } : {}), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      timeoutMs: (full ? 30 : 15) * minute,
      show: true,
    },
  );

const script =
  (name, args = []) =>
  (context) =>
    runNode(join(root, 'scripts', name), args, { env: context.env, timeoutMs: 10 * minute });

/** What `npm test` does, in order. `browser`: needs Chromium. `built`: needs the site. `full`: belongs to the full run alone. */
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
    run: counts('unit', vitest, countVitest),
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
        timeoutMs: (full ? 45 : 15) * minute,
      }),
    ),
  },
  {
    name: 'journeys',
    built: true,
    title: 'Journeys',
    browser: true,
    run: counts(
      'journeys',
      async (context, file) => {
        // Here, where one sees how it goes; the journeys' stand would do it without a word.
        await installTools();
        return playwright(context, file, ['viewer', 'operator']);
      },
      countPlaywright,
    ),
  },
  {
    name: 'sight',
    built: true,
    title: 'Accessibility and screenshots',
    browser: true,
    run: counts('sight', (context, file) => playwright(context, file, ['sight']), countPlaywright),
  },
  {
    name: 'engines',
    built: true,
    title: 'Smoke in three engines',
    full: true,
    run: counts(
      'engines',
      ({ env }, file) =>
        playEngines(['chromium', 'firefox', 'webkit'], {
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        }),
      countPlaywright,
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
    run: exits(script('ledger.mjs', ['--count']), { measures: true }),
  },
];
