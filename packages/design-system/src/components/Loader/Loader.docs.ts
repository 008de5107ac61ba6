import { docsOf } from '../../docs/component-docs';
import type { LoaderProps } from './Loader';

export const Loader = docsOf<LoaderProps>({
  status: 'ready',
  anatomy: [
    ['Ring', 'Turns; it breathes instead for viewers who want less motion.', 'size'],
    ['Tick', 'When it is done.', 'done'],
    ['Words', 'Under the ring, or for assistive technology alone.', 'labelShown'],
  ],
  keys: [],
  announced: ['`label`, then `doneLabel` with the tick, as a status.'],
  accessibility: ['Its place keeps its size when the tick comes.'],
  do: ['Say what goes on: “Signing in”.'],
  dont: ['Show it for less than a moment.', 'Use it where the shape of what comes is known.'],
  related: {
    Skeleton: 'where the shape is known.',
    Progress: 'where the share that is done is known.',
    PageProgress: 'for the next page.',
  },
});
