/**
 * Texts for the stories of title pages and listings, in four languages, and in English with long
 * compound words.
 */
export interface DetailTexts {
  kicker: string;
  live: string;
  facts: string[];
  age: { short: string; label: string };
  access: { free: string; account: string; licence: string };
  synopsis: string;
  /** HTML of a longer description. */
  description: string;
  more: string;
  less: string;
  watch: string;
  add: string;
  remind: string;
  details: { label: string; value: string }[];
  credits: { label: string; value: string }[];
  loading: string;
  seasons: string;
  /** The name of a season or a year, with `{number}`. */
  season: string;
  specials: string;
  episodeCount: string;
  episodes: { title: string; synopsis: string; facts: string; duration: string }[];
  /** The name of an episode's number for assistive technology. */
  episode: string;
  next: string;
  playing: string;
  isNew: string;
  seen: string;
  begun: string;
  locked: string;
  days: { title: string; note: string }[];
  /** Events of a day; a name of two sides in parts. */
  events: { time: string; parts: string[]; facts: string }[];
  ended: string;
  postponed: string;
  former: string;
  filters: string;
  filterNames: string[];
  clear: string;
  results: string;
  share: string;
  copied: string;
  copyFailed: string;
  bouts: {
    card: string;
    segments: string[];
    segmentNotes: string[];
    red: string;
    blue: string;
    versus: string;
    titleFight: string;
    rounds: string[];
    weights: string[];
    nicknames: string[];
    countries: string[];
    winner: string;
    methods: string[];
    ends: string[];
    draw: string;
    show: string;
    hide: string;
    loading: string;
  };
}
