import { docsOf } from '../../docs/component-docs';
import type { FormProps } from './Form';

export const Form = docsOf<FormProps>({
  status: 'ready',
  anatomy: [['Fields', 'One below the other.', 'children']],
  keys: [[['Enter'], 'sends it from any line of text', 'browser']],
  announced: ['`aria-busy`, while it is on its way.'],
  accessibility: ['The browser’s own bubbles are off: errors are ours to word.'],
  do: ['End it with `FormActions`.'],
  dont: ['Validate while the viewer types for the first time.'],
  related: { ErrorSummary: 'for what stopped it.', FormActions: 'for its buttons.' },
});
