import { docsOf } from '../../docs/component-docs';
import type { BufferRingProps } from './BufferRing';

export const BufferRing = docsOf<BufferRingProps>({
  anatomy: [['Ring', 'White on a dark disc.', 'label']],
  keys: [],
  announced: ['Nothing by itself; its `label` when a screen reader reaches it.'],
  accessibility: ['It breathes, and does not turn, for viewers who want less motion.'],
  do: ['Show it after a quarter of a second, and words after ten.'],
  dont: ['Cover the controls with it.'],
  related: { Loader: 'outside the player.', PlayerMessage: 'for a wait that takes long.' },
});
