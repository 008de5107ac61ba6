import type { ReactNode } from 'react';
import { guestAction, viewerAction } from './GuestAction.styles';

export interface GuestActionProps {
  /**
   * What a browser that holds a session shows until the session has been read: the empty room of
   * the `account` menu, or `nothing`. Leave it out once the viewer is known.
   */
  pending?: 'account' | 'nothing';
  /**
   * The viewer's action in this place, where there is one: shown in a browser that holds a session until
   * the session has been read. Render it alone once the viewer is known.
   */
  viewer?: ReactNode;
  /** The guest's action, such as a link to the sign-in page. */
  children: ReactNode;
}

/**
 * Content for guests only. Pages are rendered as for a guest; a returning viewer does not see this
 * while the stored session is being read, and nothing moves afterwards.
 */
export function GuestAction({ pending, viewer, children }: GuestActionProps) {
  return (
    <>
      <span className={guestAction({ pending }).className} data-ui="guest-action">
        {children}
      </span>
      {pending && viewer && <span className={viewerAction().className}>{viewer}</span>}
    </>
  );
}
