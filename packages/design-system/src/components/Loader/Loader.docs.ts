import { docsOf } from '../../docs/component-docs';
import type { LoaderProps } from './Loader';

export const Loader = docsOf<LoaderProps>({
  anatomy: [
    ['Ring', 'Turns; for viewers who want less motion it fades instead.', 'size'],
    ['Tick', 'When it is done.', 'done'],
    ['Label', 'Under the ring, or only for assistive technology.', 'labelShown'],
  ],
  keys: [],
  announced: ['`label`, then `doneLabel` with the tick, as a status.'],
  accessibility: ['It keeps its size when the tick comes.'],
  do: ['Say what is loading: “Signing in”.'],
  dont: ['Show it for less than a moment.', 'Use it where the shape of the content is known.'],
  related: {
    Skeleton: 'where the shape is known.',
    Progress: 'where the progress is known.',
    PageProgress: 'for the next page.',
  },
});
