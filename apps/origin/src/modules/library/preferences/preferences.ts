/** How a viewer wants to watch (2 §3). A language or a look that is absent is not chosen. */
export interface Preferences {
  language?: string;
  subTitleLanguage?: string;
  audioLanguage?: string;
  autoAdvance: boolean;
  muted: boolean;
  videoBackgroundAutoPlay: boolean;
  videoBackgroundAutoPlayAudio: boolean;
  captionsLook?: Record<string, string | number | boolean>;
  pluginAccessTokens: Record<string, string>;
}

/** What a viewer has chosen; the rest are the defaults of the day. */
export type StoredPreferences = Partial<Preferences>;

/** A change of some of them; null chooses no longer. */
export type PreferencesChange = {
  [name in keyof Preferences]?: Preferences[name] | null;
};

const DEFAULTS: Preferences = {
  autoAdvance: true,
  muted: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
  pluginAccessTokens: {},
};

/** The preferences of a viewer who has stored these. */
export const preferencesOf = (stored: StoredPreferences): Preferences => ({
  ...DEFAULTS,
  ...stored,
});

/** What is stored after a change. */
export function changed(stored: StoredPreferences, change: PreferencesChange): StoredPreferences {
  const entries = Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null);
  // Both have been checked: what is left has the types that they have, without null.
  return Object.fromEntries(entries) as StoredPreferences;
}
