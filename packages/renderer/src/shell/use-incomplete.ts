import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/use-session';

/**
 * Does the viewer's account lack a part that the realm requires? Read after sign-in and on each page, so
 * that a token that is renewed meanwhile does not interrupt the viewer. False for an agent who acts as
 * the viewer.
 */
export function useIncomplete(): boolean {
  const { key } = useLocation();
  const { user } = useSession();
  const lacks = user?.missingInformationStatus === 'REQUIRED' && !user.par;
  const moment = `${key} ${user?.id}`;
  const [noticed, setNoticed] = useState({ moment, lacks });
  if (noticed.moment !== moment) setNoticed({ moment, lacks });
  return lacks && noticed.lacks;
}
