import { docsOf } from '../../docs/component-docs';
import type { SearchFieldProps } from './SearchField';

export const SearchField = docsOf<SearchFieldProps>({
  status: 'ready',
  anatomy: [
    ['Label', 'Names the field; an asterisk marks what is required.', 'label'],
    ['Glass', 'Becomes a spinner while busy.', 'busy'],
    ['Clear', 'Empties the field.', 'clearLabel'],
    ['Send', 'Only with its name.', 'submitLabel'],
  ],
  keys: [
    [['Escape'], 'empties it; in an empty field it is left to what is around'],
    [['Enter'], 'sends the form', 'browser'],
  ],
  announced: ['`busyLabel`, as a status, while results are on their way.'],
  accessibility: [
    'The clear button is there only while there is something to clear.',
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
  ],
  do: ['Put it into a `<search>` with a form: it works before the scripts are there.'],
  dont: ['Search at every letter without showing that it is busy.'],
  related: {
    ComboboxField: 'to choose one value of a list.',
    FullScreenOverlay: 'for search over the page.',
  },
});
