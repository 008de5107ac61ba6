import type { ReactNode } from 'react';
import { guestAction } from './GuestAction.styles';

export interface GuestActionProps {
  /**
   * Until it is known who looks at the page, what a browser that holds a session shows in its place: the `account` menu's
   * empty place, or `nothing`. Leave it out once it is known.
   */
  pending?: 'account' | 'nothing';
  /** What guests are asked to do, such as a link to the sign-in page. */
  children: ReactNode;
}

/**
 * What is for guests alone. Pages are rendered as a guest sees them; a viewer who comes back is not asked to sign in while
 * the stored session is read, and nothing moves when it is.
 */
export function GuestAction({ pending, children }: GuestActionProps) {
  return (
    <span className={guestAction({ pending }).className} data-ui="guest-action">
      {children}
    </span>
  );
}
