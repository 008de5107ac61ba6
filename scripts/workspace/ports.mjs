import { createServer } from 'node:net';
import { freePort } from '../../packages/test-browser/src/free-port.mjs';
import { codeOf } from './errors.mjs';
import { Problem } from './problem.mjs';

/**
 * Reads a port from the environment.
 * @param {string} variable
 * @param {number} fallback
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function portFrom(variable, fallback, environment = process.env) {
  const text = environment[variable]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Problem(`${variable} is "${text}"; it must be a whole number from 1 to 65535.`);
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null | undefined>} the code of the error, null when there was none
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * Says why no program can listen at a port, on any address of this machine; null when one can.
 * @param {number} port
 */
async function refusalOf(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    const code = await tryToListen(port, host);
    // A machine without IPv6 has no ::1 to be taken.
    if (code !== null && code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') return code;
  }
  return null;
}

/**
 * Finds the first free port from a given one on, except ports that our other programs are about to take.
 * @param {number} first
 * @param {(number | null)[]} ours
 */
async function freeFrom(first, ours) {
  for (let port = first; port < 65536; port += 1) {
    if (!ours.includes(port) && (await refusalOf(port)) === null) return port;
  }
  return freePort();
}

/**
 * Throws a sentence that names the variable and a free port when another program listens on the port. `ours`: ports
 * that our programs take when they start.
 * @param {string} variable
 * @param {number} port
 * @param {(number | null)[]} [ours]
 */
export async function requireFree(variable, port, ours = []) {
  const code = await refusalOf(port);
  if (code === null) return;
  const next = await freeFrom(port + 1 < 1024 ? 4300 : port + 1, ours);
  throw new Problem(
    code === 'EACCES'
      ? `Port ${port} needs more rights than you have: set ${variable} to one above 1023, such as ${variable}=${next}.`
      : `Port ${port} is taken by another program: stop it, or set ${variable} to a free port, such as ${variable}=${next}.`,
  );
}
