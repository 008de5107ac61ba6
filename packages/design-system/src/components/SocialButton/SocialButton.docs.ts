import { docsOf } from '../../docs/component-docs';
import type { SocialButtonProps } from './SocialButton';

export const SocialButton = docsOf<SocialButtonProps>({
  status: 'ready',
  anatomy: [
    ['Mark', 'The vendor’s own, in its colours.', 'vendor'],
    ['Words', '“Continue with” and the vendor’s name.', 'children'],
  ],
  keys: [[['Enter', 'Space'], 'press it; a link answers to Enter alone', 'browser']],
  announced: ['Its words; the mark is decoration.'],
  accessibility: [
    'Never lower than 44 px.',
    'Its colours are the vendor’s in both schemes.',
    'The same element keeps the focus when `vendor` is left out.',
  ],
  do: ['Take `solid` for the one action of a page.', 'Use the words that the vendor allows.'],
  dont: ['Recolour a mark, or draw one.', 'Write “Google” alone.'],
  related: {
    Button: 'for every other action.',
    ChoiceList: 'for vendors to choose from by their mark.',
  },
});
