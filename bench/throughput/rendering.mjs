import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asking } from '../stand/asking.mjs';
import { cachedOrigin } from '../stand/cached-origin.mjs';
import { root } from '../stand/paths.mjs';
import { processorTime } from '../stand/processor-time.mjs';
import { startSite } from '../stand/site.mjs';
import { startStand } from '../stand/stand.mjs';

/** A home page that is made anew takes no more than this of the processor, in ms, with everything that is done for it. */
const target = 15;

/** So many ports a site keeps pages for: each gives every page an address of its own. */
const PORTS = Array.from({ length: 8 }, (_, number) => 6_000 + number);

/** Realms whose default language calls the page so. */
const logins = async () =>
  ['apex', 'corral', 'unity'].map((id) => ({ host: `${id}.localhost`, path: '/login' }));

/** Where each sample realm shows home, in each of its languages. */
async function homes() {
  const folder = join(root, 'realm-configs');
  const realms = await Promise.all(
    (await readdir(folder)).map(async (id) => {
      const { locales } = JSON.parse(await readFile(join(folder, id, 'realm.json'), 'utf8'));
      return locales.supported.map((entry) => {
        const tag = entry.tag ?? entry;
        return { host: `${id}.localhost`, path: tag === locales.default ? '/' : `/${tag}` };
      });
    }),
  );
  return realms.flat();
}

/**
 * What a page costs that one site process makes afresh, in ms of the processor's time with all threads: each address is new, so that no
 * kept page helps. The realms have been prepared and the code has run before.
 */
export async function rendering({ smoke = false }) {
  const stand = await startStand();
  const origin = await cachedOrigin(stand.originPort);
  const { ask, close } = asking(1);
  try {
    const costs = {};
    for (const [name, pages] of Object.entries({ login: await logins(), home: await homes() })) {
      // A process for each: the ports that it keeps pages for are the first that it meets.
      const site = await startSite({ origin: origin.address });
      try {
        const [first, second, ...others] = PORTS;
        const round = async (port) => {
          for (const { host, path } of pages) {
            const { status } = await ask(site.port, path, `${host}:${port}`);
            if (status !== 200) throw new Error(`${host}${path} answered ${status}.`);
          }
        };
        for (const port of [first, second]) await round(port);
        const begun = processorTime(site.pid);
        const rounds = smoke ? others.slice(0, 1) : others;
        for (const port of rounds) await round(port);
        const seconds = processorTime(site.pid) - begun;
        costs[name] = (seconds * 1000) / (rounds.length * pages.length);
      } finally {
        await site.stop();
      }
    }
    return { ...costs, target, met: costs.home <= target };
  } finally {
    close();
    await origin.close();
    await stand.stop();
  }
}
