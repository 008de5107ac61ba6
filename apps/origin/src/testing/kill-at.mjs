// Loaded into an origin before its own code, by the test that kills it. A moment is each statement of a payment's call to the
// database, and each step of its call to the company; their names go to the parent, and the process ends itself, as by `kill -9`,
// just before the one that the parent names.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { PGlite } from '@electric-sql/pglite';

/** The calls that are payments. */
const PAYING = '/api/v2/customer/baskets/pay';
const paying = new AsyncLocalStorage();

/** @type {string[]} */
let moments = [];
/** The moment before which the process ends; none while it is only listening. */
let last = Number.POSITIVE_INFINITY;

/** @param {string} name */
function moment(name) {
  if (!paying.getStore()) return;
  if (moments.length === last) process.kill(process.pid, 'SIGKILL');
  moments.push(name);
}

process.on(
  'message',
  (/** @type {{ killBefore?: number, tell?: boolean }} */ { killBefore, tell }) => {
    if (tell) process.send?.({ moments });
    moments = [];
    if (killBefore !== undefined) last = killBefore;
  },
);
process.channel?.unref();

subscribe('http.server.request.start', (message) => {
  // Node's own: https://nodejs.org/api/diagnostics_channel.html#http
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  paying.enterWith(request.method === 'POST' && request.url?.startsWith(PAYING));
});

// A statement comes as a message of PostgreSQL's protocol: `P` (parse) has its text after a name, `Q` has it at once.
// All ways of asking end in this one.
const { execProtocolRawSync } = PGlite.prototype;
/** @param {Uint8Array} message */
function statement(message) {
  const kind = String.fromCharCode(message[0] ?? 0);
  if (kind !== 'P' && kind !== 'Q') return;
  const text = Buffer.from(message.subarray(5)).toString('latin1').replaceAll('\0', ' ').trim();
  const [, verb = text.slice(0, 20)] = /^(\w+)/.exec(text) ?? [];
  const [, table = ''] = /(?:from|into|update) "(\w+)"/.exec(text) ?? [];
  moment(`${verb} ${table}`.trim().toLowerCase());
}
PGlite.prototype.execProtocolRawSync = function (message) {
  statement(message);
  return execProtocolRawSync.call(this, message);
};

/**
 * The steps of a payment's calls to companies. An answer comes on a socket that another call may have opened: it is known by its request.
 * @type {WeakSet<object>}
 */
const asked = new WeakSet();
/** @typedef {{ method: string, path: string }} Asked */
/** @param {Asked} request */
const nameOf = ({ method, path }) => `${method} ${path.split('/').slice(0, 3).join('/')}`;

subscribe('undici:request:create', (message) => {
  const { request } = /** @type {{ request: Asked }} */ (message);
  if (paying.getStore()) asked.add(request);
  moment(`ask ${nameOf(request)}`);
});
subscribe('undici:request:headers', (message) => {
  const { request } = /** @type {{ request: Asked }} */ (message);
  if (asked.has(request)) paying.run(true, () => moment(`answer of ${nameOf(request)}`));
});
