import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/** Reads a port from the environment. */
export function portFrom(variable, fallback, environment = process.env) {
  const text = environment[variable]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Problem(`${variable} is "${text}"; it must be a whole number from 1 to 65535.`);
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Throws a sentence that names the variable when something else listens on the port. */
export async function requireFree(variable, port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    const code = await tryToListen(port, host);
    // A machine without IPv6 has no ::1 to be taken.
    if (code === null || code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
    const next = port < 65535 ? port + 1 : port - 1;
    throw new Problem(
      code === 'EACCES'
        ? `Port ${port} needs more rights than you have: set ${variable} to one above 1023, such as ${variable}=${next < 1024 ? 4300 : next}.`
        : `Port ${port} is taken by another program: stop it, or set ${variable} to a free port, such as ${variable}=${next}.`,
    );
  }
}

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
