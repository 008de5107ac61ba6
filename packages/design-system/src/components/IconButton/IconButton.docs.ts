import { docsOf } from '../../docs/component-docs';
import type { IconButtonProps } from './IconButton';

export const IconButton = docsOf<IconButtonProps>({
  anatomy: [
    ['Icon', 'In the colour of the text around it.', 'icon'],
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
    '`title` is empty where a `Tooltip` says the same.',
  ],
  do: ['Use an icon that every viewer knows: search, close, more.'],
  dont: [
    'Put several icons without text in a row: text is found faster.',
    'Change the label with the state: use `aria-pressed` for the state.',
  ],
  related: {
    Button: 'where there is room for text.',
    Tooltip: 'to show the name sooner than the browser does.',
  },
});
