import { docsOf } from '../../docs/component-docs';
import type { VendorMarkProps } from './VendorMark';

export const VendorMark = docsOf<VendorMarkProps>({
  status: 'ready',
  anatomy: [
    ['Mark', 'The vendor’s own; white on the vendor’s colour with `inverse`.', 'vendor'],
    ['Tile', 'White, with an edge, outside the vendor’s button.', 'tile'],
  ],
  keys: [],
  announced: ['Nothing: the words beside it name the vendor.'],
  accessibility: ['Never mirrored, and never recoloured by a theme.'],
  do: ['Put words beside it.'],
  dont: ['Recolour it, stretch it, or set it alone.'],
  related: { SocialButton: 'which holds it.' },
});
