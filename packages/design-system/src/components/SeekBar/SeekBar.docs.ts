import { docsOf } from '../../docs/component-docs';
import type { SeekBarProps } from './SeekBar';

export const SeekBar = docsOf<SeekBarProps>({
  anatomy: [
    ['Played part', 'In the brand’s colour; none while `spoilerFree`.', 'value'],
    ['Loaded part', 'What plays without waiting.', 'buffered'],
    ['Marks', 'Gaps where chapters or programmes begin.', 'marks'],
    ['Closed part', 'Before the window, and after the live edge.', 'reach'],
    [
      'Preview',
      'Picture, chapter and time of a moment, within the edges of the player; it stays under the pointer.',
      'thumbnailAt',
    ],
  ],
  keys: [
    [['ArrowLeft', 'ArrowDown'], 'go back by `step` seconds'],
    [['ArrowRight', 'ArrowUp'], 'go forward by `step` seconds'],
    [['Home', 'End'], 'the first and the last moment on the bar', 'browser'],
    [['PageUp', 'PageDown'], 'a tenth of the bar', 'browser'],
    [['Escape'], 'hides the preview until the viewer comes anew'],
  ],
  announced: ['Its `label` and `valueText`, as a slider.'],
  accessibility: [
    'The browser’s own range: what touch readers handle best.',
    'Time runs from left to right in every language, and arrow keys follow it.',
    'A target of 44 px on touch; the thin track grows under pointer and focus.',
    '`spoilerFree` is centred on the moment and tells nothing of the end.',
  ],
  do: ['Give `value` the moment that a running seek leads to, so that the thumb stays there.'],
  dont: ['Seek while the viewer drags: only when they let go.'],
  related: { PlayerControls: 'for the bar around it.', Progress: 'for a task.' },
});
