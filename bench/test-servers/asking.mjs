/** @import { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http' */
import { Agent, request } from 'node:http';

/** What browsers of today say that they take. */
export const BROWSER = 'gzip, deflate, br, zstd';

/** @typedef {{ status: number | undefined, headers: IncomingHttpHeaders, body: Buffer, ms: number }} Answer */

/** @typedef {(port: number, path: string, host?: string, headers?: OutgoingHttpHeaders) => Promise<Answer>} Ask */

/**
 * Asks a server of this machine, over connections that stay open.
 * @param {number} sockets so many at once
 */
export function asking(sockets) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  /** @type {Ask} */
  const ask = (port, path, host, headers = {}) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const all = {
        host: host ?? `apex.localhost:${port}`,
        'accept-encoding': BROWSER,
        ...headers,
      };
      request({ host: '127.0.0.1', port, path, headers: all, agent }, (answer) => {
        /** @type {Buffer[]} */
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts),
            ms: performance.now() - begun,
          }),
        );
      })
        .once('error', reject)
        .end();
    });
  return { ask, close: () => agent.destroy() };
}
