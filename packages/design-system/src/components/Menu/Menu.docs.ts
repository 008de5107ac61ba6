import { docsOf } from '../../docs/component-docs';
import type { MenuProps } from './Menu';

export const Menu = docsOf<MenuProps>({
  anatomy: [
    ['Button', 'Opens the menu; its name is also the menu’s.', 'trigger'],
    ['Entries', 'Actions, links, switches, one of several, submenus and separators.', 'items'],
  ],
  keys: [
    [['Enter', 'Space', 'ArrowDown'], 'open on the first entry', 'library'],
    [['ArrowUp', 'ArrowDown'], 'move, and wrap around', 'library'],
    [['Home', 'End'], 'move to the first or last entry'],
    [['letters'], 'move to an entry that begins with them'],
    [['ArrowLeft', 'ArrowRight'], 'open and close a submenu, in reading direction'],
    [['Escape'], 'closes it; the focus returns to the button'],
  ],
  announced: ['The menu’s name, then each entry with its state, as the focus moves.'],
  accessibility: [
    'A press beside it closes the menu and does nothing else.',
    'On phones a submenu is a group under its label: two menus do not fit beside each other.',
  ],
  do: ['Put the most used entry first, and one that removes something last.'],
  dont: ['Hide the only link to a page in a menu.', 'Use it to choose a value in a form.'],
  related: {
    SelectField: 'to choose a value in a form.',
    Popover: 'for anything but a list of actions.',
    LanguageSwitch: 'for the languages of a page.',
    AccountMenu: 'for the viewer’s own pages.',
  },
});
