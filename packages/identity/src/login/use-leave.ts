import { useSite } from '@marquee/renderer';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { destinationAfterSignIn } from '../rules/destination';
import { readSignInQuery } from '../rules/sign-in-query';
import { destinationFacts } from './destination-facts';

/** Sends a signed-in viewer on; the sign-in page does not stay in the way back. */
export function useLeave(): (options?: { firstSignIn?: boolean }) => void {
  const site = useSite();
  const navigate = useNavigate();
  const { search } = useLocation();
  // A sign-in takes its time; what the address says when it has ended counts.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  return useCallback(
    (options) => {
      const facts = destinationFacts(site, window.location.origin);
      const { path, otherLocale } = destinationAfterSignIn(
        readSignInQuery(latest.current),
        facts,
        options,
      );
      if (otherLocale) window.location.replace(path);
      else void navigate(path, { replace: true });
    },
    [site, navigate],
  );
}
