import { docsOf } from '../../docs/component-docs';
import type { SideLayoutProps } from './SideLayout';

export const SideLayout = docsOf<SideLayoutProps>({
  anatomy: [
    ['Main part', 'What the viewer does.', 'children'],
    ['Side', 'What stays in sight; above the main part up to 860 px.', 'side'],
  ],
  keys: [],
  announced: ['The side as a named region.'],
  accessibility: ['The side comes after the main part in reading order.'],
  do: ['Keep the side shorter than a window.'],
  dont: ['Put the only way on into the side.'],
  related: { SplitLayout: 'for a form beside art.' },
});
