import { docsOf } from '../../docs/component-docs';
import type { LanguageSwitchProps } from './LanguageSwitch';

export const LanguageSwitch = docsOf<LanguageSwitchProps>({
  anatomy: [
    ['Button', 'The own name of the language in use.', 'current'],
    ['Languages', 'Links, each in its own language and direction.', 'languages'],
  ],
  keys: [
    [['Enter', 'Space'], 'open the list', 'browser'],
    [['Tab'], 'moves through the languages; leaving closes the list', 'browser'],
    [['Escape'], 'closes the list; the focus returns to the button'],
  ],
  announced: ['`label` and the language in use; each language in its own pronunciation.'],
  accessibility: [
    'A disclosure that needs no JavaScript.',
    'With one language nothing is rendered.',
  ],
  do: ['Link to the same page in the other language.'],
  dont: ['Use flags of countries.'],
  related: { LanguageBadge: 'for the language of a title.', Menu: 'for actions.' },
});
