import type { PlaybackState, PlaybackStatus } from './playback-state';

/** The statuses in which leaving the page would cut the viewer off. */
const ON: readonly PlaybackStatus['is'][] = ['playing', 'seeking', 'waiting', 'remote'];

interface Leaving {
  playback: Pick<PlaybackState, 'status' | 'wanted'>;
  /** The viewer's choice. */
  isOn: boolean;
  /** The next title has the element by now. */
  isHandedOver: boolean;
}

/** Whether a title plays on in a small frame when its page is left: only one that plays (spec 4 §5). */
export const floats = ({ playback, isOn, isHandedOver }: Leaving): boolean =>
  isOn && !isHandedOver && playback.wanted && ON.includes(playback.status.is);
