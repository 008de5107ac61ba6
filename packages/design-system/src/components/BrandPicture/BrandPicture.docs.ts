import { docsOf } from '../../docs/component-docs';
import type { BrandPictureProps } from './BrandPicture';

export const BrandPicture = docsOf<BrandPictureProps>({
  anatomy: [['Picture', 'In 16:9, cropped around the art’s focus.', 'background']],
  keys: [],
  announced: [],
  accessibility: ['It is decoration.'],
  do: ['Use it where a page of the brand has nothing else to show.'],
  dont: ['Use it for a title: those have pictures of their own.'],
  related: {
    SplitLayout: 'for the art beside a form.',
    ResponsiveImage: 'for the pictures of titles.',
  },
});
