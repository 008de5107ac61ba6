import { docsOf } from '../../docs/component-docs';
import type { VendorWidgetProps } from './VendorWidget';

export const VendorWidget = docsOf<VendorWidgetProps>({
  status: 'ready',
  anatomy: [
    ['Group', 'Named after the vendor.', 'label'],
    ['Form', 'What the vendor’s script writes.', 'children'],
  ],
  keys: [[['Tab'], 'goes through the vendor’s controls', 'browser']],
  announced: ['The `label`, when the focus comes into the group.'],
  accessibility: ['Fields, buttons and messages of the vendor have our sizes and focus ring.'],
  do: ['Use it for forms that a vendor’s script writes into the page.'],
  dont: ['Put fields of ours inside.'],
  related: {
    CardFieldFrame: 'for a single field in a frame.',
    PageFrame: 'for a whole page of others.',
  },
});
