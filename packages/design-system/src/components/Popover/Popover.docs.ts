import { docsOf } from '../../docs/component-docs';
import type { PopoverProps } from './Popover';

export const Popover = docsOf<PopoverProps>({
  anatomy: [
    ['Button', 'Opens and closes the panel.', 'trigger'],
    ['Panel', 'A few controls, a small card; on phones a sheet with `phones`.', 'children'],
  ],
  keys: [
    [['Enter', 'Space'], 'open and close it', 'browser'],
    [['Tab'], 'leaves the panel, which closes it'],
    [['Escape'], 'closes it; the focus returns to the button', 'browser'],
  ],
  announced: ['`label`, as a dialog, when the focus enters it.'],
  accessibility: [
    'In the browser’s own top layer: it opens without JavaScript too.',
    'It keeps 10 px from the edges of the window.',
  ],
  do: ['Keep it to a few controls that belong to the button.'],
  dont: ['Open one without an action of the viewer.'],
  related: {
    Menu: 'for a list of actions.',
    Dialog: 'for a question that needs an answer.',
    Tooltip: 'for text only.',
  },
});
