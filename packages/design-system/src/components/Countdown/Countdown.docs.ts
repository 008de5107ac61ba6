import { docsOf } from '../../docs/component-docs';
import type { CountdownProps } from './Countdown';

export const Countdown = docsOf<CountdownProps>({
  anatomy: [
    ['Number', 'In the digits of `locale`, all of equal width.', 'locale'],
    ['Unit', 'In the plural for the number.', 'unitLabel'],
  ],
  keys: [],
  announced: [
    'Its `label` and numbers when a screen reader reaches it: a timer, silent while it ticks.',
  ],
  accessibility: ['Numbers have a fixed width, so that nothing moves each second.'],
  do: ['Pass `renderedAt`, so that the server’s page shows numbers at once.'],
  dont: [
    'Show seconds where days are left: set `smallest`.',
    'Let it end without a message: use `onEnd`.',
  ],
  related: { Badge: 'for a start time in words.' },
});
