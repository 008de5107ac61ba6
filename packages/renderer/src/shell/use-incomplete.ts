import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/use-session';

/**
 * Is something missing of the viewer's account that the realm insists on? It is asked for after signing in and on the next page: when a
 * token that is renewed meanwhile says so, nobody is interrupted. Whoever acts as a viewer is not asked.
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
