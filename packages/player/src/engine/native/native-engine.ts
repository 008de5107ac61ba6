import { followAirPlay } from '../air-play';
import { followCaptions } from '../captions/follow-captions';
import type { EngineFailure, PlaybackEngine } from '../engine';
import { followVideo } from '../follow-video';
import { engineListeners } from '../listeners';
import { followRemotePlayback } from '../remote-playback';
import { videoStats } from '../video-stats';
import { nativeTracks } from './native-tracks';

/** What WebKit adds to a `video` with a clock of its own. */
interface DatedVideo {
  getStartDate?(): Date;
}

/** How far behind the event a live stream is played where the stream does not say it, in seconds. */
const LATENCY = 6;
/** A usual length of a segment, in seconds: the platform tells none. */
const SEGMENT = 6;

/** Why a `video` gave up. An expired address is a dead line here: the element does not say which. */
function failureOf({ error }: HTMLVideoElement): EngineFailure {
  const detail = error?.message ?? '';
  if (error?.code === MediaError.MEDIA_ERR_DECODE) return { kind: 'decode', detail };
  // Also where the playlist cannot be had: asking for the stream anew tells the two apart.
  if (error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED) return { kind: 'expired', detail };
  return { kind: 'network', detail };
}

/** Plays HLS as the platform does, where it has no Media Source Extensions. */
export function createNativeEngine(video: HTMLVideoElement & DatedVideo): PlaybackEngine {
  const { tell, on, clear } = engineListeners();
  const { tracks, choose, draw, stop } = nativeTracks(video, () => tell({ type: 'tracks' }));
  let latency = LATENCY;
  const failed = () => tell({ type: 'failed', failure: failureOf(video) });
  const stops = [
    stop,
    followVideo(video, tell),
    followCaptions(video, tell),
    followRemotePlayback(video, tell),
    followAirPlay(video, (isAway) => tell({ type: 'remote', target: isAway ? 'AirPlay' : null })),
  ];
  video.addEventListener('error', failed);

  return {
    load(address, { from, latency: given = LATENCY }) {
      latency = given;
      video.src = address;
      video.load();
      // Before the metadata is there, it is where playback begins.
      if (from !== null) video.currentTime = from;
    },
    recover() {
      const { currentTime } = video;
      video.load();
      video.currentTime = currentTime;
    },
    window() {
      const { seekable, duration } = video;
      if (seekable.length === 0) return { start: 0, end: 0, edge: 0, segment: SEGMENT };
      const [start, end] = [seekable.start(0), seekable.end(seekable.length - 1)];
      const isLive = duration === Number.POSITIVE_INFINITY;
      return { start, end, edge: isLive ? Math.max(start, end - latency) : end, segment: SEGMENT };
    },
    instantOf(position) {
      const start = video.getStartDate?.().getTime() ?? Number.NaN;
      return Number.isNaN(start) ? null : start + position * 1000;
    },
    tracks,
    choose,
    levels: () => [],
    get quality() {
      return 'auto';
    },
    set quality(_id) {
      // The platform has no levels to choose from.
    },
    stats: () => ({ bandwidth: null, level: null, ...videoStats(video) }),
    drawCaptions: draw,
    on,
    destroy() {
      for (const end of stops) end();
      video.removeEventListener('error', failed);
      clear();
      video.removeAttribute('src');
      video.load();
    },
  };
}
