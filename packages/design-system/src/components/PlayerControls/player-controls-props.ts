import type { ReactNode } from 'react';
import type { LiveLampProps } from '../LiveLamp';
import type { PlayerAction, PlayerList } from '../PlayerMenu';

/** The names of the controls, the same in every state. */
export interface PlayerControlsLabels {
  /** The name of the whole bar, e.g. "Playback". */
  controls: string;
  play: string;
  pause: string;
  back: string;
  forward: string;
  /** The title before this one, and the one after it. */
  previousTitle: string;
  nextTitle: string;
  mute: string;
  volume: string;
  captions: string;
  chapters: string;
  sound: string;
  quality: string;
  speed: string;
  /** The menu of what has no room. */
  more: string;
  pictureInPicture: string;
  theatre: string;
  fullScreen: string;
  cast: string;
  airPlay: string;
}

/** Something that is on or off. */
export interface PlayerToggle {
  on: boolean;
  /** Whether it is on its way to be on, e.g. while a TV is connected. `false` by default. */
  busy?: boolean;
  onChange: (on: boolean) => void;
}

export interface PlayerVolume {
  /** From 0 to 1. */
  value: number;
  /** The value in words, e.g. "70%". */
  valueText: string;
  muted: boolean;
  onChange: (value: number) => void;
  onMute: (muted: boolean) => void;
  /** Whether there is a slider; not where only the device sets the volume. `true` by default. */
  slider?: boolean;
}

export interface PlayerSkip {
  /** The number on the buttons, in the viewer's digits, e.g. "10". */
  mark: string;
  onSkip: (direction: -1 | 1) => void;
}

/** The titles beside this one; what is left out is none. */
export interface PlayerNeighbours {
  onPrevious?: () => void;
  onNext?: () => void;
}

/** A list of choices; its heading is the name of its button. */
export type PlayerListOf = Omit<PlayerList, 'label'>;

/** What is left out is not there: a control that cannot work is not shown. */
export interface PlayerControlsProps {
  /** The names of the bar and of its controls. */
  labels: PlayerControlsLabels;
  /** Whether the bar is shown. It never hides while the focus is inside. `true` by default. */
  shown?: boolean;
  /** Whether the picture runs: the first button pauses, else it plays. */
  playing: boolean;
  /** Called with whether it is to play. */
  onPlay: (playing: boolean) => void;
  /** Back and forward. */
  skip?: PlayerSkip;
  /** The titles before and after this one: buttons on a wide player, elsewhere in the menu of the rest. */
  neighbours?: PlayerNeighbours;
  /** The bar of time: a `SeekBar`. */
  seekBar?: ReactNode;
  /** The time, e.g. "12:04 of 1:32:00", or a clock time while live. */
  time?: ReactNode;
  /** The lamp of a live event. */
  live?: LiveLampProps;
  /** Mute and the volume. */
  volume?: PlayerVolume;
  /** The captions; on a line under the icon unless the value is "off". */
  captions?: PlayerListOf & { off: string; settings?: PlayerAction };
  /** The chapters, of which the value is the one that plays. */
  chapters?: PlayerListOf;
  /** The sound's languages and mixes. */
  sound?: PlayerListOf;
  /** The heights of the picture, and the automatic choice. */
  quality?: PlayerListOf;
  /** The speeds. */
  speed?: PlayerListOf;
  /** The browser's small window. */
  pictureInPicture?: PlayerToggle;
  /** The frame as wide as the window. */
  theatre?: PlayerToggle;
  /** The frame over the whole screen. */
  fullScreen?: PlayerToggle;
  /** A TV in the same network, by Google Cast. */
  cast?: PlayerToggle;
  /** A TV in the same network, by AirPlay. */
  airPlay?: PlayerToggle;
  /** What else can be done, e.g. start from the beginning: buttons in the menu of the rest. */
  more?: readonly PlayerAction[];
  /** Whether it is the small bar of a floating player: play, skip, mute. `false` by default. */
  compact?: boolean;
  /** Buttons of the caller's at the end, e.g. back to the page and close while floating. */
  children?: ReactNode;
}
