import type { OriginClient, OriginClock } from '@marquee/origin-client';
import type { WatchTitle } from '@marquee/renderer';
import type { CreateEngine } from '../engine/engine';
import type { TrackKind } from '../engine/tracks';
import type { Begins } from '../rules/playback-preferences';
import type { DeviceChoices } from './device-choices';
import type { PlaybackView } from './playback-view';
import type { Progress } from './progress';

export interface PlaybackOptions {
  origin: Pick<OriginClient, 'call'>;
  clock: OriginClock;
  title: Pick<WatchTitle, 'id' | 'state'>;
  video: HTMLVideoElement;
  /** Loads an engine's code; null where the browser can play nothing. */
  loadEngine: (video: HTMLVideoElement) => Promise<CreateEngine | null>;
  /** The name of this tab. */
  tab: string;
  device: DeviceChoices;
  /** The viewer's languages, and the page's. */
  languages: readonly string[];
  pageLanguage: string;
  /** The height of the largest picture that the realm plays, in pixels; absent: the largest there is. */
  qualityCap?: number;
  /** The speeds that the realm offers; 1 is as a title was made. */
  speeds: readonly number[];
  /** The viewer wants to see it anew, wherever they stopped. */
  fromBeginning?: boolean;
  /** Where to go on if the origin knows no place, in seconds from the beginning; null: nowhere. */
  placeHere: () => number | null;
  isOnline: () => boolean;
  isHidden: () => boolean;
  /** Loads the page anew, after a second try for its code: Chromium never fetches a module twice. */
  reload: () => void;
  /** Writes the viewer's history. */
  onProgress?: (progress: Progress) => void;
}

export interface PlaybackStore {
  readonly view: PlaybackView;
  /** Plays; with `by itself` as autoplay does, which the viewer's preferences silence. */
  play(begins?: Begins): void;
  pause(): void;
  /** Gives the screen back; the place is kept, and `play` goes on there. */
  rest(): void;
  retry(): void;
  seek(position: number): void;
  seekBy(seconds: number): void;
  /** To where a live stream is meant to be played. */
  goLive(): void;
  /** To the beginning, or as far back as a live stream goes. */
  startOver(): void;
  /** Chooses a track by its id; null turns text off. The choice is kept for other titles. */
  choose(kind: TrackKind, id: string | null): void;
  /** Turns captions off, or on in the language that the viewer read last. */
  toggleCaptions(): void;
  setQuality(id: string): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  /** The speed of this title and of others on demand. */
  setRate(rate: number): void;
  /** Lets the browser draw the captions while our layer for them is not there, for any of these reasons. */
  drawCaptions(why: 'away' | 'floating', drawn: boolean): void;
  /** Another viewer is signed in, or none: what this one may watch is asked anew. */
  viewerChanged(): void;
  /** The network is back. */
  online(): void;
  /** The tab is seen again, or no longer. */
  visibility(): void;
  /** The browser freezes the tab, and rests what plays in it. */
  frozen(): void;
  destroy(): void;
}
