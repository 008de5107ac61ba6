/** @import { Answer } from '../test-servers/asking.mjs' */
/** @import { SiteOptions } from '../test-servers/site.mjs' */
import { rmSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { writeRealms } from '../realms/make-realms.mjs';
import { asking } from '../test-servers/asking.mjs';
import { cachedOrigin } from '../test-servers/cached-origin.mjs';
import { startSite } from '../test-servers/site.mjs';
import { startTestServers } from '../test-servers/test-servers.mjs';

/** The longest that a viewer may wait, in ms. */
const target = 1_000;

/**
 * Ages of a stored page (`page-store.ts` of the site): from the first on it is renewed in the background, from the second on
 * before the answer.
 */
const [STALE_MS, TOO_OLD_MS] = [2_000, 60_000];

const seed = 7;

/** @typedef {{ path: string, host: string }} Place */

/**
 * Counts the answers to a crowd: own pages, stand-in pages, and busy pages (503), which ask the browser to wait.
 * @param {string} what
 * @param {Answer[]} answers
 */
function verdict(what, answers) {
  const odd = answers.find(({ status }) => status !== 200 && status !== 503);
  if (odd) throw new Error(`${what}: an answer of ${odd.status}.`);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const own = answers.filter(
    ({ status, headers }) => status === 200 && headers['cache-control'] !== 'no-store',
  );
  const busy = answers.filter(({ status }) => status === 503);
  return {
    what,
    count: answers.length,
    median: times[Math.floor(times.length / 2)] ?? 0,
    slowest: times.at(-1) ?? 0,
    own: own.length,
    standIns: answers.length - own.length - busy.length,
    busy: busy.length,
  };
}

/**
 * @typedef {object} Viewers
 * @property {(path: string, host: string) => Promise<Answer>} one
 * @property {(place: (number: number) => Place) => Promise<Answer[]>} crowd
 */

/**
 * Starts a site of its own for each crowd, with a connection for each viewer.
 * @param {SiteOptions} options
 * @param {number} count
 * @param {(viewers: Viewers) => Promise<void>} work
 */
async function withSite(options, count, work) {
  const site = await startSite(options);
  const { ask, close } = asking(null);
  const everyone = Array.from({ length: count }, (_, number) => number);
  try {
    await Promise.all(everyone.map(() => ask(site.port, '/healthz')));
    await work({
      one: (path, host) => ask(site.port, path, host),
      crowd: (place) =>
        Promise.all(
          everyone.map((number) => {
            const { path, host } = place(number);
            return ask(site.port, path, host);
          }),
        ),
    });
  } finally {
    await close();
    await site.stop();
  }
}

/** @typedef {ReturnType<typeof verdict> & { calls?: number }} CrowdRow */
/** @typedef {Awaited<ReturnType<typeof crowd>>} CrowdResult */

/**
 * Measures how long viewers wait when very many come at once: to an address each, to a brand each, and to one old page.
 * @param {{ count: number, smoke?: boolean }} options
 */
export async function crowd({ count, smoke = false }) {
  const servers = await startTestServers();
  const origin = await cachedOrigin(servers.originPort);
  const dir = await mkdtemp(join(tmpdir(), 'crowd-'));
  const site = { origin: origin.address };
  try {
    /** @type {CrowdRow[]} */
    const rows = [];
    const one = { host: 'apex.localhost', path: '/' };
    await withSite(site, count, async ({ one: ask, crowd }) => {
      await ask('/login', one.host);
      /** @param {number} number */
      const addresses = (number) => ({ host: one.host, path: `/activate/code-${number}` });
      rows.push(verdict('addresses of one brand', await crowd(addresses)));
    });
    await withSite(site, count, async ({ one: ask, crowd }) => {
      await ask(one.path, one.host);
      /** @type {(what: string, age: number) => Promise<void>} */
      const asked = async (what, age) => {
        await after(age + 50);
        const before = origin.counts().asked;
        const row = verdict(what, await crowd(() => one));
        // A page that is renewed in the background comes after the answers.
        await after(500);
        rows.push({ ...row, calls: origin.counts().asked - before });
      };
      await asked('at one address, stale', STALE_MS);
      if (!smoke) await asked('at one address, too old', TOO_OLD_MS);
    });
    await writeRealms(dir, count, seed);
    const brands = await readdir(dir);
    await withSite({ ...site, realms: dir }, count, async ({ crowd }) => {
      /** @param {number} number */
      const homes = (number) => ({
        host: `${brands[number % brands.length]}.localhost`,
        path: '/',
      });
      rows.push(verdict('homes of as many brands', await crowd(homes)));
    });
    return { target, rows, met: rows.every(({ slowest }) => slowest <= target) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
    await origin.close();
    await servers.stop();
  }
}
