import { docsOf } from '../../docs/component-docs';
import type { CaptionsLayerProps } from './CaptionsLayer';

export const CaptionsLayer = docsOf<CaptionsLayerProps>({
  anatomy: [
    ['Cues', 'Where their makers put them, within the picture.', 'cues'],
    ['Look', 'The viewer’s own: size, font, colours, edge, place.', 'look'],
  ],
  keys: [],
  announced: ['Nothing by itself: the player reads captions aloud when a viewer asks for it.'],
  accessibility: [
    'Text of 50 to 300 %, and at 320 px never outside the picture: it gets smaller before a line is cut or a word broken.',
    'Above the controls while it is `raised`.',
    'Each cue has its own direction and language.',
  ],
  do: ['Keep the look for every title and every player of a viewer.'],
  dont: ['Take styles from a file of captions.'],
  related: {
    CaptionSettings: 'for the form of the look.',
    PlayerFrame: 'which it lies in.',
  },
});
