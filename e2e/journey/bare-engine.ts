import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { build } from 'esbuild';
import { root } from '../test-servers/paths';

/** A host that exists in a test's browser alone. */
const HOST = 'http://suite.test';

export interface MediaFile {
  type: string;
  body: Buffer | string;
}

/** Files of a host of media, by path. */
export type MediaFiles = Readonly<Record<string, MediaFile>>;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/player/src/testing/engine-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  });
  const [code] = outputFiles;
  if (!code) throw new Error('The page of the engine was not bundled.');
  return code.text;
}

/** Answers a part of a file where a part is asked for. */
async function answer(route: Route, { type, body }: MediaFile): Promise<void> {
  const bytes = Buffer.from(body);
  const range = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '');
  if (!range) return route.fulfill({ contentType: type, body: bytes });
  const [from, to] = [Number(range[1]), Number(range[2])];
  return route.fulfill({
    status: 206,
    contentType: type,
    headers: { 'content-range': `bytes ${from}-${to}/${bytes.length}` },
    body: bytes.subarray(from, to + 1),
  });
}

/** Opens a page with the player's engine alone, which finds these files on its own host; what is not there answers 404. */
export async function openBareEngine(page: Page, files: MediaFiles): Promise<void> {
  const code = await bundle();
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files[pathname.slice(1)];
    if (pathname === '/') {
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Engine</title><link rel="icon" href="data:,"><body><script src="/engine.js"></script></body></html>',
      });
    } else if (pathname === '/engine.js') {
      await route.fulfill({ contentType: 'text/javascript', body: code });
    } else if (file) await answer(route, file);
    else await route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${HOST}/`);
}

/** A part of a file, in bytes. */
export interface Bytes {
  at: number;
  length: number;
}

/** A sample clip as it lies on a host: what a player needs first, and its twelve segments of two seconds. */
export interface SampleClip {
  file: MediaFile;
  header: Bytes;
  segments: readonly Bytes[];
}

/** Reads a file of `apps/artwork/clips`, such as `crowd/360` or `sound/main`. */
export async function sampleClip(name: string): Promise<SampleClip> {
  const body = await readFile(join(root, 'apps/artwork/clips', `${name}.mp4`));
  const segments: Bytes[] = [];
  for (let at = 0; at < body.length; ) {
    const length = body.readUInt32BE(at);
    const last = segments.at(-1);
    const type = body.toString('latin1', at + 4, at + 8);
    if (type === 'moof') segments.push({ at, length });
    if (type === 'mdat' && last) last.length += length;
    at += length;
  }
  const [first] = segments;
  if (!first) throw new Error(`The clip ${name} has no segments.`);
  return { file: { type: 'video/mp4', body }, header: { at: 0, length: first.at }, segments };
}

/** How a playlist names a part of a file. */
export const byteRange = ({ length, at }: Bytes) => `${length}@${at}`;
