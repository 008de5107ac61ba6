import { docsOf } from '../../docs/component-docs';
import type { SkeletonProps } from './Skeleton';

export const Skeleton = docsOf<SkeletonProps>({
  status: 'ready',
  anatomy: [
    ['Shape', 'Of what comes.', 'shape'],
    ['Width', 'A share of the place.', 'width'],
  ],
  keys: [],
  announced: ['Nothing: announce the loading once, around it.'],
  accessibility: ['It breathes, and stands still for viewers who want less motion.'],
  do: ['Keep the exact size of what comes.'],
  dont: ['Show it together with a spinner.'],
  related: { Loader: 'where the shape is not known.', Rail: 'which has a skeleton of its own.' },
});
