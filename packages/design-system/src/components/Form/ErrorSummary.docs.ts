import { docsOf } from '../../docs/component-docs';
import type { ErrorSummaryProps } from './ErrorSummary';

export const ErrorSummary = docsOf<ErrorSummaryProps>({
  anatomy: [
    ['Title', 'What to do.', 'title'],
    ['Problems', 'A link to each field, in the order of the form.', 'problems'],
    ['Request id', 'For support.', 'requestId'],
  ],
  keys: [[['Enter'], 'moves to the field', 'browser']],
  announced: ['Title and problems, when it takes the focus.'],
  accessibility: ['It takes the focus when it appears, unless `takeFocus` is false.'],
  do: ['Put it above the fields.', 'Use the same text as at the field.'],
  dont: ['Show it before the viewer has submitted the form.'],
  related: { InlineMessage: 'for a problem that is not about a field.' },
});
