import type { Snapshot } from 'valtio/vanilla';
import type { PlaybackView } from '../playback/playback-view';

/** A playback's view as components read it. */
export type ShownView = Snapshot<PlaybackView>;
