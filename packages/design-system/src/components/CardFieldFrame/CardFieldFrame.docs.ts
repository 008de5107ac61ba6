import { docsOf } from '../../docs/component-docs';
import type { CardFieldFrameProps } from './CardFieldFrame';

export const CardFieldFrame = docsOf<CardFieldFrameProps>({
  status: 'beta',
  anatomy: [
    ['Label', 'Tied to the provider’s field with `aria-labelledby`.', 'label'],
    ['Provider’s field', 'In its own frame: we never see the number.', 'children'],
    ['Tick', 'When it is whole and valid.', 'complete'],
    ['Notes', 'Hint and error.', 'error'],
  ],
  keys: [[['Tab'], 'goes into the provider’s field', 'browser']],
  announced: ['`loadingLabel` and `completeLabel`, as a status.', 'The error, when it appears.'],
  accessibility: [
    'A press on the label is handed on by `onFocusRequest`: no label reaches into another frame.',
  ],
  do: ['Set its states from the provider’s own events.'],
  dont: ['Take card numbers in a field of ours.'],
  related: { TextField: 'for anything that is not a card.' },
});
