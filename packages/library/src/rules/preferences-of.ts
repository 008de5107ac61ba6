/** What a viewer prefers (spec 2 §3). A language that is absent is the device's. */
export interface Preferences {
  language?: string | undefined;
  subTitleLanguage?: string | undefined;
  audioLanguage?: string | undefined;
  autoAdvance: boolean;
  muted: boolean;
  videoBackgroundAutoPlay: boolean;
  videoBackgroundAutoPlayAudio: boolean;
  /** In the words of the player that wrote it. */
  captionsLook?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** By the plugin's id. */
  pluginAccessTokens: Readonly<Record<string, string>>;
}

const DEFAULTS: Preferences = {
  autoAdvance: true,
  muted: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
  pluginAccessTokens: {},
};

/** What a viewer has saved; null is not chosen. */
export type SavedPreferences = { readonly [Name in keyof Preferences]?: Preferences[Name] | null };

/** The preferences of a viewer: what they have saved, and the defaults of the rest. */
export function preferencesOf(saved: SavedPreferences): Preferences {
  const given = Object.entries(saved).filter(([, value]) => value !== null && value !== undefined);
  return { ...DEFAULTS, ...Object.fromEntries(given) };
}
