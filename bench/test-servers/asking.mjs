/** @import { IncomingHttpHeaders } from 'node:http' */
import { Pool } from 'undici';

/** The `Accept-Encoding` of today's browsers. */
export const BROWSER = 'gzip, deflate, br, zstd';

/** @typedef {{ status: number, headers: IncomingHttpHeaders, body: Buffer, ms: number }} Answer */

/** @typedef {(port: number, path: string, host?: string, headers?: Record<string, string>) => Promise<Answer>} Ask */

/**
 * Asks a server on localhost, over connections that stay open. The client shares the cores with the server that it measures:
 * undici takes a fraction of the time that `node:http` takes for a request.
 * @param {number | null} sockets so many at once; null: as many as there are requests
 */
export function asking(sockets) {
  /** @type {Map<number, Pool>} */
  const pools = new Map();
  /** @param {number} port */
  const poolAt = (port) => {
    const pool = pools.get(port) ?? new Pool(`http://127.0.0.1:${port}`, { connections: sockets });
    pools.set(port, pool);
    return pool;
  };
  /** @type {Ask} */
  const ask = async (port, path, host, headers = {}) => {
    const begun = performance.now();
    const answer = await poolAt(port).request({
      path,
      method: 'GET',
      headers: {
        host: host ?? `apex.localhost:${port}`,
        'accept-encoding': BROWSER,
        ...headers,
      },
    });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body,
      ms: performance.now() - begun,
    };
  };
  return { ask, close: () => Promise.all([...pools.values()].map((pool) => pool.destroy())) };
}
