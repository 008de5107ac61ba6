export type TrackKind = 'sound' | 'text';

/** A track as the playlist has it. */
export interface EngineTrack {
  /** The rendition's `NAME`, by which the stream's answer describes it. */
  id: string;
  /** BCP 47; empty where the playlist has none. */
  language: string;
}

/** The tracks that can be chosen, and those that are. */
export interface EngineTracks {
  sounds: readonly EngineTrack[];
  texts: readonly EngineTrack[];
  /** Null before the engine knows, or where a stream has one sound inside the picture. */
  sound: string | null;
  /** Null: text is off. */
  text: string | null;
}

export const NO_TRACKS: EngineTracks = { sounds: [], texts: [], sound: null, text: null };
