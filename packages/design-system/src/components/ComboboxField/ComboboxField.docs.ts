import { docsOf } from '../../docs/component-docs';
import type { ComboboxFieldProps } from './ComboboxField';

export const ComboboxField = docsOf<ComboboxFieldProps>({
  status: 'beta',
  anatomy: [
    ['Label', 'Names the field.', 'label'],
    ['Text', 'What narrows the list, or with `freeText` is the value.', 'placeholder'],
    ['Toggle', 'Shows the whole list to a pointer.', 'toggleLabel'],
    ['List', 'The choices that fit; a line of words where none does.', 'options'],
    ['Hint and error', 'Below the field, tied to it.', 'hint'],
  ],
  keys: [
    [['letters'], 'narrow the list: any of its words, without accents'],
    [['ArrowUp', 'ArrowDown'], 'open and move'],
    [['PageUp', 'PageDown'], 'move by ten', 'library'],
    [['Home', 'End'], 'move the caret, as in every text field', 'browser'],
    [['Enter'], 'takes the choice'],
    [['Escape'], 'closes and takes back what was half typed'],
  ],
  announced: [
    '`countText`, when the list opens or changes.',
    '`emptyText`, where nothing fits; `loadingLabel`, while more is on its way.',
  ],
  accessibility: [
    'The focus stays in the text; the choice in turn is told by `aria-activedescendant`.',
  ],
  do: ['Take it for more than about ten choices that viewers know by name.'],
  dont: ['Take it for a handful: `RadioGroupField` shows them all.'],
  related: {
    SelectField: 'for a short list, with the device’s own picker.',
    SearchField: 'where the answer is a page of results.',
  },
});
