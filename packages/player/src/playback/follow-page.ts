import { subscribe } from 'valtio/vanilla';
import { followAway } from '../engine/picture-in-picture';
import { type MediaTitle, mediaSession } from './media-session';
import { otherTabs } from './other-tabs';
import type { PlaybackStore } from './playback-options';
import { wakeLock } from './wake-lock';

interface PageOptions {
  store: PlaybackStore;
  video: HTMLVideoElement;
  realm: string;
  title: MediaTitle;
}

/**
 * Ties a playback to the browser around it: the system's media keys, the screen that stays on, other tabs, the network,
 * picture in picture, and the end of the page. The returned function ends it.
 */
export function followPage({ store, video, realm, title }: PageOptions): () => void {
  const { view } = store;
  const keys = mediaSession(title, store);
  const keepOn = wakeLock();
  const tabs = otherTabs(realm, () => {
    if (isPlaying() && !view.muted) store.pause();
  });
  let wasLoud = false;

  function isPlaying() {
    const { is } = view.playback.status;
    return is === 'playing' || is === 'waiting' || is === 'seeking';
  }

  function changed() {
    const playing = isPlaying() && view.playback.wanted;
    const isLoud = playing && !view.muted;
    if (isLoud && !wasLoud) tabs.tellPlaying();
    wasLoud = isLoud;
    void keepOn(playing && document.visibilityState === 'visible');
    const { position, rate, liveness, window } = view;
    const duration = liveness === null ? window.end : null;
    keys.update({ playing, position, duration, rate });
  }
  function seen() {
    store.visibility();
    changed();
  }

  let isKeptForBack = false;
  /** A page that closes gives its screen back at once. One that the browser keeps for Back has it until it lapses. */
  const closing = ({ persisted }: PageTransitionEvent) => {
    isKeptForBack = persisted;
    if (!persisted) store.destroy();
  };
  const back = () => {
    isKeptForBack = false;
  };
  /** A page that was left is frozen as well, and does not begin by itself when the viewer comes back. */
  const frozen = () => {
    if (!isKeptForBack) store.frozen();
  };

  const stop = subscribe(view, changed);
  // Away from the page there is no layer of ours for captions.
  const stopFollowing = followAway(video, (isAway) => store.drawCaptions('away', isAway));
  document.addEventListener('visibilitychange', seen);
  document.addEventListener('freeze', frozen);
  globalThis.addEventListener('online', store.online);
  globalThis.addEventListener('pagehide', closing);
  globalThis.addEventListener('pageshow', back);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', seen);
    document.removeEventListener('freeze', frozen);
    globalThis.removeEventListener('online', store.online);
    globalThis.removeEventListener('pagehide', closing);
    globalThis.removeEventListener('pageshow', back);
    stopFollowing();
    keys.end();
    tabs.close();
    void keepOn(false);
  };
}
