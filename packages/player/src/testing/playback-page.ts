import { createOriginClient, createOriginClock } from '@marquee/origin-client';
import { realmFixture } from '@marquee/renderer/testing';
import { deviceChoices } from '../playback/device-choices';
import { createPlayback } from '../playback/playback-store';
import type { Stream } from '../playback/playback-view';
import type { Progress } from '../playback/progress';
import { engineDouble, videoDouble } from './engine-double';
import { memoryStorage } from './memory-storage';

export const vod: Stream = {
  id: 'final',
  kind: 'vod',
  hls: 'https://media.example/first/main.m3u8',
  expiresAt: '2026-06-02T00:00:00Z',
  audio: [{ id: 'English', language: 'en', role: 'main', name: 'English' }],
  text: [{ id: 'Español', language: 'es', kind: 'subtitles', name: 'Español' }],
  resume: { position: 120, at: '2026-05-31T00:00:00Z' },
  heartbeat: { lease: 'lease-0123456789abcdef', interval: 30 },
  castable: true,
  asOf: '2026-06-01T20:00:00.000Z',
};

export const live: Stream = {
  ...vod,
  kind: 'live',
  resume: undefined,
  live: { startsAt: '2026-06-01T19:00:00Z', window: 1800, timeline: 'final', latency: 6 },
};

/** Lets calls that are under way be answered. */
export async function settle() {
  for (let turns = 0; turns < 10; turns += 1) await new Promise((done) => setImmediate(done));
}

interface Beat {
  lease: string;
  number: number;
  streams: unknown[];
}

/** A stream, or the code with which the origin refuses it. */
export type StreamAnswer = Stream | { status: number; code: string; details?: object };

export interface PlaybackPageOptions {
  /** The answers of the stream calls, the last one again and again; or what gives them. */
  answers?: StreamAnswer[] | (() => StreamAnswer | Promise<StreamAnswer>);
  isLive?: boolean;
  goOn?: boolean;
  /** What heartbeats are answered of the streams, in place of what `goOn` says. */
  heartbeat?: unknown;
  fromBeginning?: boolean;
  placeHere?: number | null;
  isHidden?: () => boolean;
  /** How often the engine's code does not come. */
  lostCode?: number;
}

/** A page with a player, whose engine and origin a test moves by hand. */
export function playbackPage({
  answers = [vod],
  isLive = Array.isArray(answers) && answers[0] === live,
  goOn = true,
  heartbeat = [{ id: 'final', goOn, code: goOn ? undefined : 'RELEASED' }],
  fromBeginning = false,
  placeHere = null,
  isHidden = () => false,
  lostCode = 0,
}: PlaybackPageOptions = {}) {
  let losses = lostCode;
  const reloads: true[] = [];
  const left = Array.isArray(answers) ? [...answers] : [];
  const next = () => (left.length > 1 ? left.shift() : left[0]);
  const beats: Beat[] = [];
  const origin = createOriginClient({
    address: 'http://origin.test',
    publicKey: 'key',
    async fetch(url, init) {
      if (String(url).endsWith('/v1/multiviewHeartbeat')) {
        beats.push(JSON.parse(String(init?.body)));
        return Response.json({ streams: heartbeat, asOf: vod.asOf });
      }
      const answer = await (Array.isArray(answers) ? next() : answers());
      if (answer && 'hls' in answer) return Response.json(answer);
      return Response.json({ ...answer, messages: [] }, { status: answer?.status });
    },
  });
  const device = deviceChoices(realmFixture(), memoryStorage());
  const video = videoDouble();
  const { double, engine } = engineDouble(video);
  const progress: Progress[] = [];
  const store = createPlayback({
    origin,
    clock: createOriginClock(),
    title: { id: 'final', state: isLive ? 'LIVE' : undefined },
    video,
    async loadEngine() {
      losses -= 1;
      if (losses >= 0) throw new TypeError('Failed to fetch dynamically imported module');
      return () => engine;
    },
    tab: 'tab-12345',
    device,
    languages: ['en'],
    pageLanguage: 'en',
    speeds: [0.5, 1, 1.5, 2],
    isOnline: () => true,
    isHidden,
    fromBeginning,
    placeHere: () => placeHere,
    reload: () => void reloads.push(true),
    onProgress: (one) => progress.push(one),
  });
  const status = () => store.view.playback.status;
  return { store, video, double, device, beats, progress, reloads, status };
}
