/** @import { Count } from './results.mjs' */
/** @import { Context, Step } from './steps.mjs' */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findHeadlessShell, requireChromium } from '../workspace/chromium.mjs';
import { messageOf } from '../workspace/errors.mjs';
import { install } from '../workspace/install.mjs';
import { Problem, withProblems } from '../workspace/problem.mjs';
import { bold, dim, duration, green, red } from '../workspace/progress.mjs';
import { stopAll } from '../workspace/run.mjs';
import { resultsFolder } from './results.mjs';
import { judgeSecondTries } from './second-tries.mjs';
import { steps } from './steps.mjs';

const help = `Runs every check of the repository.

  npm test [-- OPTIONS]      npm run test:full: the same with the long journeys

  --only STEP,…    only these steps
  --full           the long versions: every round, every realm, every page
  --help           this text

Steps: ${steps.map((step) => step.name + (step.full ? ' (full runs only)' : '')).join(', ')}`;

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
  // Steps that use the built site need the build step, also in a fresh checkout.
  const wanted = only?.some((name) => steps.some((step) => step.name === name && step.built))
    ? [...only, 'build']
    : only;
  /** @type {(step: Step) => boolean} */
  const isChosen = ({ name, full }) => (wanted ? wanted.includes(name) : values.full || !full);
  return { ...values, chosen: steps.filter(isChosen) };
}

/** @param {string[]} args */
async function runSteps(args) {
  const { help: wantsHelp, full, chosen } = readArguments(args);
  if (wantsHelp) {
    console.log(help);
    return 0;
  }
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

  const begun = Date.now();
  await install();
  if (stopped) return 130;
  await mkdir(resultsFolder, { recursive: true });
  const context = { full, env: { CI: 'true', ...(await browsersFor(chosen)) } };

  /** @type {(Count & { step: Step })[]} */
  const rows = [];
  for (const [index, step] of chosen.entries()) {
    console.log(`\n${bold(`[${index + 1}/${chosen.length}] ${step.title}`)}`);
    const started = Date.now();
    const result = await runStep(step, { ...context, done: rows.map((row) => row.step.name) });
    if (stopped) {
      console.error('Stopped.');
      return 130;
    }
    rows.push({ step, ...result });
    const sign = result.failed > 0 ? red('✗') : green('✓');
    const took = dim(duration(Date.now() - started));
    console.log(`${sign} ${result.passed} passed, ${result.failed} failed  ${took}`);
  }

  /** @type {(key: 'passed' | 'failed') => number} */
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const bad = rows.filter((row) => row.failed > 0);
  const { excused, refused } = judgeSecondTries(rows.flatMap((row) => row.repeated ?? []));
  const failed = sum('failed') + refused.length;
  console.log(`\n${dim(`All steps: ${duration(Date.now() - begun)}.`)}`);
  const notRun = rows.flatMap((row) => row.notRun ?? []);
  if (notRun.length > 0) console.log(red(bold(`NOT RUN (${notRun.length}):`)));
  for (const name of notRun) console.log(red(`  ${indented(name)}`));
  for (const name of excused) console.log(red(`Excused, passed at the second try: ${name}`));
  for (const name of refused) {
    console.log(red(`Failed, for it passed only at the second try: ${indented(name)}`));
  }
  if (bad.length > 0) {
    console.log(red(`Failed: ${bad.map((row) => row.step.name).join(', ')}.`));
    for (const { step, failures = [] } of bad) {
      for (const name of failures.slice(0, 20))
        console.log(red(`  ${step.name}: ${indented(name)}`));
    }
    console.log(
      `Once more, these alone: npm test -- --only ${bad.map((row) => row.step.name).join(',')}`,
    );
  }
  console.log(`${sum('passed') - refused.length} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
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
  const shell = chosen.some((step) => step.name === 'journeys') ? await findHeadlessShell() : null;
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
