import { docsOf } from '../../docs/component-docs';
import type { LogoProps } from './Logo';

export const Logo = docsOf<LogoProps>({
  anatomy: [
    ['Picture', '110 px wide, 165 when large.', 'src'],
    ['Picture for dark pages', 'Where the device chooses the scheme.', 'dark'],
  ],
  keys: [[['Enter'], 'follows the link', 'browser']],
  announced: ['`alt`: the brand’s name, as a picture or as a link.'],
  accessibility: ['Its room is kept before it has loaded.'],
  do: ['Use the realm’s own file.'],
  dont: ['Replace it with text.', 'Put it on a picture without a ground that it was checked on.'],
  related: {
    Navbar: 'which shows it at the top.',
    Footer: 'which shows it again, without a link.',
  },
});
