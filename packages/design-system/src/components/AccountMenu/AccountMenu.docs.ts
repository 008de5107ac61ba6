import { docsOf } from '../../docs/component-docs';
import type { AccountMenuProps } from './AccountMenu';

export const AccountMenu = docsOf<AccountMenuProps>({
  anatomy: [
    ['Button', 'The viewer’s initials.', 'name'],
    ['Entries', 'Links to the viewer’s pages.', 'items'],
    ['Last', 'Sign-out, below a divider.', 'last'],
  ],
  keys: [
    [['Enter', 'Space'], 'open it', 'browser'],
    [['ArrowUp', 'ArrowDown'], 'move between the entries'],
    [['Home', 'End'], 'move to the first or last entry'],
    [['Escape'], 'closes it; the focus returns to the button'],
  ],
  announced: ['`label`, then each entry as the focus moves.'],
  accessibility: ['Entries are links: they open in a new tab like any other.'],
  do: ['Put sign-out last.'],
  dont: ['Hide the only sign-in here: it needs a button of its own.'],
  related: { Menu: 'for actions.', GuestAction: 'for what guests see instead.' },
  pieces: ['AccountLink'],
});
