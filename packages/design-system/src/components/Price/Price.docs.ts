import { docsOf } from '../../docs/component-docs';
import type { PriceProps } from './Price';

export const Price = docsOf<PriceProps>({
  anatomy: [
    ['Former price', 'Crossed out, read with its label.', 'former'],
    ['Price', 'In digits of equal width.', 'amount'],
    ['Period', 'In plain text after it.', 'period'],
  ],
  keys: [],
  announced: [
    '`formerLabel` and `currentLabel` before the prices, since a line through a price cannot be heard.',
  ],
  accessibility: ['A price keeps its own direction in any text.'],
  do: ['Pass minor units: the component rounds nothing.'],
  dont: ['Write prices into labels by hand.'],
  related: { KeyValueList: 'for a receipt.', RadioGroupField: 'for plans to choose from.' },
});
