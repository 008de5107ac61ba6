import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../workspace/errors.mjs';
import { portFrom } from '../workspace/ports.mjs';
import { Problem } from '../workspace/problem.mjs';
import { callersFolder, root } from '../workspace/root.mjs';

export const help = `Starts the sandbox origin and the site.

  npm start [-- OPTIONS]

  --realms DIR     serve the realms in DIR instead of realm-configs (also: REALMS_DIR)
  --only site      the site alone, for realms whose origin runs elsewhere
  --only origin    the sandbox origin alone
  --host ADDRESS   the one address of this machine at which the site listens, such as 127.0.0.1; all when left out
  --trust-proxy    believe what a proxy says about scheme, host and caller (also: TRUST_PROXY=on); only behind one that says it
  --no-build       neither install nor build: what is there is started
  --help           this text

Environment: PORT (site, 4300), ORIGIN_PORT (sandbox origin, 4400), COUNTERPARTS_PORT (the sandbox's sign-in providers,
4401), FIREBASE (on: the Firebase emulator is installed if need be; off: it is not started), FIREBASE_PORT (4402), ORIGIN_ADDRESS (the origin of every realm, whatever its file says), RATE_LIMITS=off, ACCESS_TOKEN_SECONDS,
DATABASE_URL; README.md has them all.`;

/**
 * @typedef {object} StartOptions
 * @property {false} help
 * @property {string} realms the folder
 * @property {boolean} site
 * @property {boolean} origin
 * @property {boolean} build
 * @property {number} port
 * @property {number} originPort
 * @property {number | null} counterpartsPort null: they are not started
 * @property {'on' | 'off' | 'auto'} firebase
 * @property {number} firebasePort
 * @property {string | undefined} host
 * @property {boolean} trustProxy
 */

/** @param {string} path */
async function isFolder(path) {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** @param {Record<string, number>} ports variable → port */
function requireApart(ports) {
  const entries = Object.entries(ports);
  for (const [index, [name, port]] of entries.entries()) {
    const other = entries.slice(index + 1).find(([, taken]) => taken === port)?.[0];
    if (other)
      throw new Problem(`${name} and ${other} are both ${port}; each needs one of its own.`);
  }
}

/**
 * `auto`: the emulator runs when it is installed. An emulator that runs already is not started again.
 * @param {NodeJS.ProcessEnv} environment
 */
function firebaseFrom(environment) {
  if (environment.FIREBASE_AUTH_EMULATOR_HOST?.trim()) return 'off';
  const asked = environment.FIREBASE?.trim() || 'auto';
  if (asked === 'on' || asked === 'off' || asked === 'auto') return asked;
  throw new Problem(`FIREBASE is "${asked}"; it must be on, off or auto.`);
}

/**
 * Reads arguments and environment. Throws a `Problem` that says what is wrong.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<StartOptions | { help: true }>} `help`: nothing is wanted but the text
 */
export async function readOptions(args, environment = process.env) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        realms: { type: 'string' },
        only: { type: 'string' },
        host: { type: 'string' },
        'trust-proxy': { type: 'boolean', default: environment.TRUST_PROXY?.trim() === 'on' },
        'no-build': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    throw new Problem(`${messageOf(error)}\n\n${help}`);
  }
  if (values.help) return { help: true };
  if (values.only !== undefined && values.only !== 'site' && values.only !== 'origin') {
    throw new Problem(`--only takes "site" or "origin", not "${values.only}".`);
  }
  const asked = values.realms ?? environment.REALMS_DIR;
  const realms = asked ? resolve(callersFolder, asked) : join(root, 'realm-configs');
  if (!(await isFolder(realms))) {
    throw new Problem(
      `There is no folder ${realms}: ${values.realms ? '--realms' : 'REALMS_DIR'} must name a folder of realms.`,
    );
  }
  const port = portFrom('PORT', 4300, environment);
  const originPort = portFrom('ORIGIN_PORT', 4400, environment);
  const counterpartsPort =
    environment.COUNTERPARTS_PORT?.trim() === 'off'
      ? null
      : portFrom('COUNTERPARTS_PORT', 4401, environment);
  const firebasePort = portFrom('FIREBASE_PORT', 4402, environment);
  const firebase = firebaseFrom(environment);
  const site = values.only !== 'origin';
  const origin = values.only !== 'site';
  const ports = {
    ...(site ? { PORT: port } : {}),
    ...(origin ? { ORIGIN_PORT: originPort } : {}),
    ...(origin && counterpartsPort ? { COUNTERPARTS_PORT: counterpartsPort } : {}),
    ...(origin && firebase !== 'off' ? { FIREBASE_PORT: firebasePort } : {}),
  };
  requireApart(ports);
  const build = !values['no-build'];
  return {
    help: false,
    realms,
    site,
    origin,
    build,
    port,
    originPort,
    counterpartsPort,
    firebase,
    firebasePort,
    host: values.host,
    trustProxy: values['trust-proxy'],
  };
}
