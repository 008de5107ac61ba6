import { docsOf } from '../../docs/component-docs';
import type { NavbarProps } from './Navbar';

export const Navbar = docsOf<NavbarProps>({
  status: 'ready',
  anatomy: [
    ['Logo', 'Leads home.', 'logo'],
    ['Entries', 'The pages; one is current.', 'items'],
    ['Actions', 'On every screen.', 'actions'],
    ['Menu button', 'Below 1024 px; a bar without entries has none.', 'openLabel'],
    ['Foot of the sidebar', 'Below 1024 px.', 'sidebarFooter'],
  ],
  keys: [
    [['Tab'], 'goes through the bar, or through the open sidebar', 'browser'],
    [['Escape'], 'closes the sidebar; the focus returns to the button', 'browser'],
  ],
  announced: ['`label`, as a navigation; the current page.'],
  accessibility: [
    'The sidebar is a popover: it works before the scripts and without them.',
    'More entries than fit wait behind a `NavMore`.',
  ],
  do: ['Keep entries to one or two words.'],
  dont: ['Put what viewers need on phones into `wideActions` alone.'],
  related: {
    Footer: 'for help, terms and privacy.',
    AccountMenu: 'for its actions.',
    SkipLink: 'before it.',
  },
  pieces: ['NavMore'],
});
