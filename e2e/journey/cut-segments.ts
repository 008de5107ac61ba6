import type { Page, Route } from '@playwright/test';

/** What a title's last segments lack, as packagers cut them. */
export interface Cut {
  /** The renditions that are cut, by the part of their address. */
  of: RegExp;
  /** The share of its frames that the last segment keeps; at least one frame stays. */
  keeps: number;
  /** What the playlist says of the last segment's length, in seconds; absent: what it said. */
  said?: string;
}

/** The bytes of a fragment's table of samples (`trun`), from where its box begins. */
function tableAt(bytes: Buffer): number {
  const at = bytes.indexOf('trun', 0, 'latin1');
  if (at < 0) throw new Error('A segment has no table of samples.');
  return at - 4;
}

/** A fragment that ends before its time: its last samples are in no table. */
function shortened(bytes: Buffer, keeps: number): Buffer {
  const cut = Buffer.from(bytes);
  // Size, type, version with flags, then the number of samples.
  const countAt = tableAt(cut) + 12;
  const count = cut.readUInt32BE(countAt);
  cut.writeUInt32BE(Math.max(1, Math.floor(count * keeps)), countAt);
  return cut;
}

/** Cuts the last segments of the titles that a page plays; resolves to what tells how many it has cut. */
export async function cutLastSegments(page: Page, { of, keeps, said }: Cut): Promise<() => number> {
  let cuts = 0;
  const last = new Set<string>();
  const isCut = (route: Route) => of.test(new URL(route.request().url()).pathname);
  await page.route(/\/list\.m3u8$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const segments = text.match(/^\S+\.m4s$/gm) ?? [];
    const name = segments.at(-1) ?? '';
    if (isCut(route)) last.add(new URL(name, route.request().url()).href);
    const at = text.lastIndexOf('#EXTINF:');
    const body =
      said === undefined
        ? text
        : text.slice(0, at) + text.slice(at).replace(/^#EXTINF:[\d.]+/, `#EXTINF:${said}`);
    await route.fulfill({ response, body });
  });
  await page.route(/\.m4s$/, async (route) => {
    if (!last.has(route.request().url())) return route.fallback();
    const response = await route.fetch();
    cuts += 1;
    return route.fulfill({ response, body: shortened(await response.body(), keeps) });
  });
  return () => cuts;
}
