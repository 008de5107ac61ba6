import { docsOf } from '../../docs/component-docs';
import type { CardFieldFrameProps } from './CardFieldFrame';

export const CardFieldFrame = docsOf<CardFieldFrameProps>({
  anatomy: [
    ['Label', 'Tied to the provider’s field with `aria-labelledby`.', 'label'],
    ['Provider’s field', 'In its own frame: our pages never get the number.', 'children'],
    ['Tick', 'When the input is complete and valid.', 'complete'],
    ['Notes', 'Hint and error.', 'error'],
  ],
  keys: [[['Tab'], 'moves into the provider’s field', 'browser']],
  announced: ['`loadingLabel` and `completeLabel`, as a status.', 'The error, when it appears.'],
  accessibility: [
    'A press on the label calls `onFocusRequest`, because a label cannot focus a field in another frame.',
  ],
  do: ['Set its states from the provider’s own events.'],
  dont: ['Ask for card numbers in a field of our own.'],
  related: { TextField: 'for any other text.' },
});
