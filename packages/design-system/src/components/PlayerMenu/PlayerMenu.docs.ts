import { docsOf } from '../../docs/component-docs';
import type { PlayerMenuProps } from './PlayerMenu';

export const PlayerMenu = docsOf<PlayerMenuProps>({
  anatomy: [
    ['Button', 'On the bar; a line under it while `on`.', 'icon'],
    ['Lists', 'One level: a heading, and radio buttons with a tick.', 'lists'],
    ['Actions', 'Buttons under the lists, e.g. settings.', 'actions'],
  ],
  keys: [
    [['Enter', 'Space'], 'open it', 'browser'],
    [['ArrowUp', 'ArrowDown'], 'choose; it stays open', 'browser'],
    [['Escape'], 'closes it; the focus returns to the button'],
  ],
  announced: ['`label`, as a dialog; then each list by its heading, as radio buttons.'],
  accessibility: [
    'The browser’s own radio buttons and popover: nothing to learn for touch readers.',
    'On phones it is a sheet at the bottom of the screen.',
  ],
  do: ['Show the choice at once, behind the open menu.'],
  dont: ['Put a list into a list: every choice is one press away.'],
  related: { Menu: 'for actions and links of a page.', PlayerControls: 'for the bar.' },
});
