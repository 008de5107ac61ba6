import type { DetailSeed } from './detail-seed';
import type { NewsSeed } from './news-seed';

/** The catalogue of one sample realm: what there is, in `catalogue.ts`, and its words, one file a language. */
export interface CatalogueSeed {
  events: readonly EventSeed[];
  videos: readonly VideoSeed[];
  series: readonly SeriesSeed[];
  playlists: readonly PlaylistSeed[];
  fighters?: readonly FighterSeed[];
  /** Titles at the top of the home page. */
  heroes: readonly string[];
  collections: Readonly<Record<string, readonly string[]>>;
  details: DetailSeed;
  news: NewsSeed;
  texts: Readonly<Record<string, CatalogueTexts>>;
}

export interface EventSeed {
  id: string;
  league: string;
  venue: string;
  /** The language of the commentary. */
  language: string;
  hours: number;
  /** `daily` comes round every day, so that some are always on; `fortnightly` fills the days before and after. */
  rhythm: 'daily' | 'fortnightly';
}

export interface VideoSeed {
  id: string;
  /** Minutes and seconds, as on a player: 7:45. */
  length: `${number}:${number}`;
  language: string;
}

export interface SeriesSeed {
  id: string;
  /** Episodes of each season. */
  seasons: readonly number[];
  language: string;
}

export interface PlaylistSeed {
  id: string;
  videos: readonly string[];
}

export interface FighterSeed {
  id: string;
  weightClass: string;
  /** ISO 3166 alpha-2. */
  country: string;
  stance: 'orthodox' | 'southpaw' | 'switch';
  heightCm: number;
  reachCm: number;
  /** Wins, losses, draws. */
  record: readonly [number, number, number];
  /** 0 is the champion. */
  ranking?: number;
}

/** All words of a catalogue in one language. */
export interface CatalogueTexts {
  leagues: Readonly<Record<string, string>>;
  venues: Readonly<Record<string, string>>;
  /** Name and synopsis. */
  titles: Readonly<Record<string, readonly [string, string]>>;
  /** One for each hero. */
  taglines: Readonly<Record<string, string>>;
  collections: Readonly<Record<string, string>>;
  /** Name, nickname and a sentence on who it is. */
  fighters?: Readonly<Record<string, readonly [string, string, string]>>;
  /** HTML of the elements that the schema allows, by title. */
  descriptions: Readonly<Record<string, string>>;
  /** Name and synopsis of each episode, one a line, by season: `countdown-s2`. A season that is not listed has numbered ones. */
  episodes: Readonly<Record<string, string>>;
}
