import { docsOf } from '../../docs/component-docs';
import type { AccountMenuProps } from './AccountMenu';

export const AccountMenu = docsOf<AccountMenuProps>({
  status: 'ready',
  anatomy: [
    ['Button', 'The letters of the viewer’s name.', 'name'],
    ['Entries', 'Links to the viewer’s pages.', 'items'],
    ['Last', 'The way out, below a line.', 'last'],
  ],
  keys: [
    [['Enter', 'Space'], 'open it', 'browser'],
    [['ArrowUp', 'ArrowDown'], 'go through the entries'],
    [['Home', 'End'], 'first, last'],
    [['Escape'], 'closes it; the focus returns to the button'],
  ],
  announced: ['`label`, then each entry as the focus moves.'],
  accessibility: ['Entries are links: they open in a new tab like any other.'],
  do: ['Put the way out last.'],
  dont: ['Hide the only way to sign in here: that is a button of its own.'],
  related: { Menu: 'for actions.', GuestAction: 'for what guests see in its place.' },
  pieces: ['AccountLink'],
});
