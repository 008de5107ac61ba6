import { docsOf } from '../../docs/component-docs';
import type { PlayerFrameProps } from './PlayerFrame';

export const PlayerFrame = docsOf<PlayerFrameProps>({
  anatomy: [
    ['Poster', 'The picture until it plays; it stays under the moving one.', 'poster'],
    ['Moving picture', 'On black where its shape is another.', 'media'],
    ['Watermark', 'The brand’s mark in an upper corner, while it plays.', 'watermark'],
    ['Captions', 'Over picture and watermark, under everything else.', 'captions'],
    ['Front', 'A button, a message, a ring; a long message makes the frame taller.', 'children'],
    ['Controls', 'At the lower edge.', 'controls'],
  ],
  keys: [],
  announced: ['Its `label`, as a region.'],
  accessibility: [
    'Text, panels and rings of focus on it have colours for pictures in every scheme.',
    'It keeps clear of the notches of phones.',
    'The watermark is decoration: captions and controls lie over it, and screen readers are told nothing of it.',
    'In every `view` it is the same element at the same place of the document, so the focus stays.',
  ],
  do: ['Ask for full screen on the frame, so that captions and controls come along.'],
  dont: ['Move the frame in the document: change its `view`.'],
  related: {
    PlayerControls: 'for the bar at its lower edge.',
    PlayerMessage: 'where nothing plays.',
    Hero: 'for a picture that leads to a title.',
  },
});
