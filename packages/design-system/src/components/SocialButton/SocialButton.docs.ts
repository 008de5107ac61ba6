import { docsOf } from '../../docs/component-docs';
import type { SocialButtonProps } from './SocialButton';

export const SocialButton = docsOf<SocialButtonProps>({
  status: 'ready',
  anatomy: [
    ['Mark', '20 px, before the words, in the vendor’s colours; never mirrored.', 'vendor'],
    ['Words', '“Continue with …” or “Sign in with …”, in the brand’s face.', 'children'],
    ['Spinner', 'Stands over the words while busy, so that the size stays.', 'loading'],
  ],
  keys: [[['Enter', 'Space'], 'press it; a link answers to Enter alone', 'browser']],
  announced: ['`loadingLabel`, once, as a status when it turns busy.'],
  accessibility: [
    'The mark is decoration: the words name the vendor.',
    'Never lower than 44 px.',
    'With forced colours it has the system’s, and the G keeps its white ground.',
  ],
  do: ['Give all vendors of a page one `look` and one `size`.'],
  dont: ['Write other words than vendors allow: leave out `vendor` for those.'],
  related: {
    Button: 'for every other way in.',
    VendorMark: 'for the mark beside a name.',
  },
});
