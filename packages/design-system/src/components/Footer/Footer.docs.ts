import { docsOf } from '../../docs/component-docs';
import type { FooterProps } from './Footer';

export const Footer = docsOf<FooterProps>({
  anatomy: [
    ['Logo', 'Without a link.', 'logo'],
    ['Links', 'Help, terms, privacy.', 'items'],
    ['Actions', 'A language switch, social links.', 'actions'],
    ['Legal line', 'At the end.', 'legal'],
  ],
  keys: [[['Tab'], 'moves through its links', 'browser']],
  announced: ['`label`, as the name of its navigation.'],
  accessibility: ['The page’s footer landmark: one on a page.'],
  do: ['Keep the same links on every page.'],
  dont: ['Repeat the main menu.'],
  related: { Navbar: 'for the main pages.', LanguageSwitch: 'for its actions.' },
});
