import { docsOf } from '../../docs/component-docs';
import type { RequestIdProps } from './RequestId';

export const RequestId = docsOf<RequestIdProps>({
  anatomy: [
    ['Label', 'Before the id.', 'label'],
    ['Id', 'Selected at a tap.', 'id'],
  ],
  keys: [],
  announced: ['Label and id, in reading order.'],
  accessibility: ['Left to right in every language.'],
  do: ['Show it with every error of the origin.'],
  dont: ['Make it the only content of an error.'],
  related: { InlineMessage: 'which includes it.', ErrorState: 'which includes it.' },
});
