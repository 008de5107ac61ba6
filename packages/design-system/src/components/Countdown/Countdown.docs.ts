import { docsOf } from '../../docs/component-docs';
import type { CountdownProps } from './Countdown';

export const Countdown = docsOf<CountdownProps>({
  status: 'beta',
  anatomy: [
    ['Figure', 'In the digits of `locale`, all of equal width.', 'locale'],
    ['Word', 'In the plural that the number asks for.', 'unitLabel'],
  ],
  keys: [],
  announced: ['Its `label` and figures when a reader comes to it: a timer, silent while it ticks.'],
  accessibility: ['Figures keep their room, so that nothing moves each second.'],
  do: ['Give `renderedAt`, so that the server’s page shows figures at once.'],
  dont: [
    'Tick seconds where days are left: set `smallest`.',
    'Let it end without a word: use `onEnd`.',
  ],
  related: { Badge: 'for a start time in words.' },
});
