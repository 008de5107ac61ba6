import { docsOf } from '../../docs/component-docs';
import type { RequestIdProps } from './RequestId';

export const RequestId = docsOf<RequestIdProps>({
  status: 'ready',
  anatomy: [
    ['Words', 'Before the number.', 'label'],
    ['Number', 'Selected at a tap.', 'id'],
  ],
  keys: [],
  announced: ['Words and number, in reading order.'],
  accessibility: ['Left to right in every language.'],
  do: ['Show it with every error of the origin.'],
  dont: ['Make it the only thing an error says.'],
  related: { InlineMessage: 'which shows it by itself.', ErrorState: 'which shows it by itself.' },
});
