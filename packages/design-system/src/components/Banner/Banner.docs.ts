import { docsOf } from '../../docs/component-docs';
import type { BannerProps } from './Banner';

export const Banner = docsOf<BannerProps>({
  status: 'ready',
  anatomy: [
    ['Icon', 'Before the words, 20 px.', 'icon'],
    ['Words', 'One sentence.', 'children'],
    ['Actions', 'One small button or two.', 'actions'],
    ['Close button', 'With `onDismiss`; never for `impersonation`.', 'dismissLabel'],
  ],
  keys: [[['Tab'], 'reaches its buttons', 'browser']],
  announced: ['At once as an alert when `danger`, else when there is a pause.'],
  accessibility: ['Tones differ by icon and words as well as by colour.'],
  do: ['Use it for what holds for the whole page.'],
  dont: ['Stack more than two.', 'Dismiss an outage for the viewer.'],
  related: {
    InlineMessage: 'for what one place is about.',
    NoticeRegion: 'for what has just been done.',
  },
});
