import { docsOf } from '../../docs/component-docs';
import type { VendorWidgetProps } from './VendorWidget';

export const VendorWidget = docsOf<VendorWidgetProps>({
  anatomy: [
    ['Group', 'Named after the vendor.', 'label'],
    ['Form', 'Written by the vendor’s script.', 'children'],
  ],
  keys: [[['Tab'], 'moves through the vendor’s controls', 'browser']],
  announced: ['The `label`, when the focus enters the group.'],
  accessibility: ['The vendor’s fields, buttons and messages have our sizes and focus ring.'],
  do: ['Use it for forms that a vendor’s script writes into the page.'],
  dont: ['Put fields of ours inside.'],
  related: {
    CardFieldFrame: 'for a single field in a frame.',
    PageFrame: 'for a whole page of another site.',
  },
});
