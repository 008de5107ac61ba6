import { docsOf } from '../../docs/component-docs';
import type { PlayerControlsProps } from './player-controls-props';

export const PlayerControls = docsOf<PlayerControlsProps>({
  anatomy: [
    ['Time', 'Digits, or a clock time while live.', 'time'],
    ['Bar of time', 'A `SeekBar`.', 'seekBar'],
    ['Play and skip', 'Play first; back and forward keep their places in every language.', 'skip'],
    ['Neighbours', 'The titles before and after this one.', 'neighbours'],
    ['Volume', 'Mute, and a slider where there is room.', 'volume'],
    ['Lamp', 'Live, behind, ended.', 'live'],
    ['Lists', 'Captions, sound, quality, speed, chapters.', 'captions'],
    ['Switches', 'Picture in picture, wide view, full screen, television.', 'fullScreen'],
    ['More', 'Buttons that are pressed seldom, in a menu.', 'more'],
  ],
  keys: [
    [['Tab'], 'reaches each button in turn', 'browser'],
    [['Enter', 'Space'], 'press it', 'browser'],
  ],
  announced: ['`labels`, and whether a switch is pressed; changes are announced by the player.'],
  accessibility: [
    'It never hides while the focus is inside, and is `inert` while it is hidden.',
    'Targets of 44 px at 360 px of width; what has no room is in one menu.',
    'Text and icons lie on a dark plate that keeps 4.5:1 on any picture.',
    'Show it at the first key, so that Tab reaches it.',
  ],
  do: ['Leave out what cannot work here: no cast without a television.'],
  dont: ['Hide it while something else than a pointer is used.'],
  related: {
    PlayerFrame: 'which it lies in.',
    PlayerMenu: 'for its lists.',
    SeekBar: 'for its bar of time.',
  },
});
