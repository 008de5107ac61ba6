import { docsOf } from '../../docs/component-docs';
import type { IconButtonProps } from './IconButton';

export const IconButton = docsOf<IconButtonProps>({
  status: 'ready',
  anatomy: [
    ['Icon', 'Drawn in the ink of the text around it.', 'icon'],
    ['Name', 'For assistive technology, and the tooltip.', 'label'],
  ],
  keys: [
    [['Enter', 'Space'], 'press it', 'browser'],
    [['Tab'], 'reaches it', 'browser'],
  ],
  announced: ['Its `label`, as the name of a button or, with `href`, of a link.'],
  accessibility: [
    'A target of 44 px around the icon.',
    '`overlay` keeps its contrast on any picture.',
    '`title` is empty where a `Tooltip` of ours says the same.',
  ],
  do: ['Use an icon that everybody knows: search, close, more.'],
  dont: [
    'Stand several unnamed icons in a row: words are found faster.',
    'Change the label with the state: say the state with `aria-pressed`.',
  ],
  related: {
    Button: 'where words have room.',
    Tooltip: 'to show the name sooner than the browser does.',
  },
});
