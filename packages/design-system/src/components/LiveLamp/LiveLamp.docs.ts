import { docsOf } from '../../docs/component-docs';
import type { LiveLampProps } from './LiveLamp';

export const LiveLamp = docsOf<LiveLampProps>({
  anatomy: [
    ['Sign', 'A disc while live, a ring while behind, a square when over.', 'state'],
    ['Label', 'The state in words.', 'label'],
    ['Detail', 'How far behind; left out where the player is narrow.', 'detail'],
  ],
  keys: [[['Enter', 'Space'], 'lead to now', 'browser']],
  announced: ['Its `label` and `detail`, as a button while there is somewhere to go.'],
  accessibility: ['Each state has a shape and words, not a colour alone.'],
  do: ['Let it change only when the player is sure: a lamp that flickers says nothing.'],
  dont: ['Move the viewer to now without a press.'],
  related: { Badge: 'for a live title on a card.', PlayerControls: 'which has one.' },
});
