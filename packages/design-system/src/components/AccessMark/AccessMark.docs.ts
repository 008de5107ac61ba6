import { docsOf } from '../../docs/component-docs';
import type { AccessMarkProps } from './AccessMark';

export const AccessMark = docsOf<AccessMarkProps>({
  anatomy: [
    ['Sign', 'A tick, a person or a lock.', 'level'],
    ['Words', 'What a viewer needs.', 'children'],
  ],
  keys: [],
  announced: ['Its words, in reading order.'],
  accessibility: ['Levels differ in sign and words, and none looks like a link.'],
  do: ['Say what a viewer needs: “Free with an account”.'],
  dont: ['Show it to a viewer who may watch already, except for what is free.'],
  related: { AgeMark: 'for the age.', Badge: 'for a state, such as live.' },
});
