import { docsOf } from '../../docs/component-docs';
import type { ChoiceListProps } from './ChoiceList';

export const ChoiceList = docsOf<ChoiceListProps>({
  status: 'ready',
  anatomy: [
    ['Entries', 'Each a mark, a name and, in rows, an arrow; or a `wordmark` alone.', 'children'],
    ['Name of the list', 'For assistive technology, or by a heading’s id.', 'label'],
  ],
  keys: [
    [['Tab'], 'goes from entry to entry', 'browser'],
    [['Enter', 'Space'], 'press it', 'browser'],
  ],
  announced: ['The list, its name and its length.'],
  accessibility: [
    'Marks are decoration; without one, or when it does not come, stand the first letters of the name.',
    'A `wordmark` is alone, and read as the name; when it does not come, the name is there in words.',
  ],
  do: [
    'Give every `Choice` the list’s own `look`.',
    'Set `wordmark` where a mark says the name: the name would be there twice.',
    'Show a `ChoiceSkeleton` while the entries are on their way.',
  ],
  dont: ['Use it for values of a form: nothing stays chosen.'],
  related: {
    RadioGroupField: 'for one value of a form.',
    Menu: 'for actions that wait behind a button.',
    ProfileTile: 'for who is watching.',
  },
  pieces: ['Choice', 'ChoiceSkeleton'],
});
