import { docsOf } from '../../docs/component-docs';
import type { LogoProps } from './Logo';

export const Logo = docsOf<LogoProps>({
  status: 'ready',
  anatomy: [
    ['Picture', '110 px wide, 165 when large.', 'src'],
    ['Picture for dark pages', 'Where the device chooses the scheme.', 'dark'],
  ],
  keys: [[['Enter'], 'follows the link', 'browser']],
  announced: ['`alt`: the brand’s name, as a picture or as a link.'],
  accessibility: ['Its room is kept before it arrives.'],
  do: ['Use the realm’s own file.'],
  dont: [
    'Set the name in type in its place.',
    'Put it on a picture without a ground that it was checked on.',
  ],
  related: {
    Navbar: 'which holds it at the top.',
    Footer: 'which holds it again, without a link.',
  },
});
