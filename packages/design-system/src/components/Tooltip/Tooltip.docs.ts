import { docsOf } from '../../docs/component-docs';
import type { TooltipProps } from './Tooltip';

export const Tooltip = docsOf<TooltipProps>({
  anatomy: [
    ['Control', 'Must be focusable.', 'children'],
    ['Text', 'A few words, without controls.', 'text'],
  ],
  keys: [
    [['Tab'], 'shows it with the focus'],
    [['Escape'], 'hides it'],
  ],
  announced: ['The text as the control’s description; nothing with `repeatsName`.'],
  accessibility: [
    'It stays while a pointer rests on its text.',
    'It never appears on touch: the text must be available elsewhere too.',
  ],
  do: ['Use it for the name of an icon button, and for additional information.'],
  dont: ['Put a link into it.', 'Hide information in it that viewers need to go on.'],
  related: { Popover: 'for content with controls.', Field: 'whose hint stays visible.' },
});
