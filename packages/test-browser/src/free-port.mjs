import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Machines take the ports of connections, and of programs that ask for any, from higher ones: none takes ours before it is used. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** The ports that this process has been given. @type {Set<number>} */
const given = new Set();

/**
 * Finds a port of this machine at which no program listens now, on any address. No port is given twice.
 * @returns {Promise<number>}
 */
export async function freePort() {
  while (given.size < LAST_PORT - FIRST_PORT) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`There is no free port from ${FIRST_PORT} to ${LAST_PORT}.`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
