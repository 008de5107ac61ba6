import { docsOf } from '../../docs/component-docs';
import type { BannerProps } from './Banner';

export const Banner = docsOf<BannerProps>({
  anatomy: [
    ['Icon', 'Before the text, 20 px.', 'icon'],
    ['Text', 'One sentence.', 'children'],
    ['Actions', 'One small button or two.', 'actions'],
    ['Close button', 'With `onDismiss`; never for `impersonation`.', 'dismissLabel'],
  ],
  keys: [[['Tab'], 'reaches its buttons', 'browser']],
  announced: ['At once as an alert when `danger`, else politely.'],
  accessibility: ['Tones differ by icon and words as well as by colour.'],
  do: ['Use it for messages about the whole page.'],
  dont: ['Stack more than two.', 'Dismiss a message about an outage for the viewer.'],
  related: {
    InlineMessage: 'for a message about one part of a page.',
    NoticeRegion: 'to confirm what the viewer has just done.',
  },
});
