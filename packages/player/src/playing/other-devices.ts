import type { PlayerToggle } from '@marquee/design-system';
import { followAirPlay } from '../engine/air-play';
import { followAirPlayDevices, showAirPlayDevices } from '../engine/air-play-devices';

/** The ways to other devices; absent while there is none. */
export interface OtherDevices {
  airPlay?: PlayerToggle;
  cast?: PlayerToggle;
}

export interface OtherDevicesOptions {
  /** The origin lets the title be played on other devices. */
  isAllowed: boolean;
  /** The realm lets titles be cast. */
  mayCast: boolean;
}

type Tell = (devices: OtherDevices) => void;

const nothing = () => {};

/**
 * Follows the devices on which a `video` may be played: AirPlay where the browser has it, else what its Remote Playback finds,
 * if the realm allows that. No vendor's script is needed for either. The returned function stops it.
 */
export function followOtherDevices(
  video: HTMLVideoElement,
  { isAllowed, mayCast }: OtherDevicesOptions,
  tell: Tell,
): () => void {
  if ('webkitShowPlaybackTargetPicker' in video)
    return isAllowed ? followAirPlayAround(video, tell) : nothing;
  const isCastable = isAllowed && mayCast;
  // The browser's own buttons as well. It stays when the page is left: a title that is cast plays on.
  video.disableRemotePlayback = !isCastable;
  // Firefox has no Remote Playback.
  return isCastable && video.remote ? followCast(video, tell) : nothing;
}

function followAirPlayAround(video: HTMLVideoElement, tell: Tell): () => void {
  let isThere = false;
  let isAway = false;
  const show = () => {
    const airPlay = { on: isAway, onChange: () => showAirPlayDevices(video) };
    tell(isThere || isAway ? { airPlay } : {});
  };
  const stops = [
    followAirPlayDevices(video, (there) => {
      isThere = there;
      show();
    }),
    followAirPlay(video, (away) => {
      isAway = away;
      show();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const CHANGES = ['connecting', 'connect', 'disconnect'];

function followCast(video: HTMLVideoElement, tell: Tell): () => void {
  const { remote } = video;
  let isThere = false;
  const show = () => {
    const { state } = remote;
    const isAway = state !== 'disconnected';
    const cast = {
      on: isAway,
      busy: state === 'connecting',
      // The browser's own list of devices, where the viewer also brings the picture back.
      onChange: () => void remote.prompt().catch(console.warn),
    };
    tell(isThere || isAway ? { cast } : {});
  };
  const watch = remote
    .watchAvailability((there) => {
      isThere = there;
      show();
    })
    .catch((error: unknown) => {
      // Some browsers look for devices only when they are asked for the list.
      if (!(error instanceof DOMException && error.name === 'NotSupportedError')) throw error;
      isThere = true;
      show();
    });
  watch.catch(console.warn);
  for (const name of CHANGES) remote.addEventListener(name, show);
  return () => {
    for (const name of CHANGES) remote.removeEventListener(name, show);
    watch
      .then((id) => (id === undefined ? undefined : remote.cancelWatchAvailability(id)))
      .catch(console.warn);
  };
}
