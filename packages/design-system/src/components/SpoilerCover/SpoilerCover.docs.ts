import { docsOf } from '../../docs/component-docs';
import type { SpoilerCoverProps } from './SpoilerCover';

export const SpoilerCover = docsOf<SpoilerCoverProps>({
  anatomy: [
    ['Button', 'Says what it shows, then what it hides.', 'showLabel'],
    ['Result', 'Nothing reads it while it is covered.', 'children'],
  ],
  keys: [[['Enter', 'Space'], 'show and hide', 'browser']],
  announced: ['Its button, and whether it is open.'],
  accessibility: ['A disclosure of the platform’s, which works without script.'],
  do: ['Name what is behind it: “Show result”.'],
  dont: ['Tell the result in a title, a picture or a fact beside it.'],
  related: { BoutRow: 'which has one of its own.' },
});
