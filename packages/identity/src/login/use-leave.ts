import { useSite } from '@marquee/renderer';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { destinationAfterSignIn } from '../rules/destination';
import { readSignInQuery } from '../rules/sign-in-query';
import { destinationFacts } from './destination-facts';

/** Sends a signed-in viewer on; the sign-in page does not stay in the way back. */
export function useLeave(): (options?: { firstSignIn?: boolean }) => void {
  const site = useSite();
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (options) => {
      const facts = destinationFacts(site, window.location.origin);
      const { path, otherLocale } = destinationAfterSignIn(readSignInQuery(search), facts, options);
      if (otherLocale) window.location.replace(path);
      else void navigate(path, { replace: true });
    },
    [site, navigate, search],
  );
}
