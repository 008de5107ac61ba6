import { asking } from '../test-servers/asking.mjs';
import { startTestServers } from '../test-servers/test-servers.mjs';
import { treeTime } from '../timing/processor-time.mjs';
import { liveEvent } from './live-event.mjs';

/** The longest that 99 of 100 answers may take, in ms, and how many viewers of one event a core serves (spec 4 §13). */
const targets = { playlist: 5, segment: 3, viewers: 2_000 };

const CLIENTS = 4;
/** A viewer fetches picture and sound, each in segments of this many seconds. */
const SEGMENT_SECONDS = 2;

/** @typedef {Awaited<ReturnType<typeof media>>} MediaResult */

/** @typedef {{ slow: number, cost: number }} Measured `slow`: ms of the slowest in a hundred; `cost`: seconds on a processor */

/**
 * Measures what the sandbox takes for playlists and segments of a live stream. A viewer's playlists are cached for a second, so
 * that however many watch, the origin makes a few a second; the segments are what each viewer costs.
 * @param {{ seconds: number }} options
 */
export async function media({ seconds }) {
  const servers = await startTestServers();
  const { ask, close } = asking(CLIENTS);
  try {
    const main = new URL((await liveEvent(servers.originPort)).hls);
    const host = main.host;
    /** @param {URL} url */
    const text = async (url) => (await ask(servers.originPort, url.pathname, host)).body.toString();
    const list = new URL(firstLine(await text(main)), main);
    const lines = (await text(list)).split('\n').filter((line) => line.endsWith('.m4s'));
    const segments = lines.slice(-30).map((line) => new URL(line, list).pathname);

    /** @type {(paths: readonly string[]) => Promise<Measured>} */
    const measure = async (paths) => {
      /** @type {number[]} */
      const times = [];
      const begun = treeTime(servers.pid);
      const until = performance.now() + seconds * 1000;
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          for (let at = client; performance.now() < until; at += 1) {
            const path = paths[at % paths.length] ?? '';
            const { status, ms } = await ask(servers.originPort, path, host);
            if (status !== 200) throw new Error(`${path} answered ${status}.`);
            times.push(ms);
          }
        }),
      );
      times.sort((a, b) => a - b);
      return {
        slow: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY,
        cost: (treeTime(servers.pid) - begun) / times.length,
      };
    };
    // Files are read once, code is compiled.
    await measure([list.pathname, ...segments]);
    const playlist = await measure([list.pathname]);
    const segment = await measure(segments);
    const viewers = Math.floor(SEGMENT_SECONDS / (2 * segment.cost));
    return {
      playlist: playlist.slow,
      segment: segment.slow,
      viewers,
      targets,
      met:
        playlist.slow <= targets.playlist &&
        segment.slow <= targets.segment &&
        viewers >= targets.viewers,
    };
  } finally {
    await close();
    await servers.stop();
  }
}

/**
 * The first line of a playlist that is no tag.
 * @param {string} playlist
 */
function firstLine(playlist) {
  const line = playlist.split('\n').find((one) => one !== '' && !one.startsWith('#'));
  if (line === undefined) throw new Error('The playlist names nothing.');
  return line;
}
