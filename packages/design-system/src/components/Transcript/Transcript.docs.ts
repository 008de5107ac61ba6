import { docsOf } from '../../docs/component-docs';
import type { TranscriptProps } from './Transcript';

export const Transcript = docsOf<TranscriptProps>({
  anatomy: [
    ['Time', 'A button that leads there.', 'onGoTo'],
    ['Speaker', 'Above the text, where it is known.', 'lines'],
    ['Text', 'In its own language and direction.', 'language'],
    ['Mark', 'On the line that is said now.', 'current'],
  ],
  keys: [
    [['Tab'], 'moves from time to time', 'browser'],
    [['Enter', 'Space'], 'leads to the time', 'browser'],
  ],
  announced: [
    'A list of its name; each line by the name of its button, its speaker and its text.',
    'The line that is said now as the current one.',
  ],
  accessibility: ['The texts have the language in which they are written.'],
  do: ['Show all of a title, also what was said before the viewer came.'],
  dont: ['Repeat a text that captions show twice.'],
  related: { CaptionsLayer: 'for the texts over the picture.', RichText: 'for an article.' },
});
