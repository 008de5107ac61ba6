import { docsOf } from '../../docs/component-docs';
import type { SkeletonProps } from './Skeleton';

export const Skeleton = docsOf<SkeletonProps>({
  anatomy: [
    ['Shape', 'Of the content that is loading.', 'shape'],
    ['Width', 'A share of the width available.', 'width'],
  ],
  keys: [],
  announced: ['Nothing: announce the loading once, around it.'],
  accessibility: ['It pulses, and does not move for viewers who want less motion.'],
  do: ['Give it the exact size of the content.'],
  dont: ['Show it together with a spinner.'],
  related: { Loader: 'where the shape is not known.', Rail: 'which has a skeleton of its own.' },
});
