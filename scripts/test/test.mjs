/** @import { Count } from './results.mjs' */
/** @import { Context, Step } from './steps.mjs' */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findHeadlessShell, requireChromium } from '../workspace/chromium.mjs';
import { codeOf, messageOf } from '../workspace/errors.mjs';
import { install } from '../workspace/install.mjs';
import { Problem, withProblems } from '../workspace/problem.mjs';
import { bold, dim, duration, green, red } from '../workspace/progress.mjs';
import { run, stopAll } from '../workspace/run.mjs';
import { resultsFolder } from './results.mjs';
import { steps } from './steps.mjs';

const named = (/** @type {boolean} */ full) =>
  steps
    .filter((step) => Boolean(step.full) === full)
    .map(({ name }) => name)
    .join(', ');

const help = `Runs the checks that decide whether a change may land, in about ten minutes.

  npm test [-- OPTIONS]
  npm run test:full [-- OPTIONS]   every check, for hours; run the parts that a change touches

  --only STEP,…    only these steps
  --failed         only what failed in the last run
  --changed REV    only what a change since this revision can touch
  --help           this text

Steps: ${named(false)}; in the full run also ${named(true)}`;

/** The file with the names of the steps that failed in the last run. */
const failedFile = join(resultsFolder, 'failed.json');
/** The file with the tree that has passed as a whole. */
const greenFile = join(resultsFolder, 'green');

/**
 * Runs `npm test`; resolves to the exit code. Its last line is the count.
 * @param {string[]} args
 */
export const test = (args) => withProblems(() => runSteps(args));

/** @param {string[]} args */
function readArguments(args) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        failed: { type: 'boolean', default: false },
        changed: { type: 'string' },
        full: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    throw new Problem(`${messageOf(error)}\n\n${help}`);
  }
  const only = values.only?.split(',').map((name) => name.trim());
  const unknown = only?.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) throw new Problem(`There is no step "${unknown}".\n\n${help}`);
  return { ...values, only };
}

/** @returns {Promise<string[]>} */
async function failedSteps() {
  try {
    return JSON.parse(await readFile(failedFile, 'utf8'));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Problem('There is no last run to take failures from.');
  }
}

/** @param {string[]} args */
async function git(args) {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : null;
}

/**
 * Lists the paths that have changed since a revision, with those that git does not track yet.
 * @param {string} revision
 */
async function changedPaths(revision) {
  const changed = await git(['diff', '--name-only', revision, '--']);
  if (changed === null) throw new Problem(`git knows no revision "${revision}".`);
  const untracked = await git(['ls-files', '--others', '--exclude-standard']);
  return [changed, untracked ?? ''].join('\n').split('\n').filter(Boolean);
}

/**
 * Chooses the steps of a run.
 * @param {ReturnType<typeof readArguments>} options
 */
async function chooseSteps({ only, full, failed, changed }) {
  const wanted = failed ? await failedSteps() : only;
  const paths = changed === undefined ? null : await changedPaths(changed);
  /** @type {(step: Step) => boolean} */
  const isChosen = (step) =>
    (wanted ? wanted.includes(step.name) : full || !step.full) &&
    (!paths || paths.some((path) => !step.touchedBy || step.touchedBy.test(path)));
  const chosen = steps.filter(isChosen);
  // Steps that use the built site need the build step, also in a fresh checkout.
  const needsBuild = chosen.some((step) => step.built);
  return steps.filter((step) => chosen.includes(step) || (needsBuild && step.name === 'build'));
}

/** Stops everything at the first signal, and ends it at the second. */
function listenToSignals() {
  let stopped = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // npm passes on what the terminal has already sent to all of us: two within a moment are one.
      if (stopped > 0 && Date.now() - stopped > 400) stopAll('SIGKILL');
      if (stopped > 0) return;
      stopped = Date.now();
      console.error(`\nStopping on ${signal} …`);
      stopAll();
      // The programs that this one started get a moment to clean up.
      setTimeout(() => stopAll('SIGKILL'), 10_000).unref();
    });
  }
  return () => stopped > 0;
}

/** @param {string[]} args */
async function runSteps(args) {
  const options = readArguments(args);
  if (options.help) {
    console.log(help);
    return 0;
  }
  const isStopped = listenToSignals();
  const begun = Date.now();
  await install();
  if (isStopped()) return 130;
  await mkdir(resultsFolder, { recursive: true });
  await rm(greenFile, { force: true });
  const chosen = await chooseSteps(options);
  const { full, failed, changed } = options;
  const env = { CI: 'true', ...(await browsersFor(chosen)) };

  /** @type {(Count & { step: Step, ms: number })[]} */
  const rows = [];
  for (const [index, step] of chosen.entries()) {
    console.log(`\n${bold(`[${index + 1}/${chosen.length}] ${step.title}`)}`);
    const started = Date.now();
    const result = await runStep(step, { full, failed, changed, env });
    if (isStopped()) {
      console.error('Stopped.');
      return 130;
    }
    const row = { step, ms: Date.now() - started, ...result };
    rows.push(row);
    const sign = result.failed > 0 ? red('✗') : green('✓');
    console.log(`${sign} ${countOf(row)}`);
  }
  await writeFile(failedFile, JSON.stringify(rows.filter(isRed).map(({ step }) => step.name)));
  const isWhole = !options.only && !failed && changed === undefined;
  if (isWhole && !rows.some(isRed)) await markGreen();
  report(rows, Date.now() - begun, full);
  return rows.some(isRed) ? 1 : 0;
}

/** @type {(row: { failed: number }) => boolean} */
const isRed = ({ failed }) => failed > 0;

/** @param {Count & { ms: number }} row */
const countOf = ({ passed, failed, ms }) =>
  `${passed} passed, ${failed} failed  ${dim(duration(ms))}`;

/** Notes which tree has passed, when nothing is uncommitted. */
async function markGreen() {
  if ((await git(['status', '--porcelain'])) !== '') return;
  const tree = await git(['rev-parse', 'HEAD^{tree}']);
  if (tree) await writeFile(greenFile, `${tree}\n`);
}

/**
 * Prints the minutes and counts of each step, what was not run, what passed at a later try only, what failed, and the sum.
 * @param {(Count & { step: Step, ms: number })[]} rows
 * @param {number} ms
 * @param {boolean} full
 */
function report(rows, ms, full) {
  console.log(`\n${dim(`All steps: ${duration(ms)}.`)}`);
  for (const row of rows) console.log(`  ${row.step.name}: ${countOf(row)}`);
  const notRun = rows.flatMap((row) => row.notRun ?? []);
  if (notRun.length > 0) console.log(red(bold(`NOT RUN (${notRun.length}):`)));
  for (const name of notRun) console.log(red(`  ${indented(name)}`));
  const flaky = rows.flatMap((row) => row.flaky ?? []);
  if (flaky.length > 0) console.log(bold(`Flaky, passed at a later try (${flaky.length}):`));
  for (const name of flaky) console.log(`  ${indented(name)}`);
  const bad = rows.filter(isRed);
  for (const { step, failures = [] } of bad) {
    console.log(red(`Failed: ${step.title}`));
    for (const name of failures.slice(0, 20)) console.log(red(`  ${indented(name)}`));
  }
  if (bad.length > 0)
    console.log(`Once more, these alone: npm ${full ? 'run test:full' : 'test'} -- --failed`);
  /** @type {(key: 'passed' | 'failed') => number} */
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

/**
 * Indents a name; further lines say why.
 * @param {string} name
 */
const indented = (name) => name.replaceAll('\n', '\n    ');

/**
 * The variables with the paths of the steps' browsers.
 * @param {Step[]} chosen
 * @returns {Promise<Record<string, string>>}
 */
async function browsersFor(chosen) {
  if (!chosen.some((step) => step.browser)) return {};
  const chromium = await requireChromium();
  const shell = await findHeadlessShell();
  return { CHROMIUM_PATH: chromium, ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}) };
}

/**
 * Runs a step. One that throws counts as one failure, so that the others still run.
 * @param {Step} step
 * @param {Context} context
 * @returns {Promise<Count>}
 */
async function runStep(step, context) {
  try {
    return await step.run(context);
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
