import { docsOf } from '../../docs/component-docs';
import type { PlayerMessageProps } from './PlayerMessage';

export const PlayerMessage = docsOf<PlayerMessageProps>({
  anatomy: [
    ['Icon', 'Where there is room for it.', 'icon'],
    ['Title', 'What is the matter.', 'title'],
    ['Text', 'Why, and what the viewer can do.', 'text'],
    ['More', 'A countdown, the list of screens.', 'children'],
    ['Actions', 'One primary, one quiet.', 'primary'],
    ['Request id', 'For support.', 'requestId'],
  ],
  keys: [[['Tab'], 'reaches its actions', 'browser']],
  announced: [
    'The title, as a heading; the whole at once where it is `urgent`.',
    'With `asks` a dialog, once the focus is on its primary action.',
  ],
  accessibility: [
    'Text lies on a dark plate that keeps 4.5:1 on any picture.',
    'At 360 px and with large text the frame grows with it: nothing is cut, nothing scrolls.',
  ],
  do: ['Say what the viewer can do, and lead back into play afterwards.'],
  dont: ['Name an error by its code.', 'Use the `line` where nothing plays behind it.'],
  related: {
    PlayerFrame: 'which it lies in.',
    ErrorState: 'for a page or a section.',
    Countdown: 'for an event that has not begun.',
  },
  pieces: ['PlayerScreens'],
});
