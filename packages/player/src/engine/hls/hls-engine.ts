import Hls, { Events, type Level as HlsLevel, type LevelDetails } from 'hls.js';
import { followAirPlay, offerAirPlay } from '../air-play';
import { followCaptions } from '../captions/follow-captions';
import { keepHidden } from '../captions/keep-hidden';
import type { Level, PlaybackEngine } from '../engine';
import { followVideo } from '../follow-video';
import { engineListeners } from '../listeners';
import { followRemotePlayback } from '../remote-playback';
import { videoStats } from '../video-stats';
import { hlsFailure, isFailure } from './hls-failure';
import { hlsTracks } from './hls-tracks';
import { levelCap } from './level-cap';
import { PictureErrors } from './picture-errors';
import { skipMissing } from './skip-missing';

/** Settings that differ from the library's own; the reasons are spec 4 §5. */
const SETTINGS = {
  // A worker's address is no trusted one, and fragments of MP4 need no remuxing.
  enableWorker: false,
  capLevelToPlayerSize: true,
  backBufferLength: 30,
  // What is loaded ahead is lost when a viewer leaves. The first alone is the least: a picture of few bits would load ten minutes.
  maxBufferLength: 30,
  maxMaxBufferLength: 30,
  // A stall moves the live edge no further away: "Go live" would not reach it any more.
  liveSyncOnStallIncrease: 0,
  errorController: PictureErrors,
};

const levelOf = ({ height, bitrate }: HlsLevel, index: number): Level => ({
  id: String(index),
  height,
  bitrate,
});

/** Plays HLS through Media Source Extensions, with hls.js. */
export function createHlsEngine(video: HTMLVideoElement): PlaybackEngine {
  const hls = new Hls(SETTINGS);
  const { tell, on, clear } = engineListeners();
  const cap = levelCap(hls);
  const { tracks, choose } = hlsTracks(hls, () => tell({ type: 'tracks' }));
  let address = '';
  let details: LevelDetails | null = null;
  const stops = [
    followVideo(video, tell),
    followCaptions(video, tell),
    keepHidden(video.textTracks, () => hls.subtitleDisplay),
    followRemotePlayback(video, tell),
    followAirPlay(video, (isAway) => {
      // The other device loads the stream itself.
      if (isAway) hls.stopLoad();
      else hls.startLoad(video.currentTime);
      tell({ type: 'remote', target: isAway ? 'AirPlay' : null });
    }),
  ];

  hls.on(Events.LEVEL_UPDATED, (_, data) => {
    details = data.details;
    tell({ type: 'time' });
  });
  hls.on(Events.LEVELS_UPDATED, () => tell({ type: 'tracks' }));
  hls.on(Events.LEVEL_SWITCHED, () => tell({ type: 'tracks' }));
  hls.on(Events.MEDIA_ATTACHED, () => offerAirPlay(video, address));
  skipMissing(hls, (seconds) => tell({ type: 'gap', seconds }));
  hls.on(Events.ERROR, (_, data) => {
    if (isFailure(data)) tell({ type: 'failed', failure: hlsFailure(data) });
  });

  return {
    load(given, { from, latency, mostHeight }) {
      address = given;
      cap(mostHeight);
      // The clock of hls.js begins anew with each first playlist.
      details = null;
      hls.config.startPosition = from ?? -1;
      if (latency !== undefined) hls.targetLatency = latency;
      if (!hls.media) hls.attachMedia(video);
      hls.loadSource(address);
    },
    recover: () => hls.recoverMediaError(),
    // Not `video.seekable`, which is wrong where a window slides.
    window() {
      const end = details ? details.edge : video.duration || 0;
      return {
        // An event that is over has no more than its window had at last.
        start: details?.fragmentStart ?? 0,
        end,
        edge: details?.live ? (hls.liveSyncPosition ?? end) : end,
        segment: details?.targetduration ?? 0,
      };
    },
    instantOf(position) {
      const fragments = details?.fragments ?? [];
      const fragment =
        fragments.find(({ start, end }) => position >= start && position < end) ??
        (position < (fragments[0]?.start ?? 0) ? fragments[0] : fragments.at(-1));
      const instant = fragment?.programDateTime;
      return fragment && instant != null ? instant + (position - fragment.start) * 1000 : null;
    },
    tracks,
    choose,
    levels: () => hls.levels.map(levelOf),
    get quality() {
      return hls.autoLevelEnabled ? 'auto' : String(hls.manualLevel);
    },
    set quality(id) {
      hls.nextLevel = id === 'auto' ? -1 : Number(id);
    },
    stats() {
      const shown = hls.levels[hls.currentLevel];
      const { bandwidthEstimate } = hls;
      const { frames, buffered } = videoStats(video);
      return {
        bandwidth: Number.isNaN(bandwidthEstimate) ? null : bandwidthEstimate,
        level: shown ? levelOf(shown, hls.currentLevel) : null,
        buffered,
        frames,
      };
    },
    drawCaptions(drawn) {
      hls.subtitleDisplay = drawn;
    },
    on,
    destroy() {
      for (const stop of stops) stop();
      clear();
      hls.destroy();
    },
  };
}
