import { docsOf } from '../../docs/component-docs';
import type { PageProps } from './Page';

export const Page = docsOf<PageProps>({
  anatomy: [
    ['Header', 'Skip link, banners, navbar.', 'header'],
    ['Main', 'Takes the focus after a navigation.', 'mainRef'],
    ['Footer', 'At the bottom of the window when the page is short.', 'footer'],
  ],
  keys: [],
  announced: ['Header, main and footer as landmarks.'],
  accessibility: ['One main part, the target of the skip link.'],
  do: ['Use it once, around everything.'],
  dont: ['Put a second `main` inside.'],
  related: {
    SkipLink: 'first in its header.',
    SplitLayout: 'for a form with art.',
    Container: 'for the width of its parts.',
  },
});
