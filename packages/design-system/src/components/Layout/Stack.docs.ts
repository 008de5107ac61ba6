import { docsOf } from '../../docs/component-docs';
import type { StackProps } from './Stack';

export const Stack = docsOf<StackProps>({
  anatomy: [
    ['Children', 'One below the other, or in a row that wraps.', 'children'],
    ['Gap', 'A step of the scale of space.', 'gap'],
  ],
  keys: [],
  announced: ['A list, where `as` makes it one.'],
  accessibility: ['The order on the screen is the order in the page.'],
  do: ['Use it instead of margins.'],
  dont: ['Use it for cards: that is a `Grid`.'],
  related: { Container: 'for width.', Grid: 'for columns.' },
});
