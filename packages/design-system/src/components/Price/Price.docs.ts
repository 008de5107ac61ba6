import { docsOf } from '../../docs/component-docs';
import type { PriceProps } from './Price';

export const Price = docsOf<PriceProps>({
  status: 'beta',
  anatomy: [
    ['Former price', 'Crossed out, read with its word.', 'former'],
    ['Price', 'In figures of equal width.', 'amount'],
    ['Period', 'Plain, behind it.', 'period'],
  ],
  keys: [],
  announced: [
    '`formerLabel` and `currentLabel` before the prices: a line through a figure cannot be heard.',
  ],
  accessibility: ['A price keeps its own direction in any text.'],
  do: ['Pass minor units: nothing is rounded here.'],
  dont: ['Write prices into labels by hand.'],
  related: { KeyValueList: 'for a receipt.', RadioGroupField: 'for plans to choose from.' },
});
