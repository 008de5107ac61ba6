/** Texts for the stories of the player, in four languages, and in English with long words. */
export interface PlayerTexts {
  /** The name of the player of a title. */
  player: (title: string) => string;
  controls: string;
  play: string;
  pause: string;
  back: string;
  forward: string;
  previousTitle: string;
  nextTitle: string;
  /** The number on the buttons that skip. */
  skipped: string;
  time: string;
  timeInWords: string;
  clock: string;
  seek: string;
  chapterNames: string[];
  volume: string;
  mute: string;
  volumeInWords: string;
  captions: string;
  chapters: string;
  sound: string;
  quality: string;
  speed: string;
  more: string;
  pictureInPicture: string;
  theatre: string;
  fullScreen: string;
  cast: string;
  airPlay: string;
  backToPage: string;
  close: string;
  /** Of the button that leads the small player to the next corner. */
  move: string;
  resume: string;
  startOver: string;
  again: string;
  stopped: string;
  live: string;
  goLive: string;
  behind: string;
  behindInWords: string;
  ended: string;
  captionsChoices: string[];
  soundChoices: string[];
  qualityChoices: string[];
  speedChoices: string[];
  captionsSettings: string;
  waiting: string;
  next: { label: string; left: string; play: string; cancel: string };
  messages: PlayerMessageTexts;
  cues: string[];
  settings: CaptionsTexts;
}

export interface PlayerMessageText {
  title: string;
  text: string;
  primary: string;
  quiet?: string;
}

export interface PlayerMessageTexts {
  signIn: PlayerMessageText;
  licence: PlayerMessageText;
  age: PlayerMessageText;
  pin: PlayerMessageText;
  place: PlayerMessageText;
  vpn: PlayerMessageText;
  early: PlayerMessageText;
  over: PlayerMessageText;
  screens: PlayerMessageText & { list: { name: string; facts: string }[]; stop: string };
  unknown: PlayerMessageText;
  failed: PlayerMessageText;
  offline: PlayerMessageText;
  slow: PlayerMessageText;
  muted: PlayerMessageText;
  stillThere: PlayerMessageText;
}

export interface CaptionsTexts {
  title: string;
  presets: Record<'default' | 'large' | 'contrast' | 'system', string>;
  preset: string;
  own: string;
  size: string;
  font: string;
  fonts: string[];
  colour: string;
  colours: string[];
  opacity: string;
  background: string;
  backgroundOpacity: string;
  window: string;
  windowOpacity: string;
  edge: string;
  edges: string[];
  position: string;
  positions: string[];
  reset: string;
  preview: string;
}
