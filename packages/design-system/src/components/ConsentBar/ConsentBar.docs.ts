import { docsOf } from '../../docs/component-docs';
import type { ConsentBarProps } from './ConsentBar';

export const ConsentBar = docsOf<ConsentBarProps>({
  status: 'ready',
  anatomy: [
    ['Heading', 'Names the region.', 'title'],
    ['Question', 'A few plain sentences, with a link.', 'text'],
    ['Note', 'What holds now.', 'note'],
    ['Choices', 'All look alike.', 'choices'],
  ],
  keys: [
    [['Tab'], 'goes through link and choices', 'browser'],
    [['Enter', 'Space'], 'press it', 'browser'],
  ],
  announced: ['`announcement`, for those who do not see the bar come.'],
  accessibility: [
    'The page behind stays alive, and its end can be scrolled above the bar.',
    'When it goes, the focus returns to where it was.',
  ],
  do: ['Ask one question, and say what happens without a yes.'],
  dont: ['Give one choice more weight.', 'Take a press elsewhere for an answer.'],
  related: {
    Dialog: 'for a question that the page cannot go on without.',
    Banner: 'for news without a question.',
  },
});
