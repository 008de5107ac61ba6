import { docsOf } from '../../docs/component-docs';
import type { ErrorSummaryProps } from './ErrorSummary';

export const ErrorSummary = docsOf<ErrorSummaryProps>({
  status: 'ready',
  anatomy: [
    ['Title', 'What has to be done.', 'title'],
    ['Problems', 'One link a field, in the order of the form.', 'problems'],
    ['Request id', 'For support.', 'requestId'],
  ],
  keys: [[['Enter'], 'leads to the field', 'browser']],
  announced: ['Title and problems, when it takes the focus.'],
  accessibility: ['It takes the focus when it appears, unless `takeFocus` is false.'],
  do: ['Put it above the fields.', 'Say the same words as at the field.'],
  dont: ['Show it before the viewer has sent the form.'],
  related: { InlineMessage: 'for what no field is about.' },
});
