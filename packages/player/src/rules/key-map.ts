import { type KeySurroundings, keyAction } from './key-action';

/** A row of the map of keys: a label behind `keys.`, and the keys as `KeyboardEvent` names them. */
export interface KeyRow {
  label: string;
  keys: readonly string[];
  withShift?: true;
}

/** Every key of the player in the order in which a viewer reads them. */
export const KEY_ROWS: readonly KeyRow[] = [
  { label: 'play', keys: [' ', 'k'] },
  { label: 'back', keys: ['ArrowLeft', 'j'] },
  { label: 'forward', keys: ['ArrowRight', 'l'] },
  { label: 'backMinute', keys: ['ArrowLeft', 'j'], withShift: true },
  { label: 'forwardMinute', keys: ['ArrowRight', 'l'], withShift: true },
  { label: 'frame', keys: [',', '.'] },
  { label: 'tenth', keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  { label: 'startOver', keys: ['s'] },
  { label: 'goLive', keys: ['g'] },
  { label: 'speed', keys: ['<', '>'] },
  { label: 'next', keys: ['n'] },
  { label: 'volume', keys: ['ArrowUp', 'ArrowDown'] },
  { label: 'mute', keys: ['m'] },
  { label: 'captions', keys: ['c'] },
  { label: 'sound', keys: ['a'] },
  { label: 'fullScreen', keys: ['f'] },
  { label: 'theatre', keys: ['t'] },
  { label: 'pictureInPicture', keys: ['p'] },
  { label: 'showKeys', keys: ['?'] },
  { label: 'leave', keys: ['Escape'] },
];

/** The rows whose keys act in a title of this kind. */
export const keyRows = (title: Pick<KeySurroundings, 'isLive' | 'hasNext'>): readonly KeyRow[] =>
  KEY_ROWS.filter(({ keys, withShift = false }) =>
    keys.every((key) => {
      const pressed = {
        key,
        code: '',
        shiftKey: withShift,
        ctrlKey: false,
        altKey: false,
        metaKey: false,
        repeat: false,
      };
      return keyAction(pressed, {
        ...title,
        target: 'picture',
        isPaused: true,
        isOff: false,
        skip: 1,
      });
    }),
  );
