import { docsOf } from '../../docs/component-docs';
import type { HeroProps } from './Hero';

export const Hero = docsOf<HeroProps>({
  anatomy: [
    ['Picture', '16:9, on phones 4:5.', 'entries'],
    ['Text', 'Status, title, tagline, actions.', 'entries'],
    ['Pause', 'Stops the entries from advancing, and what moves and is heard.', 'pauseLabel'],
    ['Entries', 'One button each, with its progress.', 'entryLabel'],
  ],
  keys: [
    [['Tab'], 'reaches pause and entries, then the shown entry', 'browser'],
    [['ArrowLeft', 'ArrowRight'], 'the entry before and after, in reading direction'],
    [['Space'], 'pauses and plays', 'browser'],
  ],
  announced: ['`label` and `roleLabel`, then the shown entry; it is no live region.'],
  accessibility: [
    'It pauses on hover, on focus, in a hidden tab, by its button, and for viewers who want less motion.',
  ],
  do: ['Give one primary and one quiet action.', 'Compose pictures for both shapes.'],
  dont: ['Put text into the picture.', 'Show more than five entries.'],
  related: { Promo: 'for a single action further down.', Rail: 'for a row of cards.' },
  pieces: ['HeroMotion', 'HeroSkeleton'],
});
