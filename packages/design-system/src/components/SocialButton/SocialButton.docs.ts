import { docsOf } from '../../docs/component-docs';
import type { SocialButtonProps } from './SocialButton';

export const SocialButton = docsOf<SocialButtonProps>({
  anatomy: [
    ['Mark', '20 px, before the label, in the vendor’s colours; never mirrored.', 'vendor'],
    ['Label', '“Continue with …” or “Sign in with …”, in the brand’s font.', 'children'],
    ['Spinner', 'Over the label while busy, so that the size stays.', 'loading'],
  ],
  keys: [[['Enter', 'Space'], 'press it; a link by Enter only', 'browser']],
  announced: ['`loadingLabel`, once, as a status when it becomes busy.'],
  accessibility: [
    'The mark is decoration: the label names the vendor.',
    'Never lower than 44 px.',
    'With forced colours it has the system’s colours, and the G keeps its white ground.',
  ],
  do: ['Give all vendors of a page one `look` and one `size`.'],
  dont: ['Use a label that vendors do not allow: leave out `vendor` for it.'],
  related: {
    Button: 'for every other way to sign in.',
    VendorMark: 'for the mark beside a name.',
  },
});
