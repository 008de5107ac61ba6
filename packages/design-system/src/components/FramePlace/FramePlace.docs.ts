import { docsOf } from '../../docs/component-docs';
import type { FramePlaceProps } from './FramePlace';

export const FramePlace = docsOf<FramePlaceProps>({
  anatomy: [['Place', 'An empty element of a fixed height, which a frame fills.', 'ref']],
  keys: [],
  announced: ['The frame by its own title, which the caller sets.'],
  accessibility: ['Its height does not change, so nothing moves when the frame comes.'],
  do: ['Give the frame a title.'],
  dont: ['Use it for a form of one field.'],
  related: { CardFieldFrame: 'for one field of a payment provider.' },
});
