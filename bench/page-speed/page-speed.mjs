/** @import { Load } from './cold-load.mjs' */
import { startTestServers } from '../test-servers/test-servers.mjs';
import { coldLoad } from './cold-load.mjs';
import { serveFloors } from './floor.mjs';
import { median, middle, pairedRatio } from './statistics.mjs';

const realm = 'apex';

/** What a page may cost, against its own floor. @typedef {{ name: string, path: string, lcpRatio: number }} Page */

/** @type {readonly Page[]} */
export const FIRST_PAGES = [
  { name: 'login', path: '/login', lcpRatio: 1 },
  { name: 'home', path: '/', lcpRatio: 1 },
];

/** Spec 4 §13. @type {readonly Page[]} */
export const TITLE_PAGES = [
  { name: 'video', path: '/video/walkouts', lcpRatio: 1.1 },
  { name: 'event', path: '/live/apex-64', lcpRatio: 1.1 },
  { name: 'series', path: '/series/countdown', lcpRatio: 1.1 },
];
const limits = { cls: 0.01, blocking: 150 };

/** @typedef {ReturnType<typeof summarise>} PageSpeedRow */

/**
 * Asks for every picture once, since the origin encodes it at the first request, which should not be measured.
 * @param {{ url: string }[]} targets
 */
async function warmUp(targets) {
  for (const { url } of targets) await coldLoad(url);
}

/**
 * Measures pages against their floors, in turn, every second time the other way round, `runs` times; `cpu` as for
 * `coldLoad`. Where no time is judged, nothing is loaded before.
 * @param {{ pages: readonly Page[], runs: number, cpu: number, smoke: boolean, say: (text: string) => void }} options
 */
export async function pageSpeed({ pages, runs, cpu, smoke, say }) {
  const servers = await startTestServers();
  let floors;
  try {
    const paths = pages.map(({ path }) => path);
    floors = await serveFloors(paths, { sitePort: servers.sitePort, realm });
    // Both come from one server's memory: pages are compared here, and servers by `--only throughput`.
    const memory = `http://${realm}.localhost:${floors.port}`;
    const pairs = pages.map((page) => ({
      page,
      floor: newTarget(`${memory}/_floor${page.path}`),
      site: newTarget(memory + page.path),
    }));
    const targets = pairs.flatMap((pair) => [pair.floor, pair.site]);
    if (!smoke) await warmUp(targets);
    for (let run = 1; run <= runs; run += 1) {
      const order = run % 2 === 0 ? targets : targets.toReversed();
      for (const { url, loads } of order) loads.push(await coldLoad(url, { cpu }));
      say(`round ${run} of ${runs}`);
    }
    return pairs.map((pair) => summarise(pair.page, pair.site.loads, pair.floor.loads));
  } finally {
    await floors?.close();
    await servers.stop();
  }
}

/**
 * @param {string} url
 * @returns {{ url: string, loads: Load[] }}
 */
const newTarget = (url) => ({ url, loads: [] });

/**
 * @param {{ name: string, lcpRatio: number }} page
 * @param {Load[]} ours
 * @param {Load[]} floor
 */
function summarise({ name, lcpRatio }, ours, floor) {
  const ratio = pairedRatio(
    ours.map((load) => load.lcp),
    floor.map((load) => load.lcp),
  );
  const cls = Math.max(...ours.map((load) => load.cls));
  const blocking = middle(ours.map((load) => load.blocking));
  return {
    page: name,
    runs: ours.length,
    floorLcp: median(floor.map((load) => load.lcp)),
    lcp: median(ours.map((load) => load.lcp)),
    // Both have to wait for the same thing, or the ratio means nothing.
    lcpElement: [...new Set([...ours, ...floor].map((load) => load.lcpElement))].join(', '),
    ratio,
    lcpRatio,
    cls,
    blocking,
    ready: median(ours.map((load) => load.ready)),
    scriptKB: middle(ours.map((load) => load.scriptKB)),
    met: ratio !== null && ratio <= lcpRatio && cls <= limits.cls && blocking <= limits.blocking,
  };
}
