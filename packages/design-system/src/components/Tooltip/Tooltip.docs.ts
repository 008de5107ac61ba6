import { docsOf } from '../../docs/component-docs';
import type { TooltipProps } from './Tooltip';

export const Tooltip = docsOf<TooltipProps>({
  status: 'beta',
  anatomy: [
    ['Control', 'Takes the focus by itself.', 'children'],
    ['Words', 'A few; nothing to press.', 'text'],
  ],
  keys: [
    [['Tab'], 'shows it with the focus'],
    [['Escape'], 'puts it away'],
  ],
  announced: ['The words as the control’s description; nothing with `repeatsName`.'],
  accessibility: [
    'It stays while a pointer rests on the words.',
    'A finger never brings it up: it must not be the only way to the words.',
  ],
  do: ['Use it for the name of an icon button, and for what is good to know.'],
  dont: ['Put a link into it.', 'Hide in it what is needed to go on.'],
  related: { Popover: 'for what can be pressed.', Field: 'whose hint stays in sight.' },
});
