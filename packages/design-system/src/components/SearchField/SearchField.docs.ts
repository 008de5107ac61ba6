import { docsOf } from '../../docs/component-docs';
import type { SearchFieldProps } from './SearchField';

export const SearchField = docsOf<SearchFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Magnifier', 'A spinner replaces it while busy.', 'busy'],
    ['Clear', 'Empties the field.', 'clearLabel'],
    ['Submit', 'Only with this label.', 'submitLabel'],
  ],
  keys: [
    [['Escape'], 'empties it; in an empty field it is left to the elements around it'],
    [['Enter'], 'submits the form', 'browser'],
  ],
  announced: ['`busyLabel`, as a status, while results are loading.'],
  accessibility: [
    'The clear button is shown only while the field has a text.',
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
  ],
  do: ['Put it into a `<search>` with a form, so that it works before the scripts have loaded.'],
  dont: ['Search at every letter without showing that it is busy.'],
  related: {
    ComboboxField: 'to choose a value from a list.',
    FullScreenOverlay: 'for search over the page.',
  },
});
