import { docsOf } from '../../docs/component-docs';
import type { ComboboxFieldProps } from './ComboboxField';

export const ComboboxField = docsOf<ComboboxFieldProps>({
  anatomy: [
    ['Label', 'Names the field.', 'label'],
    ['Text', 'Filters the list, or with `freeText` is the value.', 'placeholder'],
    ['Toggle', 'Opens the whole list, for pointers.', 'toggleLabel'],
    ['List', 'The options that match, or a text where none does.', 'options'],
    ['Hint and error', 'Below the field, tied to it.', 'hint'],
  ],
  keys: [
    [['letters'], 'filter the list by any word, without accents'],
    [['ArrowUp', 'ArrowDown'], 'open the list and move in it'],
    [['PageUp', 'PageDown'], 'move by ten', 'library'],
    [['Home', 'End'], 'move the caret, as in every text field', 'browser'],
    [['Enter'], 'takes the active option'],
    [['Escape'], 'closes the list and undoes what was half typed'],
  ],
  announced: [
    '`countText`, when the list opens or changes.',
    '`emptyText`, where nothing matches; `loadingLabel`, while options are loading.',
  ],
  accessibility: ['The focus stays in the text; `aria-activedescendant` names the active option.'],
  do: ['Use it for more than about ten options that viewers know by name.'],
  dont: ['Use it for a few options: `RadioGroupField` shows them all.'],
  related: {
    SelectField: 'for a short list, with the device’s own picker.',
    SearchField: 'where the answer is a page of results.',
  },
});
