import { docsOf } from '../../docs/component-docs';
import type { SortableListProps } from './SortableList';

export const SortableList = docsOf<SortableListProps>({
  anatomy: [
    ['Handle', 'Drags the item, or grabs it by keys.', 'labels'],
    ['Picture', 'Small and decorative; toned down where the item is gone.', 'items'],
    ['Name and facts', 'What the item is; the name leads to its page.', 'items'],
    ['Actions', 'A menu that moves the item without dragging.', 'actions'],
  ],
  keys: [
    [['Space', 'Enter'], 'on a handle grab the item, and drop it'],
    [['ArrowUp', 'ArrowDown'], 'move the item that is grabbed'],
    [['Home', 'End'], 'move it to the first or the last place'],
    [['Escape'], 'puts it back'],
  ],
  announced: ['The item and its place: when it is grabbed, at each step, dropped, and put back.'],
  accessibility: [
    'Moving needs no dragging: there are keys, and the menu in `actions` (WCAG 2.5.7).',
    'How to use the keys is the description of each handle.',
  ],
  do: [
    'Give every item a menu with “Move up”, “Move down”, “Move to the top” and “Move to the end”.',
  ],
  dont: ['Use it where the order cannot be changed: a Grid of cards shows more.'],
  related: { Grid: 'for a list to look at.', SettingRow: 'for things with actions, in no order.' },
});
