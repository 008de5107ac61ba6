import { createOriginClock, tabName } from '@marquee/origin-client';
import type { Site, WatchTitle } from '@marquee/renderer';
import { subscribe } from 'valtio/vanilla';
import { loadEngine } from '../engine/choose-engine';
import type { Begins } from '../rules/playback-preferences';
import type { Begun } from './begun';
import { type DeviceChoices, deviceChoices } from './device-choices';
import { followPage } from './follow-page';
import type { PlaybackStore } from './playback-options';
import { createPlayback } from './playback-store';
import { tabPlaces } from './tab-places';
import { tabPlays } from './tab-plays';
import { historyWriter } from './write-history';

/** The origin's clock is one for the tab, so that each title begins with what the last one learnt. */
const clock = createOriginClock();

/** A title that plays in this tab, on its page or beside another one. */
export interface TabPlayback {
  title: WatchTitle;
  /** The path of the title's page in the site. */
  path: string;
  video: HTMLVideoElement;
  store: PlaybackStore;
  device: DeviceChoices;
  /** Plays it; one that plays already goes on as it is. */
  begin(how: Begins): void;
  end(): void;
}

/** Makes the playback of a title, which has begun in a `video`. */
export function createTabPlayback(
  { origin, session, realm, locale }: Pick<Site, 'origin' | 'session' | 'realm' | 'locale'>,
  title: WatchTitle,
  path: string,
  { video, fromBeginning }: Pick<Begun, 'video' | 'fromBeginning'>,
): TabPlayback {
  const device = deviceChoices(realm);
  const places = tabPlaces(realm.id);
  const store = createPlayback({
    origin,
    clock,
    title,
    video,
    loadEngine,
    tab: tabName(),
    device,
    languages: navigator.languages,
    pageLanguage: locale,
    qualityCap: realm.player.qualityCap,
    speeds: realm.player.speeds,
    isOnline: () => navigator.onLine,
    isHidden: () => document.hidden,
    fromBeginning,
    placeHere: () => places.find(title.id),
    reload() {
      if (navigator.onLine) location.reload();
    },
    onProgress: historyWriter({
      origin,
      session,
      places,
      now: clock.now,
    }),
  });
  /** Nothing of it delays the first frame. */
  const sendVideoEvents = () => {
    import('./send-video-events')
      .then((code) => code.sendVideoEvents({ realm, origin, session }, title, store.view))
      .catch(console.warn);
  };
  let stopFollowing: (() => void) | undefined;
  let isOver = false;
  return {
    title,
    path,
    video,
    store,
    device,
    begin(how) {
      if (stopFollowing) return;
      const { name, picture } = title;
      tabPlays.now = true;
      if (realm.analytics) onceItPlays(store, sendVideoEvents);
      store.play(how);
      stopFollowing = followPage({
        store,
        video,
        realm: realm.id,
        title: { name, picture: `${picture.url}?w=480&f=jpeg`, brand: realm.fullName },
      });
    },
    end() {
      if (isOver) return;
      isOver = true;
      tabPlays.now = false;
      stopFollowing?.();
      store.destroy();
    },
  };
}

function onceItPlays({ view }: PlaybackStore, act: () => void): void {
  const stop = subscribe(view, () => {
    if (view.playback.status.is !== 'playing') return;
    stop();
    act();
  });
}
