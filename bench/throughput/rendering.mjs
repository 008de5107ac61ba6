import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { asking } from '../test-servers/asking.mjs';
import { cachedOrigin } from '../test-servers/cached-origin.mjs';
import { startSite } from '../test-servers/site.mjs';
import { startTestServers } from '../test-servers/test-servers.mjs';
import { processorTime } from '../timing/processor-time.mjs';

/** A home page that is made anew takes no more than this of the processor, in ms, with everything that is done for it. */
const target = 15;

/** So many ports a site keeps pages for: each gives every page an address of its own. */
const PORTS = Array.from({ length: 8 }, (_, number) => 6_000 + number);
/** At the first ones the realms are prepared and the code has run; at the others it is measured. */
const [KNOWN_PORTS, NEW_PORTS] = [PORTS.slice(0, 2), PORTS.slice(2)];

/** Realms whose default language calls the page so. */
const logins = async () =>
  ['apex', 'corral', 'unity'].map((id) => ({ host: `${id}.localhost`, path: '/login' }));

/** @typedef {{ default: string, supported: (string | { tag: string })[] }} Locales `realm.json`, as far as it is read here */

/** Where each sample realm shows home, in each of its languages. */
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
 * What a page costs that one site process makes afresh, in ms of the processor's time with all threads: each address is new, so that no
 * kept page helps. The realms have been prepared and the code has run before.
 * @param {{ smoke?: boolean }} options
 */
export async function rendering({ smoke = false }) {
  const servers = await startTestServers();
  const origin = await cachedOrigin(servers.originPort);
  const { ask, close } = asking(1);
  try {
    /** @param {{ host: string, path: string }[]} pages */
    const costOf = async (pages) => {
      // A process for each: the ports that it keeps pages for are the first that it meets.
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
