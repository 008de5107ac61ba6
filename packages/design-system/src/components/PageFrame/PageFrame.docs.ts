import { docsOf } from '../../docs/component-docs';
import type { PageFrameProps } from './PageFrame';

export const PageFrame = docsOf<PageFrameProps>({
  anatomy: [
    ['Frame', 'Keeps its room while the page loads.', 'ratio'],
    ['Fallback', 'Until a page has loaded.', 'fallback'],
  ],
  keys: [[['Tab'], 'moves into the other site’s page and out of it', 'browser']],
  announced: ['`title`, as the name of the frame.'],
  accessibility: ['The page inside can neither leave the frame nor reach into ours.'],
  do: ['Allow only what the page needs.'],
  dont: ['Allow `sameOrigin` for a page of our own origin.'],
  related: {
    VendorWidget: 'for a form that a vendor’s script writes.',
    CardFieldFrame: 'for a single field.',
  },
});
