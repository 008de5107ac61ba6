import { docsOf } from '../../docs/component-docs';
import type { InlineMessageProps } from './InlineMessage';

export const InlineMessage = docsOf<InlineMessageProps>({
  status: 'ready',
  anatomy: [
    ['Icon', 'One for each tone.', 'tone'],
    ['Title', 'What it is about.', 'title'],
    ['Words', 'What it means and what to do.', 'children'],
    ['Request id', 'For support.', 'requestId'],
    ['Actions', 'Small buttons or links.', 'actions'],
  ],
  keys: [[['Tab'], 'reaches its actions', 'browser']],
  announced: ['At once as an alert when `error`, else when there is a pause.'],
  accessibility: ['A field can point at it by `id`.'],
  do: ['Put it where it is about something.', 'Say the way forward.'],
  dont: ['Use it for a single field: that is its `error`.'],
  related: {
    Banner: 'for the whole page.',
    ErrorState: 'where there is nothing else to show.',
    ErrorSummary: 'above a form.',
  },
});
