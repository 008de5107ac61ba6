import { docsOf } from '../../docs/component-docs';
import type { ShareButtonProps } from './ShareButton';

export const ShareButton = docsOf<ShareButtonProps>({
  anatomy: [
    ['Button', 'Keeps its width when it says that the link is copied.', 'label'],
    ['Message', 'Where the address cannot be copied.', 'failedLabel'],
  ],
  keys: [[['Enter', 'Space'], 'press it', 'browser']],
  announced: ['`copiedLabel`, once, as a status; `failedLabel`, as an alert.'],
  accessibility: ['The focus stays on the button.'],
  do: ['Share the canonical address of the title.'],
  dont: ['Add buttons of single networks: the platform’s sheet has them.'],
  related: { IconButton: 'for other quiet actions.' },
});
