import { docsOf } from '../../docs/component-docs';
import type { ButtonProps } from './Button';

export const Button = docsOf<ButtonProps>({
  anatomy: [
    ['Icon before', 'Decoration: the label must make sense without it.', 'startIcon'],
    ['Label', 'A verb, or a verb and its object.', 'children'],
    [
      'Icon after',
      'An arrow where it leads to another page; it is mirrored with the page’s direction.',
      'endIcon',
    ],
    ['Spinner', 'Over the label while busy, so that the size stays.', 'loading'],
  ],
  keys: [
    [['Enter', 'Space'], 'press it; a link by Enter only', 'browser'],
    [['Tab'], 'reaches it, also while it is busy', 'browser'],
  ],
  announced: ['`loadingLabel`, once, as a status when it becomes busy.'],
  accessibility: [
    'Every size has a target of 44 px; the smallest looks 36 px high.',
    'While busy it keeps the focus: it is `aria-disabled`, not disabled.',
    'It submits a form only when `type` is submit.',
  ],
  do: [
    'Give a view one primary button.',
    'Name what happens: “Create account”, not “OK”.',
    'Use `href` for another page.',
  ],
  dont: [
    'Disable it until a form is complete: let viewers press it, and show what is missing.',
    'Shorten the label on phones: it wraps inside the button.',
  ],
  related: {
    IconButton: 'where an icon is clear without text, as in a bar.',
    TextLink: 'inside a sentence.',
    ChoiceList: 'for one of several choices, each with a mark.',
  },
});
