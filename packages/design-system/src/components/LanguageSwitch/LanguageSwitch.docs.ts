import { docsOf } from '../../docs/component-docs';
import type { LanguageSwitchProps } from './LanguageSwitch';

export const LanguageSwitch = docsOf<LanguageSwitchProps>({
  status: 'ready',
  anatomy: [
    ['Button', 'The language in use, in itself.', 'current'],
    ['Languages', 'Links, each in its own language and direction.', 'languages'],
  ],
  keys: [
    [['Enter', 'Space'], 'open the list', 'browser'],
    [['Tab'], 'goes through the languages; leaving closes the list', 'browser'],
    [['Escape'], 'closes the list; the focus returns to the button'],
  ],
  announced: ['`label` and the language in use; each language in its own voice.'],
  accessibility: [
    'A disclosure that needs no JavaScript.',
    'One language is no choice: then nothing is drawn.',
  ],
  do: ['Lead to the same page in the other language.'],
  dont: ['Use flags of countries.'],
  related: { LanguageBadge: 'for the language of a title.', Menu: 'for actions.' },
});
