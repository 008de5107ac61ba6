import { docsOf } from '../../docs/component-docs';
import type { LanguageBadgeProps } from './LanguageBadge';

export const LanguageBadge = docsOf<LanguageBadgeProps>({
  anatomy: [['Code or name', 'As the realm writes languages.', 'style']],
  keys: [],
  announced: ['The language’s name in the viewer’s language, also where a code is shown.'],
  accessibility: ['No country’s flag: the `flag` style is a pennant with the code.'],
  do: ['Pass the realm’s own style.'],
  dont: ['Use it to switch languages.'],
  related: { Badge: 'for any other short word.', LanguageSwitch: 'to change the language.' },
});
