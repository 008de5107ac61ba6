import { docsOf } from '../../docs/component-docs';
import type { ResponsiveImageProps } from './ResponsiveImage';

export const ResponsiveImage = docsOf<ResponsiveImageProps>({
  status: 'ready',
  anatomy: [
    ['Place', 'Has its shape and tone before the picture comes.', 'shape'],
    ['Picture', 'In the width and format that the browser needs.', 'image'],
    ['Crop for phones', 'Another composition.', 'mobile'],
  ],
  keys: [],
  announced: ['`alt`; nothing when it is empty.'],
  accessibility: ['Nothing moves when it arrives.'],
  do: [
    'Set `sizes` to how wide it is drawn.',
    'Take `priority` for the one picture of the first view.',
  ],
  dont: ['Repeat in `alt` what the words beside it say.'],
  related: { Card: 'for a title of the catalogue.', ThumbnailMosaic: 'for a list.' },
  pieces: ['DeferredMedia'],
});
