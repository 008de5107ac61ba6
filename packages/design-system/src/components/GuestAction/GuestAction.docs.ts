import { docsOf } from '../../docs/component-docs';
import type { GuestActionProps } from './GuestAction';

export const GuestAction = docsOf<GuestActionProps>({
  anatomy: [
    ['Action', 'For guests only.', 'children'],
    ['Room', 'What is shown while the session is being read.', 'pending'],
    ['Viewer’s action', 'In the guest’s place, for a browser that holds a session.', 'viewer'],
  ],
  keys: [[['Tab'], 'reaches the action, once the viewer is known to be a guest', 'browser']],
  announced: ['The action’s own name.'],
  accessibility: ['Nothing moves when the session has been read.'],
  do: ['Leave `pending` out once the viewer is known.'],
  dont: ['Use it to protect content: the origin does that.'],
  related: { AccountMenu: 'for viewers who are signed in.' },
});
