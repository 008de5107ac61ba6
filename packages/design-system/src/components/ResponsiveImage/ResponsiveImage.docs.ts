import { docsOf } from '../../docs/component-docs';
import type { ResponsiveImageProps } from './ResponsiveImage';

export const ResponsiveImage = docsOf<ResponsiveImageProps>({
  anatomy: [
    ['Placeholder', 'Has the picture’s shape and tone before it has loaded.', 'shape'],
    ['Picture', 'In the width and format that the browser needs.', 'image'],
    ['Crop for phones', 'Another composition.', 'mobile'],
  ],
  keys: [],
  announced: ['`alt`; nothing when it is empty.'],
  accessibility: ['Nothing moves when it has loaded.'],
  do: [
    'Set `sizes` to its rendered width.',
    'Use `priority` for the main picture of the first view.',
  ],
  dont: ['Repeat in `alt` the text beside it.'],
  related: { Card: 'for a title of the catalogue.', ThumbnailMosaic: 'for a list.' },
  pieces: ['DeferredMedia'],
});
