/** What a key does in the player. */
export type KeyAction =
  | { does: 'togglePlay' | 'toggleMute' | 'toggleCaptions' | 'chooseSound' | 'toggleFullPage' }
  | {
      does: 'pictureInPicture' | 'theatre' | 'goLive' | 'startOver' | 'next' | 'showKeys' | 'leave';
    }
  | { does: 'seekBy'; seconds: number }
  | { does: 'frame'; frames: 1 | -1 }
  | { does: 'volumeBy'; share: number }
  | { does: 'seekToTenth'; tenth: number }
  | { does: 'speed'; step: 1 | -1 };

/** A pressed key, as `KeyboardEvent` has it. */
export interface PressedKey {
  key: string;
  /** The place of the key on a keyboard, such as `KeyK`. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** The key is held down. */
  repeat: boolean;
}

/** What has the focus: keys that it needs itself are left to it. */
export type KeyTarget = 'picture' | 'button' | 'slider' | 'choice' | 'text';

export interface KeySurroundings {
  target: KeyTarget;
  isLive: boolean;
  isPaused: boolean;
  hasNext: boolean;
  /** The viewer has turned the keys off (WCAG 2.1.4). */
  isOff: boolean;
  /** Seconds that an arrow leads, as the realm has it; with Shift it is a minute. */
  skip: number;
}

const LONG_STEP = 60;
const VOLUME = 0.05;

/**
 * Time runs from left to right in every language, so that an arrow means the same everywhere. The seconds of a `seekBy` are its
 * direction here.
 */
const BY_KEY: Readonly<Record<string, KeyAction>> = {
  ' ': { does: 'togglePlay' },
  k: { does: 'togglePlay' },
  arrowleft: { does: 'seekBy', seconds: -1 },
  j: { does: 'seekBy', seconds: -1 },
  arrowright: { does: 'seekBy', seconds: 1 },
  l: { does: 'seekBy', seconds: 1 },
  ',': { does: 'frame', frames: -1 },
  '.': { does: 'frame', frames: 1 },
  arrowup: { does: 'volumeBy', share: VOLUME },
  arrowdown: { does: 'volumeBy', share: -VOLUME },
  m: { does: 'toggleMute' },
  c: { does: 'toggleCaptions' },
  a: { does: 'chooseSound' },
  f: { does: 'toggleFullPage' },
  p: { does: 'pictureInPicture' },
  t: { does: 'theatre' },
  g: { does: 'goLive' },
  s: { does: 'startOver' },
  '<': { does: 'speed', step: -1 },
  '>': { does: 'speed', step: 1 },
  n: { does: 'next' },
  '?': { does: 'showKeys' },
  escape: { does: 'leave' },
};

/** The keys that a focused part of the player acts on itself. */
const OWN_KEYS: Readonly<Record<KeyTarget, RegExp | null>> = {
  picture: null,
  button: /^( |enter)$/,
  slider: /^(arrow.*|home|end|page.*)$/,
  choice: /^( |enter|arrow.*|home|end)$/,
  text: /^(?!escape$)/,
};

/** What may be done again and again while its key is held. */
const REPEATS: readonly KeyAction['does'][] = ['seekBy', 'frame', 'volumeBy'];

/** What a key does; null where the player leaves it to the browser. */
export function keyAction(pressed: PressedKey, around: KeySurroundings): KeyAction | null {
  const key = latinKey(pressed);
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (OWN_KEYS[around.target]?.test(key)) return null;
  // Escape is the way out of what is open, and no shortcut.
  if (around.isOff && key !== 'escape') return null;
  const action = actionOf(key, pressed.shiftKey ? LONG_STEP : around.skip);
  if (!action || !isPossible(action, around)) return null;
  return pressed.repeat && !REPEATS.includes(action.does) ? null : action;
}

/** Names of keys as well, such as `ArrowLeft`. */
const LATIN = /^[\x20-\x7e]+$|\p{Script=Latin}/u;

/** The key in small letters; by its place where the keyboard writes other letters, such as Arabic ones. */
function latinKey({ key, code, shiftKey }: PressedKey): string {
  if (LATIN.test(key)) return key.toLowerCase();
  const [, at = ''] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? [];
  if (at !== '') return at.toLowerCase();
  return code === 'Slash' && shiftKey ? '?' : key;
}

function actionOf(key: string, step: number): KeyAction | null {
  if (/^[0-9]$/.test(key)) return { does: 'seekToTenth', tenth: Number(key) };
  const action = Object.hasOwn(BY_KEY, key) ? BY_KEY[key] : undefined;
  if (action?.does === 'seekBy') return { does: 'seekBy', seconds: action.seconds * step };
  return action ?? null;
}

function isPossible({ does }: KeyAction, { isLive, isPaused, hasNext }: KeySurroundings): boolean {
  switch (does) {
    case 'frame':
      return isPaused;
    case 'seekToTenth':
    case 'speed':
      return !isLive;
    case 'goLive':
      return isLive;
    case 'next':
      return hasNext;
    default:
      return true;
  }
}
