import { docsOf } from '../../docs/component-docs';
import type { PromoProps } from './Promo';

export const Promo = docsOf<PromoProps>({
  anatomy: [
    ['Picture', 'Beside the text, above it on phones.', 'image'],
    ['Title', 'Names the region.', 'title'],
    ['Text', 'A sentence or two.', 'text'],
    ['Actions', 'One link that looks like a button; two at most.', 'actions'],
  ],
  keys: [[['Tab'], 'reaches its actions', 'browser']],
  announced: ['Its title, as the name of a region.'],
  accessibility: ['An empty `alt` makes the picture decoration.'],
  do: ['Offer one action.'],
  dont: ['Make a carousel of several: that is a `Hero`.'],
  related: { Hero: 'for the top of a page.', Card: 'for a title of the catalogue.' },
});
