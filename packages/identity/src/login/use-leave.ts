import { useSite } from '@marquee/renderer';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignInAnswer } from '../providers/provider';
import { useProviders } from '../providers/provider-choices';
import { destinationAfterSignIn } from '../rules/destination';
import { readSignInQuery } from '../rules/sign-in-query';
import { destinationContext } from './destination-context';

/** Sends a signed-in viewer on; the sign-in page does not stay in the history. */
export function useLeave(): (answer?: SignInAnswer) => void {
  const site = useSite();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { detour } = useProviders();
  return useCallback(
    (answer) => {
      const aside = answer && detour?.(answer, site);
      if (aside) return void navigate(aside + search, { replace: true });
      const context = destinationContext(site, window.location.origin);
      const { path, otherLocale } = destinationAfterSignIn(
        readSignInQuery(search),
        context,
        answer,
      );
      if (otherLocale) window.location.replace(path);
      else void navigate(path, { replace: true });
    },
    [site, navigate, search, detour],
  );
}
