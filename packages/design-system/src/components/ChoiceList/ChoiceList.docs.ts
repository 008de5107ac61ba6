import { docsOf } from '../../docs/component-docs';
import type { ChoiceListProps } from './ChoiceList';

export const ChoiceList = docsOf<ChoiceListProps>({
  anatomy: [
    ['Entries', 'Each a mark, a name and, in rows, an arrow; or only a `wordmark`.', 'children'],
    ['Name of the list', 'For assistive technology; or the id of a heading.', 'label'],
  ],
  keys: [
    [['Tab'], 'moves from entry to entry', 'browser'],
    [['Enter', 'Space'], 'press it', 'browser'],
  ],
  announced: ['The list with its name and length.'],
  accessibility: [
    'Marks are decoration; without one, or when it fails to load, initials are shown.',
    'A `wordmark` is read as the name; when it fails to load, the name is shown as text.',
  ],
  do: [
    'Give every `Choice` the list’s own `look`.',
    'Set `wordmark` where a mark contains the name, so that the name is not shown twice.',
    'Show a `ChoiceSkeleton` while the entries are loading.',
  ],
  dont: ['Use it for a value of a form: no entry stays chosen.'],
  related: {
    RadioGroupField: 'for one value of a form.',
    Menu: 'for actions behind a button.',
    ProfileTile: 'to choose who is watching.',
  },
  pieces: ['Choice', 'ChoiceSkeleton'],
});
