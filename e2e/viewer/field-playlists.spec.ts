import { createCipheriv } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  type Bytes,
  byteRange,
  type MediaFiles,
  openBareEngine,
  sampleClip,
} from '../journey/bare-engine';
import { FIELD_PLAYLISTS, type FieldPlaylist } from '../journey/field-playlists';
import { expect, test } from '../journey/test';

/** Seconds that most of the playlists take: four segments of the sample clips. */
const WHOLE = 8;

/** Of each playlist that is not played to its end: why. */
const MISSES: Readonly<Record<string, string>> = {};

interface Segment {
  type: string;
  body: Buffer;
}

const KEY = Buffer.from('sixteen letters.');

/** Locks a segment (RFC 8216 §5.2). */
function locked({ type, body }: Segment, begins: Buffer): Segment {
  const cipher = createCipheriv('aes-128-cbc', KEY, begins);
  return { type, body: Buffer.concat([cipher.update(body), cipher.final()]) };
}

/** What a player needs first of a clip, and its segments, each as a file. */
async function partsOf(name: string) {
  const clip = await sampleClip(name);
  const body = Buffer.from(clip.file.body);
  const part = ({ at, length }: Bytes) => ({
    type: 'video/mp4',
    body: body.subarray(at, at + length),
  });
  return { clip, first: part(clip.header), all: clip.segments.map(part) };
}

async function files(): Promise<{ media: MediaFiles; fill: (text: string) => string }> {
  const picture = await partsOf('crowd/180');
  const sound = await partsOf('sound/main');
  const within = (folder: string, segments: readonly Segment[]) =>
    Object.fromEntries(segments.map((one, at) => [`${folder}/${at}.m4s`, one]));
  const numbered = (at: number) => Buffer.from(at.toString(16).padStart(32, '0'), 'hex');
  const media: MediaFiles = {
    'media/clip.mp4': picture.clip.file,
    'media/header.mp4': picture.first,
    'sound/header.mp4': sound.first,
    'media/key': { type: 'application/octet-stream', body: KEY },
    ...within('media', picture.all),
    ...within('sound', sound.all),
    ...within(
      'locked',
      picture.all.map((one, at) => locked(one, numbered(at))),
    ),
    ...within(
      'own',
      picture.all.map((one) => locked(one, Buffer.alloc(16, 15))),
    ),
  };
  const { header, segments } = picture.clip;
  const fill = (text: string) =>
    text.replace(/\{(header|first|length (\d))\}/g, (_, what: string, at?: string) => {
      const one = segments[Number(at ?? 0)] ?? header;
      if (what === 'header') return byteRange(header);
      return what === 'first' ? byteRange(one) : String(one.length);
    });
  return { media, fill };
}

/** The longest that a playlist may take, played eight times as fast, in milliseconds. */
const LONGEST = 15_000;

/** Plays to the end, fast; resolves to what went otherwise than expected. */
async function play(page: Page, { begins = 0, ends = WHOLE }: FieldPlaylist): Promise<string[]> {
  const { first, last, hasEnded, failures } = await page.evaluate(async (longest) => {
    const { engine, video, failures } = window.bareEngine;
    let first: number | null = null;
    video.addEventListener('playing', () => {
      first ??= video.currentTime;
    });
    video.autoplay = true;
    video.defaultPlaybackRate = 8;
    video.playbackRate = 8;
    await new Promise<void>((resolve) => {
      video.addEventListener('ended', () => resolve());
      engine.on(({ type }) => type === 'failed' && resolve());
      setTimeout(resolve, longest);
      engine.load('/main.m3u8', { from: null });
    });
    return { first, last: video.currentTime, hasEnded: video.ended, failures };
  }, LONGEST);
  const wrong = failures.map((kind) => `gave up: ${kind}`);
  if (Math.abs((first ?? -1) - begins) > 0.5) wrong.push(`began at ${first}, not ${begins}`);
  if (!hasEnded) wrong.push(`stayed at ${last}`);
  else if (Math.abs(last - ends) > 0.5) wrong.push(`ended at ${last}, not ${ends}`);
  return wrong;
}

test('playlists as they are met in the field play from where they begin to their end', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  const playlists = FIELD_PLAYLISTS;
  test.setTimeout(playlists.length * LONGEST);
  const { media, fill } = await files();
  const missed: string[] = [];
  for (const one of playlists) {
    const lists = Object.entries(one.lists).map(([path, text]) => [
      path,
      { type: 'application/vnd.apple.mpegurl', body: fill(text) },
    ]);
    await page.unrouteAll();
    await openBareEngine(page, { ...media, ...Object.fromEntries(lists) });
    const wrong = await test.step(one.name, () => play(page, one));
    if (wrong.length > 0) {
      missed.push(one.name);
      console.log(`  ${one.name}: ${wrong.join(', ')}; ${MISSES[one.name]}`);
    }
  }
  console.log(
    `Field playlists: ${FIELD_PLAYLISTS.length - missed.length} of ${FIELD_PLAYLISTS.length} whole.`,
  );
  expect(missed).toEqual(Object.keys(MISSES));
});
