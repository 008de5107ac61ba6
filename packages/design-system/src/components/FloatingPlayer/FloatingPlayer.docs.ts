import { docsOf } from '../../docs/component-docs';
import type { FloatingPlayerProps } from './FloatingPlayer';

export const FloatingPlayer = docsOf<FloatingPlayerProps>({
  anatomy: [
    ['Picture', 'What plays, and a ring while it waits; a press leads to its page.', 'media'],
    ['Line', 'How much is behind; a live title has none.', 'share'],
    ['Title', 'A link to its page.', 'title'],
    ['Message', 'Why it has stopped.', 'message'],
    ['Buttons', 'Play or pause, another corner, close.', 'labels'],
  ],
  keys: [
    [['Enter', 'Space'], 'press a button', 'browser'],
    [['Escape'], 'closes it'],
  ],
  announced: ['Its `label`, as a region.', 'Its `message`, when it stops.'],
  accessibility: [
    'Targets of 44 px; what a drag does, a button does too.',
    'It goes to the other side where it would lie over the focus; on phones the page scrolls.',
    'When it goes, a focus inside goes to the page’s main region.',
  ],
  do: ['Render it outside the pages, so that it stays while they change.'],
  dont: ['Show it on a page where the same title plays.'],
  related: { PlayerFrame: 'for the place of the picture on its page.' },
});
