import { docsOf } from '../../docs/component-docs';
import type { TabLinksProps } from './TabLinks';

export const TabLinks = docsOf<TabLinksProps>({
  anatomy: [
    ['Tabs', 'Links with an address each.', 'items'],
    ['Look', 'Underlined, or pills; the brand’s corners decide.', 'look'],
  ],
  keys: [
    [['Tab'], 'moves from tab to tab', 'browser'],
    [['Enter'], 'follows the link', 'browser'],
  ],
  announced: ['`label`, as a navigation; the current page.'],
  accessibility: ['They work without script.'],
  do: ['Use them for the days of a schedule.'],
  dont: ['Mix them with `Tabs` in one row.'],
  related: { Tabs: 'for views without addresses.' },
});
