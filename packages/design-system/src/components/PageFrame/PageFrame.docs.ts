import { docsOf } from '../../docs/component-docs';
import type { PageFrameProps } from './PageFrame';

export const PageFrame = docsOf<PageFrameProps>({
  status: 'ready',
  anatomy: [
    ['Frame', 'Keeps its room while the page loads.', 'ratio'],
    ['Sentence', 'As long as there is no page.', 'fallback'],
  ],
  keys: [[['Tab'], 'goes into the other site’s page and out of it', 'browser']],
  announced: ['`title`, as the name of the frame.'],
  accessibility: ['The page inside can neither leave the frame nor reach into ours.'],
  do: ['Allow as little as it needs.'],
  dont: ['Allow `sameOrigin` to a page of our own origin.'],
  related: {
    VendorWidget: 'for a form that a script writes.',
    CardFieldFrame: 'for a single field.',
  },
});
