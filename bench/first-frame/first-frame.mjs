import { middle, middleRatio } from '../page-speed/statistics.mjs';
import { startTestServers } from '../test-servers/test-servers.mjs';
import { serveBarePlayer } from './bare-player.mjs';
import { firstPicture } from './first-picture.mjs';

const realm = 'apex';
/** A title that guests may watch. */
const titleId = 'walkouts';

/** What a player may cost, against the bare one; `Infinity`: shown and not judged (decision 72). */
const CASES = /** @type {const} */ ([
  { from: 'page', slow: false, atMost: Number.POSITIVE_INFINITY },
  { from: 'page', slow: true, atMost: 1.25 },
  { from: 'press', slow: false, atMost: 1.1 },
  { from: 'press', slow: true, atMost: 1.1 },
]);

/** @typedef {Awaited<ReturnType<typeof firstFrame>>[number]} FirstFrameRow */

/**
 * Compares how long a title page takes to show the first frame with a page that has nothing but hls.js: the same stream, in
 * turn, `runs` times; `cpu` is how many times slower the processor is on the slow connection. Where no time is judged, one case
 * shows that both pages can be measured.
 * @param {{ runs: number, cpu: number, smoke: boolean, say: (text: string) => void }} options
 */
export async function firstFrame({ runs, cpu, smoke, say }) {
  const servers = await startTestServers();
  const bare = await serveBarePlayer({ realm, titleId, originPort: servers.originPort });
  const pages = {
    ours: `http://${realm}.localhost:${servers.sitePort}/video/${titleId}`,
    bare: `http://${realm}.localhost:${bare.port}/`,
  };
  const rows = CASES.slice(smoke ? -1 : 0).map((one) => ({
    ...one,
    ours: /** @type {number[]} */ ([]),
    bare: /** @type {number[]} */ ([]),
  }));
  try {
    // Poster, page and clip are made at the first request.
    for (const url of smoke ? [] : Object.values(pages))
      await firstPicture(url, { from: 'page', slow: false, cpu });
    for (let run = 1; run <= runs; run += 1) {
      for (const row of rows) {
        row.ours.push(await firstPicture(pages.ours, { ...row, cpu }));
        row.bare.push(await firstPicture(pages.bare, { ...row, cpu }));
      }
      say(`round ${run} of ${runs}`);
    }
  } finally {
    await bare.close();
    await servers.stop();
  }
  return rows.map(({ from, slow, atMost, ...times }) => {
    const ratio = middleRatio(times.ours, times.bare);
    return {
      from,
      slow,
      ours: middle(times.ours),
      bare: middle(times.bare),
      ratio,
      atMost,
      met: ratio <= atMost,
    };
  });
}
