import { startStand } from '../stand/stand.mjs';
import { coldLoad } from './cold-load.mjs';
import { floorOf, serveFloors } from './floor.mjs';
import { median, pairedRatio } from './statistics.mjs';

const realm = 'apex';

/** What a page may cost, against its own floor. */
const pages = [
  { name: 'login', path: '/login', heroOnly: false, lcpRatio: 1.15 },
  { name: 'home', path: '/', heroOnly: true, lcpRatio: 1.25 },
];
const limits = { cls: 0.01, blocking: 150 };

/** The origin encodes a picture when it is first asked for; nobody is to wait for that here. */
async function warmUp(targets) {
  for (const { url } of targets) await coldLoad(url);
}

/** Measures login and home against their floors, in turn, `runs` times; `cpu` as for `coldLoad`. */
export async function pageSpeed({ runs, cpu, say }) {
  const stand = await startStand();
  const site = `http://${realm}.localhost:${stand.sitePort}`;
  let floors;
  try {
    const texts = {};
    for (const page of pages) texts[`/${page.name}`] = await floorOf(site + page.path, page);
    floors = await serveFloors(texts, { sitePort: stand.sitePort, realm });
    const targets = pages.flatMap((page) => [
      {
        page: page.name,
        kind: 'floor',
        url: `http://${realm}.localhost:${floors.port}/${page.name}`,
      },
      { page: page.name, kind: 'site', url: site + page.path },
    ]);
    await warmUp(targets);
    const loads = new Map(targets.map((target) => [target, []]));
    for (let run = 1; run <= runs; run += 1) {
      for (const target of targets) loads.get(target).push(await coldLoad(target.url, { cpu }));
      say(`round ${run} of ${runs}`);
    }
    return pages.map((page) => {
      const of = (kind) =>
        loads.get(targets.find((target) => target.page === page.name && target.kind === kind));
      return summarise(page, of('site'), of('floor'));
    });
  } finally {
    await floors?.close();
    await stand.stop();
  }
}

function summarise({ name, lcpRatio }, ours, floor) {
  const middle = (loads, key) => median(loads.map((load) => load[key]));
  const ratio = pairedRatio(
    ours.map((load) => load.lcp),
    floor.map((load) => load.lcp),
  );
  const cls = Math.max(...ours.map((load) => load.cls));
  const blocking = middle(ours, 'blocking');
  return {
    page: name,
    runs: ours.length,
    floorLcp: middle(floor, 'lcp'),
    lcp: middle(ours, 'lcp'),
    // Both have to wait for the same thing, or the ratio means nothing.
    lcpElement: [...new Set([...ours, ...floor].map((load) => load.lcpElement))].join(', '),
    ratio,
    lcpRatio,
    cls,
    blocking,
    ready: middle(ours, 'ready'),
    scriptKB: middle(ours, 'scriptKB'),
    met: ratio <= lcpRatio && cls <= limits.cls && blocking <= limits.blocking,
  };
}
