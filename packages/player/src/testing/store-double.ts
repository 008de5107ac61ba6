import type { PlaybackStore } from '../playback/playback-options';
import { firstView, type PlaybackView } from '../playback/playback-view';

/** A store that only writes down what it is told, such as `seek 12`; events are left out. */
export function storeDouble(told: string[] = [], view: PlaybackView = firstView()): PlaybackStore {
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void told.push([name, ...values.filter((value) => typeof value !== 'object')].join(' '));
  return {
    view,
    play: note('play'),
    pause: note('pause'),
    rest: note('rest'),
    retry: note('retry'),
    seek: note('seek'),
    seekBy: note('seekBy'),
    goLive: note('goLive'),
    startOver: note('startOver'),
    choose: note('choose'),
    toggleCaptions: note('toggleCaptions'),
    setQuality: note('setQuality'),
    setVolume: note('setVolume'),
    setMuted: note('setMuted'),
    setRate: note('setRate'),
    drawCaptions: note('drawCaptions'),
    viewerChanged: note('viewerChanged'),
    online: note('online'),
    visibility: note('visibility'),
    frozen: note('frozen'),
    destroy: note('destroy'),
  };
}
