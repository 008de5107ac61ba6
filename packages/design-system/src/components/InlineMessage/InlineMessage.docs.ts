import { docsOf } from '../../docs/component-docs';
import type { InlineMessageProps } from './InlineMessage';

export const InlineMessage = docsOf<InlineMessageProps>({
  anatomy: [
    ['Icon', 'One for each tone.', 'tone'],
    ['Title', 'What it is about.', 'title'],
    ['Text', 'What it means and what to do.', 'children'],
    ['Request id', 'For support.', 'requestId'],
    ['Actions', 'Small buttons or links.', 'actions'],
  ],
  keys: [[['Tab'], 'reaches its actions', 'browser']],
  announced: ['At once as an alert when `error`, else politely.'],
  accessibility: ['A field can refer to it by `id`.'],
  do: ['Put it at the part of the page it is about.', 'Say how to go on.'],
  dont: ['Use it for a single field: that is its `error`.'],
  related: {
    Banner: 'for the whole page.',
    ErrorState: 'where there is nothing else to show.',
    ErrorSummary: 'above a form.',
  },
});
