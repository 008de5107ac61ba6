import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../workspace/build.mjs';
import { engines, requireEngines } from '../workspace/engines.mjs';
import { messageOf } from '../workspace/errors.mjs';
import { install } from '../workspace/install.mjs';
import { Problem, withProblems } from '../workspace/problem.mjs';
import { root } from '../workspace/root.mjs';
import { runNode, stopAll } from '../workspace/run.mjs';

/** @typedef {keyof typeof engines} EngineName */

/**
 * @param {string} name
 * @returns {name is EngineName}
 */
const isEngine = (name) => Object.hasOwn(engines, name);
const names = Object.keys(engines).filter(isEngine);
const help = `Runs the smoke journeys in three browser engines.

  npm run engines [-- OPTIONS]

  --only ENGINE,…  only these: ${names.join(', ')}
  --grep TEXT      only journeys whose title has this
  --no-build       take the site as it was built last
  --help           this text

Environment: CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_PATH, WEBKIT_DRIVER_PATH, XVFB_PATH; E2E_SITE_PORT with
E2E_ORIGIN_PORT for a site that already runs.`;

/**
 * Runs Playwright with a project for each engine.
 * @param {EngineName[]} chosen
 * @param {{ env?: NodeJS.ProcessEnv, args?: string[] }} [options]
 */
export const playEngines = async (chosen, { env = {}, args = [] } = {}) =>
  runNode(
    join(root, 'node_modules/@playwright/test/cli.js'),
    [
      'test',
      '--config=engines/playwright.config.ts',
      ...chosen.map((name) => `--project=${name}`),
      ...args,
    ],
    {
      cwd: join(root, 'e2e'),
      env: { ...env, ...(await requireEngines(chosen, { ...process.env, ...env })) },
      timeoutMs: 40 * 60_000,
      show: true,
    },
  );

/** @param {string[]} args */
function readArguments(args) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        grep: { type: 'string' },
        'no-build': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    throw new Problem(`${messageOf(error)}\n\n${help}`);
  }
  const wanted = values.only?.split(',').map((name) => name.trim()) ?? names;
  const unknown = wanted.find((name) => !isEngine(name));
  if (unknown !== undefined) throw new Problem(`There is no engine "${unknown}".\n\n${help}`);
  return { ...values, chosen: wanted.filter(isEngine) };
}

/**
 * Runs `npm run engines`; resolves to the exit code.
 * @param {string[]} args
 */
export const runEngines = (args) =>
  withProblems(async () => {
    const { chosen, grep, help: wantsHelp, 'no-build': noBuild } = readArguments(args);
    if (wantsHelp) {
      console.log(help);
      return 0;
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopAll());
    if (!noBuild) {
      await install();
      await build(['@marquee/origin', '@marquee/web']);
    }
    const { code } = await playEngines(chosen, { args: grep ? ['--grep', grep] : [] });
    return code;
  });
