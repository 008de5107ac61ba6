import { docsOf } from '../../docs/component-docs';
import type { FormProps } from './Form';

export const Form = docsOf<FormProps>({
  anatomy: [['Fields', 'One below the other.', 'children']],
  keys: [[['Enter'], 'submits it from any text field', 'browser']],
  announced: ['`aria-busy`, while it is being submitted.'],
  accessibility: ['The browser’s own error bubbles are off: the fields show the errors.'],
  do: ['End it with `FormActions`.'],
  dont: ['Validate while the viewer types for the first time.'],
  related: { ErrorSummary: 'for its problems.', FormActions: 'for its buttons.' },
});
