import type { Site, WatchTitle } from '@marquee/renderer';
import { sendEvent } from '@marquee/renderer/analytics';
import { subscribe } from 'valtio/vanilla';
import { videoEvent } from '../rules/video-event';
import type { PlaybackView } from './playback-view';

/**
 * Sends the analytics events of a title that has begun to play: that it is viewed, and, the first time that it reaches its end,
 * that it was viewed to the end.
 */
export function sendVideoEvents(
  site: Pick<Site, 'realm' | 'origin' | 'session'>,
  title: Pick<WatchTitle, 'id' | 'name' | 'accessLevel'>,
  view: PlaybackView,
): void {
  const type = view.stream?.kind;
  if (!type) return;
  void sendEvent(site, videoEvent('video_viewed', title, type));
  const atEnd = () => {
    if (view.playback.status.is !== 'ended') return;
    stop();
    void sendEvent(site, videoEvent('video_completed', title, type));
  };
  const stop = subscribe(view, atEnd);
  atEnd();
}
