/** @import { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http' */
import { createServer, request } from 'node:http';
import { portOf } from './port-of.mjs';

/** @typedef {{ status: number | undefined, headers: IncomingHttpHeaders, body: Buffer }} Answer */

/** @typedef {Awaited<ReturnType<typeof cachedOrigin>>} CachedOrigin */

/**
 * Starts a cache before the sandbox origin, as operators have for a build of a thousand brands or for a busy site. Every
 * answer is the sandbox's own; the same call with the same key reaches the sandbox only once.
 * @param {number} port
 */
export async function cachedOrigin(port) {
  /** @type {Map<string, Promise<Answer>>} */
  const kept = new Map();
  let asked = 0;
  /** @type {(method: string, path: string, headers: OutgoingHttpHeaders, body: Buffer) => Promise<Answer>} */
  const ask = (method, path, headers, body) =>
    new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        /** @type {Buffer[]} */
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      call.once('error', reject);
      call.end(body);
    });
  const server = createServer(async (incoming, outgoing) => {
    const parts = [];
    for await (const part of incoming) parts.push(part);
    const body = Buffer.concat(parts);
    asked += 1;
    const { method = 'GET', url = '/' } = incoming;
    const { 'x-api-key': key, 'accept-language': language } = incoming.headers;
    // Wording is asked for by the realm's name, which the sandbox does not know: the answer is the same for all of them.
    const path = url.replace(/realm=[^&]*/, 'realm=bench');
    const name = `${method} ${path} ${key} ${language} ${body}`;
    const known = kept.get(name);
    /** @type {OutgoingHttpHeaders} */
    const sent = { 'content-type': 'application/json', 'x-api-key': key };
    if (language) sent['accept-language'] = language;
    const answering = known ?? ask(method, url, sent, body);
    if (!known) kept.set(name, answering);
    const { status = 502, headers, body: answer } = await answering;
    outgoing.writeHead(status, { 'content-type': headers['content-type'] });
    outgoing.end(answer);
  });
  return {
    address: `http://127.0.0.1:${await portOf(server.listen(0, '127.0.0.1'))}`,
    counts: () => ({ asked, passedOn: kept.size }),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      // A site that was stopped no longer waits for its answers; the sandbox, which stops next, is not done with them.
      await Promise.allSettled(kept.values());
    },
  };
}
