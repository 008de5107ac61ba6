import { docsOf } from '../../docs/component-docs';
import type { ErrorStateProps } from './ErrorState';

export const ErrorState = docsOf<ErrorStateProps>({
  anatomy: [
    ['Icon or picture', 'A warning sign by default.', 'icon'],
    ['Title', 'What happened.', 'title'],
    ['Text', 'What the viewer can do.', 'text'],
    ['Request id', 'For support.', 'requestId'],
    ['Actions', 'One that tries again.', 'actions'],
  ],
  keys: [[['Tab'], 'reaches its actions', 'browser']],
  announced: ['The heading, in the page’s outline; use a live region where it appears later.'],
  accessibility: ['Sign and text say the same as the colour.'],
  do: ['Offer to try again.'],
  dont: ['Show the code of an error to a viewer.'],
  related: {
    EmptyState: 'where nothing is wrong.',
    InlineMessage: 'beside other content.',
    Banner: 'for an outage.',
  },
});
