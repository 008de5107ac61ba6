/** @import { Answer, Ask } from '../test-servers/asking.mjs' */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asking } from '../test-servers/asking.mjs';
import { cachedOrigin } from '../test-servers/cached-origin.mjs';
import { startSite } from '../test-servers/site.mjs';
import { startTestServers } from '../test-servers/test-servers.mjs';
import { processorTime } from '../timing/processor-time.mjs';

/** The site answers requests for a stored page at no less than this share of the rate of a bare server. */
const target = 0.5;

const CLIENTS = 8;
const SLICE_MS = 500;

/**
 * Starts a process that answers every request with the same bytes.
 * @param {Answer} answer
 */
async function startBare({ status, headers, body }) {
  const child = fork(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)));
  // Node writes these itself.
  const { date, connection, 'keep-alive': _, ...own } = headers;
  child.send({ status, headers: own, body: body.toString('base64') });
  /** @type {{ port: number }} */
  const { port } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The bare server ended with code ${code}.`)));
  });
  return { port, pid: child.pid, stop: () => child.kill() };
}

/**
 * Sends requests as fast as the clients can, for one slice of time.
 * @param {Ask} ask
 * @param {number} port
 * @param {string} path
 * @param {Record<string, string>} headers
 * @param {number | undefined} status
 */
async function burst(ask, port, path, headers, status) {
  const until = performance.now() + SLICE_MS;
  let count = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) {
        const answer = await ask(port, path, 'apex.localhost', headers);
        if (answer.status !== status) throw new Error(`${path} answered ${answer.status}.`);
        count += 1;
      }
    }),
  );
  return count;
}

/**
 * @typedef {object} Comparison
 * @property {Ask} ask
 * @property {{ port: number, pid: number | undefined }} site
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {number} seconds
 */

/**
 * Both servers in turns; requests a second of the processor's own time, so that what else runs counts for neither.
 * @param {Comparison} options
 */
async function compare({ ask, site, path, headers, seconds }) {
  const answer = await ask(site.port, path, 'apex.localhost', headers);
  const bare = await startBare(answer);
  try {
    const ours = { port: site.port, pid: site.pid, count: 0, time: 0 };
    const theirs = { port: bare.port, pid: bare.pid, count: 0, time: 0 };
    const servers = [ours, theirs];
    const until = performance.now() + seconds * 1000 * servers.length;
    while (performance.now() < until) {
      for (const server of servers) {
        const begun = processorTime(server.pid);
        server.count += await burst(ask, server.port, path, headers, answer.status);
        server.time += processorTime(server.pid) - begun;
      }
    }
    return {
      status: answer.status,
      bytes: answer.body.length,
      ours: rateOf(ours),
      theirs: rateOf(theirs),
      ratio: rateOf(ours) / rateOf(theirs),
    };
  } finally {
    bare.stop();
  }
}

/** @type {(server: { count: number, time: number }) => number} */
const rateOf = ({ count, time }) => Math.round(count / time);

/** @typedef {Awaited<ReturnType<typeof kept>>} KeptResult */

/** @type {[what: string, path: string, accepted: string][]} */
const PAGES = [
  ['home, brotli', '/', 'br'],
  ['home, gzip', '/', 'gzip'],
  ['home, as it is', '/', 'identity'],
  ['login, brotli', '/login', 'br'],
  ['home with a query that no page declares', '/?utm_source=letter', 'br'],
];

/**
 * Compares how fast one site process answers with stored pages and a bare server of Node with the same bytes.
 * @param {{ seconds: number }} options
 */
export async function kept({ seconds }) {
  const servers = await startTestServers();
  const origin = await cachedOrigin(servers.originPort);
  const site = await startSite({ origin: origin.address });
  const { ask, close } = asking(CLIENTS);
  try {
    const rows = [];
    for (const [what, path, accepted] of PAGES) {
      const headers = { 'accept-encoding': accepted };
      // From the second request on the page is stored in this encoding.
      for (let time = 0; time < 2; time += 1) await ask(site.port, path, 'apex.localhost', headers);
      rows.push({ what, ...(await compare({ ask, site, path, headers, seconds })) });
    }
    const { headers } = await ask(site.port, '/', 'apex.localhost');
    const known = { 'if-none-match': String(headers.etag) };
    rows.push({
      what: 'home, known already',
      ...(await compare({ ask, site, path: '/', headers: known, seconds })),
    });
    return { target, rows, met: rows.every(({ ratio }) => ratio >= target) };
  } finally {
    await close();
    await site.stop();
    await origin.close();
    await servers.stop();
  }
}
