import { loadOpenTerms } from '@marquee/origin-client';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../site/use-site';
import type { SiteFollowUpProps } from './SiteFollowUp';
import { useLateCode } from './use-late-code';

/** Loads `SiteFollowUp` once it is `wanted`. When its code is lost, calls that wait for the viewer's answer fail. */
export function useFollowUp(wanted: boolean): ComponentType<SiteFollowUpProps> | null {
  const { key } = useLocation();
  const { session } = useSite();
  return useLateCode(wanted && key, () =>
    import('./SiteFollowUp').catch(async (error: unknown) => {
      (await loadOpenTerms()).failWaitingCalls(session);
      throw error;
    }),
  );
}
