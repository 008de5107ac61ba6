import type { CaptionsLook } from '@marquee/design-system';
import type { Player } from '@marquee/realm';
import type { KeptTracks } from './track-choice';

/** A viewer's preferences for playing (spec 2 §3). */
export interface PlaybackPreferences {
  language?: string;
  subTitleLanguage?: string;
  audioLanguage?: string;
  /** The next title begins by itself. */
  autoAdvance: boolean;
  /** What begins by itself begins without sound; a press on Play has sound. */
  muted: boolean;
  /** As the account has it; before that of the device. */
  captionsLook?: CaptionsLook;
}

export const DEFAULT_PREFERENCES: PlaybackPreferences = {
  autoAdvance: true,
  muted: true,
};

/** The preferences of a viewer who has stored none, as the realm has them. */
export const preferencesIn = ({ autoplay }: Pick<Player, 'autoplay'>): PlaybackPreferences => ({
  ...DEFAULT_PREFERENCES,
  muted: autoplay !== 'sound',
});

/** What a viewer chose in a player, on this device. */
export interface PlayerChoices {
  tracks: KeptTracks;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  /** How fast titles on demand play; 1 is as they were made. */
  rate: number;
  /** How captions look; the default look until the viewer has chosen one. */
  captionsLook?: CaptionsLook;
  /** The player is as wide as the window. */
  theatre: boolean;
  /** The player's keys act (WCAG 2.1.4). */
  keys: boolean;
  /** A title plays on in a small frame when its page is left. */
  floating: boolean;
}

export const DEFAULT_CHOICES: PlayerChoices = {
  tracks: {},
  volume: 1,
  muted: false,
  rate: 1,
  theatre: false,
  keys: true,
  floating: true,
};

/** How a title begins. */
export type Begins = 'by press' | 'by itself';

/** Whether a title begins without sound. The viewer's own press on mute holds everywhere. */
export const beginsMuted = (
  begins: Begins,
  { muted }: Pick<PlaybackPreferences, 'muted'>,
  choices: Pick<PlayerChoices, 'muted'>,
): boolean => choices.muted || (begins === 'by itself' && muted);
