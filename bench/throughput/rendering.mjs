import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { asking } from '../test-servers/asking.mjs';
import { cachedOrigin } from '../test-servers/cached-origin.mjs';
import { startSite } from '../test-servers/site.mjs';
import { startTestServers } from '../test-servers/test-servers.mjs';
import { processorTime } from '../timing/processor-time.mjs';

/** The most processor time that a home page may take when it is not stored, in ms, with all work for it. */
const target = 15;

/** A site stores pages for this many ports: each port gives every page another address. */
const PORTS = Array.from({ length: 8 }, (_, number) => 6_000 + number);
/** Requests at the first ports prepare the realms and warm up the code; those at the others are measured. */
const [KNOWN_PORTS, NEW_PORTS] = [PORTS.slice(0, 2), PORTS.slice(2)];

/** Login pages of realms whose default language has the path `/login`. */
const logins = async () =>
  ['apex', 'corral', 'unity'].map((id) => ({ host: `${id}.localhost`, path: '/login' }));

/** @typedef {{ default: string, supported: (string | { tag: string })[] }} Locales `realm.json`, as far as it is read here */

/** The home page of each sample realm in each of its languages. */
async function homes() {
  const folder = join(root, 'realm-configs');
  const realms = await Promise.all(
    (await readdir(folder)).map(async (id) => {
      /** @type {{ locales: Locales }} */
      const { locales } = JSON.parse(await readFile(join(folder, id, 'realm.json'), 'utf8'));
      return locales.supported.map((entry) => {
        const tag = typeof entry === 'string' ? entry : entry.tag;
        return { host: `${id}.localhost`, path: tag === locales.default ? '/' : `/${tag}` };
      });
    }),
  );
  return realms.flat();
}

/** @typedef {Awaited<ReturnType<typeof rendering>>} RenderingResult */

/**
 * Measures the processor time of one site process for a page that is not stored, in ms, with all threads. Each address is
 * new, so that no stored page helps. The realms are prepared and the code is warm.
 * @param {{ smoke?: boolean }} options
 */
export async function rendering({ smoke = false }) {
  const servers = await startTestServers();
  const origin = await cachedOrigin(servers.originPort);
  const { ask, close } = asking(1);
  try {
    /** @param {{ host: string, path: string }[]} pages */
    const costOf = async (pages) => {
      // A process for each list of pages: a site stores pages only for the first ports that it gets.
      const site = await startSite({ origin: origin.address });
      try {
        /** @param {number} port */
        const round = async (port) => {
          for (const { host, path } of pages) {
            const { status } = await ask(site.port, path, `${host}:${port}`);
            if (status !== 200) throw new Error(`${host}${path} answered ${status}.`);
          }
        };
        for (const port of KNOWN_PORTS) await round(port);
        const begun = processorTime(site.pid);
        const rounds = smoke ? NEW_PORTS.slice(0, 1) : NEW_PORTS;
        for (const port of rounds) await round(port);
        const seconds = processorTime(site.pid) - begun;
        return (seconds * 1000) / (rounds.length * pages.length);
      } finally {
        await site.stop();
      }
    };
    const login = await costOf(await logins());
    const home = await costOf(await homes());
    return { login, home, target, met: home <= target };
  } finally {
    await close();
    await origin.close();
    await servers.stop();
  }
}
