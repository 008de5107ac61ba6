import { docsOf } from '../../docs/component-docs';
import type { NavbarProps } from './Navbar';

export const Navbar = docsOf<NavbarProps>({
  anatomy: [
    ['Logo', 'Links to home.', 'logo'],
    ['Entries', 'The pages; one is current.', 'items'],
    ['Actions', 'On every screen.', 'actions'],
    ['Menu button', 'Below 1024 px; a bar without entries has none.', 'openLabel'],
    ['End of the sidebar', 'Below 1024 px.', 'sidebarFooter'],
  ],
  keys: [
    [['Tab'], 'moves through the bar, or through the open sidebar', 'browser'],
    [['Escape'], 'closes the sidebar; the focus returns to the button', 'browser'],
  ],
  announced: ['`label`, as a navigation; the current page.'],
  accessibility: [
    'The sidebar is a popover: it works before the scripts have loaded, and without them.',
    'Entries that do not fit are behind a `NavMore`.',
  ],
  do: ['Keep entries to one or two words.'],
  dont: ['Put controls that viewers need on phones into `wideActions` only.'],
  related: {
    Footer: 'for help, terms and privacy.',
    AccountMenu: 'for its actions.',
    SkipLink: 'to skip it.',
  },
  pieces: ['NavMore'],
});
