import { docsOf } from '../../docs/component-docs';
import type { GuestActionProps } from './GuestAction';

export const GuestAction = docsOf<GuestActionProps>({
  status: 'ready',
  anatomy: [
    ['Action', 'For guests alone.', 'children'],
    ['Place', 'What stands there while the session is read.', 'pending'],
  ],
  keys: [[['Tab'], 'reaches the action, once it is known that a guest looks', 'browser']],
  announced: ['The action’s own name.'],
  accessibility: ['Nothing moves when it is known who looks.'],
  do: ['Leave `pending` out once it is known.'],
  dont: ['Hide by it what only viewers may see: ask the origin.'],
  related: { AccountMenu: 'for viewers.' },
});
