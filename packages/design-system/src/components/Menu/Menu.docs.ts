import { docsOf } from '../../docs/component-docs';
import type { MenuProps } from './Menu';

export const Menu = docsOf<MenuProps>({
  status: 'ready',
  anatomy: [
    ['Button', 'Opens the menu and names it.', 'trigger'],
    [
      'Entries',
      'Actions, links, switches, one of several, submenus and lines between them.',
      'items',
    ],
  ],
  keys: [
    [['Enter', 'Space', 'ArrowDown'], 'open on the first entry', 'library'],
    [['ArrowUp', 'ArrowDown'], 'move, and go round at the ends', 'library'],
    [['Home', 'End'], 'first, last'],
    [['letters'], 'jump to an entry that begins so'],
    [['ArrowLeft', 'ArrowRight'], 'into a submenu and out of it, in reading direction'],
    [['Escape'], 'closes; the focus returns to the button'],
  ],
  announced: ['The menu’s name, then each entry with its state, as the focus moves.'],
  accessibility: [
    'A press beside it closes the menu and does nothing else.',
    'On phones a submenu is a group under its label: two menus do not fit beside each other.',
  ],
  do: ['Put what is pressed most first, and what removes something last.'],
  dont: ['Hide the only way to a page in a menu.', 'Use it to choose a value in a form.'],
  related: {
    SelectField: 'to choose a value in a form.',
    Popover: 'for anything but a list of actions.',
    LanguageSwitch: 'for the languages of a page.',
    AccountMenu: 'for the viewer’s own pages.',
  },
});
