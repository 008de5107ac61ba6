import { docsOf } from '../../docs/component-docs';
import type { ThumbnailMosaicProps } from './ThumbnailMosaic';

export const ThumbnailMosaic = docsOf<ThumbnailMosaicProps>({
  anatomy: [
    ['Pictures', 'The first four of a list.', 'images'],
    ['Drawing', 'Where the list has no pictures.', 'images'],
  ],
  keys: [],
  announced: ['`label`, as a picture; nothing without a `label`.'],
  accessibility: ['The pictures are decoration.'],
  do: ['Use it as the `art` of a card.'],
  dont: ['Show more than four pictures.'],
  related: { Card: 'which shows it.', ResponsiveImage: 'for one picture.' },
});
