import { docsOf } from '../../docs/component-docs';
import type { ButtonProps } from './Button';

export const Button = docsOf<ButtonProps>({
  status: 'ready',
  anatomy: [
    ['Icon before', 'Decoration: the words say it all.', 'startIcon'],
    ['Words', 'A verb, or a verb and its object.', 'children'],
    ['Icon behind', 'An arrow where it leads on; it turns with the page’s direction.', 'endIcon'],
    ['Spinner', 'Stands over the words while busy, so that the size stays.', 'loading'],
  ],
  keys: [
    [['Enter', 'Space'], 'press it; a link answers to Enter alone', 'browser'],
    [['Tab'], 'reaches it, also while it is busy', 'browser'],
  ],
  announced: ['`loadingLabel`, once, as a status when it turns busy.'],
  accessibility: [
    'Every size has a target of 44 px; the smallest is drawn at 36.',
    'Busy, it keeps the focus: it is `aria-disabled`, not disabled.',
    'It submits no form unless `type` says so.',
  ],
  do: [
    'Give a view one primary button.',
    'Name what happens: “Create account”, not “OK”.',
    'Give `href` to what leads to another page.',
  ],
  dont: [
    'Disable it until a form is complete: let viewers press, and say what is missing.',
    'Shorten the words on phones: they wrap inside the button.',
  ],
  related: {
    IconButton: 'where an icon alone is understood, as in a bar.',
    TextLink: 'inside a sentence.',
    ChoiceList: 'for one of several ways on, each with a mark.',
  },
});
