import { docsOf } from '../../docs/component-docs';
import type { VendorMarkProps } from './VendorMark';

export const VendorMark = docsOf<VendorMarkProps>({
  anatomy: [
    ['Mark', 'In the vendor’s colours, whatever the theme.', 'vendor'],
    ['Tile', 'White with a border, outside the vendor’s button.', 'tile'],
  ],
  keys: [],
  announced: [],
  accessibility: ['It is decoration beside the vendor’s name.'],
  do: ['Put the vendor’s name beside it.'],
  dont: ['Recolour, mirror or stretch it.', 'Use it alone as a button.'],
  related: { SocialButton: 'to sign in with the vendor’s account.' },
});
