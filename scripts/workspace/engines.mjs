import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { Problem } from './problem.mjs';
import { aptInstall, findProgram, mayInstall } from './programs.mjs';

/** Finds WebKitGTK's small browser, which is in the library's own folder; its name contains machine and version. */
async function webkitFolders() {
  /** @type {string[]} */
  const folders = [];
  for (const machine of await readdir('/usr/lib').catch(() => [])) {
    for (const name of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
      folders.push(join('/usr/lib', machine, name));
    }
  }
  return folders;
}

/**
 * @typedef {object} Engine
 * @property {string} title
 * @property {string[]} packages Debian's
 * @property {(environment: NodeJS.ProcessEnv) => Promise<Record<string, string | null>>} programs variable → path
 */

/**
 * The programs that an engine needs, and Debian's packages for them.
 * @satisfies {Record<string, Engine>}
 */
export const engines = {
  chromium: {
    title: 'Chromium',
    packages: ['chromium'],
    programs: async (environment) => ({ CHROMIUM_PATH: await findChromium(environment) }),
  },
  firefox: {
    title: 'Firefox ESR',
    packages: ['firefox-esr', 'libavcodec59'],
    programs: async (environment) => ({
      FIREFOX_PATH: await findProgram(
        { variable: 'FIREFOX_PATH', names: ['firefox-esr'] },
        environment,
      ),
    }),
  },
  webkit: {
    title: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav'],
    programs: async (environment) => {
      const folders = await webkitFolders();
      /** @type {(variable: string, name: string) => Promise<string | null>} */
      const find = (variable, name) =>
        findProgram({ variable, names: [name], folders }, environment);
      return {
        WEBKIT_PATH: await find('WEBKIT_PATH', 'MiniBrowser'),
        WEBKIT_DRIVER_PATH: await find('WEBKIT_DRIVER_PATH', 'WebKitWebDriver'),
        XVFB_PATH: await find('XVFB_PATH', 'Xvfb'),
      };
    },
  },
};

/**
 * @param {(keyof typeof engines)[]} names
 * @param {NodeJS.ProcessEnv} environment
 */
const whatIsMissing = async (names, environment) => {
  /** @type {Engine[]} */
  const missing = [];
  for (const name of names) {
    /** @type {Engine} */
    const engine = engines[name];
    const found = await engine.programs(environment);
    if (Object.values(found).includes(null)) missing.push(engine);
  }
  return missing;
};

/**
 * Says in one line how to install engines.
 * @param {Engine[]} missing
 */
export const howToInstall = (missing) =>
  `${missing.map((engine) => engine.title).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed: ` +
  `apt-get install -y --no-install-recommends ${missing.flatMap((engine) => engine.packages).join(' ')}`;

/**
 * The environment variables with the engines' paths. Missing engines are installed if the user may;
 * otherwise a `Problem` says in one line how to install them.
 * @param {(keyof typeof engines)[]} names
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function requireEngines(names, environment = process.env) {
  const missing = await whatIsMissing(names, environment);
  if (missing.length > 0) {
    if (!(await mayInstall())) throw new Problem(howToInstall(missing));
    const titles = missing.map((engine) => engine.title).join(' and ');
    await aptInstall(
      `Installing ${titles}`,
      missing.flatMap((engine) => engine.packages),
    );
    const still = await whatIsMissing(names, environment);
    if (still.length > 0) throw new Problem(howToInstall(still));
  }
  const found = await Promise.all(names.map((name) => engines[name].programs(environment)));
  return Object.assign({}, ...found);
}
