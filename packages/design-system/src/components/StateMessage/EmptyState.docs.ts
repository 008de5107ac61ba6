import { docsOf } from '../../docs/component-docs';
import type { EmptyStateProps } from './EmptyState';

export const EmptyState = docsOf<EmptyStateProps>({
  anatomy: [
    ['Icon or picture', 'Decoration.', 'icon'],
    ['Title', 'Why there is nothing.', 'title'],
    ['Text', 'What to do about it.', 'text'],
    ['Actions', 'One that helps, perhaps one that leads away.', 'actions'],
  ],
  keys: [[['Tab'], 'reaches its actions', 'browser']],
  announced: ['The heading, in the page’s outline.'],
  accessibility: ['`headingLevel` fits it into any outline.'],
  do: ['Say when there will be content.'],
  dont: ['Leave it without a next step.'],
  related: { ErrorState: 'where something failed.', InlineMessage: 'beside other content.' },
});
