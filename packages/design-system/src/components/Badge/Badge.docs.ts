import { docsOf } from '../../docs/component-docs';
import type { BadgeProps } from './Badge';

export const Badge = docsOf<BadgeProps>({
  anatomy: [
    ['Dot', 'Before the word of a live badge.', 'kind'],
    ['Word', 'One or two.', 'children'],
  ],
  keys: [],
  announced: ['Its words, in reading order; no live region.'],
  accessibility: ['Kinds differ in words as well as in colour.'],
  do: ['Keep it to one or two words.'],
  dont: ['Put more than two on one picture.'],
  related: { Tag: 'for a quiet fact.', LanguageBadge: 'for the language of a title.' },
});
