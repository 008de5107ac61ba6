import { docsOf } from '../../docs/component-docs';
import type { ConsentBarProps } from './ConsentBar';

export const ConsentBar = docsOf<ConsentBarProps>({
  anatomy: [
    ['Heading', 'Names the region.', 'title'],
    ['Question', 'A few plain sentences, with a link.', 'text'],
    ['Note', 'The present choice.', 'note'],
    ['Choices', 'All look alike.', 'choices'],
  ],
  keys: [
    [['Tab'], 'moves through link and choices', 'browser'],
    [['Enter', 'Space'], 'press it', 'browser'],
  ],
  announced: ['`announcement`, for viewers who do not see the bar appear.'],
  accessibility: [
    'The page behind can be used, and its end can be scrolled above the bar.',
    'When it goes, the focus returns to where it was.',
  ],
  do: ['Ask one question, and say what happens after a no.'],
  dont: ['Give one choice more weight.', 'Treat a press elsewhere as an answer.'],
  related: {
    Dialog: 'for a question that blocks the page.',
    Banner: 'for a message without a question.',
  },
});
