/**
 * Texts for the stories of pictures, people and lists, in four languages, and in English with long
 * compound words.
 */
export interface MediaTexts {
  events: { name: string; league: string; when: string }[];
  live: string;
  startsIn: string;
  ended: string;
  replay: string;
  locked: string;
  add: string;
  more: string;
  watched: string;
  remaining: string;
  video: { name: string; facts: string };
  series: { name: string; facts: string };
  playlist: { name: string; facts: string };
  news: { name: string; facts: string };
  fighter: { name: string; facts: string };
  programme: { name: string; facts: string };
  all: string;
  previous: string;
  next: string;
  loading: string;
  railEmpty: { title: string; text: string };
  railFailed: { title: string; text: string; retry: string };
  people: string[];
  champion: string;
  rank: string;
  up: string;
  down: string;
  same: string;
  isNew: string;
  records: string[];
  bouts: { opponent: string; result: string; method: string; round: string; date: string }[];
  results: { win: string; loss: string; draw: string };
  profiles: string[];
  kid: string;
  pinNeeded: string;
  addProfile: string;
  edit: string;
  whoWatches: string;
  table: {
    caption: string;
    columns: { name: string; fights: string; wins: string; share: string; club: string };
    clubs: string[];
    empty: string;
    action: string;
  };
  receipt: {
    title: string;
    rows: { label: string; value: string; note?: string }[];
    total: { label: string; value: string };
  };
  mosaic: string;
  textBeside: string;
}
