import { docsOf } from '../../docs/component-docs';
import type { StackProps } from './Stack';

export const Stack = docsOf<StackProps>({
  status: 'ready',
  anatomy: [
    ['Things', 'One below the other, or in a row that wraps.', 'children'],
    ['Distance', 'A step of the scale.', 'gap'],
  ],
  keys: [],
  announced: ['A list, where `as` makes it one.'],
  accessibility: ['Order on the screen is the order in the page.'],
  do: ['Use it instead of margins.'],
  dont: ['Use it for cards: that is a `Grid`.'],
  related: { Container: 'for width.', Grid: 'for columns.' },
});
